/** Where the refresh tokens of the shop's own pages are, with an upstream whose tokens are its own affair. */
import { createHash } from 'node:crypto'
import {
  generateCustomerToken,
  refreshCustomerToken,
  revokeCustomerToken,
} from '@leaflog/core/wire/commerce/credentials'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fakeUpstream, startGateway, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'
import { KEPT_IN_COOKIE } from './refresh-cookie.ts'

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** An upstream that issues numbered tokens, and the requests that it saw. */
async function start(options: GatewayOptions = {}) {
  let issued = 0
  const commerce = fakeUpstream(({ body }) => {
    if (body.includes('revokeCustomerToken'))
      return json({ data: { revokeCustomerToken: { result: true, rewards_auto_login: null } } })
    issued += 1
    if (body.includes('renamed')) return json({ data: { other: { renamed: `refresh ${issued}` } } })
    const tokens = { token: `access-${issued}`, refresh_token: `refresh ${issued}`, ordering_cart: null }
    const field = body.includes('generateCustomerToken') ? 'generateCustomerToken' : 'refreshCustomerToken'
    return json({ data: { [field]: { ...tokens, rewards_auto_login: null } } })
  })
  const app = await startGateway({ commerce: commerce.send, ...options })
  const post = (query: string, variables: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ query, variables }),
    })
  const signIn = (headers: Record<string, string> = OWN_PAGE) =>
    post(generateCustomerToken.query, { email: 'a@example.com', password: 'trellis-2026' }, headers)
  const refresh = (refreshToken: string, headers: Record<string, string> = OWN_PAGE) =>
    post(refreshCustomerToken.query, { accessToken: 'access-1', refreshToken }, headers)
  const variables = () =>
    z.object({ variables: z.unknown() }).parse(JSON.parse(commerce.seen.at(-1)?.body ?? '')).variables
  return { commerce, post, signIn, refresh, variables }
}

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String)
/** The cookie as a browser sends it back. */
const jar = (answer: Parameters<typeof cookiesOf>[0]) => ({
  ...OWN_PAGE,
  cookie: cookiesOf(answer)[0]?.split(';', 1)[0] ?? '',
})

