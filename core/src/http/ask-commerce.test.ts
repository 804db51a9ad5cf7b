import * as z from 'zod/mini'
import { expect, test, expectTypeOf } from 'vitest'
import { LeaflogError } from '../errors/errors.ts'
import { meaning } from '../wire/messages/message.ts'
import { type VariablesOf, askCommerce } from './ask-commerce.ts'

const text = z.object({ message: z.string(), message_meaning: z.optional(meaning) })
const document = { operationName: 'words', query: 'query words { words }', result: z.object({ words: z.array(text) }) }

const asking = (answer: unknown) =>
  askCommerce({ http: () => Promise.resolve(Response.json(answer)), gateway: 'https://shop.example' }, document, {})

const data = { words: [{ message: 'Jar is sold out' }] }
const soldOut = { code: 'SOLD_OUT', params: { name: 'Jar' } }

test('[8.9] [8.10] what did not come, and what is no JSON, each have their sentence', async () => {
  const failing = (http: () => Promise<Response>) =>
    askCommerce({ http, gateway: 'https://shop.example' }, document, {}).catch((error: unknown) => error)
  const cause = new TypeError('fetch failed')
  expect(await failing(() => Promise.reject(cause))).toMatchObject({
    code: 'NETWORK_FAILED',
    message: 'Failed to connect to the service: check your connection and try again.',
    cause,
  })
  for (const status of [200, 502])
    expect(await failing(() => Promise.resolve(new Response('<html>', { status })))).toMatchObject({
      code: 'NOT_JSON',
      message: 'Failed to process response as JSON data',
    })
})

test('[7a.1] a query is a GET of query, operationName and variables; a mutation, and what holds a secret, a POST of JSON', async () => {
  const asked: Request[] = []
  const http = (request: Request) => {
    asked.push(request)
    return Promise.resolve(Response.json({ data }))
  }
  const call = { http, gateway: 'https://shop.example' }
  const variables = { id: 'a&b', count: 2 }
  const mutation = { ...document, query: 'mutation words { words }' }
  await askCommerce(call, document, variables)
  await askCommerce(call, mutation, variables)
  await askCommerce({ ...call, hidden: true }, document, variables)
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST'])
  const [got, ...sent] = asked
  const address = new URL(got?.url ?? '')
  expect(address.pathname).toBe('/api/graphql')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    query: document.query,
    operationName: 'words',
    variables: JSON.stringify(variables),
  })
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('https://shop.example/api/graphql'))
  expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual(Array(2).fill('application/json'))
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { query: mutation.query, operationName: 'words', variables },
    { query: document.query, operationName: 'words', variables },
  ])
})

test('[8.11] the meaning of a text is beside it', async () => {
  const messages = [{ path: ['words', 0, 'message'], ...soldOut }]
  expect(await asking({ data, extensions: { messages } })).toEqual({
    words: [{ message: 'Jar is sold out', message_meaning: soldOut }],
  })
})

test.each([
  ['nothing', undefined],
  ['other extensions', { cost: 3 }],
  ['messages of somebody else', { messages: ['slow query'] }],
  ['messages that are no list', { messages: 'none' }],
])('an answer with %s is parsed as it is', async (_what, extensions) => {
  expect(await asking({ data, extensions })).toEqual(data)
})

test.each([
  [{ category: 'graphql-input', ...soldOut }, 'SOLD_OUT', soldOut],
  [
    { category: 'graphql-input', code: 'THEIRS', params: ['of', 'another', 'kind'] },
    'THEIRS',
    { code: 'THEIRS', params: {} },
  ],
  [{ category: 'graphql-input' }, undefined, undefined],
])('[8.8] a refusal carries its code and parameters, if it has any: %j', async (extensions, reason, meant) => {
  const refused = await asking({ errors: [{ message: 'No.', extensions }] }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(LeaflogError)
  expect(refused).toMatchObject({ code: 'SERVICE_REFUSED', message: 'No.', reason, meaning: meant })
})

test('[7a] an operation of the core takes the variables of the schema; any other takes its own', () => {
  expectTypeOf<VariablesOf<'cart'>>().toEqualTypeOf<{ cart_id: string }>()
  expectTypeOf<VariablesOf<string>>().toEqualTypeOf<Record<string, unknown>>()
  expectTypeOf(askCommerce<unknown, 'cart'>)
    .parameter(2)
    .toEqualTypeOf<{ cart_id: string }>()
})
