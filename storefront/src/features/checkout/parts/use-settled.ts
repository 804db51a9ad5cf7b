import { type Missing, missingOf } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { useCallback } from 'react'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

/**
 * Returns the missing requirements once all pending changes are answered, because the page may lag behind quick input.
 */
export function useSettled(): () => Promise<readonly Missing[]> {
  const shop = useShop()
  return useCallback(async () => {
    // Refusals are shown at their own fields.
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
