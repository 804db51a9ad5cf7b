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

export interface KernelOptions {
  readonly domains: readonly Domain[]
  readonly ports: Ports
  readonly effectConfig: EffectConfig
  readonly log: Log
  /** The other logs of this visitor. Without them, a log of a newer build is READ_ONLY, and a log in memory cannot return to storage. */
  readonly places?: LogPlaces | undefined
  readonly fallback: Fallback
  readonly storage: StorageStatus['kind']
  /** Why it is kept there, where that is not what was asked for. */
  readonly problem?: ErrorCode | undefined
  readonly tab: string
  readonly seed?: InitialEvents
  readonly config?: CommitQueueConfig
  /** The log is loaded; nothing was taken from outside yet. False: the seed is not this visitor's, and is left out. */
  readonly onLoaded?: (head: Pick<Head, 'logId' | 'afterForget'>) => boolean
  /** Another tab has forgotten the visitor. This kernel has ended; its owner has to create another one. */
  readonly onForgotten?: () => void
}
