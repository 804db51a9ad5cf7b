import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../../testing/browser.ts'

const MINUTE = 60_000
const member = { email: 'member@example.com', password: 'garden42' }
const MARKER = 'kept-in-cookie'

/** A gateway that keeps the refresh token of this browser, as the shop's own does for its pages. */
function keepingGateway(world: ReturnType<typeof createWorld>) {
  const { http } = world.gateway
  const keeper: { token: string | null; shown: string[] } = { token: null, shown: [] }
  const keeping = async (request: Request) => {
    const text = await request.clone().text()
    const shown = /"refreshToken":"([^"]+)"/.exec(text)?.[1]
    if (shown !== undefined) keeper.shown.push(shown)
    const init = { method: request.method, headers: request.headers }
    const sent = new Request(request.url, { ...init, body: text.replace(`"${MARKER}"`, `"${keeper.token}"`) })
    const answer = await http(request.method === 'GET' ? request : sent)
    const given = await answer.text()
    keeper.token = /"refresh_token":"([^"]+)"/.exec(given)?.[1] ?? keeper.token
    return new Response(given.replace(/("refresh_token":)"[^"]+"/, `$1"${MARKER}"`), answer)
  }
  return { keeper, gateway: { ...world.gateway, http: keeping } }
}

type Tab = Awaited<ReturnType<ReturnType<typeof createBrowser>['tab']>>

/** An active visitor's hour. */
async function hour({ clock }: ReturnType<typeof createWorld>, ...tabs: Tab[]): Promise<void> {
  for (let passed = 0; passed < 57; passed += 1) {
    if (passed % 20 === 0) for (const { ports } of tabs) ports.seen.act()
    await clock.advance(MINUTE)
    for (const { shop } of tabs) await shop.settled()
  }
}

test('[3.17.2] [9d.3] while the token is renewed, and only then, local storage has tokenRefreshing', async () => {
  const world = createWorld()
  const seen: (string | null)[] = []
  const browser = createBrowser({
    ...world,
    gateway: {
      ...world.gateway,
      http: (request) => {
        if (request.headers.get('x-query-name') === 'refreshCustomerToken')
          seen.push(browser.local.get('tokenRefreshing'))
        return world.gateway.http(request)
      },
    },
  })
  const tab = await browser.tab()
  await tab.shop.session.signIn(member)
  expect(browser.local.get('tokenRefreshing')).toBeNull()
  await hour(world, tab)
  expect(seen).toEqual(['true'])
  expect(browser.local.get('tokenRefreshing')).toBeNull()
  tab.shop.dispose()
})

test('[3.17.1] [7a.6] where the gateway keeps the refresh token, the browser has a marker, and two tabs renew once', async () => {
  const world = createWorld()
  const { keeper, gateway } = keepingGateway(world)
  const browser = createBrowser({ ...world, gateway })
  const tabs = [await browser.tab(), await browser.tab()]
  await tabs[0]?.shop.session.signIn(member)
  expect([browser.cookies.get('refresh_token'), keeper.token]).toEqual([MARKER, 'refresh-secret-1'])
  const token = browser.local.get('signin_token')
  await hour(world, ...tabs)
  expect([browser.cookies.get('refresh_token'), keeper.token]).toEqual([MARKER, 'refresh-secret-2'])
  expect(browser.jar.get('refresh_token')?.days).toBe(365)
  expect(browser.local.get('signin_token')).not.toBe(token)
  expect(keeper.shown).toEqual([MARKER])
  await tabs[1]?.shop.session.signOut()
  expect(browser.cookies.get('refresh_token')).toBeNull()
  for (const { shop } of tabs) shop.dispose()
})

test('[I7] [7a.6] a visitor whose refresh token an earlier release stored stays signed in, and has a marker afterwards', async () => {
  const world = createWorld()
  const browser = createBrowser(world)
  const before = await browser.tab()
  await before.shop.session.signIn(member)
  before.shop.dispose()
  expect(browser.cookies.get('refresh_token')).toBe('refresh-secret-1')
  const { keeper, gateway } = keepingGateway(world)
  const returning = await browser.tab({ http: gateway.http })
  await hour(world, returning)
  expect(returning.shop.getState().session.view.isSignedIn).toBe(true)
  expect(keeper).toEqual({ token: 'refresh-secret-2', shown: ['refresh-secret-1'] })
  expect(browser.cookies.get('refresh_token')).toBe(MARKER)
  await hour(world, returning)
  expect(keeper).toEqual({ token: 'refresh-secret-3', shown: ['refresh-secret-1', MARKER] })
  returning.shop.dispose()
})

test('[7a.5] [4d.2] a session that has ended because its token expired is ended on the server too', async () => {
  const world = createWorld()
  const browser = createBrowser(world)
  const { shop, ports } = await browser.tab()
  await shop.session.signIn(member)
  await world.clock.advance(3 * 60 * MINUTE)
  await shop.settled()
  const token = browser.local.get('signin_token') ?? ''
  await shop.account.openDashboard()
  await world.clock.advance(MINUTE)
  await shop.settled()
  expect(ports.seen.hashes).toEqual(['session-expired'])
  expect([...world.customers.revoked]).toEqual([token])
  shop.dispose()
})
