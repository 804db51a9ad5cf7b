/** Wakes the cart when the network may be back: it may be for every page that starts. */
import { type Observable, merge, mergeMap, of } from 'rxjs'
import type { ListenContext } from '../../engine/kernel/define-domain.ts'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import { orderingCartEvents } from './ordering-cart.events.ts'
import type { OrderingCartState } from './ordering-cart.machine.ts'

export const orderingCartListen = (
  { page }: Ports,
  { state }: ListenContext<OrderingCartState>,
): Observable<DomainEvent> =>
  merge(of(undefined), page.wake$).pipe(mergeMap(() => (state().context.away ? [orderingCartEvents.woken({})] : [])))
