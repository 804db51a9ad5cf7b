import { useShop, useUI } from '@leaflog/react'
import { useEffect, useRef } from 'react'
import { useCartAttempt } from './use-cart-attempt.ts'

export type WatchedCart = {
  /** The cart of where one shops. */
  current: boolean
  waiting: boolean
  /** What went wrong last. */
  sentence: string | null
  /** How many changes wait while nothing can be sent: of each more it is said again. */
  unsent?: number
  open: () => Promise<unknown>
  cancelAdd: () => Promise<unknown>
}

/** Pages on which the cart lies open: what there is to say of it stands in them. */
export const showsCart = (path: string): boolean => path === '/cart' || path === '/checkout'

/** What both carts have done for them wherever one is: looked at, given up on, and complained about. Give it stable functions. */
export function useCartWatch({ current, waiting, sentence, unsent = 0, open, cancelAdd }: WatchedCart): void {
  const shop = useShop()
  const { sidebar, storeSidebar } = useUI()
  const attempt = useCartAttempt()
  useEffect(() => {
    const { ui, navigation } = shop.getState()
    if (sentence === null || ui.view.sidebar || showsCart(navigation.view.path)) return
    attempt(shop.ui.toast({ type: 'danger', text: sentence, fixed: true }))
  }, [sentence, unsent, shop, attempt])
  const looked = useRef(false)
  useEffect(() => {
    // 4b.7: looked at when the page begins and when the minicart opens; what is under 5 minutes old is reused.
    if (!current || (looked.current && !sidebar)) return
    looked.current = true
    attempt(open())
  }, [current, sidebar, open, attempt])
  const wasOpen = useRef(storeSidebar)
  useEffect(() => {
    // Whoever closes the store sidebar without choosing has changed their mind: nothing is added behind their back.
    if (waiting && wasOpen.current && !storeSidebar) attempt(cancelAdd())
    wasOpen.current = storeSidebar
  }, [waiting, storeSidebar, cancelAdd, attempt])
}
