import { LeaflogError } from '@leaflog/core'
import { expect, test } from 'vitest'
import { RefusedError } from '../../shared/page/read-content.ts'
import { failedStatus } from './failed-status.ts'

test.each([
  ['a dead upstream', new RefusedError('/api/content/page', 502), 502],
  ['one that is too slow', new RefusedError('/api/content/page', 504), 504],
  ['too many calls', new RefusedError('/api/content/page', 429), 503],
  ['a service that does not answer', new LeaflogError('SERVICE_UNAVAILABLE'), 503],
  ['a connection that failed', new LeaflogError('NETWORK_FAILED'), 503],
  ['a fault of our own', new TypeError('x is not a function'), null],
  ['a refusal that is an answer', new RefusedError('/api/content/page', 400), null],
])('[1.7] %s', (_name, error, status) => {
  expect(failedStatus([undefined, error])).toBe(status)
})

test('[1.7] a page that loaded', () => {
  expect(failedStatus([])).toBeNull()
})
