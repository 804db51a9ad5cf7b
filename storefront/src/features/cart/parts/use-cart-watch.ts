import { useShop, useUI } from '@leaflog/react'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useIssue } from '../../../shared/i18n/use-message.ts'
import { type RefusingCart, announcedProblem } from './refusals.ts'
import { useCartAttempt } from './use-cart-attempt.ts'

export type WatchedCart = {
  /** Whether it is the cart of the chosen store's channel. */
  current: boolean
  waiting: boolean
  /** Its problem and refusals are announced. */
  cart: RefusingCart
  /** How many changes wait while the connection is lost; each additional one is announced again. */
  unsent?: number
  open: () => Promise<unknown>
  cancelAdd: () => Promise<unknown>
}

/** Pages that show the cart, with its messages. */
export const showsCart = (path: string): boolean => path === '/cart' || path === '/checkout'

/** What both carts do on every page: fetch, cancel waiting adds, and show errors. The functions must be stable. */
export function useCartWatch({ current, waiting, cart, unsent = 0, open, cancelAdd }: WatchedCart): void {
  const shop = useShop()
  const { sidebar, storeSidebar } = useUI()
  const attempt = useCartAttempt()
  const say = useIssue()
  const problem = announcedProblem(cart)
  // Toasts translate the core's sentences, but not with a name in front of them.
  const sentence = problem && (problem.title === '' ? problem.text : `${problem.title}: ${say(problem).text}`)
  const now = useRouteContext({ from: '__root__', select: (context) => context.now })
  const [startedAt] = useState(now)
  const unsentBefore = useRef(0)
  const { waitingSince } = cart
  useEffect(() => {
    const isAdded = unsentBefore.current > 0 && unsent > unsentBefore.current
    unsentBefore.current = unsent
    // What waits since an earlier page is no news: this page is about to send it.
    if (waitingSince !== null && waitingSince < startedAt && !isAdded) return
    const { ui, navigation } = shop.getState()
    if (sentence === null || ui.view.sidebar || showsCart(navigation.view.path)) return
    attempt(shop.ui.toast({ type: 'danger', text: sentence, fixed: true }))
  }, [sentence, unsent, waitingSince, startedAt, shop, attempt])
  const looked = useRef(false)
  useEffect(() => {
    // 4b.7: fetched when the page starts and when the minicart opens; a cart less than 5 minutes old is reused.
    if (!current || (looked.current && !sidebar)) return
    looked.current = true
    attempt(open())
  }, [current, sidebar, open, attempt])
  const wasOpen = useRef(storeSidebar)
  useEffect(() => {
    // Closing the store sidebar without choosing cancels the waiting add.
    if (waiting && wasOpen.current && !storeSidebar) attempt(cancelAdd())
    wasOpen.current = storeSidebar
  }, [waiting, storeSidebar, cancelAdd, attempt])
}
