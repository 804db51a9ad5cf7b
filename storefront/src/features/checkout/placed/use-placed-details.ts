import { customerOrderQuery, type Order } from '@leaflog/core/wire/commerce/commerce-orders'
import type { PlacedOrder } from '@leaflog/core/wire/commerce/placed-order'
import { useSession } from '@leaflog/react'
import { useEffect, useMemo } from 'react'
import { useGuestOrder } from '../../account/order-status/use-guest-order.ts'
import { useFollowedOrder } from '../../account/orders/use-followed-order.ts'
import { useAccountAnswer } from '../../account/parts/use-account-answer.ts'

export interface PlacedDetails {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly order: Order | null
}

/** What the shop has of the order that was just placed, as it changes: the customer's, or with its token the guest's. */
export function usePlacedDetails({ number, token }: PlacedOrder): PlacedDetails {
  const { isSignedIn } = useSession()
  const variables = useMemo(() => (isSignedIn ? { number } : null), [isSignedIn, number])
  const own = useAccountAnswer(customerOrderQuery, variables)
  const guest = useGuestOrder()
  const { openLink } = guest
  const isGuests = !isSignedIn && token !== undefined
  useEffect(() => {
    if (isGuests) openLink(token)
  }, [isGuests, token, openLink])
  const guests = isGuests && guest.found.status === 'ready' ? guest.found.order : null
  const order = isSignedIn ? own.data : guests
  useFollowedOrder(order, isSignedIn ? own.reload : guest.reload)
  if (order !== null) return { status: 'ready', order }
  const isOver = isSignedIn ? own.status !== 'loading' : !isGuests || guest.found.status === 'failed'
  return { status: isOver ? 'failed' : 'loading', order: null }
}
