/** I5 over the whole server: passwords and tokens pass through it and are kept nowhere. */
import * as credentials from '@leaflog/core/wire/commerce/credentials'
import * as wire from '@leaflog/core/wire/commerce/customer'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProcessExchange } from '../../platform/exchange-in-process.ts'
import { SecretLeakDetector, loggingTo } from '../../testing/secret-leak-detector.ts'
import { fakeUpstream, realClock, startGateway, unreachable } from '../../testing/gateway-harness.ts'
import { openSampleBackend, type SampleBackend } from '../../testing/sample-backend.ts'
import type { Upstream } from '../../platform/upstream.ts'

const base = 'https://commerce.example'

async function listen(detector: SecretLeakDetector, commerce: Upstream) {
  const listening: Upstream = (request) => {
    detector.urls.push(request.url)
    return commerce(request)
  }
  const app = await startGateway({
    clock: realClock,
    targets: { commerce: { name: 'commerce', base, exchange: inProcessExchange(listening) } },
    config: { logLevel: 'trace', devMails: true, abuseLimitFactor: 100 },
    deps: { logStream: { write: (line) => detector.log.push(line) } },
  })
  const inject = async (request: InjectOptions) => {
    const answer = await app.inject(request)
    if (answer.statusCode !== 200 || answer.body.includes('"errors"')) detector.refusals.push(answer.body)
    // A cookie that scripts cannot read is the one place where a page's refresh token belongs.
    const { 'set-cookie': cookies = [], ...headers } = answer.headers
    const readable = [cookies].flat().filter((cookie) => !cookie.includes('HttpOnly'))
    detector.refusals.push(JSON.stringify([headers, readable]))
    return answer
  }
  const send = (query: string, variables: unknown = {}, headers: Record<string, string> = {}) =>
    inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ query, variables }),
    })
  return { app, inject, send }
}

/** Every wrong way to send a secret: none may come back, or be forwarded in an address. */
async function misuse(
  { inject, send }: Awaited<ReturnType<typeof listen>>,
  detector: SecretLeakDetector,
): Promise<void> {
  const plant = (kind?: string) => detector.plant(kind)
  const { query } = credentials.generateCustomerToken
  const literal = (secret: string) =>
    `mutation { generateCustomerToken(email: "a@b.c", password: ${secret}) { token } }`
  await send(query, { email: 'a@example.com', password: { deep: plant() } })
  await send(query, { email: 'a@example.com', password: [plant()] })
  await send(query, { email: { password: plant() }, password: plant() })
  await send(literal(`"${plant()}"`))
  await send(literal(`{ a: "${plant()}" }`))
  await send(literal(`["${plant()}"]`))
  await send(literal(plant('unquoted').replaceAll('-', '_')))
  await send(literal(`"${plant()}`))
  await send(`mutation { nothing(password: "${plant()}") }`)
  await send(credentials.refreshCustomerToken.query, { accessToken: 5, refreshToken: { token: plant() } })
  await send(credentials.resetPassword.query, { email: 1, resetPasswordToken: [plant()], newPassword: { a: plant() } })
  await send(credentials.createLoyaltyCustomer.query, { input: { email: 'x', password: { a: plant() } } })
  await send(credentials.createLoyaltyCustomer.query, { input: { email: 'x', password: plant(), unknown: 1 } })
  await send(query, [plant()])
  await send(query, plant())
  await send(query, { password: plant() }, { 'content-type': 'text/plain' })
  await send(query, { password: plant() }, { store: '../x' })
  await send(query, { password: plant() }, { authorization: `Bearer ${plant('token')} ${plant('token')}` })
  await send(query, { password: plant() }, { authorization: `Basic ${Buffer.from(plant()).toString('base64')}` })
  await send(query, { password: plant(), filler: 'x'.repeat(70_000) })
  await send(
    '{ customer { email } }',
    {},
    { cookie: `signin_token=${plant('token')}; refresh_token=${plant('token')}` },
  )
  await send('{ customer { email } }', {}, { authorization: `Bearer ${plant('token')}` })
  await send('{ storeConfig { id } }', { token: plant('token') })
  for (const payload of [
    `[{"query":"{a}","variables":{"password":"${plant()}"}}]`,
    `{"password":"${plant()}`,
    plant(),
  ]) {
    await inject({ method: 'POST', url: '/api/graphql', headers: { 'content-type': 'application/json' }, payload })
  }
  const urls: [string, unknown][] = [
    [query, { password: plant() }],
    [credentials.checkCredentials.query, { email: 'a@example.com', password: plant() }],
    ['{ storeConfig { id } }', { deep: [{ refreshToken: plant('token') }] }],
    [`{ checkCustomerEmail(email: "a@b.c", password: "${plant()}") { valid_credentials } }`, {}],
  ]
  for (const [document, variables] of urls) {
    const address = new URLSearchParams({
      query: document,
      variables: JSON.stringify(variables),
      token: plant('token'),
    })
    await inject({ url: `/api/graphql?${address}` })
  }
  await inject({ url: `/rewards/forgot-password?token=${plant('token')}&email=a` })
  await inject({
    method: 'POST',
    url: '/age-gate',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `password=${plant()}`,
  })
  await inject({ method: 'PUT', url: `/api/graphql?token=${plant('token')}`, payload: { password: plant() } })
}

