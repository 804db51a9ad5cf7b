/** A kernel with the log that its ports allow: for shops, and for domains that are no shop's. */
import { platformPorts } from '../adapters/browser.ts'
import type { CommitQueueConfig } from '../engine/kernel/commit-queue-options.ts'
import type { Domain, EffectConfig } from '../engine/kernel/define-domain.ts'
import { type InitialEvents, type Kernel, type KernelOptions, createKernel } from '../engine/kernel/kernel.ts'
import { createMemoryLog, createMemoryStore } from '../engine/log/memory-log.ts'
import { stateOf } from '../engine/kernel/fold.ts'
import type { Ports } from '../ports/ports.ts'
import { indexedDbPlaces } from './log-places.ts'

/** Where events are stored: shared by the tabs of an origin and kept, or only as long as the kernel. */
export type Storage = 'indexeddb' | 'memory'

interface LogOptions {
  /** Names the log. Every tab that opens the same name has the same events. */
  readonly name: string
  readonly domains: readonly Domain[]
  readonly ports: Ports
  /** Default: IndexedDB where the ports have it. `memory` lasts as long as the kernel. */
  readonly storage?: Storage | undefined
}

/** Where the events of a name are kept. */
export function logFor({ name, domains, ports, storage }: LogOptions) {
  const newLogId = ports.ids.next
  const factory = storage === 'memory' ? null : ports.indexedDB
  const places = factory ? indexedDbPlaces({ brand: name, factory, clock: ports.clock, newLogId, domains }) : undefined
  return {
    log: places?.reopen() ?? createMemoryLog(createMemoryStore(newLogId()), newLogId),
    places,
    storage: factory ? 'indexeddb' : 'memory',
    problem: factory || storage === 'memory' ? undefined : 'STORAGE_UNAVAILABLE',
    fallback: (from) => {
      const store = createMemoryStore(newLogId(), from)
      return { log: createMemoryLog(store, newLogId), position: store.head }
    },
  } satisfies Partial<KernelOptions>
}

/** Which domains run, and where their events are stored. */
export interface OpenKernelOptions extends Omit<LogOptions, 'ports'> {
  /** Implementations of the ports; default: those of the platform. */
  readonly ports?: Ports
  /** `config` for effects. */
  readonly effectConfig?: Partial<EffectConfig>
  /** Events that are known before the log is open, as from the server's page. */
  readonly seed?: InitialEvents
  /** When older events are dropped. */
  readonly config?: CommitQueueConfig
}

const nobody: EffectConfig['credentials'] = { token: () => null, renewed: () => Promise.resolve(null) }

/** A kernel over domains of your own; `start` opens its log. */
export function openKernel({ ports: given, effectConfig, seed, config, ...options }: OpenKernelOptions): Kernel {
  const ports = given ?? platformPorts({ brand: options.name })
  return createKernel({
    ...logFor({ ...options, ports }),
    domains: options.domains,
    ports,
    tab: ports.ids.next(),
    effectConfig: { gateway: '', exitUrl: '', externalShops: {}, credentials: nobody, ...effectConfig },
    ...(seed && { seed }),
    ...(config && { config }),
  })
}

/** A domain's current view. `kernel.state$` emits when it may have changed. */
export const viewOf = <View>({ state$ }: Kernel, domain: Domain<string, Domain['machine'], View>): View =>
  domain.view(stateOf(state$.value, domain))
