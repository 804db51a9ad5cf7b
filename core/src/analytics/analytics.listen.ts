/** What analytics hears of by itself: what the browser knows of consent, the network, and a page that goes. */
import { type Observable, defer, filter, map, merge, of, tap } from 'rxjs'
import type { Own } from '../kernel/define-domain.ts'
import type { Fact } from '../kernel/define-events.ts'
import type { Ports } from '../ports/ports.ts'
import { consentOf } from './analytics.context.ts'
import { analyticsEvents, consentChoice } from './analytics.events.ts'
import type { AnalyticsState } from './analytics.machine.ts'
import { CONSENT_COOKIE } from './analytics.rules.ts'
import { analyticsUrl, enveloped } from './envelope.ts'

/** As the wire has it, which no first page loads. */
const MOST_EVENTS = 50
const MOST_BYTES = 60_000

/**
 * A page that goes may not come back: what waits goes with a beacon. Nobody hears whether that arrived, so it is kept and
 * sent again like everything else; the collector counts an id once.
 */
function leave(ports: Ports, { state, config }: Own<AnalyticsState>): void {
  const { context } = state()
  if (consentOf(context) !== 'granted' || context.queue.length === 0) return
  const events = enveloped(context.queue.slice(0, MOST_EVENTS), ports)
  const written = () => JSON.stringify({ events })
  while (new TextEncoder().encode(written()).length > MOST_BYTES) events.pop()
  if (events.length > 0) ports.beacon(analyticsUrl(config.gateway), written())
}

export const analyticsListen = (ports: Ports, own: Own<AnalyticsState>): Observable<Fact> =>
  merge(
    defer(() => {
      const choice = consentChoice.safeParse(ports.cookies.get(CONSENT_COOKIE)).data ?? null
      return of(analyticsEvents.started({ choice, refusesAll: ports.privacyControl() }))
    }),
    ports.page.wake$.pipe(
      filter(() => own.state().context.failures > 0),
      map(() => analyticsEvents.woken({})),
    ),
    ports.page.hidden$.pipe(
      tap(() => leave(ports, own)),
      filter(() => Object.values(own.state().context.pages).some(({ waits }) => waits)),
      map(() => analyticsEvents.hidden({})),
    ),
  )
