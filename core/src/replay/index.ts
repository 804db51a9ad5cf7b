/**
 * The public list of @leaflog/core/replay.
 *
 * @module @leaflog/core/replay
 */
export { type Replay, type ReplayStep, type ReplayedState, replay } from './replay.ts'
export { type Difference, diff, firstDifference } from './diff.ts'
export { redact } from './redact.ts'
export { type Expectation, type TestOptions, asTest } from './as-test.ts'
