import { useShop } from '@leaflog/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { reportUnexpected } from '../page/report-unexpected.ts'

/** Shows a toast that a part of the page did not load, and reverts the action that needed it. */
export const useChunkLoadToast = (takeBack: () => Promise<unknown>): (() => void) => {
  const { t } = useTranslation('common')
  const shop = useShop()
  return useCallback(() => {
    const toast = shop.ui.toast({ type: 'danger', text: t('unreachable'), fixed: true })
    Promise.all([toast, takeBack()]).catch(reportUnexpected({ shop }, 'NOT_SAID'))
  }, [shop, takeBack, t])
}
