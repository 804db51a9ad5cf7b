/** Every external capability that the core uses. Adapters implement them for real, `testing` provides fakes. */
import type { Observable } from 'rxjs'
import type { StorageName } from './storage-names.ts'

/** Time in epoch milliseconds. `after` runs once and returns a function that cancels it. */
export interface Clock {
  now(): number
  /** The visitor's local time, in minutes ahead of UTC. */
  offset(): number
  after(milliseconds: number, run: () => void): () => void
}

/** New identifiers: UUIDv7, so that they sort by time (RFC 9562). */
export interface Ids {
  next(): string
}

/** Network. Rejects only if no answer came. `cause`: the id of the event that the call is a result of. */
export type Http = (request: Request, cause?: string) => Promise<Response>

/** Key-value storage of the browser. A refused write (private mode, quota) is silent, a refused read is null. */
export interface KeyValue<Name extends string = StorageName> {
  readonly get: (key: Name) => string | null
  readonly set: (key: Name, value: string) => void
  readonly remove: (key: Name) => void
}

/** Cookies of this origin, path `/`, SameSite=Lax. `days` counts from now; one year by default. */
export interface Cookies<Name extends string = StorageName> {
  readonly get: (name: Name) => string | null
  /** `session`: until the browser is closed. */
  readonly set: (name: Name, value: string, days?: number | 'session') => void
  readonly remove: (name: Name) => void
}

/** Messages between tabs: only the new head of the log. */
export interface Channel {
  post(head: number): void
  readonly heads$: Observable<number>
  close(): void
}

/** Which tabs are open, if the browser can tell. Avoids waiting for a lease; correctness never depends on it. */
export interface Presence {
  announce(tab: string): () => void
  alive(): Promise<ReadonlySet<string> | null>
  /** Tabs that were closed, reloaded or sent to another page: whatever they were doing, it did not crash them. */
  left(): ReadonlySet<string>
}

/** The page. `wake$` emits when the page may have missed something: shown, resumed, restored, online. */
export interface Page {
  readonly wake$: Observable<void>
  /** A key press, a scroll or a click. */
  readonly activity$: Observable<void>
  /** The page was hidden. */
  readonly hidden$: Observable<void>
  openTab(url: string): void
  go(url: string): void
  /** Changes the part of the address after `#`. */
  setHash(hash: string): void
  reload(): void
  scrollToTop(): void
  /** Where the page is from, such as `https://shop.example`; '' outside browsers. */
  origin(): string
}

/** The signed-in customer's token, for calls on their behalf. It never leaves memory and storage. */
export interface Credentials {
  /** Null if nobody is signed in. */
  token(): string | null
  /**
   * This token was refused: it is renewed if possible, once over all tabs, and the new one returned; null if the
   * session has ended. `quiet`: the call loaded a cart, whose failure shows nothing.
   */
  renewed(used: string, quiet: boolean): Promise<string | null>
}

/** A subscription for a server (graphql-transport-ws). */
export interface LiveSubscription {
  readonly operationName: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * The `data` of each result. Completes when the server ends or refuses it, and when the connection closes; never
 * errors.
 */
export type Follow = (subscription: LiveSubscription) => Observable<unknown>

/**
 * State of a connection. `refused`: the token is not valid (4403). `unavailable`: the browser or the server does not
 * support the protocol, so retrying is useless. `lost`: everything else.
 */
export type LiveState =
  | { readonly is: 'open'; readonly follow: Follow }
  | { readonly is: 'closed'; readonly why: 'refused' | 'unavailable' | 'lost' }

/** One connection with this token (null: a guest). Completes after `closed`; unsubscribing closes it. */
export interface Live {
  connect(gateway: string, token: string | null): Observable<LiveState>
}

/** What other scripts of the page read: a tag manager's `dataLayer`. Without one, pushing does nothing. */
export interface DataLayer {
  push(entry: Readonly<Record<string, unknown>>): void
}

/** Sends JSON to this origin even while the page unloads. The result is unknown; false if it could not be sent. */
export type Beacon = (url: string, json: string) => boolean

/** SHA-256 of a text in hexadecimal, used as the name of a blob. */
export type Digest = (text: string) => Promise<string>

/** Reports for developers: never a secret, never personal data. */
export type Report = (code: string, detail: string) => void

/** Every external capability that the core uses. */
export interface Ports {
  /** Time. */
  readonly clock: Clock
  /** New identifiers. */
  readonly ids: Ids
  /** Network. */
  readonly http: Http
  /** What stays when the browser is closed. */
  readonly local: KeyValue
  /** What a tab keeps until it is closed. */
  readonly session: KeyValue
  /** Cookies of the page's origin. */
  readonly cookies: Cookies
  /** Messages between tabs. */
  readonly channel: Channel
  /** Which tabs are open. */
  readonly presence: Presence
  /** The page itself. */
  readonly page: Page
  /** What tag managers read. */
  readonly dataLayer: DataLayer
  /** Sends while the page unloads. */
  readonly beacon: Beacon
  /** Global Privacy Control: the browser's signal not to track the visitor. */
  readonly privacyControl: () => boolean
  /** Names blobs. */
  readonly digest: Digest
  /** A number from 0 to below 1, for jitter. Not for secrets. */
  readonly random: () => number
  /** Its code is loaded on first use. */
  readonly live: () => Promise<Live>
  /** Null if it is missing or forbidden. */
  readonly indexedDB: IDBFactory | null
  /** Where defects and failures are reported. */
  readonly report: Report
}

/** Ports of a platform: its storages accept any name, for callers that add a prefix. */
export interface PlatformPorts extends Ports {
  /** As in `Ports`, with any name. */
  readonly local: KeyValue<string>
  /** As in `Ports`, with any name. */
  readonly session: KeyValue<string>
  /** As in `Ports`, with any name. */
  readonly cookies: Cookies<string>
}
