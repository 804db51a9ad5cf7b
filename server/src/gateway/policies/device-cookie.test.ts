/** Known devices from the cookie of a page to the counts of wrong passwords, at the gateway and behind it. */
import { checkCredentials, generateCustomerToken } from '@leaflog/core/wire/commerce/credentials'
import { changePassword } from '@leaflog/core/wire/commerce/customer'
import { describe, expect, test } from 'vitest'
import { inProcessExchange } from '../../platform/exchange-in-process.ts'
import { json } from '../../platform/upstream.ts'
import { fakeUpstream, realClock, startGateway, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { openSampleBackend } from '../../testing/sample-backend.ts'

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }
const RIGHT = 'trellis-2026'
const email = 'a@example.com'

type App = Awaited<ReturnType<typeof startGateway>>

const post = (
  app: App,
  query: string,
  variables: object,
  headers: Record<string, string> = OWN_PAGE,
  address = '::1',
) =>
  app.inject({
    method: 'POST',
    url: '/api/graphql',
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  })

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String)
const deviceOf = (answer: Parameters<typeof cookiesOf>[0]) =>
  cookiesOf(answer).find((cookie) => cookie.startsWith('device='))
const valueOf = (cookie: string | undefined) => cookie?.split(';', 1)[0] ?? ''
const page = (cookie: string) => ({ ...OWN_PAGE, cookie })

/** An upstream for which one password is right. */
async function start(options: GatewayOptions = {}) {
  const commerce = fakeUpstream(({ body }) =>
    body.includes(RIGHT)
      ? json({ data: { generateCustomerToken: { token: 'access', refresh_token: 'refresh', ordering_cart: null } } })
      : json({ data: null, errors: [{ message: 'no' }] }),
  )
  const app = await startGateway({ commerce: commerce.send, ...options })
  const signIn = (password: string, headers: Record<string, string> = OWN_PAGE, who = email, address = '::1') =>
    post(app, generateCustomerToken.query, { email: who, password }, headers, address)
  const seen = () => commerce.seen.at(-1)?.headers['x-device']
  return { app, commerce, signIn, seen }
}

