import {
  activateExistingCustomer,
  checkCredentials,
  checkCustomerEmail,
  createLoyaltyCustomer,
  generateCustomerToken,
  refreshCustomerToken,
  requestLoyaltyPasswordReset,
  resetPassword,
} from '@leaflog/core/wire/commerce/credentials'
import { guestOrderQuery } from '@leaflog/core/wire/commerce/commerce-orders'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway, virtualClock, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'
import { someTrace } from '../../testing/some-trace.ts'

const MINUTE = 60_000
let clients = 0
/** A visitor with a new browser. */
const client = () => `00000000-0000-4000-8000-${String(++clients).padStart(12, '0')}`

interface From {
  address?: string
  client?: string | undefined
  cookie?: string
}

async function start(options: GatewayOptions = {}) {
  const clock = virtualClock()
  const commerce = fakeUpstream(() => json({ data: null, errors: [{ message: 'no' }] }))
  const app = await startGateway({ commerce: commerce.send, clock, ...options })
  return { app, clock, commerce }
}

function ask(app: FastifyInstance, { query }: { query: string }, variables: unknown, from: From = {}) {
  const cookie = from.cookie ?? (from.client === undefined ? undefined : `a=1; visitor_id=${from.client}; b=2`)
  return app.inject({
    method: 'POST',
    url: '/api/graphql',
    remoteAddress: from.address ?? '203.0.113.7',
    headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
    payload: { query, variables },
  })
}

/** How many of these attempts were allowed. */
async function through(count: number, one: (index: number) => ReturnType<typeof ask>): Promise<number> {
  let passed = 0
  for (let index = 0; index < count; index++) passed += (await one(index)).statusCode === 200 ? 1 : 0
  return passed
}

const email = (index: number | string) => ({ email: `person${index}@example.com`, password: 'wrong' })
const address = (index: number) => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`

describe('signing in', () => {
  test('[8.5] an account: 10 a minute from anywhere, then a kind sentence and the time to wait', async () => {
    const { app, clock, commerce } = await start()
    const attempt = (index: number) =>
      ask(app, generateCustomerToken, email('A'), { address: address(index), client: client() })
    expect(await through(15, attempt)).toBe(10)
    clock.advance(MINUTE / 2)
    const refused = await attempt(99)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'private, no-store' })
    expect(refused.json()).toEqual({
      errors: [
        {
          message: 'Too many tries. Try again in 1 min.',
          extensions: {
            category: 'graphql-input',
            code: 'TOO_MANY_REQUESTS',
            params: { minutes: 1 },
            traceId: someTrace,
          },
        },
      ],
      error: {
        code: 'TOO_MANY_REQUESTS',
        params: { minutes: 1 },
        message: 'Too many tries. Try again in 1 min.',
        traceId: someTrace,
      },
    })
    expect(commerce.seen).toHaveLength(10)
    clock.advance(MINUTE / 2)
    expect((await attempt(100)).statusCode).toBe(200)
  })

  test('[8.5] a browser: 30 a minute; an address: 100', async () => {
    const { app } = await start()
    const own = client()
    expect(
      await through(40, (i) => ask(app, generateCustomerToken, email(i), { address: address(i), client: own })),
    ).toBe(30)
    expect(await through(110, (i) => ask(app, generateCustomerToken, email(`b${i}`), { client: client() }))).toBe(100)
    expect(await through(1, () => ask(app, generateCustomerToken, email('c'), { address: '203.0.113.8' }))).toBe(1)
  })

  test('[7a.11] checking a password counts as signing in, also under an alias', async () => {
    const { app } = await start()
    const queries = [
      generateCustomerToken,
      checkCredentials,
      {
        query:
          'query($e: String!, $w: String!) { x: checkCustomerEmail(email: $e, password: $w) { valid_credentials } }',
      },
    ]
    const variables = { ...email('A'), e: email('A').email, w: 'wrong' }
    expect(
      await through(12, (i) => ask(app, queries[i % 3] ?? generateCustomerToken, variables, { client: client() })),
    ).toBe(10)
  })

  test.each(['PERSON1@EXAMPLE.COM', ' person1@example.com ', 'Person1@Example.com'])(
    '[8.5] %j is the same account',
    async (other) => {
      const { app } = await start()
      await through(10, () => ask(app, generateCustomerToken, email(1)))
      expect((await ask(app, generateCustomerToken, { ...email(1), email: other })).statusCode).toBe(429)
      expect((await ask(app, generateCustomerToken, email(2))).statusCode).toBe(200)
    },
  )

  const aliases = (count: number, one: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${one(index)}`).join(' ')
  const literal = (who: string) => `generateCustomerToken(email: "${who}", password: "x") { token }`

  test.each([
    ['aliases of one account', `mutation { ${aliases(40, () => literal('a@example.com'))} }`, {}],
    [
      'aliases in a fragment',
      `mutation { ...F } fragment F on Mutation { ${aliases(40, () => literal('a@b.c'))} }`,
      {},
    ],
    [
      'inline fragments',
      `mutation { ${aliases(40, () => literal('a@b.c')).replaceAll(/(a\d+: [^}]*})/g, '... { $1 }')} }`,
      {},
    ],
    [
      'an account in a variable',
      `mutation($e: String!) { ${aliases(11, () => 'generateCustomerToken(email: $e, password: "x") { token }')} }`,
      { e: 'a@example.com' },
    ],
    [
      'an account in a default',
      `mutation($e: String! = "a@b.c") { ${aliases(11, () => 'generateCustomerToken(email: $e, password: "x") { token }')} }`,
      {},
    ],
    ['many accounts', `mutation { ${aliases(101, (index) => literal(`a${index}@example.com`))} }`, {}],
  ])('[8.5] one document with many attempts counts them all: %s', async (_name, query, variables) => {
    const { app, commerce } = await start()
    expect((await ask(app, { query }, variables)).statusCode).toBe(429)
    expect(commerce.seen).toEqual([])
  })

  test('[8.5] an operation without a name, or with a wrong one, hides nothing', async () => {
    const { app } = await start()
    const query = `query A { a } mutation B { ${literal('a@example.com')} }`
    const send = (operationName: unknown) =>
      app.inject({
        method: 'POST',
        url: '/api/graphql',
        headers: { 'content-type': 'application/json' },
        payload: { query, ...(operationName !== undefined && { operationName }) },
      })
    const names = ['', 'C', 0, [], undefined]
    for (let index = 0; index < 10; index++) await send(names[index % 5])
    expect((await send('B')).statusCode).toBe(429)
    expect((await send('A')).statusCode).toBe(200)
  })

  test('[8.5] who is refused for the browser takes no try from somebody else’s account', async () => {
    const { app } = await start()
    const own = client()
    await through(30, (i) => ask(app, generateCustomerToken, email(i), { client: own }))
    await through(20, () => ask(app, generateCustomerToken, email('victim'), { client: own }))
    expect((await ask(app, generateCustomerToken, email('victim'), { client: client() })).statusCode).toBe(200)
  })
})

