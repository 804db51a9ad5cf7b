import { useOrderingCart, useShop, useUI } from '@leaflog/react'
import { lazy, Suspense, useEffect, useState } from 'react'

const Minicart = lazy(() => import('./minicart.tsx').then((loaded) => ({ default: loaded.Minicart })))
const NewCartPrompt = lazy(() => import('./new-cart-prompt.tsx').then((loaded) => ({ default: loaded.NewCartPrompt })))

/** What the cart lays over the page: the minicart, the new-cart prompt and its problems. Loaded when first needed. */
export function CartLayer() {
  const shop = useShop()
  const { sidebar } = useUI()
  const { status, problem } = useOrderingCart()
  const [wanted, setWanted] = useState(sidebar)
  if (sidebar && !wanted) setWanted(true)
  const sentence = problem?.sentence ?? null
  useEffect(() => {
    // With the minicart open the sentence stands in it already.
    if (sentence === null || shop.getState().ui.view.sidebar) return
    shop.ui.toast({ type: 'danger', text: sentence, fixed: true }).catch(() => undefined)
  }, [sentence, shop])
  return (
    <Suspense fallback={null}>
      {wanted && <Minicart />}
      {status === 'askingNewCart' && <NewCartPrompt />}
    </Suspense>
  )
}
