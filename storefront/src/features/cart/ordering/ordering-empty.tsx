import { useOrderingCart } from '@leaflog/react'
import { EmptyCart } from '../parts/empty-cart.tsx'

/** Nothing in the ordering channel's cart. */
export function OrderingEmpty({ roomy = false, onLeave }: { roomy?: boolean; onLeave?: () => void }) {
  const { status } = useOrderingCart()
  return (
    <EmptyCart
      waiting={status === 'waitingForStore'}
      href="/shopd/category/flower"
      kept="keptThreeDays"
      roomy={roomy}
      {...(onLeave && { onLeave })}
    />
  )
}
