import { useShop } from '@leaflog/react'
import { useCallback } from 'react'
import { sentenceOf } from './sentence.ts'
import { reportUnexpected } from './report-unexpected.ts'

/**
 * For commands that are not awaited: a failure shows a toast. If even that fails, the shop is closed and nobody can see
 * it.
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
