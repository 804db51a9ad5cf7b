/**
 * Public exports of @leaflog/core/testing: recorded logs as tests, events to try, and several tabs in one process.
 *
 * @module @leaflog/core/testing
 */
export { START, given, givenFrom } from './given.ts'
export { ReplayDiffers, givenLog, replayLog } from './replay-log.ts'
export type { RecordedEvent, Scenario } from '../replay/scenario.ts'
export type { Difference } from '../replay/diff.ts'
export type { ReplayedState } from '../replay/open-log.ts'
export type { DomainEvent } from '../engine/kernel/define-events.ts'
export type { Json, LogEvent } from '../engine/log/event.ts'
export type { ShopState } from '../domains/domains.ts'
export { createFakePorts, settle } from './fake-ports.ts'
export { type KernelTab, type TabOptions, createKernelTabs } from './kernel-tabs.ts'
