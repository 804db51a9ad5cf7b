import { expect, test } from 'vitest'
import { isLeaflogError } from '../errors/errors.ts'
import { loadCalls } from './ask.ts'

test('[8.9] [shop 14] a failed import of the call module counts as an unreachable service; the browser’s own words stay its cause', async () => {
  const failure: unknown = await loadCalls(() => Promise.reject(new TypeError('Failed to fetch'))).catch(
    (error: unknown) => error,
  )
  expect(isLeaflogError(failure, 'NETWORK_FAILED')).toBe(true)
  expect(failure).toMatchObject({
    message: 'Failed to connect to the service: check your connection and try again.',
    cause: { message: 'Failed to fetch' },
  })
})

test('a loaded call module is passed on unchanged', async () => {
  const calls = { renew: () => 'renewed' }
  expect(await loadCalls(() => Promise.resolve(calls))).toBe(calls)
})
