import { type Missing, missingOf } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { useCallback } from 'react'
import { useChannel } from './channel.ts'

/** Returns the missing requirements once all pending changes are answered. */
export function useSettled(): () => Promise<readonly Missing[]> {
  const shop = useShop()
  const { settled } = useChannel()
  return useCallback(async () => {
    const cart = await settled()
    if (cart === null) return []
    const { session, dispensary } = shop.getState()
    const delivery = dispensary.view.fulfilment === 'delivery'
    return missingOf(cart, { asGuest: !session.view.isSignedIn, delivery })
  }, [shop, settled])
}
