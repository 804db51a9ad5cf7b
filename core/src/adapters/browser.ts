/**
 * Every port, implemented over the platform: a page, a worker, or less. Missing features are left out.
 *
 * @module @leaflog/core/browser
 */
import { EMPTY, defer, filter, fromEvent, map, merge } from 'rxjs'
import { v7 } from 'uuid'
import type {
  Beacon,
  Channel,
  Clock,
  Cookies,
  DataLayer,
  Digest,
  KeyValue,
  Page,
  PlatformPorts,
  Report,
} from '../ports/ports.ts'
import { browserPresence } from './presence.ts'

/** How a page's ports are named, and where problems go. */
export interface PlatformOptions {
  /** Prefix of the channel and the locks shared by tabs. */
  readonly brand: string
  /** Receives reports for developers. Default: console warnings. */
  readonly report?: Report
}

/** The ports of a browser; in a worker or in Node, those that are there. */
export function platformPorts({ brand, report = warn }: PlatformOptions): PlatformPorts {
  const local = keyValue(() => globalThis.localStorage)
  return {
    clock: systemClock,
    ids: { next: () => v7() },
    http: (request) => fetch(request),
    local,
    session: keyValue(() => globalThis.sessionStorage),
    cookies: documentCookies,
    channel: broadcast(`leaflog-${brand}`),
    presence: browserPresence(`leaflog-${brand}-tab-`, local),
    page: windowPage,
    dataLayer: tagManager,
    beacon: sendBeacon,
    privacyControl: () => Reflect.get(globalThis.navigator ?? {}, 'globalPrivacyControl') === true,
    digest: sha256,
    random: () => Math.random(),
    live: () => import('./live-socket.ts').then((loaded) => loaded.liveSocket),
    indexedDB: databases(),
    report,
  }
}

const warn: Report = (code, detail) => console.warn(`[leaflog] ${code}: ${detail}`)

/** The time of the device. */
export const systemClock: Clock = {
  now: () => Date.now(),
  offset: () => -new Date().getTimezoneOffset(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Accessing storage that is forbidden (private mode, a sandboxed frame) throws. In that case nothing is stored. */
function keyValue(storage: () => Storage | undefined): KeyValue<string> {
  const attempt = <T>(run: (storage: Storage) => T): T | null => {
    try {
      const found = storage()
      return found ? run(found) : null
    } catch {
      // Forbidden, or full.
      return null
    }
  }
  return {
    get: (key) => attempt((found) => found.getItem(key)),
    set: (key, value) => void attempt((found) => found.setItem(key, value)),
    remove: (key) => void attempt((found) => found.removeItem(key)),
  }
}

const refused = (): never => {
  throw new DOMException('This browser keeps no databases here.', 'SecurityError')
}
const refusedDatabases: IDBFactory = { open: refused, deleteDatabase: refused, databases: refused, cmp: refused }

/**
 * Some browsers throw on reading `indexedDB` in private mode or in a sandboxed frame. Then every request is rejected,
 * so the shop reports that nothing is saved (I8). On a platform without IndexedDB this is null, because nobody expects
 * it to save anything.
 */
function databases(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return refusedDatabases
  }
}

const DAY_SECONDS = 86_400
/** 9e.2 */
const COOKIE_DAYS = 365

const documentCookies: Cookies<string> = {
  get(name) {
    if (typeof document === 'undefined') return null
    return readCookie(document.cookie, name)
  },
  set(name, value, days = COOKIE_DAYS) {
    if (typeof document === 'undefined') return
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const age = days === 'session' ? '' : `; max-age=${days * DAY_SECONDS}`
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/${age}; samesite=lax${secure}`
  },
  remove(name) {
    if (typeof document === 'undefined') return
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
  },
}

/** Reads a value from a `Cookie` header or `document.cookie`. An improperly encoded value counts as missing. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at === -1 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      // Improper encoding.
      return null
    }
  }
  return null
}

function broadcast(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, heads$: EMPTY, close: () => {} }
  let channel: BroadcastChannel | null = null
  const open = () => (channel ??= new BroadcastChannel(name))
  const heads$ = defer(() => fromEvent<MessageEvent<unknown>>(open(), 'message')).pipe(
    map((message) => message.data),
    filter((data) => typeof data === 'number'),
  )
  return { heads$, post: (head) => open().postMessage(head), close: () => channel?.close() }
}

const windowPage: Page = {
  get wake$() {
    if (typeof window === 'undefined') return EMPTY
    const shown = fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible'))
    const others = ['pageshow', 'online', 'focus'].map((name) => fromEvent(window, name))
    return merge(shown, fromEvent(document, 'resume'), ...others).pipe(map(() => undefined))
  },
  get activity$() {
    if (typeof window === 'undefined') return EMPTY
    const options = { passive: true, capture: true }
    return merge(...['keydown', 'scroll', 'click'].map((name) => fromEvent(window, name, options))).pipe(
      map(() => undefined),
    )
  },
  get hidden$() {
    if (typeof window === 'undefined') return EMPTY
    return fromEvent(document, 'visibilitychange').pipe(
      filter(() => document.visibilityState === 'hidden'),
      map(() => undefined),
    )
  },
  openTab: (url) => void globalThis.open?.(url, '_blank', 'noopener'),
  go: (url) => globalThis.location?.assign(url),
  setHash: (hash) => {
    if (typeof location !== 'undefined') location.hash = hash
  },
  reload: () => globalThis.location?.reload(),
  scrollToTop: () => globalThis.scrollTo?.({ top: 0 }),
  origin: () => (typeof location === 'undefined' ? '' : location.origin),
}

const tagManager: DataLayer = {
  push(entry) {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer')
    if (Array.isArray(layer)) layer.push(entry)
  },
}

const sendBeacon: Beacon = (url, json) =>
  globalThis.navigator?.sendBeacon?.(url, new Blob([json], { type: 'application/json' })) ?? false

/** There is no SHA-256 outside a secure context. A random name works too, but identical texts no longer share one. */
const sha256: Digest = async (text) => {
  const bytes = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    : crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
