/** What a domain's commands may use: commit an event, wait for the state to follow, read the clock and the network. */
import type { LogEvent } from '../log/event.ts'
import type { Clock, Cookies, Http, KeyValue } from '../../ports/ports.ts'
import type { DomainEvent } from './define-events.ts'

/** `Config` is what whoever sets up the domains gives to all of them. */
export interface CommandContext<View = unknown, Config = unknown> {
  /** What the domain shows now. */
  readonly view: () => View
  readonly commit: (event: DomainEvent) => Promise<LogEvent>
  /** The same for what may be so already: an event that changes nothing is no error. Null when it was not news. */
  readonly commitIfNews: (event: DomainEvent) => Promise<LogEvent | null>
  /** Resolves when the condition holds; looked at after every change of state. */
  readonly until: (condition: () => boolean) => Promise<void>
  readonly blob: (hash: string) => Promise<string | null>
  readonly clock: Clock
  readonly http: Http
  readonly gateway: string
  readonly cookies: Cookies
  readonly local: KeyValue
  readonly config: Config
}
