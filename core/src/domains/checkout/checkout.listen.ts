/** The network may be back: unanswered requests are repeated. */
import { type Observable, map } from 'rxjs'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import { checkoutEvents } from './checkout.events.ts'

export const checkoutListen = ({ page }: Ports): Observable<DomainEvent> =>
  page.wake$.pipe(map(() => checkoutEvents.woken({})))
