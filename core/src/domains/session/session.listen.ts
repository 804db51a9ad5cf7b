/** Input of the session from outside the log: a stored token, and the visitor's activity. */
import { type Observable, distinctUntilChanged, filter, map, merge, of, skip, take, throttle } from 'rxjs'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import { later } from '../../engine/kernel/later.ts'
import type { Ports } from '../../ports/ports.ts'
import { sessionEvents } from './session.events.ts'
import type { SessionState } from './session.machine.ts'
import { ACTIVITY_EVERY_MS, expiryOf } from './session.rules.ts'
import { CONFIRMED_COOKIE, readToken } from './session.storage.ts'

/** The sign-in that storage holds. */
export const storedSession = ({ local, cookies }: Pick<Ports, 'local' | 'cookies'>) => {
  const token = readToken({ local })
  return sessionEvents.recalled({
    expiresAt: token === null ? null : expiryOf(token),
    confirmed: cookies.get(CONFIRMED_COOKIE) !== null,
  })
}

/** A page that was left while it signed in or out has not written that down; storage has it. */
export function sessionRecall(ports: Ports, state: SessionState): readonly DomainEvent[] {
  const stored = storedSession(ports)
  const { expiresAt } = stored.data
  const isKnown = state.matches('signedIn')
    ? expiresAt === state.context.expiresAt && expiresAt > ports.clock.now()
    : expiresAt === null
  return isKnown ? [] : [stored]
}

export const sessionListen = ({ local, cookies, page, clock }: Ports): Observable<DomainEvent> =>
  merge(
    merge(of(undefined), page.wake$).pipe(
      map(() => readToken({ local })),
      distinctUntilChanged(),
      // The first is what was recalled.
      skip(1),
      map(() => storedSession({ local, cookies })),
    ),
    page.activity$.pipe(
      filter(() => readToken({ local }) !== null),
      map(() => clock.now()),
      // A hidden page may not come back, so the latest activity is stored now.
      throttle(() => merge(later(clock, ACTIVITY_EVERY_MS), page.hidden$).pipe(take(1)), {
        leading: true,
        trailing: true,
      }),
      map((at) => sessionEvents.active({ at })),
    ),
  )
