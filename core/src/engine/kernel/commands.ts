/** What a domain's commands may use: committing events, waiting for a state, the clock and the network. */
import type { Observable } from 'rxjs'
import type { LogEvent } from '../log/event.ts'
import type { Clock, Cookies, Http, KeyValue } from '../../ports/ports.ts'
import type { DomainEvent } from './define-events.ts'
import type { State } from './fold.ts'

/** `Config` is given to all domains by the code that creates them. */
export interface CommandContext<View = unknown, Config = unknown> {
  /** The domain's current view. */
  readonly view: () => View
  /** The state of all domains, as their machines have it. */
  readonly state: () => State
  /** Events that this tab has written, once they are durable and in `state`: each once over all tabs. */
  readonly written$: Observable<LogEvent>
  /**
   * Resolves with the event once it is stored. Rejects with EVENT_INVALID for wrong data, with EVENT_REJECTED or the
   * domain's own code if the machine refuses it, and with the codes of storage.
   */
  readonly commit: (event: DomainEvent) => Promise<LogEvent>
  /** Like `commit`, but an event that changes nothing is not an error: resolves to null. */
  readonly commitIfNews: (event: DomainEvent) => Promise<LogEvent | null>
  /** Resolves when the condition holds; it is checked after every change of state. */
  readonly until: (condition: () => boolean) => Promise<void>
  /** The text that an event refers to, by its hash; null if the log no longer has it. */
  readonly blob: (hash: string) => Promise<string | null>
  /** The time in epoch milliseconds, and timers. Use it instead of `Date` and `setTimeout`. */
  readonly clock: Clock
  /** The network. Rejects only if no answer came. */
  readonly http: Http
  /** The shop's origin without a slash at the end; '' for the page's own. */
  readonly gateway: string
  /** Cookies of this origin. */
  readonly cookies: Cookies
  /** The browser's local storage; empty where it is forbidden. */
  readonly local: KeyValue
  /** What the code that creates the domains passes to their commands. */
  readonly config: Config
}
