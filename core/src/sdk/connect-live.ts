/**
 * Follows what others change (docs/decisions/live.md), over one connection for as long as the page is looked at and the
 * same customer, or none, is there. No connection is no problem: what is shown is read again as it always was.
 */
import { EMPTY, type Observable, Subscription, distinctUntilChanged, map, merge, of, switchMap, take } from 'rxjs'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import { later } from '../engine/kernel/later.ts'
import { codeOf } from '../engine/kernel/queue.ts'
import type { Credentials, Live, Ports } from '../ports/ports.ts'
import { expiryOf } from '../domains/session/session.rules.ts'
import type { SomeState } from '../domains/domains.ts'
import type { Followed } from './followed.ts'
import { liveEvents } from './live-events.ts'

/** A page that is hidden for longer is not followed, in ms. */
export const HIDDEN_MS = 30_000
/** Before the second try, and at most; times 0.5 to 1.5, so that not everybody comes back at once. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** A connection that held so long is no sign of trouble when it ends, in ms. */
const STEADY_MS = 30_000

export interface ConnectLiveOptions {
  readonly ports: Pick<Ports, 'clock' | 'page' | 'random' | 'report'>
  readonly gateway: string
  readonly credentials: Credentials
  /** Tells the state that is, and every one after it. */
  readonly state$: Observable<SomeState>
  readonly followed$: Observable<Followed>
  readonly commit: (event: DomainEvent) => void
}

/** @returns the stop */
export function connectLive(
  live: Live,
  { ports, gateway, credentials, state$, followed$, commit }: ConnectLiveOptions,
): () => void {
  const { clock, page, random, report } = ports
  const following = new Subscription()
  const stop = () => following.unsubscribe()

  const awake$ = merge(of(true), page.wake$.pipe(map(() => true)), page.hidden$.pipe(map(() => false))).pipe(
    switchMap((seen) => (seen ? of(true) : later(clock, HIDDEN_MS).pipe(map(() => false)))),
    distinctUntilChanged(),
  )
  const token$ = state$.pipe(
    map((state) => state.session.view),
    distinctUntilChanged(),
    map(({ isSignedIn }) => (isSignedIn ? credentials.token() : null)),
    distinctUntilChanged(),
  )

  const connection$ = (token: string | null, failures: number): Observable<DomainEvent> => {
    // Whoever needs a new one renews it; until then there is nobody to speak for.
    if (token !== null && expiryOf(token) <= clock.now()) return EMPTY
    let since: number | null = null
    const again$ = () => {
      const count = since !== null && clock.now() - since >= STEADY_MS ? 1 : failures + 1
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (count - 1), LONGEST_WAIT_MS) * (0.5 + random())
      return merge(later(clock, wait), page.wake$).pipe(
        take(1),
        switchMap(() => connection$(token, count)),
      )
    }
    return live.connect(gateway, token).pipe(
      switchMap((state) => {
        if (state.is === 'open') {
          since = clock.now()
          return liveEvents(state.follow, { token, state$, followed$, clock, onRevoked })
        }
        if (state.why === 'refused' && token !== null) onRevoked(token)
        else if (state.why === 'unavailable') stop()
        else return again$()
        return EMPTY
      }),
    )
  }

  /** As for any call that was refused for its token (8.8): it is renewed, or the session ends. */
  const onRevoked = (token: string) =>
    void credentials.renewed(token, false).catch((error: unknown) => report('RENEWAL_NOT_BEGUN', codeOf(error)))

  const events$ = awake$.pipe(
    switchMap((awake) => (awake ? token$.pipe(switchMap((token) => connection$(token, 0))) : EMPTY)),
  )
  following.add(events$.subscribe(commit))
  return stop
}
