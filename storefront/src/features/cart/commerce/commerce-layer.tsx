import { useCommerceCart, useNavigation, useShop, useUI } from '@leaflog/react'
import { useCallback } from 'react'
import { OnDemand } from '../../../shared/ui/on-demand.tsx'
import { Waiting } from '../../../shared/ui/waiting.tsx'
import { useChunkLoadToast } from '../../../shared/ui/use-chunk-load-toast.ts'
import { commerceParts } from './commerce-parts.ts'
import { showsCart, useCartWatch } from '../parts/use-cart-watch.ts'

const nothing = () => undefined

/** Overlays of the commerce cart: the minicart, the mode change prompt (4c.5), the latest change. */
export function CommerceLayer({ current }: { current: boolean }) {
  const shop = useShop()
  const { commerceCart, ui } = shop
  const { sidebar } = useUI()
  const { path } = useNavigation()
  const cart = useCommerceCart()
  const { status, banner, issues, refused, modeChange, waiting } = cart
  const noMinicart = useChunkLoadToast(useCallback(() => ui.close('sidebar'), [ui]))
  // If the prompt cannot be shown, the mode change is declined: nothing is removed without asking.
  const noPrompt = useChunkLoadToast(useCallback(() => commerceCart.declineModeChange(), [commerceCart]))
  useCartWatch({
    current,
    waiting: status === 'waitingForStore',
    cart,
    unsent: status === 'offline' ? waiting : 0,
    open: commerceCart.open,
    cancelAdd: commerceCart.cancelAdd,
  })
  const hasNews =
    !sidebar && !showsCart(path) && (banner !== null || issues.length > 0 || refused.some(({ waited }) => waited))
  return (
    <>
      <OnDemand
        wanted={sidebar && current}
        load={commerceParts.minicart}
        onMissing={noMinicart}
        pending={<Waiting />}
      />
      <OnDemand wanted={modeChange?.status === 'asking'} load={commerceParts.modeChangePrompt} onMissing={noPrompt} />
      <OnDemand wanted={hasNews} load={commerceParts.news} onMissing={nothing} />
    </>
  )
}
