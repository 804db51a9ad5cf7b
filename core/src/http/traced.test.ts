import { expect, test } from 'vitest'
import { traced } from './traced.ts'

const VALID = /^00-[\da-f]{32}-[\da-f]{16}-00$/
const CAUSE = '0199e0a1-b2c3-7d4e-8f60-718293a4b5c6'
const OTHER = '0199e0a1-b2c4-7000-b000-000000000001'

/** The header of a call. */
async function sent(cause?: string): Promise<string> {
  const seen: Request[] = []
  const http = traced(
    (request) => {
      seen.push(request)
      return Promise.resolve(new Response())
    },
    { next: () => OTHER },
  )
  await http(new Request('https://shop.example/api'), cause)
  return seen[0]?.headers.get('traceparent') ?? ''
}

test('a call that an event caused has the event’s id as its trace, again and again', async () => {
  expect(await sent(CAUSE)).toBe('00-0199e0a1b2c37d4e8f60718293a4b5c6-8f60718293a4b5c6-00')
  expect(await sent(CAUSE)).toBe(await sent(CAUSE))
  expect(await sent(CAUSE)).toMatch(VALID)
})

test('any other call has a trace of its own', async () => {
  expect(await sent()).toBe('00-0199e0a1b2c47000b000000000000001-b000000000000001-00')
  expect(await sent()).toMatch(VALID)
})
