/** What a kernel listens to: hints of other tabs (I9), the page waking up, and the listeners of its domains. */
import { BehaviorSubject, EMPTY, Subscription, catchError, concatMap, filter, map, merge, take } from 'rxjs'
import { isLeaflogError } from '../../errors/errors.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Domain, EffectConfig } from './define-domain.ts'
import type { DomainEvent } from './define-events.ts'
import { type State, stateOf } from './fold.ts'
import { codeOf } from './queue.ts'

export interface Listening {
  /** Starts listening, and lets other tabs know that this one is alive. */
  toTabs(onHint: (head: number) => void, onWake: () => void): void
  toDomains(
    domains: readonly Domain[],
    own: { readonly state: () => State; readonly config: EffectConfig },
    tell: (event: DomainEvent) => Promise<unknown>,
  ): void
  /** Pauses the domains' listeners until the returned function is called. */
  pauseListeners(): () => void
  stop(): void
}

export function createListening(ports: Ports, tab: string): Listening {
  const subscriptions = new Subscription()
  /** Number of pauses. */
  const away$ = new BehaviorSubject(0)
  return {
    toTabs(onHint, onWake) {
      subscriptions.add(ports.channel.heads$.subscribe(onHint))
      subscriptions.add(ports.page.wake$.subscribe(onWake))
      subscriptions.add(ports.presence.announce(tab))
      subscriptions.add(() => ports.channel.close())
    },
    toDomains(domains, { state, config }, tell) {
      const heardBy = (domain: Domain) => {
        const heard$ = domain.listen?.(ports, { state: () => stateOf(state(), domain), config }) ?? EMPTY
        return heard$.pipe(
          catchError((error: unknown) => {
            ports.report('LISTENING_FAILED', `${domain.name}: ${codeOf(error)}`)
            return EMPTY
          }),
        )
      }
      const attended$ = away$.pipe(
        filter((away) => away === 0),
        take(1),
      )
      const heard$ = merge(...domains.map(heardBy)).pipe(concatMap((event) => attended$.pipe(map(() => event))))
      // An event that changes nothing is not an error, and neither is one of a closed shop.
      const note = (event: DomainEvent) =>
        tell(event).catch((error: unknown) => {
          if (!isLeaflogError(error, 'EVENT_REJECTED', 'SHOP_DISPOSED'))
            ports.report('FACT_NOT_NOTED', `${event.type}: ${codeOf(error)}`)
        })
      subscriptions.add(heard$.subscribe((event) => void note(event)))
    },
    pauseListeners() {
      const looking = new Subscription(() => away$.next(away$.value - 1))
      away$.next(away$.value + 1)
      return () => looking.unsubscribe()
    },
    stop: () => subscriptions.unsubscribe(),
  }
}
