import {
  activateExistingCustomer,
  checkCredentials,
  checkCustomerEmail,
  createLoyaltyCustomer,
  generateCustomerToken,
  refreshCustomerToken,
  resetPassword,
} from '@leaflog/core/wire/commerce/credentials'
import { changePassword } from '@leaflog/core/wire/commerce/customer'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'
import { someTrace } from '../../testing/some-trace.ts'

const CANARY = 'Zq7canaryZq7'
const PUBLIC = '{ storeConfig { locale } }'

const get = (app: FastifyInstance, query: string, variables?: unknown, more: Record<string, string> = {}) =>
  app.inject(
    `/api/graphql?${new URLSearchParams({ query, ...(variables !== undefined && { variables: JSON.stringify(variables) }), ...more })}`,
  )
const post = (app: FastifyInstance, query: string, variables?: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: { query, variables },
  })

const answering = (value: unknown = { data: { ok: true } }) => fakeUpstream(() => json(value))

describe('by GET', () => {
  test.each([
    generateCustomerToken,
    checkCredentials,
    resetPassword,
    activateExistingCustomer,
    createLoyaltyCustomer,
    changePassword,
    refreshCustomerToken,
  ])('[7a.1] [7a.4] $operationName is not forwarded', async ({ query, operationName }) => {
    const commerce = answering()
    const app = await startGateway({ commerce: commerce.send })
    for (const variables of [undefined, {}, { email: 'a@example.com', password: CANARY }]) {
      const answer = await get(app, query, variables, { operationName })
      expect([answer.statusCode, answer.headers.allow, answer.headers['cache-control']]).toEqual([
        405,
        'POST',
        'private, no-store',
      ])
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql-input' } }] })
      expect(answer.body).not.toContain(CANARY)
    }
    expect(commerce.seen).toEqual([])
  })

  test.each([
    ['a literal', `{ checkCustomerEmail(email: "a@example.com", password: "${CANARY}") { valid_credentials } }`, {}],
    ['another variable', 'query($p: String!) { checkCustomerEmail(email: "a", password: $p) { x } }', { p: CANARY }],
    ['a default', `query($p: String = "${CANARY}") { checkCustomerEmail(email: "a", password: $p) { x } }`, {}],
    ['an alias', `{ a: checkCustomerEmail(email: "a", password: "${CANARY}") { x } }`, {}],
    ['a fragment', `{ ...F } fragment F on Query { checkCustomerEmail(password: "${CANARY}") { x } }`, {}],
    ['a field within', `{ a { b(resetPasswordToken: "${CANARY}") } }`, {}],
    ['an input object', `{ a(input: { deep: [{ newPassword: "${CANARY}" }] }) }`, {}],
    ['a gift card code', `{ giftCardAccount(input: { gift_card_code: "${CANARY}" }) { code } }`, {}],
    ['a directive', `{ a @x(token: "${CANARY}") }`, {}],
    ['an operation that does not run', `query A { a } query B { b(password: "${CANARY}") }`, {}],
  ])('[7a.1] a secret as %s is refused', async (_name, query, variables) => {
    const commerce = answering()
    const app = await startGateway({ commerce: commerce.send })
    const answer = await get(app, query, variables)
    expect([answer.statusCode, answer.json()]).toMatchObject([405, { error: { code: 'SECRET_BY_GET' } }])
    expect(answer.body).not.toContain(CANARY)
    expect(commerce.seen).toEqual([])
  })

  test.each([
    ['password', { password: CANARY }],
    ['PASSWORD', { PASSWORD: CANARY }],
    ['newPassword', { newPassword: CANARY }],
    ['new_password', { new_password: CANARY }],
    ['currentPassword', { currentPassword: CANARY }],
    ['token', { token: CANARY }],
    ['refreshToken', { refreshToken: CANARY }],
    ['refresh_token', { refresh_token: CANARY }],
    ['accessToken', { accessToken: CANARY }],
    ['resetPasswordToken', { resetPasswordToken: CANARY }],
    ['depth', { input: { a: [[{ b: { PassWord: CANARY } }]] } }],
    ['a number', { password: 12345678 }],
    ['an object', { token: { a: CANARY } }],
    ['nothing', { password: null }],
  ])('[7a.1] variables with %s are refused, whatever the document selects', async (_name, variables) => {
    const commerce = answering()
    const app = await startGateway({ commerce: commerce.send })
    const answer = await get(app, PUBLIC, variables)
    expect([answer.statusCode, answer.json()]).toMatchObject([405, { error: { code: 'SECRET_BY_GET' } }])
    const extensions = JSON.stringify({ x: variables })
    expect((await get(app, PUBLIC, undefined, { extensions })).statusCode).toBe(405)
    expect(commerce.seen).toEqual([])
  })

  test('[7a.1] [7a.11] requests without a secret are still allowed', async () => {
    const app = await startGateway({ commerce: answering().send })
    const { query, operationName } = checkCustomerEmail
    const answer = await get(app, query, { email: 'a@example.com' }, { operationName })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect((await get(app, PUBLIC, { tokens: 1, passwords: 2, word: 'password' })).statusCode).toBe(200)
  })
})