describe('each action has its own limits', () => {
  const member = (index: number) => ({ input: { email: `person${index}@example.com`, password: 'x' } })
  const order = (index: number | string) => ({ input: { ...email(index), lastname: 'Doe', number: '100001' } })
  const password = (index: number) => ({ ...email(index), resetPasswordToken: 't', newPassword: 'n' })

  test.each([
    ['[7a.11] an email check, a browser', checkCustomerEmail, email, { client: client() }, 12],
    ['[7a.11] an email check, an address', checkCustomerEmail, email, {}, 60],
    ['[7a.3] a reset mail, an account', requestLoyaltyPasswordReset, () => email('A'), {}, 3],
    ['[7a.3] a reset mail, a browser', requestLoyaltyPasswordReset, email, { client: client() }, 6],
    ['[7a.3] a reset mail, an address', requestLoyaltyPasswordReset, email, {}, 20],
    ['[7a.3] a reset, an account', resetPassword, () => password(0), {}, 10],
    ['[7a.3] a reset, an address', resetPassword, password, {}, 30],
    ['[7a.10] a sign-up, a browser', createLoyaltyCustomer, member, { client: client() }, 10],
    ['[7a.10] a sign-up, an address', createLoyaltyCustomer, member, {}, 20],
    ['[7a.12] an activation, an account', activateExistingCustomer, () => email('A'), {}, 10],
    ['[7a.6] a refresh, a browser', refreshCustomerToken, () => ({ refreshToken: 'r' }), { client: client() }, 20],
    ['[7a.6] a refresh, an address', refreshCustomerToken, () => ({ refreshToken: 'r' }), {}, 120],
    ['[9g.3] a search for an order, an email', guestOrderQuery, () => order('A'), {}, 10],
    ['[9g.3] a search for an order, a browser', guestOrderQuery, order, { client: client() }, 10],
    ['[9g.3] a search for an order, an address', guestOrderQuery, order, {}, 10],
  ])('%s', async (_name, document, variables, from, most) => {
    const { app } = await start()
    expect(await through(most + 5, (index) => ask(app, document, variables(index), from))).toBe(most)
  })

  test('[7a.3] a reset mail: the wait is given in minutes, and other actions are not affected', async () => {
    const { app, clock } = await start()
    await through(3, () => ask(app, requestLoyaltyPasswordReset, email('A')))
    const refused = await ask(app, requestLoyaltyPasswordReset, email('A'))
    expect([refused.headers['retry-after'], refused.json()]).toMatchObject([
      '900',
      { error: { message: 'Too many tries. Try again in 15 min.' } },
    ])
    expect((await ask(app, generateCustomerToken, email('A'))).statusCode).toBe(200)
    clock.advance(15 * MINUTE)
    expect((await ask(app, requestLoyaltyPasswordReset, email('A'))).statusCode).toBe(200)
  })

  test('[7a.10] a sign-up: the wait is given in hours', async () => {
    const { app } = await start()
    await through(20, (index) => ask(app, createLoyaltyCustomer, member(index)))
    expect((await ask(app, createLoyaltyCustomer, member(21))).json()).toMatchObject({
      error: { message: 'Too many tries. Try again in 60 min.' },
    })
  })
})

