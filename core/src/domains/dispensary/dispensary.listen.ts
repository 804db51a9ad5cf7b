/** A delivery code that storage has and the log lacks, as another page of the brand leaves it. */
import { type Observable, defer, of, EMPTY } from 'rxjs'
import type { ListenContext } from '../../engine/kernel/define-domain.ts'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import { DELIVERY_CODE } from './dispensary.effects.ts'
import { dispensaryEvents } from './dispensary.events.ts'
import type { DispensaryState } from './dispensary.machine.ts'
import { deliveryOf } from './dispensary.rules.ts'

export const dispensaryListen = (
  { local, cookies }: Ports,
  { state }: ListenContext<DispensaryState>,
): Observable<DomainEvent> =>
  defer(() => {
    const { chosen, deliveryCode: current } = state().context
    const deliveryCode = chosen && deliveryOf(chosen)
    const stored = local.get(DELIVERY_CODE) ?? cookies.get(DELIVERY_CODE)
    return stored !== null && deliveryCode !== null && current === null
      ? of(dispensaryEvents.fulfilmentChosen({ deliveryCode }))
      : EMPTY
  })
