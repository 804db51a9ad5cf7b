/**
 * Tabs of one origin for tests of the kernel. Each can be frozen, resumed, killed without warning, or cut off from tab
 * messages.
 */
import { Subject } from 'rxjs'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { type KernelOptions, createKernel } from '../engine/kernel/kernel.ts'
import type { LogPlaces } from '../engine/kernel/commit-queue-options.ts'
import { readerOf } from '../engine/kernel/fold.ts'
import type { Log } from '../engine/log/log.ts'
import { createMemoryLog, createMemoryStore } from '../engine/log/memory-log.ts'
import type { Channel, Clock, Ports } from '../ports/ports.ts'
import {
  createFakeChannels,
  createFakePorts,
  createFakePresence,
  type VirtualClock,
  createVirtualClock,
  noCredentials,
} from './fake-ports.ts'

type Condition = 'awake' | 'frozen' | 'dead'

/** Blocks a frozen tab until it resumes, and a killed one forever. */
function createGate() {
  let condition: Condition = 'awake'
  let waiting: (() => void)[] = []
  const pass = (go: () => void) => {
    if (condition === 'awake') go()
    else if (condition === 'frozen') waiting.push(go)
  }
  return {
    pass,
    passed: () => new Promise<void>((resolve) => pass(resolve)),
    set(next: Condition) {
      condition = next
      if (next === 'awake') for (const go of waiting.splice(0)) go()
      if (next === 'dead') waiting = []
    },
    condition: () => condition,
  }
}

type Gate = ReturnType<typeof createGate>

/** Started calls continue in the database; their answers arrive when the tab is awake, or never. */
function gateLog(log: Log, gate: Gate): Log {
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    await gate.passed()
    try {
      return await work()
    } finally {
      await gate.passed()
    }
  }
  return {
    read: (position) => through(() => log.read(position)),
    append: (position, decide, options) => through(() => log.append(position, decide, options)),
    claim: (claim) => through(() => log.claim(claim)),
    postpone: (id, attempt, notBefore) => through(() => log.postpone(id, attempt, notBefore)),
    compact: (logId, snapshot, retention) => through(() => log.compact(logId, snapshot, retention)),
    blob: (hash) => through(() => log.blob(hash)),
    dump: () => through(() => log.dump()),
    purge: (logId, snapshot) => through(() => log.purge(logId, snapshot)),
    rows: () => through(() => log.rows()),
    begin: (beginning) => through(() => log.begin(beginning)),
    repair: (known) => through(() => log.repair(known)),
    salvage: () => through(() => log.salvage()),
    damaged: () => through(() => log.damaged()),
    forget: () => through(() => log.forget()),
    close: () => log.close(),
  }
}

const gateClock = (clock: Clock, gate: Gate): Clock => ({
  ...clock,
  after: (milliseconds, run) => {
    let stopped = false
    const stop = clock.after(milliseconds, () => gate.pass(() => !stopped && run()))
    return () => {
      stopped = true
      stop()
    }
  },
})

function gateChannel(channel: Channel, gate: Gate, hears: () => boolean): Channel {
  const heads$ = new Subject<number>()
  const listening = channel.heads$.subscribe((head) => {
    if (hears()) gate.pass(() => heads$.next(head))
  })
  return {
    heads$,
    post: (head) => channel.post(head),
    close() {
      listening.unsubscribe()
      channel.close()
    },
  }
}

/** What a tab of a test runs, and with which ports. */
export interface TabOptions {
  /** The domains of the tab's build; tabs may differ, as during a release. */
  readonly domains: readonly Domain[]
  /** The kernel's settings, such as how many events are kept before older ones are dropped. */
  readonly config?: KernelOptions['config']
  /** Events that the tab brings with it, as a server does with a first page. */
  readonly seed?: KernelOptions['seed']
  /** Ports in place of the fakes. The clock is shared by all tabs and cannot be replaced. */
  readonly ports?: Partial<Omit<Ports, 'clock'>>
  /** Wraps the tab's log, for example so that a write fails. */
  readonly log?: (log: Log) => Log
}

/** `open` gives a log on the store that all the tabs share, for a build of that reader version. */
export function createKernelTabs(store: {
  open(reader?: number): Log
  places?(domains: readonly Domain[], newLogId: () => string): LogPlaces
  readonly clock?: VirtualClock
  readonly gateway?: string
}) {
  const clock = store.clock ?? createVirtualClock(1_000_000)
  const channels = createFakeChannels()
  const presence = createFakePresence()
  let tabs = 0
  let ids = 0
  let logs = 0
  const nextId = () => `id-${String((ids += 1)).padStart(6, '0')}`
  return {
    clock,
    presence,
    open({ domains, config, seed, ports: given = {}, log = (same) => same }: TabOptions) {
      const tab = `tab-${(tabs += 1)}`
      const gate = createGate()
      let hears = true
      const { seen, ...ports } = createFakePorts({
        clock,
        channel: gateChannel(channels(), gate, () => hears),
        presence,
        ids: { next: nextId },
        ...given,
      })
      const places = store.places?.(domains, nextId)
      const kernel = createKernel({
        domains,
        places,
        ports: { ...ports, clock: gateClock(clock, gate) },
        effectConfig: {
          gateway: store.gateway ?? '',
          exitUrl: 'https://example.com',
          externalShops: {},
          credentials: noCredentials,
        },
        log: gateLog(log(places?.reopen() ?? store.open(readerOf(domains))), gate),
        fallback: (from) => {
          const memory = createMemoryStore(`memory-${(logs += 1)}`, from)
          return { log: createMemoryLog(memory, nextId), position: memory.head }
        },
        storage: 'indexeddb',
        tab,
        ...(config && { config }),
        ...(seed && { seed }),
      })
      return {
        tab,
        kernel,
        seen,
        condition: gate.condition,
        freeze: () => gate.set('frozen'),
        thaw: () => gate.set('awake'),
        kill() {
          gate.set('dead')
          presence.kill(tab)
        },
        /** The page is left while it works, by a reload or for another page. */
        leave() {
          gate.set('dead')
          presence.leave(tab)
        },
        deafen: () => void (hears = false),
        saved: () => JSON.stringify(kernel.folder.save(kernel.state$.value)),
      }
    },
  }
}

/**
 * A tab of a test: its kernel, and what may happen to a real tab (`freeze`, `thaw`, `kill`, `leave`, `deafen`). `seen`
 * has what it did outside; `saved()` is its state as JSON, to compare tabs with each other.
 */
export type KernelTab = ReturnType<ReturnType<typeof createKernelTabs>['open']>
