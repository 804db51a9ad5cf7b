import type { CheckoutCart, Shop } from '@leaflog/core'
import { cardProblem, checkoutCartOf, menuCheckout } from '@leaflog/core/checkout'
import type { OrderTerms } from '@leaflog/core/wire/ordering/order'
import { useAccount, useCheckout, useDispensary, useOrderingCart, useSession, useShop } from '@leaflog/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAttempt } from '../../shared/page/attempt.ts'
import type { CheckoutChannel } from './parts/channel.ts'
import type { FoundCart } from './checkout-steps.tsx'
import { useTerms } from './use-terms.ts'

async function send(shop: Shop, settings: Parameters<CheckoutChannel['send']>[0]): Promise<'saved'> {
  // They are kept here, and sent with the order.
  for (const setting of settings) await shop.checkout.set(setting)
  return 'saved'
}

/** The cart of the chosen store at the checkout, with what was said so far. */
function useCart(terms: OrderTerms | null): CheckoutCart | null {
  const { chosen: store } = useDispensary()
  const { details } = useCheckout()
  const { isSignedIn } = useSession()
  const { customer: known } = useAccount()
  return useMemo(() => {
    if (terms === null || store?.store_id !== terms.cart.storeId) return null
    return checkoutCartOf(terms, { details, store, customer: isSignedIn ? known : null })
  }, [terms, details, store, isSignedIn, known])
}

/** Opens the cart, which the page's initial state does not have. */
function useOpened(): boolean {
  const shop = useShop()
  const attempt = useAttempt()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let current = true
    attempt(shop.orderingCart.open().finally(() => current && setOpen(true)))
    return () => {
      current = false
    }
  }, [shop, attempt])
  return isOpen
}

/** The cart of a menu with what was said for its order, and the terms of the store's service. */
export function useMenuCheckout(): { found: FoundCart; channel: CheckoutChannel; terms: OrderTerms | null } {
  const shop = useShop()
  const view = useOrderingCart()
  const { isSignedIn } = useSession()
  const { customer } = useAccount()
  const isOpen = useOpened()
  const { terms, status, reload } = useTerms(isOpen)
  const cart = useCart(terms)
  const found = ((): FoundCart => {
    if (!isOpen) return { status: 'loading' }
    if (view.lines.length === 0) return { status: view.status === 'working' ? 'loading' : 'empty' }
    if (view.elsewhere) return { status: 'elsewhere', store: view.place?.storeName ?? null }
    if (cart !== null) return { status: 'ready', cart }
    return status === 'failed' || view.status === 'offline'
      ? { status: 'failed', retry: reload }
      : { status: 'loading' }
  })()
  const { status: cartStatus, waiting } = view
  const settled = useCallback(async () => terms && menuCheckout(shop.getState(), terms), [shop, terms])
  const channel = useMemo((): CheckoutChannel => {
    const card = terms && cardProblem(terms, isSignedIn ? customer : null)
    const ofCart = terms?.problems.filter(({ itemId }) => itemId === null) ?? []
    return {
      name: 'ordering',
      send: (settings) => send(shop, settings),
      settled,
      async place() {
        // A refusal may have to do with the terms, which are then others.
        if (terms) await shop.checkout.placeMenuOrder(terms).finally(reload)
      },
      status: cartStatus === 'offline' ? 'offline' : status === 'ready' && cartStatus === 'ready' ? 'ready' : 'working',
      waiting,
      blocked: [
        ...(card ? [card] : []),
        ...ofCart.map(({ code, params, message: text }) => ({ text, meaning: { code, params } })),
      ],
      wantsCard: card !== null && !isSignedIn,
    }
  }, [shop, terms, status, settled, reload, cartStatus, waiting, isSignedIn, customer])
  return { found, channel, terms }
}
