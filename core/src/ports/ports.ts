/** Every power from outside that the core may use. Adapters give the real ones, `testing` gives fakes. */
import type { Observable } from 'rxjs'
import type { StorageName } from './storage-names.ts'

/** Time in epoch milliseconds. `after` runs once and returns its cancel. */
export interface Clock {
  now(): number
  /** Minutes that the visitor's local time is ahead of UTC. */
  offset(): number
  after(milliseconds: number, run: () => void): () => void
}

/** Fresh identifiers: UUIDv7, so that they sort by time (RFC 9562). */
export interface Ids {
  next(): string
}

/** Network. Rejects only when no answer came at all. */
export type Http = (request: Request) => Promise<Response>

/** Key-value storage of the browser; a refused write (private mode, quota) is silent, a refused read is null. */
export interface KeyValue<Name extends string = StorageName> {
  readonly get: (key: Name) => string | null
  readonly set: (key: Name, value: string) => void
  readonly remove: (key: Name) => void
}

/** Cookies of this origin, path `/`, SameSite=Lax. `days` counts from now; one year unless given (9e.2). */
export interface Cookies<Name extends string = StorageName> {
  readonly get: (name: Name) => string | null
  /** `session`: until the browser is closed. */
  readonly set: (name: Name, value: string, days?: number | 'session') => void
  readonly remove: (name: Name) => void
}

/** Hints between tabs: the new head of the log, nothing else (I9). */
export interface Channel {
  post(head: number): void
  readonly heads$: Observable<number>
  close(): void
}

/** Which tabs are alive, where the browser can tell. Saves waiting for a lease; correctness never needs it (I9). */
export interface Presence {
  announce(tab: string): () => void
  alive(): Promise<ReadonlySet<string> | null>
}

/** The page around us. `wake$` fires when the page may have missed something: shown, resumed, restored, online. */
export interface Page {
  readonly wake$: Observable<void>
  /** A key, a scroll or a click (9d.4). */
  readonly activity$: Observable<void>
  /** The page is no longer seen. */
  readonly hidden$: Observable<void>
  openTab(url: string): void
  go(url: string): void
  /** Changes the part of the address after `#`. */
  setHash(hash: string): void
  reload(): void
  scrollToTop(): void
}

/** The signed-in customer's token, for calls on their behalf. It never leaves memory and storage (I5). */
export interface Credentials {
  /** Null when nobody is signed in. */
  token(): string | null
  /**
   * This token was refused (8.8): where it can be renewed it is, once over all tabs, and the new one is given; null when
   * the session has ended. `quiet`: the call was the loading of a cart, which shows nothing (4d.2).
   */
  renewed(used: string, quiet: boolean): Promise<string | null>
}

/** What a server is asked to tell of by itself (graphql-transport-ws). */
export interface LiveSubscription {
  readonly operationName: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** The `data` of each result. Completes when the server ends it or refuses it, and with the connection; never errors. */
export type Follow = (subscription: LiveSubscription) => Observable<unknown>

/**
 * A connection lets itself be used until it is closed. `refused`: the token is not good (4403). `unavailable`: here or
 * there nobody speaks this protocol, and trying again is of no use. `lost`: everything else.
 */
export type LiveState =
  | { readonly is: 'open'; readonly follow: Follow }
  | { readonly is: 'closed'; readonly why: 'refused' | 'unavailable' | 'lost' }

/** One connection on behalf of whoever has the token (null: a guest). Completes after `closed`; unsubscribing closes it. */
export interface Live {
  connect(gateway: string, token: string | null): Observable<LiveState>
}

/** What other scripts of the page read: a tag manager's `dataLayer` (4f.4). Where there is none, nothing happens. */
export interface DataLayer {
  push(entry: Readonly<Record<string, unknown>>): void
}

/** Sends JSON to this origin even while the page goes, and never says how it went. False where it could not be sent off. */
export type Beacon = (url: string, json: string) => boolean

/** SHA-256 of a text in hexadecimal: the name of a blob. */
export type Digest = (text: string) => Promise<string>

/** For developers: never a secret, never personal data. */
export type Report = (code: string, detail: string) => void

export interface Ports {
  readonly clock: Clock
  readonly ids: Ids
  readonly http: Http
  readonly local: KeyValue
  readonly session: KeyValue
  readonly cookies: Cookies
  readonly channel: Channel
  readonly presence: Presence
  readonly page: Page
  readonly dataLayer: DataLayer
  readonly beacon: Beacon
  /** Global Privacy Control: the visitor's browser says that they are not to be followed. */
  readonly privacyControl: () => boolean
  readonly digest: Digest
  /** A number from 0 to below 1, for spreading things in time; nothing that has to be secret. */
  readonly random: () => number
  /** Its code is loaded when it is first asked for. */
  readonly live: () => Promise<Live>
  /** Null where there is none, or where it is forbidden. */
  readonly indexedDB: IDBFactory | null
  readonly report: Report
}

/** A platform's own: its storages take any name, for whoever gives the names a prefix. */
export interface PlatformPorts extends Ports {
  readonly local: KeyValue<string>
  readonly session: KeyValue<string>
  readonly cookies: Cookies<string>
}