async function expectNoLeaks({ app }: Awaited<ReturnType<typeof listen>>, detector: SecretLeakDetector): Promise<void> {
  const metrics = await app.inject('/metrics')
  expect(metrics.body).toContain('leaflog_request_seconds')
  expect(detector.leaksIn([metrics.body])).toEqual([])
  await app.close()
  expect(detector.log.join('')).toContain('incoming request')
  expect(detector.leaksIn(detector.log)).toEqual([])
  expect(detector.urls.length).toBeGreaterThan(5)
  expect(detector.leaksIn(detector.urls)).toEqual([])
  expect(detector.refusals.length).toBeGreaterThan(20)
  expect(detector.leaksIn(detector.refusals)).toEqual([])
}

describe('I5: with the embedded backend', () => {
  const detector = new SecretLeakDetector()
  let sample: SampleBackend
  beforeAll(async () => {
    sample = await openSampleBackend({
      publicUrl: base,
      searchKeySecret: detector.plant('search'),
      sessionSecret: detector.plant('session'),
      log: loggingTo(detector.log),
      development: true,
    })
  })
  afterAll(() => sample.close())

  test('[7a.4] [7a.6] [7a.3] [7a.12] [8.5] an account’s whole life: no secret in a log, an address, the metrics or a refusal', async () => {
    const gateway = await listen(detector, sample.backend.commerce)
    const { send, inject } = gateway
    const email = 'canary@example.com'
    const password = detector.plant()
    const account = { email, password, firstname: 'A', lastname: 'B', date_of_birth: '1990-01-01' }
    const create = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }'
    const key = (text: string) => ({ 'idempotency-key': `canary-key-${text}` })
    expect((await send(create, { input: account }, key('create'))).json()).toMatchObject({
      data: { createCustomerV2: { customer: { email } } },
    })
    await send(create, { input: { ...account, password: detector.plant() } }, key('create'))
    await send(create, { input: { ...account, password: detector.plant() } })

    const signIn = async (word: string) => send(credentials.generateCustomerToken.query, { email, password: word })
    const tokensOf = (answer: Awaited<ReturnType<typeof signIn>>): credentials.SignedTokens => {
      const { data } = answer.json<{ data: Record<string, unknown> }>()
      const tokens = credentials.signedTokens.parse(data['generateCustomerToken'] ?? data['refreshCustomerToken'])
      detector.learn(tokens.token)
      detector.learn(tokens.refresh_token)
      return tokens
    }
    const first = tokensOf(await signIn(password))
    expect((await signIn(detector.plant())).json()).toMatchObject({
      errors: [{ extensions: { category: 'graphql-authentication' } }],
    })
    await send(credentials.checkCredentials.query, { email, password })
    await send(credentials.checkCredentials.query, { email, password: detector.plant() })

    const refresh = ({ token, refresh_token }: credentials.SignedTokens) =>
      send(credentials.refreshCustomerToken.query, { accessToken: token, refreshToken: refresh_token })
    const second = tokensOf(await refresh(first))
    await refresh({ token: detector.plant('token'), refresh_token: detector.plant('token') })
    await refresh({ token: second.token, refresh_token: `${second.refresh_token}x` })
    expect((await refresh(first)).json()).toMatchObject({ errors: [{}] })

    const third = tokensOf(await signIn(password))
    const bearer = { authorization: `Bearer ${third.token}` }
    const next = detector.plant()
    await send(wire.changePassword.query, { currentPassword: detector.plant(), newPassword: detector.plant() }, bearer)
    await send(wire.changePassword.query, { currentPassword: password, newPassword: next }, bearer)
    await send(credentials.activateExistingCustomer.query, { email, password: detector.plant(), state: 'FL' })
    await send(credentials.activateExistingCustomer.query, {
      email,
      password: next,
      state: 'FL',
      date_of_birth: '1990-01-01',
    })
    const member = {
      email: 'member@example.com',
      firstname: 'A',
      lastname: 'B',
      date_of_birth: '1990-01-01',
      state: 'FL',
    }
    await send(
      credentials.createLoyaltyCustomer.query,
      { input: { ...member, password: detector.plant() } },
      key('member'),
    )
    await send(
      credentials.createLoyaltyCustomer.query,
      { input: { ...member, password: detector.plant() } },
      key('again'),
    )
    await send(credentials.createLoyaltyCustomer.query, {
      input: { ...member, state: 'XX', password: detector.plant() },
    })

    await send(credentials.requestLoyaltyPasswordReset.query, { email })
    await sample.backend.close()
    const mails = await inject({ url: '/dev/mails', headers: { host: 'localhost' } })
    const resetToken = /#email=[^&\s]+&token=([\w-]+)/.exec(mails.body)?.[1] ?? ''
    expect(resetToken.length).toBeGreaterThan(20)
    detector.learn(resetToken)
    const reset = (token: string) =>
      send(credentials.resetPassword.query, { email, resetPasswordToken: token, newPassword: detector.plant() })
    expect((await reset(detector.plant('token'))).json()).toMatchObject({ errors: [{}] })
    expect((await reset(resetToken)).json()).toEqual({ data: { resetPassword: true } })
    expect((await reset(resetToken)).json()).toMatchObject({ errors: [{}] })

    await misuse(gateway, detector)
    await expectNoLeaks(gateway, detector)
  })

  test('[3.15.3] [7a.6] [7a.5] a page of the shop never sees a refresh token, and two tabs refresh to the same one', async () => {
    const ears = new SecretLeakDetector()
    const { app, send } = await listen(ears, sample.backend.commerce)
    const answers: string[] = []
    const jar = new Map<string, string>()
    const page = async (...[query, variables, headers]: Parameters<typeof send>) => {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      const answer = await send(query, variables, { ...headers, 'sec-fetch-site': 'same-origin', cookie })
      answers.push(answer.body)
      for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        jar.set(name, value)
        const [, token] = decodeURIComponent(value).split(/^[0-9a-f]{64}\./)
        if (token) ears.learn(token)
      }
      return answer
    }
    const email = 'page@example.com'
    const password = ears.plant()
    const create = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }'
    await page(create, { input: { email, password, firstname: 'A', lastname: 'B' } })
    const signedIn = await page(credentials.generateCustomerToken.query, { email, password })
    const { generateCustomerToken: held } = credentials.generateCustomerToken.result.parse(
      signedIn.json<{ data: unknown }>().data,
    )
    const refresh = () =>
      page(credentials.refreshCustomerToken.query, { accessToken: held.token, refreshToken: held.refresh_token })
    const first = jar.get('session_refresh')
    expect(first).toMatch(/^[0-9a-f]{64}\.[\w.%-]{40,}$/)
    const both = await Promise.all([refresh(), refresh()])
    expect(both.map((answer) => answer.json<{ data: object | null }>().data !== null)).toEqual([true, true])
    const second = jar.get('session_refresh')
    expect(second).not.toBe(first)
    const third = await refresh()
    expect(third.json()).not.toHaveProperty('errors')
    // A token of two generations ago ends the session, and the refusal quotes nothing.
    jar.set('session_refresh', first ?? '')
    expect((await refresh()).json()).toMatchObject({ errors: [{}] })
    jar.set('session_refresh', second ?? '')
    expect((await refresh()).json()).toMatchObject({ errors: [{}] })
    await page(credentials.revokeCustomerToken.query, {}, { authorization: `Bearer ${held.token}` })
    expect(ears.leaksIn(answers)).toEqual([])
    const metrics = await app.inject('/metrics')
    await app.close()
    expect(ears.log.join('')).toContain('incoming request')
    expect(ears.leaksIn([...ears.log, ...ears.urls, ...ears.refusals, metrics.body])).toEqual([])
  })

  test.each([
    ['1 MB', 'a'.repeat(1024 * 1024)],
    ['alg none', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['no JSON', 'a.b.c'],
    ['undefined', 'undefined'],
    ['two words', 'a b'],
  ])('[8.8] an invalid token counts as expired, and public queries are answered: %s', async (_name, token) => {
    const { app, send } = await listen(new SecretLeakDetector(), sample.backend.commerce)
    const ask = (query: string) => send(query, {}, { authorization: `Bearer ${token}` })
    expect((await ask('{ customer { email } }')).json()).toMatchObject({
      errors: [{ extensions: { category: 'graphql-authorization' } }],
    })
    expect((await ask('{ countries { id } }')).json()).toMatchObject({ data: { countries: [{ id: 'US' }] } })
    await app.close()
  })
})