describe('what is counted', () => {
  test.each([
    'visitor_id=abc',
    'visitor_id=',
    'not_visitor_id=00000000-0000-4000-8000-000000000001',
    `visitor_id=${'a'.repeat(36)}`,
  ])('an invalid browser cookie counts as none: %s', async (cookie) => {
    const { app } = await start()
    expect(await through(20, (i) => ask(app, checkCustomerEmail, email(i), { cookie }))).toBe(20)
  })

  test('an IPv6 network counts as one, and X-Forwarded-For does not create another', async () => {
    const { app } = await start()
    expect(
      await through(65, (i) => ask(app, checkCustomerEmail, email(i), { address: `2001:db8::${i.toString(16)}` })),
    ).toBe(60)
    const forwarded = await app.inject({
      method: 'POST',
      url: '/api/graphql',
      remoteAddress: '2001:db8::1',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '8.8.8.8' },
      payload: { query: checkCustomerEmail.query, variables: email(0) },
    })
    expect(forwarded.statusCode).toBe(429)
  })

  test('known and unknown accounts, right and wrong passwords: the refusal is the same to the byte', async () => {
    const answers = []
    for (const known of [true, false]) {
      const commerce = fakeUpstream(() =>
        json(known ? { data: { generateCustomerToken: { token: 't' } } } : { errors: [{ message: 'no' }] }),
      )
      const { app } = await start({ commerce: commerce.send })
      await through(10, () => ask(app, generateCustomerToken, email('A')))
      const { statusCode, headers, body } = await ask(app, generateCustomerToken, email('A'))
      answers.push({ statusCode, headers: { ...headers, date: '' }, body: body.replaceAll(/"traceId":"\w+"/g, '') })
    }
    expect(answers[0]?.statusCode).toBe(429)
    expect(answers[0]).toEqual(answers[1])
  })

  test('[2c.6] gift card codes: a browser 20 a minute, an address 60, in any operation', async () => {
    const { app } = await start()
    const look = { query: 'query ($c: String!) { giftCardAccount(input: { gift_card_code: $c }) { code } }' }
    const apply = {
      query: 'mutation ($i: ApplyGiftCardToCartInput) { applyGiftCardToCart(input: $i) { cart { id } } }',
    }
    const one = client()
    const attempt = (index: number) => ask(app, index % 2 === 0 ? look : apply, { c: `CODE${index}` }, { client: one })
    expect(await through(25, attempt)).toBe(20)
    expect(await through(60, () => ask(app, look, { c: 'CODE' }, { client: client() }))).toBe(35)
  })

  test('product queries are not counted here', async () => {
    const { app } = await start()
    const document = { query: '{ customer { email } }' }
    expect(await through(200, () => ask(app, document, {}, { client: '00000000-0000-4000-8000-000000000000' }))).toBe(
      200,
    )
  })

  test('the factor multiplies every limit', async () => {
    const { app } = await start({ config: { abuseLimitFactor: 3 } })
    expect(await through(40, () => ask(app, generateCustomerToken, email('A')))).toBe(30)
  })

  test('hostile emails count as none, and break nothing', async () => {
    const { app } = await start()
    for (const hostile of [null, 1, {}, [], ['a@b.c'], 'x'.repeat(30_000), '\u0000', { toLowerCase: 1 }]) {
      expect((await ask(app, generateCustomerToken, { email: hostile, password: hostile })).statusCode).toBe(200)
    }
    for (const variables of [null, [], 'text', 1]) {
      expect((await ask(app, generateCustomerToken, variables)).statusCode).toBe(200)
    }
  })
})
