/**
 * Input of the cart from outside the log: a stored cart id, and that the network may be back, as it may be for
 * every page that starts.
 */
import { type Observable, defer, from, merge, mergeMap, of } from 'rxjs'
import type { ListenContext } from '../../engine/kernel/define-domain.ts'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import { canResume } from './away.ts'
import { commerceCartEvents } from './commerce-cart.events.ts'
import type { CommerceCartState } from './commerce-cart.machine.ts'
import { readCartId } from './commerce-cart.storage.ts'

export const commerceCartListen = (
  ports: Ports,
  { state }: ListenContext<CommerceCartState>,
): Observable<DomainEvent> =>
  merge(
    defer(() => {
      const kept = readCartId(ports)
      return from(kept ? [commerceCartEvents.recalled(kept)] : [])
    }),
    merge(of(undefined), ports.page.wake$).pipe(
      mergeMap(() => (canResume(state().context, ports.clock.now()) ? [commerceCartEvents.woken({})] : [])),
    ),
  )
