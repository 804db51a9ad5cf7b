/** Input of analytics from outside the log: stored consent, the network, and unloading pages. */
import { EMPTY, type Observable, defer, merge, mergeMap, of } from 'rxjs'
import type { ListenContext } from '../../engine/kernel/define-domain.ts'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import { codeOf } from '../../engine/kernel/queue.ts'
import type { Ports } from '../../ports/ports.ts'
import { callsAtHand } from './analytics.effects.ts'
import { analyticsEvents, consentChoice } from './analytics.events.ts'
import type { AnalyticsState } from './analytics.machine.ts'
import { CONSENT_COOKIE } from './analytics.rules.ts'

export const analyticsListen = (
  ports: Ports,
  { state, config }: ListenContext<AnalyticsState>,
): Observable<DomainEvent> =>
  merge(
    defer(() => {
      const choice = consentChoice.safeParse(ports.cookies.get(CONSENT_COOKIE)).data ?? null
      return of(analyticsEvents.started({ choice, refusesAll: ports.privacyControl() }))
    }),
    ports.page.wake$.pipe(mergeMap(() => (state().context.failures > 0 ? [analyticsEvents.woken({})] : []))),
    ports.page.hidden$.pipe(
      mergeMap(() => {
        try {
          callsAtHand()?.leave(state().context, ports, config)
        } catch (error) {
          // 8.23: waiting events are kept, and are sent with the next page.
          ports.report('BEACON_FAILED', codeOf(error))
        }
        return EMPTY
      }),
    ),
  )
