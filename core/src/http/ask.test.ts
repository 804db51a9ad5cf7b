import { expect, test } from 'vitest'
import { isLeaflogError } from '../errors/errors.ts'
import { loadCalls } from './ask.ts'

test('[8.9] a file of calls that cannot be fetched is a service that cannot be reached', async () => {
  const failure: unknown = await loadCalls(() => Promise.reject(new TypeError('Failed to fetch'))).catch(
    (error: unknown) => error,
  )
  expect(isLeaflogError(failure, 'NETWORK_FAILED')).toBe(true)
  expect(String(failure)).toContain('Failed to connect to the service: Failed to fetch')
})

test('calls that were fetched are handed on as they are', async () => {
  const calls = { renew: () => 'renewed' }
  expect(await loadCalls(() => Promise.resolve(calls))).toBe(calls)
})