describe('I5: with another backend', () => {
  test.each<[string, (detector: SecretLeakDetector) => Upstream]>([
    ['that is down', () => unreachable],
    ['that throws', () => () => Promise.reject(new Error('the call failed'))],
    [
      'that answers half a token',
      (detector) => () =>
        Promise.resolve(
          new Response(`{"token":${detector.learn('Zq7xQ')}`, { headers: { 'content-type': 'application/json' } }),
        ),
    ],
    [
      'that answers with a page',
      (detector) => () =>
        Promise.resolve(
          new Response(`<p>${detector.plant('token')}`, { status: 500, headers: { 'content-type': 'text/html' } }),
        ),
    ],
    [
      'that redirects with a token',
      (detector) => () =>
        Promise.resolve(
          new Response(null, { status: 302, headers: { location: `/x?token=${detector.plant('token')}` } }),
        ),
    ],
    [
      'that sets a cookie',
      (detector) => () =>
        Promise.resolve(
          new Response('{"data":{}}', {
            headers: { 'content-type': 'application/json', 'set-cookie': `token=${detector.plant('token')}` },
          }),
        ),
    ],
    [
      'that quotes all it gets',
      () =>
        fakeUpstream(
          ({ body }) =>
            new Response(JSON.stringify({ errors: [{ message: `Not good: ${body}` }] }), {
              headers: { 'content-type': 'application/json' },
            }),
        ).send,
    ],
  ])('[8.5] [8.9] [8.10] %s: no secret in a log, an address, the metrics or a refusal', async (_name, commerce) => {
    const detector = new SecretLeakDetector()
    const gateway = await listen(detector, commerce(detector))
    await misuse(gateway, detector)
    await expectNoLeaks(gateway, detector)
  })
})
