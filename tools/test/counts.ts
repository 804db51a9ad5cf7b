import { fieldsOf, listOf, numberOf } from '../shared/json.ts'

/** How many tests a stage of `npm test` passed and failed, and the line with the totals. */
export interface Count {
  passed: number
  failed: number
}

/** A stage that is not a test runner (types, lint, …) counts as one test, by its exit code. */
export const countStage = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/**
 * A runner that ran nothing, or failed without naming a failed test (a crash, an unhandled rejection, a missing
 * report), counts as one failure. An empty run must not be green.
 */
function atLeastOneFailure(count: Count, exitCode: number): Count {
  const executedNothing = count.passed + count.failed === 0
  const failedUnnamed = exitCode !== 0 && count.failed === 0
  return executedNothing || failedUnnamed ? { passed: count.passed, failed: count.failed + 1 } : count
}

/** Reads Vitest's JSON report. A file that could not be loaded has no tests and counts as one failure. */
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

/** The same for the tests related to a change, of which there may be none. */
export const countRelated = (report: unknown, exitCode: number): Count =>
  exitCode === 0 && numberOf(fieldsOf(report)['numTotalTests']) === 0 ? countStage(0) : countVitest(report, exitCode)

/**
 * Reads Playwright's JSON report. A test that passed on a retry has passed and is listed as flaky: on a shared machine
 * a slow page is not a defect, but failing twice is.
 */
export function countPlaywright(report: unknown, exitCode: number): Count {
  const stats = fieldsOf(fieldsOf(report)['stats'])
  const count = {
    passed: numberOf(stats['expected']) + numberOf(stats['flaky']),
    failed: numberOf(stats['unexpected']),
  }
  return atLeastOneFailure(count, exitCode)
}

/** Reads the report of tools/test/commands.ts. Each check of a command is one test. */
export function countCommands(report: unknown, exitCode: number): Count {
  const fields = fieldsOf(report)
  return atLeastOneFailure({ passed: numberOf(fields['passed']), failed: listOf(fields['failed']).length }, exitCode)
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
  }
}

/** The last line of `npm test`, which CI reads; nothing else is on it. */
export const closingLine = (count: Count): string => `${count.passed} passed, ${count.failed} failed`

/** 0 only if something was tested and nothing failed. */
export const exitCodeOf = (count: Count): 0 | 1 => (count.failed === 0 && count.passed > 0 ? 0 : 1)
