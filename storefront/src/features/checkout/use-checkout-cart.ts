import type { CommerceCartView } from '@leaflog/core'
import type { CommerceCart } from '@leaflog/core/wire/commerce/commerce-cart'
import { useCommerceCart, useShop } from '@leaflog/react'
import { useCallback, useEffect, useState } from 'react'
import { useAttempt } from '../../shared/page/attempt.ts'

type CheckoutCart =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly cart: CommerceCart; readonly view: CommerceCartView }

/** The cart to check out. The page's initial state does not have it, so wait for the log. */
export function useCheckoutCart(): CheckoutCart {
  const shop = useShop()
  const attempt = useAttempt()
  const view = useCommerceCart()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    let current = true
    attempt(shop.commerceCart.open().finally(() => current && setOpened(true)))
    return () => {
      current = false
    }
  }, [shop, attempt])
  const retry = useCallback(() => attempt(shop.commerceCart.open()), [shop, attempt])
  const { cart, lines, status } = view
  if (!opened) return { status: 'loading' }
  if (cart !== null && lines.length > 0) return { status: 'ready', cart, view }
  if (status === 'unread' || status === 'offline') return { status: 'failed', retry }
  return { status: status === 'reading' || status === 'working' ? 'loading' : 'empty' }
}
