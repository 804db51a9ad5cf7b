import { fieldsOf, listOf, numberOf } from '../shared/json.ts'

/** How many tests a stage of `npm test` passed and failed, and the line that says their sum. */
export interface Count {
  passed: number
  failed: number
}

/** A stage that is no test runner (types, lint, …) is one test: its exit code. */
export const countStage = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/**
 * A runner that ran nothing, or that failed without naming a failed test (a crash, an unhandled rejection, a missing
 * report), has failed once: an empty green run must not be possible.
 */
function atLeastOneFailure(count: Count, exitCode: number): Count {
  const executedNothing = count.passed + count.failed === 0
  const failedUnnamed = exitCode !== 0 && count.failed === 0
  return executedNothing || failedUnnamed ? { passed: count.passed, failed: count.failed + 1 } : count
}

/** Vitest's JSON report. A file that could not even be loaded has no tests of its own and counts as one failure. */
export function countVitest(report: unknown, exitCode: number): Count {
  const fields = fieldsOf(report)
  const unloadable = listOf(fields['testResults'])
    .map(fieldsOf)
    .filter((file) => file['status'] === 'failed' && listOf(file['assertionResults']).length === 0)
  const count = {
    passed: numberOf(fields['numPassedTests']),
    failed: numberOf(fields['numFailedTests']) + unloadable.length,
  }
  return atLeastOneFailure(count, exitCode)
}

/** The same of what is related to a change, which may be nothing. */
export const countRelated = (report: unknown, exitCode: number): Count =>
  exitCode === 0 && numberOf(fieldsOf(report)['numTotalTests']) === 0 ? countStage(0) : countVitest(report, exitCode)

/**
 * Playwright's JSON report. A test that passed only when tried again has passed, and the list names it as flaky: a page
 * that a shared machine kept waiting is no defect, one that fails twice is.
 */
export function countPlaywright(report: unknown, exitCode: number): Count {
  const stats = fieldsOf(fieldsOf(report)['stats'])
  const count = {
    passed: numberOf(stats['expected']) + numberOf(stats['flaky']),
    failed: numberOf(stats['unexpected']),
  }
  return atLeastOneFailure(count, exitCode)
}

/** What tools/test/commands.ts leaves: a check of a command is one test. */
export function countCommands(report: unknown, exitCode: number): Count {
  const fields = fieldsOf(report)
  return atLeastOneFailure({ passed: numberOf(fields['passed']), failed: numberOf(fields['failed']) }, exitCode)
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
  }
}

/** The last line of `npm test`, which CI reads; alone on its line. */
export const closingLine = (count: Count): string => `${count.passed} passed, ${count.failed} failed`

/** 0 only when something was tested and nothing failed. */
export const exitCodeOf = (count: Count): 0 | 1 => (count.failed === 0 && count.passed > 0 ? 0 : 1)
