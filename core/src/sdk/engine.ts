/**
 * Public exports of @leaflog/core/engine: the log, the kernel and the words in which domains are written, for domains that
 * are no shop's (docs/guides/engine.md).
 *
 * @module @leaflog/core/engine
 */
export { type Kernel, type KernelOptions, type InitialEvents, createKernel } from '../engine/kernel/kernel.ts'
export type { DumpedLog } from '../engine/kernel/kernel-model.ts'
export { type OpenKernelOptions, type Storage, openKernel, viewOf } from './open-kernel.ts'
export {
  type Domain,
  type Due,
  type Effect,
  type EffectConfig,
  type EffectContext,
  type ListenContext,
  type PendingCall,
  type SavedState,
  type TypedEffect,
  defineDomain,
  defineEffect,
  effect,
} from '../engine/kernel/define-domain.ts'
export {
  type DomainEvent,
  type EventIn,
  type EventMeta,
  type EventOf,
  type EventSet,
  type EventType,
  defineEvents,
  secret,
} from '../engine/kernel/define-events.ts'
export type { CommandContext } from '../engine/kernel/commands.ts'
export type { CommitQueueConfig, Fallback, LogPlaces, NamedLog } from '../engine/kernel/commit-queue-options.ts'
export { type State, stateOf } from '../engine/kernel/fold.ts'
export type { StorageStatus } from '../engine/kernel/storage-status.ts'
export type { Draft, Json, LogEvent } from '../engine/log/event.ts'
export type { Head, Log, OutboxRow, Snapshot, Tail } from '../engine/log/log.ts'
export { type IndexedDbLogOptions, createIndexedDbLog } from '../engine/log/indexeddb-log.ts'
export { type MemoryStore, createMemoryLog, createMemoryStore } from '../engine/log/memory-log.ts'
export type { Ports } from '../ports/ports.ts'