describe('the cookie', () => {
  test('[4d.1] a sign-in makes the browser known, for a year and for no script', async () => {
    const { signIn, seen } = await start({ config: { publicUrl: 'https://shop.example' } })
    const answer = await signIn(RIGHT)
    expect(deviceOf(answer)).toMatch(
      /^device=[\w-]{24}\.[\w-]{22}; Max-Age=31536000; Path=\/api\/graphql; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(cookiesOf(answer)).toHaveLength(2)
    expect(valueOf(deviceOf(answer))).toContain(`device=${seen()}.`)
    expect(answer.body).not.toContain(String(seen()))
  })

  test('[8.5] a wrong password sets none', async () => {
    const { signIn } = await start()
    expect(cookiesOf(await signIn('wrong'))).toEqual([])
  })

  test('the browser keeps its id, and knows five accounts', async () => {
    const { signIn, seen } = await start()
    let cookie = ''
    const ids = new Set<string | undefined>()
    for (let person = 0; person < 7; person += 1) {
      cookie = valueOf(deviceOf(await signIn(RIGHT, page(cookie), `person${person}@example.com`)))
      ids.add(seen())
    }
    expect(ids.size).toBe(1)
    expect(cookie.split('.')).toHaveLength(6)
    expect(valueOf(deviceOf(await signIn(RIGHT, page(cookie), ' PERSON6@example.com ')))).toBe(cookie)
  })

  test.each([
    ['a check of a password', checkCredentials.query, { email, password: 'wrong' }],
    ['a new password', changePassword.query, { currentPassword: 'wrong', newPassword: 'next-2026' }],
  ])('%s tells the backend the device, and makes none', async (_name, query, variables) => {
    const { app, signIn, seen } = await start()
    await post(app, query, variables)
    expect(seen()).toBeUndefined()
    const cookie = valueOf(deviceOf(await signIn(RIGHT)))
    const id = seen()
    const answer = await post(app, query, variables, page(cookie))
    expect(seen()).toBe(id)
    expect(deviceOf(answer)).toBeUndefined()
  })

  test.each<[string, Record<string, string>]>([
    ['a script without a browser', {}],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s has no device, whatever it sends', async (_name, headers) => {
    const { signIn, seen } = await start()
    const cookie = valueOf(deviceOf(await signIn(RIGHT)))
    const answer = await signIn(RIGHT, { ...headers, cookie, 'x-device': 'the-id-of-somebody-else-1234' })
    expect([seen(), cookiesOf(answer)]).toEqual([undefined, []])
  })

  test('calls without a password do not have it', async () => {
    const { app, signIn, seen } = await start()
    const cookie = valueOf(deviceOf(await signIn(RIGHT)))
    await post(app, 'mutation { createEmptyCart }', {}, page(cookie))
    expect(seen()).toBeUndefined()
  })

  test('[8.5] of two sign-ins in one document, none makes the browser known', async () => {
    const { app } = await start()
    const query = `mutation($p: String!) {
      a: generateCustomerToken(email: "${email}", password: $p) { refresh_token }
      b: generateCustomerToken(email: "victim@example.com", password: "guess") { refresh_token } }`
    expect(deviceOf(await post(app, query, { p: RIGHT }))).toBeUndefined()
  })
})

describe('the limit of an account', () => {
  const address = (index: number) => `198.51.100.${index + 1}`
  const others = async (signIn: Awaited<ReturnType<typeof start>>['signIn'], cookie: (index: number) => string) => {
    let passed = 0
    for (let index = 0; index < 15; index += 1)
      passed += (await signIn('wrong', page(cookie(index)), email, address(index))).statusCode === 200 ? 1 : 0
    return passed
  }

  test('[8.5] is used up by others: the owner’s browser still signs in, and has a limit of its own', async () => {
    const { signIn } = await start()
    const cookie = valueOf(deviceOf(await signIn(RIGHT, OWN_PAGE, email, '203.0.113.5')))
    expect(await others(signIn, () => '')).toBe(9)
    const own = (password: string) => signIn(password, page(cookie), email, '203.0.113.5')
    expect((await own(RIGHT)).statusCode).toBe(200)
    const statuses = []
    for (let index = 0; index < 10; index += 1) statuses.push((await own('wrong')).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429])
  })

  test.each<[string, (cookie: string, index: number) => string]>([
    ['made up', (_cookie, index) => `device=${String(index).padStart(24, 'x')}.${'t'.repeat(22)}`],
    ['with another id', (cookie, index) => cookie.replace(/=[\w-]{24}/, `=${String(index).padStart(24, 'x')}`)],
    ['with another account’s tag', (cookie) => cookie],
  ])('[8.5] a cookie that is %s gets no further attempts', async (_name, forge) => {
    const { signIn } = await start()
    const cookie = valueOf(deviceOf(await signIn(RIGHT, OWN_PAGE, 'other@example.com', '203.0.113.5')))
    expect(await others(signIn, (index) => forge(cookie, index))).toBe(10)
  })

  test('servers that share their secret know each other’s devices, others do not', async () => {
    const [one, same] = [await start(), await start()]
    const other = await start({ deps: { deviceSecret: 'another shop’s secret' } })
    const cookie = valueOf(deviceOf(await one.signIn(RIGHT)))
    for (const { signIn } of [same, other]) await others(signIn, () => '')
    expect((await same.signIn(RIGHT, page(cookie))).statusCode).toBe(200)
    expect((await other.signIn(RIGHT, page(cookie))).statusCode).toBe(429)
  })
})

test('[8.5] with the embedded backend: others lock the account, its owner signs in where they have been before', async () => {
  const sample = await openSampleBackend({ publicUrl: 'https://commerce.example' })
  const exchange = inProcessExchange(sample.backend.commerce)
  const app = await startGateway({
    clock: realClock,
    targets: { commerce: { name: 'commerce', base: 'https://commerce.example', exchange } },
  })
  const person = { email: 'owner@example.com', password: RIGHT }
  const create = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }'
  await post(app, create, { input: { ...person, firstname: 'A', lastname: 'B' } })
  const signIn = (password: string, headers: Record<string, string>, from: string) =>
    post(app, generateCustomerToken.query, { ...person, password }, headers, from)
  const home = page(valueOf(deviceOf(await signIn(RIGHT, OWN_PAGE, '203.0.113.5'))))
  for (let index = 0; index < 8; index += 1) await signIn('wrong', OWN_PAGE, `198.51.100.${index + 1}`)
  const elsewhere = await signIn(RIGHT, OWN_PAGE, '203.0.113.6')
  expect(elsewhere.json()).toMatchObject({ errors: [{ extensions: { code: 'SIGN_IN_REFUSED' } }] })
  expect((await signIn(RIGHT, home, '203.0.113.5')).json()).not.toHaveProperty('errors')
  await app.close()
  await sample.close()
})
