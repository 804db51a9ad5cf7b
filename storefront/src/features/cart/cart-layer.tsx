import { CommerceLayer } from './commerce/commerce-layer.tsx'
import { OrderingLayer } from './ordering/ordering-layer.tsx'
import { useCartChannel } from './parts/use-cart-channel.ts'

/** Overlays of the carts; the minicart is that of the chosen store's channel. */
export function CartLayer() {
  const channel = useCartChannel()
  return (
    <>
      <OrderingLayer current={channel === 'ordering'} />
      <CommerceLayer current={channel === 'commerce'} />
    </>
  )
}
