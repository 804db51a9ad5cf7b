/**
 * The shop after an event: to view (`lookBack`), or to continue differently (`branchOff`). Neither reaches the network,
 * the log, the storages, the cookies or the other tabs of the running shop.
 */
import { EMPTY } from 'rxjs'
import { LeaflogError } from '../errors/errors.ts'
import type { Domain, Effect } from '../engine/kernel/define-domain.ts'
import { createKernel } from '../engine/kernel/kernel.ts'
import { createFolder, stateOf, type State } from '../engine/kernel/fold.ts'
import { LEASE_MS } from '../engine/kernel/run-effects.ts'
import { asWritten } from '../engine/log/event.ts'
import type { OutboxRow } from '../engine/log/log.ts'
import { createMemoryLog, createMemoryStore } from '../engine/log/memory-log.ts'
import { createCredentials } from '../sdk/credentials.ts'
import { allDomains } from '../domains/domains.ts'
import type { Shop } from '../sdk/shop-handle.ts'
import { createShopApi } from '../sdk/shop.ts'
import type { VisitorShop } from '../sdk/visitor-shop.ts'
import { type KeptPorts, clockFrom, nullPorts } from './null-ports.ts'
import type { History } from './history-model.ts'
import { keptThen } from './kept-then.ts'
import { createFrozenKernel } from './frozen-kernel.ts'

/** Which moment of which log becomes a shop. */
export interface PastOptions {
  /** The log: `openFile(text).history`, or that of the running shop. */
  readonly history: History
  /** Seq of the event, and the tab whose view is shown. */
  readonly seq: number
  /** The tab whose view is shown: pages and panels differ from tab to tab. */
  readonly tab: string
  /** Texts that events refer to, as in an export. */
  readonly blobs: ReadonlyMap<string, string>
  /** The brand that the log belongs to. */
  readonly brand: string
  /**
   * Clock, ids, digest and random numbers of a running shop, for instance those of `platformPorts`. Everything else is
   * closed.
   */
  readonly kept: KeptPorts
}

/** A shop that shows an earlier moment and refuses commands. */
export interface PastShop {
  /** Reads like any shop; its commands reject with READ_ONLY. */
  readonly shop: Shop
  /** The same shop after another event, as another tab saw it if one is given. */
  show(history: History, seq: number, tab?: string): void
}

/** A valid address for requests that are never sent. */
const NOWHERE = 'https://past.invalid'

const withoutForget = (shop: VisitorShop): Shop => ({
  ...shop,
  reports$: EMPTY,
  forget: () =>
    Promise.reject(new LeaflogError('READ_ONLY', 'A past shop stores no visitor data that could be forgotten.')),
})

/** Commands reject with READ_ONLY. */
export function lookBack({ history, seq, tab, blobs, brand, kept }: PastOptions): PastShop {
  const kernel = createFrozenKernel(tab, history.at(seq, tab), blobs)
  const ports = nullPorts(kept, () => keptThen(kernel.state$.value))
  const credentials = createCredentials(ports, () => kernel)
  return {
    shop: withoutForget(createShopApi(kernel, ports, { brand, gateway: NOWHERE, credentials })),
    show: (latest, at, as = tab) => kernel.state$.next(latest.at(at, as)),
  }
}

/** A running shop whose events follow event `seq`. Effects in flight at that moment run and fail as if offline. */
export async function branchOff({ history, seq, tab, blobs, brand, kept }: PastOptions): Promise<Shop> {
  const state = history.at(seq, tab)
  const since = seq < history.first ? kept.clock.now() : history.event(seq).at
  const clock = clockFrom(kept.clock, since)
  const then = keptThen(state)
  const ports = nullPorts({ ...kept, clock }, () => then)
  const credentials = createCredentials(ports, () => kernel)
  const snapshot = { seq, state: createFolder(allDomains, tab).save(state) }
  const rows = rowsUnderWay(history, seq, tab, clock.now())
  const store = createMemoryStore(ports.ids.next(), { snapshot, rows })
  for (const [hash, text] of blobs) store.blobs.set(hash, text)
  const kernel = createKernel({
    domains: allDomains.map((domain) => beginningWith(domain, state)),
    ports,
    tab,
    log: createMemoryLog(store, ports.ids.next),
    storage: 'memory',
    fallback: (from) => {
      const next = createMemoryStore(ports.ids.next(), from)
      return { log: createMemoryLog(next, ports.ids.next), position: next.head }
    },
    effectConfig: { gateway: NOWHERE, exitUrl: '', externalShops: {}, credentials },
  })
  const shop = withoutForget(createShopApi(kernel, ports, { brand, gateway: NOWHERE, credentials }))
  await shop.start()
  return shop
}

/**
 * A log keeps no state of tab domains, so they start with the tab's state. Startup input of a visit, such as an expired
 * token, is not repeated.
 */
function beginningWith({ listen: _, ...domain }: Domain, state: State): Domain {
  if (domain.scope === 'shared') return domain
  const beginning = stateOf(state, domain)
  const machine = new Proxy(domain.machine, {
    get: (of, name): unknown => (name === 'getInitialSnapshot' ? () => beginning : Reflect.get(of, name)),
  })
  return { ...domain, machine }
}

/** Effects requested up to `seq` whose results came later. */
function rowsUnderWay(history: History, seq: number, tab: string, now: number): OutboxRow[] {
  const effects = new Map<string, Effect>(
    allDomains.flatMap(({ name, effects: own = {} }: Domain) =>
      Object.entries(own).map(([key, effect]) => [`${name}.${key}`, effect] as const),
    ),
  )
  const waiting = history.events.filter(
    (event) => event.seq <= seq && history.resultsOf(event.id).some((result) => result.seq > seq),
  )
  return waiting.flatMap((event) =>
    history.effects(event.seq).map(({ id, effect, params }) => ({
      id,
      seq: event.seq,
      cause: event.id,
      effect,
      params: asWritten(params),
      lane: effects.get(effect)?.lane ?? null,
      tabOnly: effects.get(effect)?.tabOnly ?? false,
      tab,
      leaseUntil: now + LEASE_MS,
      attempt: 0,
      notBefore: 0,
    })),
  )
}
