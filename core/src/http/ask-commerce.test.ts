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

test('[8.11] what an answer says by code is beside its text', async () => {
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
])('an answer with %s is read as it is', async (_what, extensions) => {
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
])('[8.8] a refusal carries its code and parameters, where there are some: %j', async (extensions, reason, meant) => {
  const refused = await asking({ errors: [{ message: 'No.', extensions }] }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(LeaflogError)
  expect(refused).toMatchObject({ code: 'SERVICE_REFUSED', message: 'No.', reason, meaning: meant })
})

test('[7a] an operation of the core is asked with what the schema says, any other with what it says itself', () => {
  expectTypeOf<VariablesOf<'cart'>>().toEqualTypeOf<{ cart_id: string }>()
  expectTypeOf<VariablesOf<string>>().toEqualTypeOf<Record<string, unknown>>()
  expectTypeOf(askCommerce<unknown, 'cart'>)
    .parameter(2)
    .toEqualTypeOf<{ cart_id: string }>()
})
