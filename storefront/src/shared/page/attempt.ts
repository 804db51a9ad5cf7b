import { useShop } from '@leaflog/react'
import { useCallback } from 'react'
import { sentenceOf } from './sentence.ts'
import { reportUnexpected } from './report-unexpected.ts'

/**
 * For commands that nobody waits for: a failure is said in a toast. When even that fails the shop has been closed, and
 * there is nobody left to tell.
 */
export const useAttempt = (): ((work: Promise<unknown>) => void) => {
  const shop = useShop()
  return useCallback(
    (work) => {
      work
        .catch((error: unknown) => shop.ui.toast({ type: 'danger', ...sentenceOf(error) }))
        .catch(reportUnexpected({ shop }, 'NOT_SAID'))
    },
    [shop],
  )
}
