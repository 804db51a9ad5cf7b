/** Options of a kernel. */
import type { ErrorCode } from '../../errors/errors.ts'
import type { Head, Log } from '../log/log.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Domain, EffectConfig } from './define-domain.ts'
import type { DomainEvent } from './define-events.ts'
import type { CommitQueueConfig, Fallback, LogPlaces } from './commit-queue-options.ts'
import type { StorageStatus } from './storage-status.ts'

/** Events known before the log is open (from the server's page, from cookies), and when they were (epoch ms). */
export interface InitialEvents {
  /** When it was known, in epoch ms. */
  readonly at: number
  /** In the order in which they happen. */
  readonly events: readonly DomainEvent[]
}

/** All that a kernel needs. `openKernel` has defaults for most of it. */
export interface KernelOptions {
  /** What can happen. Names are unique; an event of one domain can change others that listen to it. */
  readonly domains: readonly Domain[]
  /** Time, ids, network, storage and messages between tabs. */
  readonly ports: Ports
  /** Passed to every effect. */
  readonly effectConfig: EffectConfig
  /** Where events are stored. */
  readonly log: Log
  /** The other logs of this visitor. Without them, a log of a newer build is READ_ONLY, and a log in memory cannot return to storage. */
  readonly places?: LogPlaces | undefined
  /** Creates the log in memory that continues if storage fails. */
  readonly fallback: Fallback
  /** Where `log` stores, which `storage$` reports. */
  readonly storage: StorageStatus['kind']
  /** Why it is kept there, where that is not what was asked for. */
  readonly problem?: ErrorCode | undefined
  /** Id of this tab, unique among the tabs that share the log. */
  readonly tab: string
  /** Events that are known before the log is open. */
  readonly seed?: InitialEvents
  /** When older events are dropped. */
  readonly config?: CommitQueueConfig
  /** The log is loaded; nothing was taken from outside yet. False: the seed is not this visitor's, and is left out. */
  readonly onLoaded?: (head: Pick<Head, 'logId' | 'afterForget'>) => boolean
  /** Another tab has forgotten the visitor. This kernel has ended; its owner has to create another one. */
  readonly onForgotten?: () => void
}
