import { expect, test } from 'vitest'

import { commandsFailed, failedLines, playwrightFailed, vitestFailed } from './failed.ts'

test('the failed tests of Vitest, and the files that do not load', () => {
  const failed = {
    status: 'failed',
    fullName: 'a cart keeps 99',
    failureMessages: ['\u001b[31mexpected 98\u001b[39m\n\n  at a.ts'],
  }
  const testResults = [
    { name: '/shop/a.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'x' }, failed] },
    { name: '/shop/b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' },
    { name: '/shop/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'y' }] },
  ]
  expect(vitestFailed({ testResults })).toEqual([
    { file: '/shop/a.test.ts', test: 'a cart keeps 99', why: 'expected 98\nat a.ts' },
    { file: '/shop/b.test.ts', test: '', why: 'no such module' },
  ])
  expect(vitestFailed(undefined)).toEqual([])
})

test('the failed tests of Playwright, at every depth, by project', () => {
  const spec = (title: string, ok: boolean) => ({
    file: 'cart.e2e.ts',
    title,
    ok,
    tests: [{ projectName: 'phone', results: [{}, { error: { message: `Error: ${title}` } }] }],
  })
  const suites = [{ specs: [spec('one', true), spec('two', false)], suites: [{ specs: [spec('three', false)] }] }]
  expect(playwrightFailed({ suites })).toEqual([
    { file: 'cart.e2e.ts', test: 'phone › two', why: 'Error: two' },
    { file: 'cart.e2e.ts', test: 'phone › three', why: 'Error: three' },
  ])
})

test('the failed commands, with the end of what they said', () => {
  const said = Array.from({ length: 30 }, (_line, index) => `line ${index + 1}`).join('\n')
  const [failed] = commandsFailed({ passed: 3, failed: [{ name: 'bench', complaint: said }] })
  expect(failed).toMatchObject({ file: 'commands', test: 'bench' })
  expect(failed?.why.split('\n').at(0)).toBe('line 11')
  expect(failed?.why.split('\n').at(-1)).toBe('line 30')
  expect(commandsFailed(undefined)).toEqual([])
})

test('by paths below the root, with what was said, indented', () => {
  const failed = [
    { file: '/shop/a.test.ts', test: 'a cart', why: 'expected 98\nat a.ts' },
    { file: '/shop/b.test.ts', test: '', why: 'no such module' },
  ]
  expect(failedLines(failed, '/shop')).toEqual([
    '✘ a.test.ts › a cart\n    expected 98\n    at a.ts',
    '✘ b.test.ts\n    no such module',
  ])
})