describe('a page of the shop', () => {
  test('[3.15.3] [3.17.1] [7a.4] gets a marker; the refresh token is in a cookie that no script reads', async () => {
    const { signIn } = await start()
    const answer = await signIn()
    expect(answer.json()).toMatchObject({
      data: { generateCustomerToken: { token: 'access-1', refresh_token: KEPT_IN_COOKIE } },
    })
    expect(answer.body).not.toContain('refresh 1')
    expect(cookiesOf(answer)[0]).toBe(
      `session_refresh=${sha256('access-1')}.refresh%201; Max-Age=86400; Path=/api/graphql; HttpOnly; SameSite=Strict`,
    )
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('the cookie is Secure if the shop is on https', async () => {
    const { signIn } = await start({ config: { publicUrl: 'https://shop.example' } })
    expect(cookiesOf(await signIn())[0]).toMatch(/; SameSite=Strict; Secure$/)
  })

  test.each<[string, Record<string, string>]>([
    ['that names its origin only', { origin: 'http://localhost:80', host: 'localhost:80' }],
    ['at the configured origin', { origin: 'https://shop.example', host: 'inner' }],
  ])('[7a.4] %s, in a browser without Sec-Fetch-Site', async (_name, headers) => {
    const { signIn } = await start({ config: { publicUrl: 'https://shop.example' } })
    expect((await signIn(headers)).body).not.toContain('refresh 1')
  })

  test('[7a.6] refreshes with the marker: the cookie’s token goes upstream, under a key made of it', async () => {
    const { signIn, refresh, variables, commerce } = await start()
    const kept = jar(await signIn())
    const answer = await refresh(KEPT_IN_COOKIE, { ...kept, 'idempotency-key': 'the-same-for-each-marker' })
    expect(variables()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh 1' })
    expect(commerce.seen.at(-1)?.headers['idempotency-key']).toBe(sha256('refresh 1'))
    expect(answer.json()).toMatchObject({
      data: { refreshCustomerToken: { token: 'access-2', refresh_token: KEPT_IN_COOKIE } },
    })
    await refresh(KEPT_IN_COOKIE, jar(answer))
    expect(variables()).toMatchObject({ refreshToken: 'refresh 2' })
  })

  test('[7a.6] [I7] a token that an earlier release stored is used once, and is in the cookie afterwards', async () => {
    const { refresh, variables, commerce } = await start()
    const answer = await refresh('stored earlier', { ...OWN_PAGE, 'idempotency-key': sha256('stored earlier') })
    expect(variables()).toMatchObject({ refreshToken: 'stored earlier' })
    expect(commerce.seen.at(-1)?.headers['idempotency-key']).toBe(sha256('stored earlier'))
    expect(answer.json()).toMatchObject({ data: { refreshCustomerToken: { refresh_token: KEPT_IN_COOKIE } } })
    await refresh(KEPT_IN_COOKIE, jar(answer))
    expect(variables()).toMatchObject({ refreshToken: 'refresh 1' })
  })

  test('[7a.6] a token of its own goes before an old cookie', async () => {
    const { signIn, refresh, variables } = await start()
    await refresh('stored earlier', jar(await signIn()))
    expect(variables()).toMatchObject({ refreshToken: 'stored earlier' })
  })

  test.each([
    ['no cookie', ''],
    ['an empty one', 'session_refresh='],
    ['one that is not ours', 'session_refresh=abc.def'],
    ['one that is not encoded', `session_refresh=${'a'.repeat(64)}.%E0%A4%A`],
  ])('[7a.6] with %s the marker is all that the upstream gets', async (_name, cookie) => {
    const { refresh, variables } = await start()
    await refresh(KEPT_IN_COOKIE, { ...OWN_PAGE, cookie })
    expect(variables()).toMatchObject({ refreshToken: KEPT_IN_COOKIE })
  })

  test('[I5] cannot read a token by giving the field another name', async () => {
    const { post, signIn } = await start()
    const kept = jar(await signIn())
    const query = `mutation R($a: String!, $r: String!) {
      other: refreshCustomerToken(accessToken: $a, refreshToken: $r) { ...on CustomerToken { ...T } } }
      fragment T on CustomerToken { renamed: refresh_token }`
    const answer = await post(query, { a: 'access-1', r: KEPT_IN_COOKIE }, kept)
    expect(answer.body).not.toMatch(/refresh \d/)
    expect(answer.json()).toMatchObject({ data: { other: { renamed: KEPT_IN_COOKIE } } })
  })

  test.each([
    'mutation R($r: String!) { refreshCustomerToken(accessToken: "a", refreshToken: $r) { token } contactUs(message: $r) }',
    'mutation R($r: String!) { a: refreshCustomerToken(accessToken: "a", refreshToken: $r) { token } b: refreshCustomerToken(accessToken: $r, refreshToken: "x") { token } }',
    'mutation R($r: String!) { updateCustomerV2(input: { firstname: $r }) { customer { firstname } } }',
    'mutation R($r: String!) { refreshCustomerToken(accessToken: $r, refreshToken: "kept-in-cookie") { token } }',
  ])('[I5] cannot have the token written anywhere else: %s', async (query) => {
    const { post, signIn, commerce } = await start()
    await post(query, { r: KEPT_IN_COOKIE }, jar(await signIn()))
    expect(commerce.seen.at(-1)?.body).toContain(KEPT_IN_COOKIE)
    expect(commerce.seen.at(-1)?.body).not.toContain('refresh 1')
  })

  test('[4d.4] [7a.5] signing out ends the cookie of this session, and a late sign-out no other one', async () => {
    const { signIn, post } = await start()
    const first = jar(await signIn())
    const out = await post(revokeCustomerToken.query, {}, { ...first, authorization: 'Bearer access-1' })
    expect(cookiesOf(out)).toEqual(['session_refresh=; Max-Age=0; Path=/api/graphql; HttpOnly; SameSite=Strict'])
    const second = jar(await signIn())
    const late = await post(revokeCustomerToken.query, {}, { ...second, authorization: 'Bearer access-1' })
    expect(cookiesOf(late)).toEqual([])
  })
})

describe('everybody else', () => {
  test.each<[string, Record<string, string>]>([
    ['a script without a browser', {}],
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page of a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
    ['a page of another origin, in an old browser', { origin: 'https://evil.example', host: 'shop.example' }],
  ])(
    '[3.15.3] [7a.6] %s has tokens in the answer and sends them itself, and no cookie counts',
    async (_name, headers) => {
      const { signIn, refresh, variables } = await start()
      const answer = await signIn(headers)
      expect(answer.json()).toMatchObject({ data: { generateCustomerToken: { refresh_token: 'refresh 1' } } })
      expect(cookiesOf(answer)).toEqual([])
      const { cookie } = jar(await signIn())
      await refresh(KEPT_IN_COOKIE, { ...headers, cookie })
      expect(variables()).toMatchObject({ refreshToken: KEPT_IN_COOKIE })
      const refreshed = await refresh('refresh 1', headers)
      expect(variables()).toMatchObject({ refreshToken: 'refresh 1' })
      expect(refreshed.json()).toMatchObject({ data: { refreshCustomerToken: { refresh_token: 'refresh 4' } } })
    },
  )
})
