import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '../i18n/formats.ts'
import { pageDetails } from './page-details.ts'

/** Says of every page what it is and shows (4f.1, 4f.4), unless the visitor has refused. */
export function usePageDetails(): void {
  const shop = useShop()
  const router = useRouter()
  const language = useLanguage()
  useEffect(() => {
    const say = () => {
      if (shop.getState().analytics.view.consent === 'refused') return
      // 8.23: that it could not be noted is nobody's business but the log's.
      shop.analytics.pageDetails({ ...pageDetails(router.state), language }).catch(() => undefined)
    }
    say()
    return router.subscribe('onResolved', say)
  }, [shop, router, language])
}
