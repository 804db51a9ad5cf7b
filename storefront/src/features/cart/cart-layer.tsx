import { CommerceLayer } from './commerce/commerce-layer.tsx'
import { OrderingLayer } from './ordering/ordering-layer.tsx'
import { useCartChannel } from './parts/use-cart-channel.ts'

/** What the carts lay over the page; the minicart is that of where one shops. */
export function CartLayer() {
  const channel = useCartChannel()
  return (
    <>
      <OrderingLayer current={channel === 'ordering'} />
      <CommerceLayer current={channel === 'commerce'} />
    </>
  )
}
