/**
 * The public list of @leaflog/core/replay.
 *
 * @module @leaflog/core/replay
 */
export { type Replay, type ReplayStep, type ReplayedState, replay } from './replay.ts'
export { traceIdOf } from './trace-id.ts'
export { type Difference, diff, firstDifference } from './diff.ts'
export { type Redacted, redact, redactWithReport } from './redact.ts'
export type { RedactionReport, Suspicion } from './redaction-report.ts'
export { type TestOptions, type TestWithLog, asTest, asTestWithLog } from './as-test.ts'
export { type Comparison, type Expectation, parseExpectation } from './expectation.ts'
export { type MinimizeOptions, type Minimized, minimize } from './minimize.ts'
