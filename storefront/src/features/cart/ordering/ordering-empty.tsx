import { useOrderingCart } from '@leaflog/react'
import { EmptyCart } from '../parts/empty-cart.tsx'
import { KeptElsewhere } from '../move/kept-elsewhere.tsx'

/** The empty cart of the ordering channel. */
export function OrderingEmpty({ roomy = false, onLeave }: { roomy?: boolean; onLeave?: () => void }) {
  const { status } = useOrderingCart()
  return (
    <>
      <KeptElsewhere shown="ordering" />
      <EmptyCart
        waiting={status === 'waitingForStore'}
        href="/shopd/category/flower"
        kept="keptThreeDays"
        roomy={roomy}
        {...(onLeave && { onLeave })}
      />
    </>
  )
}
