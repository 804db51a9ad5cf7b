import { describe, expect, test } from 'vitest'

import {
  closingLine,
  countCommands,
  countPlaywright,
  countRelated,
  countStage,
  countVitest,
  exitCodeOf,
  sum,
} from './counts.ts'

describe('counting the tests of npm test', () => {
  test('a stage without tests of its own counts as one', () => {
    expect(countStage(0)).toEqual({ passed: 1, failed: 0 })
    expect(countStage(2)).toEqual({ passed: 0, failed: 1 })
  })

  test.each([
    ['all passed', { numPassedTests: 7, numFailedTests: 0, testResults: [] }, 0, { passed: 7, failed: 0 }],
    ['some failed', { numPassedTests: 5, numFailedTests: 2, testResults: [] }, 1, { passed: 5, failed: 2 }],
    [
      'a file that does not load',
      {
        numPassedTests: 5,
        numFailedTests: 0,
        testResults: [
          { status: 'failed', assertionResults: [] },
          { status: 'passed', assertionResults: [{}] },
        ],
      },
      1,
      { passed: 5, failed: 1 },
    ],
    ['an unhandled error', { numPassedTests: 5, numFailedTests: 0, testResults: [] }, 1, { passed: 5, failed: 1 }],
    ['no test at all', { numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0, { passed: 0, failed: 1 }],
    ['only skipped tests', { numPassedTests: 0, numFailedTests: 0, numPendingTests: 3 }, 0, { passed: 0, failed: 1 }],
    ['no report', undefined, 1, { passed: 0, failed: 1 }],
    ['a report of another shape', ['x'], 0, { passed: 0, failed: 1 }],
  ])('vitest: %s', (_what, report, exitCode, expected) => {
    expect(countVitest(report, exitCode)).toEqual(expected)
  })

  test.each([
    ['all passed', { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 } }, 0, { passed: 4, failed: 0 }],
    ['some failed', { stats: { expected: 3, unexpected: 1, flaky: 0 } }, 1, { passed: 3, failed: 1 }],
    ['passed on the second attempt', { stats: { expected: 3, unexpected: 0, flaky: 1 } }, 0, { passed: 4, failed: 0 }],
    ['failed twice', { stats: { expected: 3, unexpected: 1, flaky: 1 } }, 1, { passed: 4, failed: 1 }],
    ['the server did not start', { stats: { expected: 0 }, errors: [{}] }, 1, { passed: 0, failed: 1 }],
    ['no report', undefined, 0, { passed: 0, failed: 1 }],
  ])('playwright: %s', (_what, report, exitCode, expected) => {
    expect(countPlaywright(report, exitCode)).toEqual(expected)
  })

  test.each([
    ['all passed', { passed: 9, failed: [] }, 0, { passed: 9, failed: 0 }],
    ['some failed', { passed: 7, failed: [{ name: 'a' }, { name: 'b' }] }, 1, { passed: 7, failed: 2 }],
    ['it broke off', undefined, 1, { passed: 0, failed: 1 }],
  ])('commands: %s', (_what, report, exitCode, expected) => {
    expect(countCommands(report, exitCode)).toEqual(expected)
  })

  test('no related test is not a failure, but a crash is', () => {
    expect(countRelated({ numTotalTests: 0 }, 0)).toEqual({ passed: 1, failed: 0 })
    expect(countRelated({ numTotalTests: 0 }, 1)).toEqual({ passed: 0, failed: 1 })
    expect(countRelated({ numTotalTests: 4, numPassedTests: 3, numFailedTests: 1 }, 1)).toEqual({
      passed: 3,
      failed: 1,
    })
  })

  test('the closing line is the sum over all stages', () => {
    const total = sum([countStage(0), { passed: 10, failed: 0 }, countStage(1)])
    expect(closingLine(total)).toBe('11 passed, 1 failed')
    expect(exitCodeOf(total)).toBe(1)
    expect(exitCodeOf(sum([countStage(0)]))).toBe(0)
  })

  test('nothing executed is a failure', () => {
    expect(exitCodeOf(sum([]))).toBe(1)
  })
})
