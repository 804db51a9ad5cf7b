/** Following what others change, in whole shops: a server that tells, virtual time, sign-ins, stores, pages that are hidden. */
import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../testing/browser.ts'
import { orderChanged } from '../wire/live/live.ts'
import type { FakeConnection } from '../testing/fake-live.ts'
import { settle } from '../testing/fake-ports.ts'
import { HIDDEN_MS } from './connect-live.ts'

const member = { email: 'member@example.com', password: 'garden42' }
const menuOf = (code: string) => `menuChanged {"store_code":"${code}"}`
const SESSION = 'sessionChanged {}'

async function setUp() {
  const world = createWorld()
  const browser = createBrowser(world)
  const { shop, ports } = await browser.tab()
  const { asked, living } = world.live
  /** The connection that was asked for last. */
  const last = (): FakeConnection => {
    const connection = asked.at(-1)
    if (!connection) throw new Error('nobody has connected')
    return connection
  }
  const quiet = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await shop.settled()
      await settle()
    }
  }
  const pass = async (milliseconds: number) => {
    await world.clock.advance(milliseconds)
    await quiet()
  }
  return { world, browser, shop, ports, asked, living, last, quiet, pass }
}

async function following() {
  const all = await setUp()
  await all.shop.connectLive()
  all.last().open()
  await all.quiet()
  return all
}

test('[shop 6] what a page follows is followed while it does, again after a break, and by nobody afterwards', async () => {
  const { shop, last, quiet, pass } = await following()
  const versions: string[] = []
  const stop = shop.commerce.follow(orderChanged, { number: '100010004', token: 'ab' }, (data) =>
    versions.push(data.orderChanged.version),
  )
  await quiet()
  const order = 'orderChanged {"number":"100010004","token":"ab"}'
  expect(last().followed()).toEqual([order])
  const tell = (version: unknown) => last().tell('orderChanged', { number: '100010004', version })
  tell('1')
  tell(2)
  tell('3')
  expect(versions).toEqual(['1', '3'])
  last().close('lost')
  await pass(5000)
  last().open()
  await quiet()
  expect(last().followed()).toEqual([order])
  stop()
  await quiet()
  expect(last().followed()).toEqual([])
  shop.dispose()
})

test('nothing is connected before somebody follows, and one connection is for everything', async () => {
  const { shop, asked, living, last, quiet } = await setUp()
  await shop.dispensary.choose('fl_miami')
  await quiet()
  expect(asked).toHaveLength(0)
  await Promise.all([shop.connectLive(), shop.connectLive()])
  expect(last().token).toBeNull()
  last().open()
  await quiet()
  expect(last().followed()).toEqual([menuOf('fl_miami')])
  await shop.dispensary.choose('fl_tampa')
  await quiet()
  expect(last().followed()).toEqual([menuOf('fl_tampa')])
  expect([asked.length, living.size]).toEqual([1, 1])
  shop.dispose()
})

test('a menu that changed is loaded anew, at most every five seconds; what somebody else says is dropped', async () => {
  const { world, shop, last, quiet, pass } = await following()
  await shop.dispensary.choose('fl_miami')
  const [, store] = await shop.dispensary.list()
  if (!store) throw new Error('no store')
  await shop.menu.open(store)
  await quiet()
  const told = (version: unknown) => last().tell('menuChanged', { store_code: 'fl_miami', version })
  told('1')
  await quiet()
  expect(world.gateway.menus).toBe(1)
  for (const version of [7, null, {}]) told(version)
  for (const version of ['2', '3', '4']) told(version)
  await quiet()
  expect(world.gateway.menus).toBe(1)
  await pass(5000)
  expect(world.gateway.menus).toBe(2)
  expect(shop.getState().menu.view.versions).toEqual([{ storeId: '101', version: '4' }])
  shop.dispose()
})

test('[6.1] the connection speaks for who is there: a sign-in, a renewed token and a sign-out each have their own', async () => {
  const { browser, shop, asked, living, last, quiet, pass, ports } = await following()
  const held = () => browser.local.get('signin_token')
  await shop.session.signIn(member)
  await quiet()
  expect(last().token).toBe(held())
  last().open()
  await quiet()
  expect(last().followed()).toEqual([SESSION])
  const first = held()
  await pass(50 * 60_000)
  ports.seen.act()
  for (let minute = 0; minute < 8; minute += 1) await pass(60_000)
  expect(held()).not.toBe(first)
  expect(last().token).toBe(held())
  await shop.session.signOut()
  await quiet()
  expect(last().token).toBeNull()
  expect([asked.length, living.size]).toEqual([4, 1])
  shop.dispose()
})

test('[4d.2] [8.8] a sign-in that is ended elsewhere ends here', async () => {
  const { browser, shop, last, quiet, ports } = await following()
  await shop.session.signIn(member)
  await quiet()
  last().open()
  last().tell('sessionChanged', { state: 'signedIn' })
  await quiet()
  expect(shop.getState().session.view.isSignedIn).toBe(true)
  last().tell('sessionChanged', { state: 'revoked' })
  await quiet()
  expect(shop.getState().session.view).toMatchObject({ isSignedIn: false, endedBy: 'expired' })
  expect(browser.local.get('signin_token')).toBeNull()
  expect(ports.seen.hashes).toEqual(['session-expired'])
  expect(last().token).toBeNull()
  shop.dispose()
})

