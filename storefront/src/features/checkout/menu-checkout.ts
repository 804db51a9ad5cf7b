import type { Shop } from '@leaflog/core'
import { cardProblem, menuCheckout } from '@leaflog/core/checkout'
import type { OrderTerms } from '@leaflog/core/wire/ordering/order'
import { useAccount, useCheckout, useDispensary, useOrderingCart, useSession, useShop } from '@leaflog/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAttempt } from '../../shared/page/attempt.ts'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'
import type { CheckoutChannel } from './parts/channel.ts'
import type { FoundCart } from './checkout-steps.tsx'

type Terms =
  | { readonly status: 'loading' | 'failed'; readonly terms: OrderTerms | null }
  | { readonly status: 'ready'; readonly terms: OrderTerms }

/** What the service says of an order of this cart; asked again when the cart, the fulfilment or the visitor changes. */
function useTerms(isOpen: boolean): Terms & { readonly reload: () => void } {
  const shop = useShop()
  const { cartId, summary, status: cart } = useOrderingCart()
  const { fulfilment, chosen } = useDispensary()
  const { isSignedIn } = useSession()
  const [asked, setAsked] = useState(0)
  const [found, setFound] = useState<Terms>({ status: 'loading', terms: null })
  const isKnown = isOpen && cartId !== null && summary !== null && cart === 'ready'
  useEffect(() => {
    if (!isKnown) return undefined
    let current = true
    setFound(({ terms }) => ({ status: 'loading', terms }))
    const ask = async () => {
      const terms = await shop.checkout.terms()
      if (current) setFound({ status: 'ready', terms })
    }
    ask().catch((error: unknown) => {
      reportUnexpected({ shop }, 'ORDER_TERMS_NOT_READ')(error)
      if (current) setFound({ status: 'failed', terms: null })
    })
    return () => {
      current = false
    }
  }, [shop, isKnown, cartId, summary, fulfilment, chosen, isSignedIn, asked])
  return { ...found, reload: useCallback(() => setAsked((before) => before + 1), []) }
}

async function send(shop: Shop, settings: Parameters<CheckoutChannel['send']>[0]): Promise<'saved'> {
  // They are kept here, and sent with the order.
  for (const setting of settings) await shop.checkout.set(setting)
  return 'saved'
}

/** The cart of a menu with what was said for its order, and the terms of the store's service. */
export function useMenuCheckout(): { found: FoundCart; channel: CheckoutChannel; terms: OrderTerms | null } {
  const shop = useShop()
  const attempt = useAttempt()
  const view = useOrderingCart()
  const { isSignedIn } = useSession()
  const { customer } = useAccount()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let current = true
    attempt(shop.orderingCart.open().finally(() => current && setOpen(true)))
    return () => {
      current = false
    }
  }, [shop, attempt])
  const { terms, status, reload } = useTerms(isOpen)
  const { chosen } = useDispensary()
  const { details } = useCheckout()
  const cart = useMemo(
    () => terms && menuCheckout(shop.getState(), terms),
    // What it is made of.
    [shop, terms, details, chosen, customer, isSignedIn],
  )
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
  const channel = useMemo((): CheckoutChannel => {
    const card = terms && cardProblem(terms, isSignedIn ? customer : null)
    const ofCart = terms?.problems.filter(({ itemId }) => itemId === null) ?? []
    return {
      name: 'ordering',
      send: (settings) => send(shop, settings),
      settled: async () => terms && menuCheckout(shop.getState(), terms),
      place: async () => terms && shop.checkout.placeMenuOrder(terms),
      status: cartStatus === 'offline' ? 'offline' : status === 'ready' && cartStatus === 'ready' ? 'ready' : 'working',
      waiting,
      blocked: [
        ...(card ? [card] : []),
        ...ofCart.map(({ code, params, message: text }) => ({ text, meaning: { code, params } })),
      ],
      wantsCard: card !== null && !isSignedIn,
    }
  }, [shop, terms, status, cartStatus, waiting, isSignedIn, customer])
  return { found, channel, terms }
}