describe('by POST', () => {
  test('[9g.3] a request with a secret is never cached, even if its document is cacheable', async () => {
    const commerce = answering()
    const app = await startGateway({ commerce: commerce.send })
    for (let index = 0; index < 2; index++) {
      const answer = await post(app, PUBLIC, { password: CANARY })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(answer.headers).not.toHaveProperty('etag')
    }
    expect(commerce.seen).toHaveLength(2)
  })

  test('[9g.3] answers of operations with secrets, and to signed-in customers, are no-store', async () => {
    const app = await startGateway({ commerce: answering().send })
    for (const { query } of [generateCustomerToken, checkCredentials, refreshCustomerToken, createLoyaltyCustomer]) {
      expect((await post(app, query, {})).headers['cache-control']).toBe('private, no-store')
    }
    const { headers } = await post(app, PUBLIC, {}, { authorization: 'Bearer abc' })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  const quoting = (...texts: string[]) =>
    answering({
      data: { token: 'new', quote: `"${CANARY}"` },
      errors: texts.map((message) => ({ message, extensions: { debug: [{ args: message }] } })),
    })

  test.each([
    ['a variable', '($p: String!) { generateCustomerToken(email: "a", password: $p) { token } }', { p: CANARY }],
    ['a variable of that name', ' { x }', { password: CANARY }],
    ['a literal', ` { resetPassword(email: "a", newPassword: "${CANARY}") }`, undefined],
    ['an object', ' { x }', { input: { password: { a: CANARY } } }],
    ['a default', `($password: String = "${CANARY}") { x(a: $password) }`, undefined],
  ])('[8.5] an upstream message that quotes a secret is redacted: %s', async (_name, rest, variables) => {
    const quoted = `Variable "$p" got invalid value "${CANARY}"; '${CANARY}' or {"a":"${CANARY}"} is no text.`
    const app = await startGateway({ commerce: quoting(quoted, 'The email or password is not right.').send })
    const message = `Variable "$p" got invalid value "…"; '…' or {"a":"…"} is no text.`
    expect((await post(app, `mutation${rest}`, variables)).json()).toEqual({
      data: { token: 'new', quote: `"${CANARY}"` },
      errors: [
        { message, extensions: { debug: [{ args: message }], traceId: someTrace } },
        {
          message: 'The email or password is not right.',
          extensions: { debug: [{ args: 'The email or password is not right.' }], traceId: someTrace },
        },
      ],
    })
  })

  test('[8.5] a password that is an ordinary word is redacted where it is quoted', async () => {
    const quoted = `password "maple" 'maple' {\\"a\\":\\"maple\\"} is like mapletree, 1234567 and 12`
    const app = await startGateway({ commerce: quoting(quoted).send })
    const answer = await post(app, 'mutation { x }', { password: 'maple', token: [1234567, 12] })
    expect(answer.json()).toMatchObject({
      errors: [{ message: `password … … {\\"a\\":…} is like mapletree, … and 12` }],
    })
  })

  test('[8.5] a password that is a word of the sentence leaves the sentence intact', async () => {
    const app = await startGateway({ commerce: quoting('The email or password is not right.').send })
    const answer = await post(app, generateCustomerToken.query, { email: 'a@example.com', password: 'password' })
    expect(answer.json()).toMatchObject({ errors: [{ message: 'The email or password is not right.' }] })
  })

  test.each([
    [`mutation { generateCustomerToken(email: "a", password: ${CANARY}"x") }`],
    [`mutation { generateCustomerToken(email: "a", password "${CANARY}") { token } }`],
    [`mutation { generateCustomerToken(email: "a", password: "${CANARY}) { token } }`],
    [`mutation { generateCustomerToken(password: "\\${CANARY}") { token } }`],
    [`mutation { generateCustomerToken(password: 1${CANARY}) { token } }`],
    [CANARY],
  ])('[8.17] a document that does not parse is not quoted: %s', async (query) => {
    const commerce = answering()
    const app = await startGateway({ commerce: commerce.send })
    const answer = await post(app, query)
    expect(answer.json()).toMatchObject({ errors: [{ message: 'Unable to get query parameters...' }] })
    for (let length = 4; length < CANARY.length; length++) expect(answer.body).not.toContain(CANARY.slice(0, length))
    const broken = await app.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { 'content-type': 'application/json' },
      payload: `{"query":"${CANARY}`,
    })
    expect(broken.body).not.toContain(CANARY)
    expect(commerce.seen).toEqual([])
  })

  test('endless nesting does not overflow the stack', async () => {
    const app = await startGateway({ commerce: answering().send })
    const payload = `{"query":"{ a }","variables":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/api/graphql', headers, payload })
    expect([200, 400]).toContain(answer.statusCode)
    expect((await post(app, PUBLIC)).statusCode).toBe(200)
  })
})