test('what is told of a sign-in that is over already ends no other one', async () => {
  const { shop, asked, last, quiet } = await following()
  await shop.session.signIn(member)
  await quiet()
  const old = last()
  old.open()
  await shop.session.signOut()
  await shop.session.signIn(member)
  await quiet()
  old.tell('sessionChanged', { state: 'revoked' })
  old.close('refused')
  await quiet()
  expect(shop.getState().session.view.isSignedIn).toBe(true)
  expect(last()).not.toBe(old)
  expect(asked.at(-1)?.token).not.toBe(old.token)
  shop.dispose()
})

test('a token that is refused is renewed once, or ends the session, and nothing is tried with it again', async () => {
  const { world, browser, shop, asked, last, quiet, pass } = await following()
  await shop.session.signIn(member)
  await quiet()
  const first = last().token
  // Under 5 minutes remain, and the next look at it is a minute away.
  await pass(55 * 60_000 + 1000)
  expect(last().token).toBe(first)
  last().close('refused')
  await quiet()
  expect(world.customers.calls.filter((call) => call === 'refreshCustomerToken')).toHaveLength(1)
  expect(last().token).toBe(browser.local.get('signin_token'))
  expect(last().token).not.toBe(first)
  const before = asked.length
  last().close('refused')
  await quiet()
  expect(shop.getState().session.view.isSignedIn).toBe(false)
  expect(asked.slice(before).map(({ token }) => token)).toEqual([null])
  shop.dispose()
})

test('a token that has expired in an idle page is not sent', async () => {
  const { shop, asked, last, quiet, pass } = await following()
  await shop.session.signIn(member)
  await quiet()
  last().open()
  await pass(130 * 60_000)
  last().open()
  const before = asked.length
  last().close('lost')
  await pass(120_000)
  expect(asked).toHaveLength(before)
  expect(shop.getState().session.view.isSignedIn).toBe(true)
  shop.dispose()
})

test('a connection that is lost is made again, ever later, at once when the page wakes, and soon when it had held', async () => {
  const { shop, asked, living, last, pass, quiet, ports } = await following()
  await pass(60_000)
  last().close('lost')
  const waits: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const count = asked.length
    let waited = 0
    while (asked.length === count) {
      await pass(500)
      waited += 500
    }
    waits.push(waited)
    last().close('lost')
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
  const count = asked.length
  ports.seen.wake()
  expect(asked).toHaveLength(count + 1)
  last().open()
  await pass(30_000)
  last().close('lost')
  await pass(1000)
  expect([asked.length, living.size]).toEqual([count + 2, 1])
  await shop.dispensary.choose('fl_miami')
  last().open()
  await quiet()
  expect(last().followed()).toEqual([menuOf('fl_miami')])
  shop.dispose()
})

test('waits differ, so that not everybody comes back at once', async () => {
  const wait = async (random: number) => {
    const { shop, asked, last, pass, ports } = await setUp()
    ports.random = () => random
    await shop.connectLive()
    last().close('lost')
    let waited = 0
    while (asked.length === 1) {
      await pass(100)
      waited += 100
    }
    shop.dispose()
    return waited
  }
  expect([await wait(0), await wait(0.5), await wait(0.999)]).toEqual([500, 1000, 1500])
})

test('where nobody speaks of changes nobody asks again, and the shop is as it was', async () => {
  const { shop, asked, living, last, pass, ports } = await setUp()
  await shop.connectLive()
  last().close('unavailable')
  ports.seen.wake()
  await pass(600_000)
  expect([asked.length, living.size]).toEqual([1, 0])
  expect(shop.getState().session.view.isSignedIn).toBe(false)
  expect(ports.seen.reports).toEqual([])
  shop.dispose()
})

test('a page that is hidden for a while is not followed, and is again when it is seen', async () => {
  const { shop, asked, living, last, pass, ports } = await following()
  ports.seen.hide()
  await pass(HIDDEN_MS - 1)
  expect(living.size).toBe(1)
  ports.seen.wake()
  await pass(HIDDEN_MS)
  expect([asked.length, living.size]).toEqual([1, 1])
  ports.seen.hide()
  await pass(HIDDEN_MS)
  expect(living.size).toBe(0)
  await pass(600_000)
  expect(asked).toHaveLength(1)
  ports.seen.wake()
  expect([asked.length, living.size]).toEqual([2, 1])
  last().open()
  shop.dispose()
})

test('nothing is left after the shop is disposed of, whenever that is', async () => {
  const open = await following()
  await open.shop.dispensary.choose('fl_miami')
  open.shop.dispose()
  expect([open.living.size, open.world.clock.timers()]).toEqual([0, 0])

  const waiting = await following()
  waiting.last().close('lost')
  waiting.shop.dispose()
  await waiting.pass(120_000)
  expect([waiting.asked.length, waiting.world.clock.timers()]).toEqual([1, 0])

  const early = await setUp()
  const begun = early.shop.connectLive()
  early.shop.dispose()
  await begun
  expect(early.asked).toHaveLength(0)
})
