import { type Missing, missingOf } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { useCallback } from 'react'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

/** What is missing once everything that was said has been answered: who is quick has said more than the page shows. */
export function useSettled(): () => Promise<readonly Missing[]> {
  const shop = useShop()
  return useCallback(async () => {
    // What was refused is said where it was asked for.
    await shop.commerceCart.settle().catch(reportUnexpected({ shop }, 'CART_NOT_SETTLED'))
    const { commerceCart, session, dispensary } = shop.getState()
    const { cart } = commerceCart.view
    if (cart === null) return []
    return missingOf(cart, {
      asGuest: !session.view.isSignedIn,
      delivery: dispensary.view.fulfilment === 'delivery',
    })
  }, [shop])
}
