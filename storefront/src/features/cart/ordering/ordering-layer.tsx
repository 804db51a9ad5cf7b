import { useOrderingCart, useShop, useUI } from '@leaflog/react'
import { useCallback } from 'react'
import { OnDemand } from '../../../shared/ui/on-demand.tsx'
import { Waiting } from '../../../shared/ui/waiting.tsx'
import { useChunkLoadToast } from '../../../shared/ui/use-chunk-load-toast.ts'
import { orderingParts } from './ordering-parts.ts'
import { useCartWatch } from '../parts/use-cart-watch.ts'

/** Overlays of the ordering cart: the minicart and the new-cart prompt. Lazy-loaded. */
export function OrderingLayer({ current }: { current: boolean }) {
  const shop = useShop()
  const { orderingCart, ui } = shop
  const { sidebar } = useUI()
  const cart = useOrderingCart()
  const { status, waiting } = cart
  const noMinicart = useChunkLoadToast(useCallback(() => ui.close('sidebar'), [ui]))
  // If the prompt cannot be shown, the new cart is declined: nothing is emptied without asking.
  const noPrompt = useChunkLoadToast(useCallback(() => orderingCart.declineNewCart(), [orderingCart]))
  useCartWatch({
    current,
    waiting: status === 'waitingForStore',
    cart,
    unsent: status === 'offline' ? waiting : 0,
    open: orderingCart.open,
    cancelAdd: orderingCart.cancelAdd,
  })
  return (
    <>
      <OnDemand
        wanted={sidebar && current}
        load={orderingParts.minicart}
        onMissing={noMinicart}
        pending={<Waiting />}
      />
      <OnDemand wanted={status === 'askingNewCart'} load={orderingParts.newCartPrompt} onMissing={noPrompt} />
    </>
  )
}
