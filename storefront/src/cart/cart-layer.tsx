import { useOrderingCart, useShop, useUI } from '@leaflog/react'
import { useCallback, useEffect, useRef } from 'react'
import { OnDemand } from '../ui/on-demand.tsx'
import { useMissing } from '../ui/use-missing.ts'
import { useCartAttempt } from './use-cart-attempt.ts'

const minicart = () => import('./minicart.tsx').then((loaded) => loaded.Minicart)
const newCartPrompt = () => import('./new-cart-prompt.tsx').then((loaded) => loaded.NewCartPrompt)

/** What the cart lays over the page: the minicart, the new-cart prompt and its problems. Loaded when first needed. */
export function CartLayer() {
  const shop = useShop()
  const { sidebar, storeSidebar } = useUI()
  const wasOpen = useRef(storeSidebar)
  const { status, problem } = useOrderingCart()
  const attempt = useCartAttempt()
  const noMinicart = useMissing(useCallback(() => shop.ui.close('sidebar'), [shop]))
  // A question that cannot be shown is answered with no: nothing is emptied behind anybody's back.
  const noPrompt = useMissing(useCallback(() => shop.orderingCart.declineNewCart(), [shop]))
  const sentence = problem?.sentence ?? null
  useEffect(() => {
    // With the minicart open the sentence stands in it already.
    if (sentence === null || shop.getState().ui.view.sidebar) return
    attempt(shop.ui.toast({ type: 'danger', text: sentence, fixed: true }))
  }, [sentence, shop, attempt])
  const looked = useRef(false)
  useEffect(() => {
    // 4b.7: looked at when the page begins and when the minicart opens; a snapshot under 5 minutes old is reused.
    if (looked.current && !sidebar) return
    looked.current = true
    attempt(shop.orderingCart.open())
  }, [sidebar, shop, attempt])
  const waiting = status === 'waitingForStore'
  useEffect(() => {
    // Whoever closes the store sidebar without choosing has changed their mind: nothing is added behind their back.
    if (waiting && wasOpen.current && !storeSidebar) attempt(shop.orderingCart.cancelAdd())
    wasOpen.current = storeSidebar
  }, [waiting, storeSidebar, shop, attempt])
  return (
    <>
      <OnDemand wanted={sidebar} load={minicart} onMissing={noMinicart} />
      <OnDemand wanted={status === 'askingNewCart'} load={newCartPrompt} onMissing={noPrompt} />
    </>
  )
}
