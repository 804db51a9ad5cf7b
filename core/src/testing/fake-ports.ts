/**
 * Fakes of every port: a clock that only the test moves, sequential ids, storage in maps, a network that the test
 * answers.
 */
import { Subject, of } from 'rxjs'
import type { Channel, Clock, Cookies, Credentials, Http, KeyValue, Live, Ports, Presence } from '../ports/ports.ts'

export interface VirtualClock extends Clock {
  /** Advances time and runs due timers in order. In between, promises settle and the `heed`ed work finishes. */
  advance(milliseconds: number): Promise<void>
  /** Time stands still while this is awaited: for real work, whose duration depends on the machine. */
  heed(rest: () => Promise<unknown>): void
  readonly timers: () => number
}

export function createVirtualClock(start: number): VirtualClock {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  const heeded: (() => Promise<unknown>)[] = []
  const allRest = async () => {
    await settle()
    // Twice, because work that finishes later may start new work in an earlier one.
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

/** Lets every promise settle that can do so without time passing. */
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
  /** Value and lifetime in days of each cookie. */
  readonly jar: Map<string, { value: string; days: number }>
}

function createFakeCookies(): FakeCookies {
  const jar = new Map<string, { value: string; days: number }>()
  return {
    jar,
    get: (name) => jar.get(name)?.value ?? null,
    // A session cookie has no days.
    set: (name, value, days = 365) => void jar.set(name, { value, days: days === 'session' ? 0 : days }),
    remove: (name) => void jar.delete(name),
  }
}

/** A broadcast channel between fake tabs; a tab does not receive its own messages. */
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

export function createFakePresence(): Presence & { kill(tab: string): void; leave(tab: string): void } {
  const tabs = new Set<string>()
  const left = new Set<string>()
  return {
    announce(tab) {
      tabs.add(tab)
      return () => tabs.delete(tab)
    },
    alive: () => Promise.resolve(new Set(tabs)),
    left: () => new Set(left),
    kill: (tab) => void tabs.delete(tab),
    leave(tab) {
      tabs.delete(tab)
      left.add(tab)
    },
  }
}

/** Nobody is signed in. */
export const noCredentials: Credentials = { token: () => null, renewed: () => Promise.resolve(null) }

/** A server without live updates. */
const unavailableLive: Live = { connect: () => of({ is: 'closed', why: 'unavailable' }) }

/** Any port can be replaced, for example to share it between the tabs of a test. */
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
      origin: () => '',
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
