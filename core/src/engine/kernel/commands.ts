/** What a domain's commands may use: committing events, waiting for a state, the clock and the network. */
import type { LogEvent } from '../log/event.ts'
import type { Clock, Cookies, Http, KeyValue } from '../../ports/ports.ts'
import type { DomainEvent } from './define-events.ts'

/** `Config` is given to all domains by the code that creates them. */
export interface CommandContext<View = unknown, Config = unknown> {
  /** The domain's current view. */
  readonly view: () => View
  readonly commit: (event: DomainEvent) => Promise<LogEvent>
  /** Like `commit`, but an event that changes nothing is not an error: resolves to null. */
  readonly commitIfNews: (event: DomainEvent) => Promise<LogEvent | null>
  /** Resolves when the condition holds; it is checked after every change of state. */
  readonly until: (condition: () => boolean) => Promise<void>
  readonly blob: (hash: string) => Promise<string | null>
  readonly clock: Clock
  readonly http: Http
  readonly gateway: string
  readonly cookies: Cookies
  readonly local: KeyValue
  readonly config: Config
}
