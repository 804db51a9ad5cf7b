import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '../../shared/i18n/formats.ts'
import { pageDetails } from './page-details.ts'

/** Sends every page's details (4f.1, 4f.4), unless the visitor has refused. */
export function usePageDetails(): void {
  const shop = useShop()
  const router = useRouter()
  const language = useLanguage()
  useEffect(() => {
    const send = async () => {
      if (shop.getState().analytics.view.consent === 'refused') return
      await shop.analytics.pageDetails({ ...pageDetails(router.state), language })
    }
    // 8.23: a failure is logged, and the page works.
    const say = () => void send().catch((error: unknown) => shop.report('PAGE_NOT_TOLD', error))
    say()
    return router.subscribe('onResolved', say)
  }, [shop, router, language])
}
