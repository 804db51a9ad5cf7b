/** Every port as a fake: a clock that stands until told, ids that count, storage in maps, a network that a test answers. */
import { Subject, of } from 'rxjs'
import type { Channel, Clock, Cookies, Credentials, Http, KeyValue, Live, Ports, Presence } from '../ports/ports.ts'

export interface VirtualClock extends Clock {
  /** Moves time and runs what falls due, in order; in between, promises settle and whoever is heeded comes to rest. */
  advance(milliseconds: number): Promise<void>
  /** Time stands while this is waited for: for work that is real, and takes as long as the machine takes. */
  heed(rest: () => Promise<unknown>): void
  readonly timers: () => number
}

export function createVirtualClock(start: number): VirtualClock {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  const heeded: (() => Promise<unknown>)[] = []
  const allRest = async () => {
    await settle()
    // Twice: who rests may be given work by one who comes to rest later.
    for (const rest of [...heeded, ...heeded]) {
      await rest()
      await settle()
    }
  }
  return {
    heed: (rest) => void heeded.push(rest),
    now: () => now,
    offset: () => 0,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    async advance(milliseconds) {
      const end = now + milliseconds
      await allRest()
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = Math.max(now, next.at)
        next.run()
        await allRest()
      }
      now = end
      await allRest()
    },
    timers: () => timers.length,
  }
}

/** Lets every promise that can settle without time passing do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

const createMapStorage = (
  entries: Record<string, string> = {},
): KeyValue<string> & { all: () => Record<string, string> } => {
  const kept = new Map(Object.entries(entries))
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    all: () => Object.fromEntries(kept),
  }
}

export interface FakeCookies extends Cookies<string> {
  /** Value and lifetime in days of what was set. */
  readonly jar: Map<string, { value: string; days: number }>
}

function createFakeCookies(): FakeCookies {
  const jar = new Map<string, { value: string; days: number }>()
  return {
    jar,
    get: (name) => jar.get(name)?.value ?? null,
    // A session's cookie has no days.
    set: (name, value, days = 365) => void jar.set(name, { value, days: days === 'session' ? 0 : days }),
    remove: (name) => void jar.delete(name),
  }
}

/** A broadcast channel between the fake tabs that share it; a tab does not hear itself. */
export function createFakeChannels(): () => Channel {
  const members = new Set<Subject<number>>()
  return () => {
    const heads$ = new Subject<number>()
    members.add(heads$)
    return {
      heads$,
      post(head) {
        for (const member of members) if (member !== heads$) queueMicrotask(() => member.next(head))
      },
      close: () => void members.delete(heads$),
    }
  }
}

export function createFakePresence(): Presence & { kill(tab: string): void } {
  const tabs = new Set<string>()
  return {
    announce(tab) {
      tabs.add(tab)
      return () => tabs.delete(tab)
    },
    alive: () => Promise.resolve(new Set(tabs)),
    kill: (tab) => void tabs.delete(tab),
  }
}

/** Nobody is signed in. */
export const noCredentials: Credentials = { token: () => null, renewed: () => Promise.resolve(null) }

/** A server that tells nothing by itself. */
const unavailableLive: Live = { connect: () => of({ is: 'closed', why: 'unavailable' }) }

/** Any port can be replaced, to share it between the tabs of a test. */
export function createFakePorts(given: Partial<Ports> & { clock?: VirtualClock } = {}) {
  const clock = given.clock ?? createVirtualClock(Date.UTC(2026, 5, 15, 12))
  const local = createMapStorage()
  const session = createMapStorage()
  const cookies = createFakeCookies()
  const wake$ = new Subject<void>()
  const activity$ = new Subject<void>()
  const hidden$ = new Subject<void>()
  const hashes: string[] = []
  const opened: string[] = []
  const went: string[] = []
  const reports: { code: string; detail: string }[] = []
  const pushed: Readonly<Record<string, unknown>>[] = []
  const beacons: { url: string; json: string }[] = []
  let scrolls = 0
  let reloads = 0
  let ids = 0
  const offline: Http = () => Promise.reject(new TypeError('no network in this test'))
  return {
    ids: { next: () => `id-${String((ids += 1)).padStart(6, '0')}` },
    http: offline,
    local,
    session,
    cookies,
    channel: createFakeChannels()(),
    presence: createFakePresence(),
    page: {
      wake$,
      activity$,
      hidden$,
      setHash: (hash: string) => void hashes.push(hash),
      reload: () => void (reloads += 1),
      openTab: (url: string) => void opened.push(url),
      go: (url: string) => void went.push(url),
      scrollToTop: () => void (scrolls += 1),
    },
    dataLayer: { push: (entry: Readonly<Record<string, unknown>>) => void pushed.push(entry) },
    beacon: (url: string, json: string) => beacons.push({ url, json }) > 0,
    privacyControl: () => false,
    digest: async (text: string) => {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
      return Buffer.from(bytes).toString('hex')
    },
    random: () => 0.5,
    live: () => Promise.resolve(unavailableLive),
    indexedDB: null,
    report: (code: string, detail: string) => void reports.push({ code, detail }),
    ...given,
    clock,
    seen: {
      opened,
      went,
      reports,
      hashes,
      pushed,
      beacons,
      scrolls: () => scrolls,
      reloads: () => reloads,
      wake: () => wake$.next(),
      act: () => activity$.next(),
      hide: () => hidden$.next(),
      jar: cookies.jar,
    },
  }
}
