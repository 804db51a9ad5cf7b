import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFakePorts, noCredentials } from '../testing/fake-ports.ts'
import { given } from '../testing/given.ts'
import { commerceCalls } from './commerce.ts'

const createThing = {
  operationName: 'createThing',
  query: 'mutation createThing($name: String!) { createThing(name: $name) }',
  result: z.object({ createThing: z.boolean() }),
}

/** Answers in turn; 'lost' is none. */
function asking(...answers: ('lost' | 'busy' | 'refused' | 'done')[]) {
  const keys: (string | null)[] = []
  const { ids } = createFakePorts()
  const http = async (request: Request): Promise<Response> => {
    keys.push(request.headers.get('idempotency-key'))
    const answer = answers.shift()
    if (answer === 'lost') throw new TypeError('fetch failed')
    if (answer === 'busy') return Response.json({ errors: [{ message: 'Busy.' }] }, { status: 503 })
    if (answer === 'refused') return Response.json({ errors: [{ message: 'No.' }] })
    return Response.json({ data: { createThing: true } })
  }
  const calls = commerceCalls(
    { http, ids },
    { gateway: 'https://shop.example', credentials: noCredentials },
    () => given().view,
  )
  const ask = (name: string) =>
    calls.ask(createThing, { name }).then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )
  return { ask, keys }
}

test('I4: a change whose answer did not come is the same wish when it is asked again, and a new one afterwards', async () => {
  const { ask, keys } = asking('lost', 'busy', 'done', 'done')
  await ask('home')
  await ask('home')
  expect(await ask('home')).toBe('done')
  await ask('home')
  expect(keys[0]).not.toBeNull()
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

test('I4: what was refused, or is another wish, has a key of its own', async () => {
  const { ask, keys } = asking('refused', 'lost', 'lost')
  expect(await ask('home')).toBe('No.')
  await ask('home')
  await ask('work')
  expect(new Set(keys).size).toBe(3)
})
