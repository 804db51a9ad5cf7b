import { OperationTypeNode } from 'graphql'
import { expect, test } from 'vitest'
import { GatewayError } from '../../platform/errors.ts'
import { commerceRequestHeaders, IDEMPOTENCY_KEY, passedResponseHeaders, VARY } from './headers.ts'

const headersOf = (headers: Record<string, string>) => ({ header: (name: string) => headers[name] })
const passed = (headers: Record<string, string>, type: OperationTypeNode | undefined = OperationTypeNode.MUTATION) =>
  commerceRequestHeaders(headersOf(headers), type)

const good = {
  store: 'fl_en-1',
  checkouttype: 'delivery',
  shoppingmode: 'MEDICAL',
  justsignedinnow: 'true',
  'x-query-name': 'GetCart_2',
  'x-backend-id': 'backend_1-a',
  'idempotency-key': 'key-0001',
}

test('[7a.2] the listed headers reach the commerce backend unchanged', () => {
  expect(passed({ ...good, authorization: 'Bearer abc.def-g_h~i+j/k==' })).toEqual({
    ...good,
    authorization: 'Bearer abc.def-g_h~i+j/k==',
  })
})

test('[7a.2] cookies, the host and unlisted headers do not pass', () => {
  expect(passed({ cookie: 'a=1', host: 'x', 'x-forwarded-for': '1.2.3.4', connection: 'close', store: '' })).toEqual({})
})

test('[7a.2] every value of the enumerated headers passes, as a whole word only', () => {
  const values = [
    ['checkouttype', ['delivery', 'pickup']],
    ['shoppingmode', ['DEFAULT', 'RECREATIONAL', 'MEDICAL']],
    ['justsignedinnow', ['true', 'false', '0', '1']],
  ] as const
  for (const [name, words] of values)
    for (const word of words) {
      expect(passed({ [name]: word })).toEqual({ [name]: word })
      for (const other of [`x${word}`, `${word}x`, ` ${word}`])
        expect(() => passed({ [name]: other })).toThrow(GatewayError)
    }
})

test.each([
  ['store', 64],
  ['x-query-name', 100],
  ['x-backend-id', 64],
])('[7a.2] %s has at most %i plain characters', (name, longest) => {
  expect(passed({ [name]: 'a'.repeat(longest) })).toEqual({ [name]: 'a'.repeat(longest) })
  for (const value of ['a'.repeat(longest + 1), 'a b', 'a\n', 'ä', '!a', 'a!'])
    expect(() => passed({ [name]: value })).toThrow(
      new GatewayError('BAD_REQUEST', { detail: `the header ${name} has an invalid value` }),
    )
})

test.each([
  'Basic dXNlcg==',
  'Bearer ',
  'Bearer a b',
  'xBearer a',
  'Bearer a===',
  'bearer a',
  `Bearer ${'a'.repeat(4097)}`,
])('[8.8] the Authorization %j does not pass, and the call is not refused for it', (authorization) => {
  expect(passed({ authorization, store: 'en' })).toEqual({ store: 'en' })
})

test('[8.8] a bearer token of 4 KB passes', () => {
  const authorization = `Bearer ${'a'.repeat(4096)}`
  expect(passed({ authorization })).toEqual({ authorization })
})

test('the idempotency key passes with mutations only', () => {
  const key = { 'idempotency-key': 'key-0001' }
  expect(passed(key, OperationTypeNode.QUERY)).toEqual({})
  expect(passed({ ...key, store: 'en' }, OperationTypeNode.QUERY)).toEqual({ store: 'en' })
  expect(commerceRequestHeaders(headersOf(key), undefined)).toEqual({})
  expect(passed(key, OperationTypeNode.MUTATION)).toEqual(key)
  expect(() => passed({ 'idempotency-key': 'short' }, OperationTypeNode.QUERY)).toThrow(GatewayError)
})

test.each([
  ['12345678', true],
  ['!'.repeat(200), true],
  ['~~~~~~~~', true],
  ['1234567', false],
  ['x'.repeat(201), false],
  ['1234 5678', false],
  ['12345678\n', false],
  ['1234567ä', false],
])('an idempotency key such as %j: %s', (key, isOne) => {
  expect(IDEMPOTENCY_KEY.test(key)).toBe(isOne)
})

test('cache keys contain what the backend sees, except headers that only name or repeat a request', () => {
  expect(VARY).toBe('accept, authorization, checkouttype, justsignedinnow, shoppingmode, store, x-backend-id')
})

test('only three of an answer’s headers pass', () => {
  const three = { allow: 'GET', 'content-language': 'en', 'retry-after': '5' }
  expect(passedResponseHeaders(headersOf({ ...three, 'set-cookie': 'a=1', server: 'x' }))).toEqual(three)
  expect(passedResponseHeaders(headersOf({ 'retry-after': '5' }))).toEqual({ 'retry-after': '5' })
})
