import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import { orderChanged } from '@leaflog/core/wire/live/live'
import { useShop } from '@leaflog/react'
import { useEffect, useRef } from 'react'

/** Reads a shown order again when the store, or another tab, has changed it. Nothing is followed while it is null. */
export function useFollowedOrder(order: Order | null, reload: () => void): void {
  const shop = useShop()
  const shown = useRef(order)
  useEffect(() => {
    shown.current = order
  })
  const number = order?.number
  const token = order?.token
  useEffect(() => {
    if (number === undefined) return
    return shop.commerce.follow(orderChanged, { number, token: token === '' ? null : token }, (data) => {
      if (data.orderChanged.version !== shown.current?.version) reload()
    })
  }, [shop, number, token, reload])
}
