import { useShop } from '@leaflog/react'
import { useCallback } from 'react'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

/** For the cart's commands: a failure shows a toast that does not scroll the page (4e.3). */
export const useCartAttempt = (): ((work: Promise<unknown>) => void) => {
  const shop = useShop()
  return useCallback(
    (work) => {
      work
        .catch((error: unknown) => shop.ui.toast({ type: 'danger', ...sentenceOf(error), fixed: true }))
        .catch(reportUnexpected({ shop }, 'NOT_SAID'))
    },
    [shop],
  )
}
