import { useOrderingCart, useShop, useUI } from '@leaflog/react'
import { useCallback } from 'react'
import { OnDemand } from '../../../shared/ui/on-demand.tsx'
import { useChunkLoadToast } from '../../../shared/ui/use-chunk-load-toast.ts'
import { orderingParts } from './ordering-parts.ts'
import { useCartWatch } from '../parts/use-cart-watch.ts'

/** What the ordering channel's cart lays over the page: the minicart and the new-cart prompt. Loaded when first needed. */
export function OrderingLayer({ current }: { current: boolean }) {
  const shop = useShop()
  const { orderingCart, ui } = shop
  const { sidebar } = useUI()
  const { status, problem } = useOrderingCart()
  const noMinicart = useChunkLoadToast(useCallback(() => ui.close('sidebar'), [ui]))
  // A question that cannot be shown is answered with no: nothing is emptied behind anybody's back.
  const noPrompt = useChunkLoadToast(useCallback(() => orderingCart.declineNewCart(), [orderingCart]))
  useCartWatch({
    current,
    waiting: status === 'waitingForStore',
    sentence: problem?.sentence ?? null,
    open: orderingCart.open,
    cancelAdd: orderingCart.cancelAdd,
  })
  return (
    <>
      <OnDemand wanted={sidebar && current} load={orderingParts.minicart} onMissing={noMinicart} />
      <OnDemand wanted={status === 'askingNewCart'} load={orderingParts.newCartPrompt} onMissing={noPrompt} />
    </>
  )
}
