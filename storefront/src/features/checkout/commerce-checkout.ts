import type { Shop, Setting } from '@leaflog/core'
import { refusalsOf } from '@leaflog/core/wire/commerce/commerce-cart'
import { useCommerceCart, useSession, useShop } from '@leaflog/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAttempt } from '../../shared/page/attempt.ts'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'
import { wantsCard } from '../cart/commerce/blockers.ts'
import type { CheckoutChannel } from './parts/channel.ts'
import type { FoundCart } from './checkout-steps.tsx'

async function send(shop: Shop, settings: readonly Setting[]): Promise<'saved' | 'kept'> {
  let outcome: 'saved' | 'kept' = 'saved'
  for (const setting of settings) {
    await shop.commerceCart.set(setting)
    try {
      const { status } = await shop.commerceCart.settle()
      if (status === 'offline') outcome = 'kept'
    } catch (error) {
      // The refusal is shown at its field only.
      await shop.commerceCart.dismissProblem()
      throw error
    }
  }
  return outcome
}

async function settled(shop: Shop) {
  // Refusals are shown at their own fields.
  await shop.commerceCart.settle().catch(reportUnexpected({ shop }, 'CART_NOT_SETTLED'))
  return shop.getState().commerceCart.view.cart
}

/** The commerce cart, which knows its whole checkout. The page's initial state does not have it, so wait for the log. */
export function useCommerceCheckout(): { found: FoundCart; channel: CheckoutChannel } {
  const shop = useShop()
  const attempt = useAttempt()
  const view = useCommerceCart()
  const { isSignedIn } = useSession()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    let current = true
    attempt(shop.commerceCart.open().finally(() => current && setOpened(true)))
    return () => {
      current = false
    }
  }, [shop, attempt])
  const retry = useCallback(() => attempt(shop.commerceCart.open()), [shop, attempt])
  const { cart, lines, status, waiting, regulations } = view
  const found = ((): FoundCart => {
    if (!opened) return { status: 'loading' }
    if (cart !== null && lines.length > 0) return { status: 'ready', cart }
    if (status === 'unread' || status === 'offline') return { status: 'failed', retry }
    return { status: status === 'reading' || status === 'working' ? 'loading' : 'empty' }
  })()
  const channel = useMemo(
    (): CheckoutChannel => ({
      name: 'commerce',
      send: (settings) => send(shop, settings),
      settled: () => settled(shop),
      place: () => shop.checkout.placeOrder(),
      status: status === 'working' || status === 'offline' ? status : 'ready',
      waiting,
      blocked: [
        ...(regulations?.is_place_order_allowed === false ? refusalsOf(regulations) : []),
        ...(cart?.service_problem ? [{ text: cart.service_problem, meaning: cart.service_problem_meaning }] : []),
      ],
      wantsCard: wantsCard({ regulations }, isSignedIn),
    }),
    [shop, status, waiting, regulations, cart, isSignedIn],
  )
  return { found, channel }
}
