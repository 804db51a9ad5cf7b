import { useOrderingCart } from '@leaflog/react'
import { EmptyCart } from '../empty-cart.tsx'

/** Nothing in the ordering channel's cart (9b.1 says how long it is kept). */
export function OrderingEmpty({ roomy = false, onLeave }: { roomy?: boolean; onLeave?: () => void }) {
  const { status } = useOrderingCart()
  return (
    <EmptyCart
      waiting={status === 'waitingForStore'}
      href="/shopd/category/flower"
      kept="Your cart is kept on this device for three days."
      roomy={roomy}
      {...(onLeave && { onLeave })}
    />
  )
}
