/** Signing in, staying signed in and being signed out, in whole shops: several tabs, virtual time, a server that counts. */
import { expect, test } from 'vitest'
import { replay } from '../replay/replay.ts'
import { SIGN_IN_COOKIE_DAYS } from '../domains/session/session.rules.ts'
import { createBrowser, createWorld } from '../testing/browser.ts'
import { createFakePorts, settle } from '../testing/fake-ports.ts'
import { openShop } from './create-shop.ts'
import { gateIsOpen } from './gate-is-open.ts'
import { initialEventsFrom } from './initial-events.ts'

const MINUTE = 60_000
const member = { email: 'member@example.com', password: 'garden42' }

type Tab = Awaited<ReturnType<ReturnType<typeof createBrowser>['tab']>>

const sessionOf = ({ shop }: Tab) => shop.getState().session.view

/** Lets all tabs do what there is to do, and read what the others did. */
async function quiet(...tabs: Tab[]): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    for (const { shop } of tabs) await shop.settled()
    await settle()
  }
}

/** Minute by minute, so that what is asked of the world on the way is answered on the way. */
async function pass({ clock }: ReturnType<typeof createWorld>, minutes: number, ...tabs: Tab[]): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    await clock.advance(MINUTE)
    await quiet(...tabs)
  }
}

async function setUp(count = 1) {
  const world = createWorld()
  const browser = createBrowser(world)
  const tabs: Tab[] = []
  for (let made = 0; made < count; made += 1) tabs.push(await browser.tab())
  const [first] = tabs
  if (!first) throw new Error('no tab')
  return { world, browser, tabs, first, customers: world.customers }
}

const end = (tabs: readonly Tab[]) => tabs.forEach(({ shop }) => shop.dispose())

test('[4d.1] [3.15] [3.15.3] [3.17] [3.17.1] [9d.1] [9d.2] [7a.4] signing in keeps the token in storage and both cookies for a day', async () => {
  const { first, tabs, browser, customers } = await setUp()
  await first.shop.session.signIn(member)
  await quiet(first)
  expect(sessionOf(first).status).toBe('signedIn')
  expect(first.shop.getState().account.view.customer?.email).toBe(member.email)
  expect(browser.local.get('signin_token')).toMatch(/^ey/)
  expect(browser.cookies.get('refresh_token')).toBe('refresh-secret-1')
  for (const name of ['signin_token', 'refresh_token'] as const)
    expect((browser.jar.get(name)?.days ?? 0) * 86_400).toBe(86_400)
  expect(browser.jar.get('signin_token')?.days).toBe(SIGN_IN_COOKIE_DAYS)
  expect(customers.calls).toEqual(['generateCustomerToken', 'customer'])
  end(tabs)
})

test('[8.5] [4d.1] a wrong password: the first error in a danger toast, and the caller is told', async () => {
  const { first, tabs, browser } = await setUp()
  await expect(first.shop.session.signIn({ ...member, password: 'wrong' })).rejects.toMatchObject({
    code: 'SIGN_IN_FAILED',
    message: 'The email or password is not right.',
  })
  expect(first.shop.getState().ui.view.toasts).toMatchObject([
    { type: 'danger', text: 'The email or password is not right.' },
  ])
  expect(browser.local.get('signin_token')).toBeNull()
  end(tabs)
})

test('[6.1] [6.2] [4d.1] three tabs are signed in together, and signed out together', async () => {
  const { first, tabs, browser, customers } = await setUp(3)
  await first.shop.session.signIn(member)
  await quiet(...tabs)
  expect(tabs.map((tab) => sessionOf(tab).status)).toEqual(['signedIn', 'signedIn', 'signedIn'])
  const token = browser.local.get('signin_token') ?? ''
  await tabs[2]?.shop.session.signOut()
  await quiet(...tabs)
  expect(tabs.map((tab) => sessionOf(tab).status)).toEqual(['signedOut', 'signedOut', 'signedOut'])
  expect(tabs.map(({ shop }) => shop.getState().account.view.customer)).toEqual([null, null, null])
  expect(browser.local.get('signin_token')).toBeNull()
  expect(browser.cookies.get('refresh_token')).toBeNull()
  expect(customers.revoked.has(token)).toBe(true)
  expect(customers.calls.filter((call) => call === 'customer')).toHaveLength(1)
  end(tabs)
})

test('[4d.4] [4d.2] [7a.5] who signs out is signed out at once, whatever becomes of the page, and the server is told', async () => {
  const { first, tabs, browser, customers } = await setUp()
  await first.shop.session.signIn(member)
  await quiet(first)
  const token = browser.local.get('signin_token') ?? ''
  const leaving = first.shop.session.signOut()
  for (const key of ['signin_token', 'lastActivityTime'] as const) expect(browser.local.get(key)).toBeNull()
  for (const name of ['signin_token', 'refresh_token'] as const) expect(browser.cookies.get(name)).toBeNull()
  await leaving
  await quiet(first)
  expect([...customers.revoked]).toEqual([token])
  end(tabs)
})

test('[4d.4] [7a.5] a sign-out that was on its way when its page was left does not end the next session', async () => {
  const world = createWorld()
  const { http } = world.gateway
  let held = 0
  const gateway = {
    ...world.gateway,
    http: async (request: Request) => {
      if (request.headers.get('x-query-name') !== 'revokeCustomerToken') return http(request)
      expect(request.keepalive).toBe(true)
      held += 1
      return new Promise<Response>(() => {})
    },
  }
  const browser = createBrowser({ ...world, gateway })
  const left = await browser.tab()
  await left.shop.session.signIn(member)
  await world.clock.advance(MINUTE)
  await left.shop.session.signOut()
  await settle()
  expect(held).toBe(1)
  left.shop.dispose()
  const next = await browser.tab()
  await next.shop.session.signIn(member)
  // The call that nobody finished is somebody else's now.
  await world.clock.advance(MINUTE)
  await quiet(next)
  expect(held).toBe(1)
  expect(sessionOf(next).isSignedIn).toBe(true)
  end([next])
})

test('[9d.3] [4d.3] [9d.1] one renewal over three tabs, and the renewed cookies last a year', async () => {
  const { world, first, tabs, browser, customers } = await setUp(3)
  await first.shop.session.signIn(member)
  await quiet(...tabs)
  await pass(world, 30, ...tabs)
  for (const { ports } of tabs) ports.seen.act()
  await pass(world, 24, ...tabs)
  expect(customers.calls).not.toContain('refreshCustomerToken')
  await pass(world, 3, ...tabs)
  expect(customers.calls.filter((call) => call.startsWith('refreshCustomerToken'))).toEqual(['refreshCustomerToken'])
  expect(browser.cookies.get('refresh_token')).toBe('refresh-secret-2')
  expect(browser.jar.get('refresh_token')?.days).toBe(365)
  expect(browser.jar.get('signin_token')?.days).toBe(365)
  expect(browser.local.get('tokenRefreshing')).toBeNull()
  expect(tabs.map((tab) => sessionOf(tab).isSignedIn)).toEqual([true, true, true])
  end(tabs)
})

test('[9d.4] [3.17.2] activity is written down when it begins and at most every five minutes, each time as of when it was', async () => {
  const { world, first, tabs, browser } = await setUp()
  await first.shop.session.signIn(member)
  await quiet(first)
  const before = (await first.shop.log.events()).length
  const kept = () => Number(browser.local.get('lastActivityTime'))
  await world.clock.advance(1000)
  const began = world.clock.now()
  let lastAct = began
  for (let second = 0; second < 60; second += 1) {
    lastAct = world.clock.now()
    first.ports.seen.act()
    await world.clock.advance(1000)
    expect(kept()).toBe(began)
  }
  await pass(world, 5, first)
  expect(kept()).toBe(lastAct)
  const added = (await first.shop.log.events()).slice(before).map(({ type }) => type)
  expect(added.filter((type) => type === 'session.active')).toHaveLength(2)
  end(tabs)
})

test('[9d.4] [3.17.2] what was done last is written down before the page is hidden, which may be its end', async () => {
  const { world, first, tabs, browser } = await setUp()
  await first.shop.session.signIn(member)
  await quiet(first)
  await world.clock.advance(1000)
  first.ports.seen.act()
  await world.clock.advance(MINUTE)
  first.ports.seen.act()
  const lastAct = world.clock.now()
  await world.clock.advance(1000)
  first.ports.seen.hide()
  await quiet(first)
  expect(browser.local.get('lastActivityTime')).toBe(String(lastAct))
  end(tabs)
})

test('[9d.3] [9d.4] idle over 60 minutes is counted from the last activity, not from when it was written down', async () => {
  const { world, first, tabs, customers } = await setUp()
  customers.tokenLife = 66 * MINUTE
  await first.shop.session.signIn(member)
  await quiet(first)
  await world.clock.advance(500)
  first.ports.seen.act()
  await world.clock.advance(500)
  first.ports.seen.act()
  // The next looks at the token with under five minutes left are at 62 minutes and later: idle for over 60.
  await pass(world, 65, first)
  expect(customers.calls).not.toContain('refreshCustomerToken')
  end(tabs)
})

test('[9d.4] while a tool shows something else in the shop’s place, what happens to the page waits', async () => {
  const { world, first, tabs, browser } = await setUp()
  await first.shop.session.signIn(member)
  first.ports.seen.act()
  await quiet(first)
  const written = async () => (await first.shop.log.events()).map(({ type }) => type)
  const before = await written()
  const kept = browser.local.get('lastActivityTime')
  first.ports.seen.act() // Would be written down once five minutes are over.
  const backs = [first.shop.pauseListeners(), first.shop.pauseListeners()]
  for (let minute = 0; minute < 12; minute += 1) {
    first.ports.seen.act()
    first.ports.seen.wake()
    await pass(world, 1, first)
  }
  expect(await written()).toEqual(before)
  expect(browser.local.get('lastActivityTime')).toBe(kept)
  for (const back of [backs[0], backs[0], backs[1]]) {
    expect(await written()).toEqual(before)
    back?.()
    await quiet(first)
  }
  expect((await written()).slice(before.length)).toContain('session.active')
  end(tabs)
})

test('[8.8] [4d.2] [2a.6] [8.2] a revoked token: signed out once, told once, and everything is cleared', async () => {
  const { first, tabs, browser, customers } = await setUp(2)
  await first.shop.session.signIn(member)
  await quiet(...tabs)
  // Sign-out empties the log, so the end of the session is seen as it is committed.
  const ended: string[] = []
  first.shop.events$.subscribe(({ type }) => type === 'session.ended' && ended.push(type))
  customers.revoked.add(browser.local.get('signin_token') ?? '')
  await Promise.all([
    first.shop.account.load(),
    first.shop.account.openDashboard(),
    tabs[1]?.shop.account.openDashboard(),
  ])
  await quiet(...tabs)
  expect(tabs.map((tab) => sessionOf(tab))).toMatchObject([
    { isSignedIn: false, endedBy: 'expired', ending: false },
    { isSignedIn: false, endedBy: 'expired', ending: false },
  ])
  const hashes = tabs.flatMap(({ ports }) => ports.seen.hashes)
  expect(hashes).toEqual(['session-expired'])
  for (const key of ['signin_token', 'lastActivityTime', 'tokenRefreshing'] as const)
    expect(browser.local.get(key)).toBeNull()
  expect(browser.cookies.get('refresh_token')).toBeNull()
  expect(browser.local.get('session_invalid')).toBe('1')
  expect(ended).toHaveLength(1)

  expect(await first.shop.session.takeExpiry()).toBe(true)
  expect(browser.local.get('session_invalid')).toBeNull()
  expect(first.shop.getState().ui.view.toasts).toMatchObject([
    { type: 'warning', title: 'Warning', text: 'Your session expired. Please sign in again.' },
  ])
  expect(await first.shop.session.takeExpiry()).toBe(false)
  end(tabs)
})

test('[2a.6] [7a.5] a session that storage calls invalid ends in all tabs, and the server is told; signing in is valid again', async () => {
  const { first, tabs, browser, customers } = await setUp(2)
  await first.shop.session.signIn(member)
  await quiet(...tabs)
  const token = browser.local.get('signin_token') ?? ''
  browser.local.set('session_invalid', '1')
  expect(await first.shop.session.takeExpiry()).toBe(true)
  await quiet(...tabs)
  expect(tabs.map((tab) => sessionOf(tab))).toMatchObject([
    { isSignedIn: false, endedBy: 'expired' },
    { isSignedIn: false, endedBy: 'expired' },
  ])
  expect([...customers.revoked]).toEqual([token])
  for (const key of ['signin_token', 'session_invalid'] as const) expect(browser.local.get(key)).toBeNull()
  browser.local.set('session_invalid', '1')
  await first.shop.session.signIn(member)
  expect(await first.shop.session.takeExpiry()).toBe(false)
  expect(sessionOf(first).isSignedIn).toBe(true)
  expect(await first.shop.log.export()).not.toContain(token)
  end(tabs)
})

test('[2a.6] a session that storage calls invalid ends also on a page that has not heard of its token yet', async () => {
  const { world, first, tabs, browser } = await setUp()
  const elsewhere = createBrowser(world, 'elsewhere')
  const other = await elsewhere.tab()
  await other.shop.session.signIn(member)
  browser.local.set('signin_token', elsewhere.local.get('signin_token') ?? '')
  browser.local.set('session_invalid', '1')
  expect(await first.shop.session.takeExpiry()).toBe(true)
  for (const key of ['signin_token', 'session_invalid'] as const) expect(browser.local.get(key)).toBeNull()
  expect(sessionOf(first)).toMatchObject({ isSignedIn: false, endedBy: 'expired' })
  end([...tabs, other])
})

test('[4d.3] [9d.3] a token that expires in mid-mutation: one renewal, one retry with the same key, no second effect', async () => {
  const { world, first, tabs, customers } = await setUp(2)
  await first.shop.session.signIn(member)
  await quiet(...tabs)
  // Under five minutes remain, the next look at the token is half a minute away, and the server's clock is ahead.
  await pass(world, 55, ...tabs)
  await world.clock.advance(30_000)
  await quiet(...tabs)
  customers.calls.length = 0
  customers.keys.length = 0
  customers.expireAll()
  await first.shop.account.updateProfile({ nickname: 'Av' })
  expect(customers.calls).toEqual(['updateCustomerV2 refused', 'refreshCustomerToken', 'updateCustomerV2'])
  const [refusedKey, , retriedKey] = customers.keys
  expect(retriedKey).toBe(refusedKey)
  expect(first.shop.getState().account.view.customer?.nickname).toBe('Av')
  end(tabs)
})

test('[9d.3] a visitor who has gone for hours is not renewed; what they do next ends the session', async () => {
  const { world, first, tabs, customers } = await setUp()
  await first.shop.session.signIn(member)
  await quiet(first)
  await pass(world, 5 * 60, first)
  // Once, 56 minutes after signing in; at the next look that matters the visitor has been idle for over an hour.
  expect(customers.calls.filter((call) => call === 'refreshCustomerToken')).toHaveLength(1)
  await first.shop.account.openDashboard()
  await quiet(first)
  expect(sessionOf(first)).toMatchObject({ isSignedIn: false, endedBy: 'expired' })
  expect(first.ports.seen.hashes).toEqual(['session-expired'])
  end(tabs)
})

test('[4d.8] [3.17.1] the next visit finds the token; one that has expired is cleared quietly', async () => {
  const { world, browser, first, tabs } = await setUp()
  await first.shop.session.signIn(member)
  await quiet(first)
  first.shop.dispose()
  const next = await browser.tab()
  await quiet(next)
  expect(sessionOf(next).status).toBe('signedIn')
  next.shop.dispose()
  await world.clock.advance(2 * 60 * MINUTE)
  const later = await browser.tab()
  await world.clock.advance(MINUTE)
  await quiet(later)
  expect(sessionOf(later)).toMatchObject({ isSignedIn: false })
  expect(browser.local.get('signin_token')).toBeNull()
  end([...tabs, later])
})

test('[4d.4] [I6] a page that opens after one that was left while it signed out never shows its customer', async () => {
  const { first, browser } = await setUp()
  await first.shop.session.signIn(member)
  await quiet(first)
  first.shop.dispose()
  // What a sign-out does at once; the page was gone before anything of it was written down.
  for (const key of ['signin_token', 'lastActivityTime'] as const) browser.local.remove(key)
  for (const name of ['signin_token', 'refresh_token'] as const) browser.cookies.remove(name)
  const next = await browser.tab()
  expect(sessionOf(next).isSignedIn).toBe(false)
  await quiet(next)
  expect(sessionOf(next)).toMatchObject({ isSignedIn: false, endedBy: 'visitor' })
  end([next])
})

test('[4d.8] who was seen as signed in is so on the next first picture; who has only a token is not, nor the next customer', async () => {
  const { world, first, tabs, browser, customers } = await setUp()
  const onTheServer = () => {
    const read = (name: Parameters<typeof browser.cookies.get>[0]) => browser.cookies.get(name)
    const url = { pathname: '/', search: '', hash: '' }
    const shop = openShop({
      gateway: '',
      brand: 'test',
      storage: 'memory',
      ports: createFakePorts({ clock: world.clock }),
      seed: initialEventsFrom({ read, url, now: world.clock.now() }),
    })
    const { status } = shop.getState().session.view
    shop.dispose()
    return status
  }
  expect(onTheServer()).toBe('signedOut')
  customers.failing.add('customer')
  await first.shop.session.signIn(member)
  await settle()
  await world.clock.advance(MINUTE)
  await quiet(first)
  expect(sessionOf(first)).toMatchObject({ status: 'confirming', isSignedIn: true })
  expect(first.shop.getState().account.view.status).toBe('failed')
  expect(onTheServer()).toBe('confirming')
  customers.failing.clear()
  await first.shop.account.load()
  await quiet(first)
  expect(sessionOf(first).status).toBe('signedIn')
  expect(onTheServer()).toBe('signedIn')
  await first.shop.session.signOut()
  await quiet(first)
  expect(onTheServer()).toBe('signedOut')
  expect(browser.jar.has('signin_confirmed')).toBe(false)
  end(tabs)
})

test('[4d.4] [4d.2] [7a.5] signing out leaves a fresh empty cart at the same dispensary', async () => {
  const { world, first, tabs, browser } = await setUp()
  await first.shop.dispensary.choose('fl_miami')
  await first.shop.session.signIn(member)
  await quiet(first)
  await first.shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 2 })
  await quiet(first)
  const before = browser.cookies.get('cartId')
  await first.shop.session.signOut()
  await quiet(first)
  expect(first.shop.getState().orderingCart.view).toMatchObject({ status: 'empty', count: 0 })
  expect(browser.cookies.get('cartId')).not.toBe(before)
  expect(world.gateway.carts.get(browser.cookies.get('cartId') ?? '')?.items).toEqual([])
  end(tabs)
})

test('[1.6] [4d.1] [6.4] [8.11] the guest cart becomes the customer’s, and what could not be taken over is said', async () => {
  const { world, first, tabs, customers } = await setUp(2)
  await first.shop.dispensary.choose('fl_miami')
  await first.shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 2 })
  await quiet(...tabs)
  const merged = [...world.gateway.carts.values()][0]
  if (!merged) throw new Error('no cart')
  world.gateway.carts.set('theirs', { ...merged, id: 'theirs' })
  customers.cart = {
    id: 'theirs',
    store_id: '101',
    issues: [{ code: 'INSUFFICIENT_STOCK', message: 'Blue Hour|Only 2 are left.' }],
  }
  await first.shop.session.signIn(member)
  await quiet(...tabs)
  for (const { shop } of tabs)
    expect(shop.getState().orderingCart.view).toMatchObject({
      count: 2,
      issues: [{ title: 'Blue Hour', text: 'Only 2 are left.' }],
    })
  expect(first.ports.cookies.get('cartId')).toBe('theirs')
  await first.shop.orderingCart.dismissProblem()
  expect(first.shop.getState().orderingCart.view.issues).toEqual([])
  end(tabs)
})

test('[6.4] a cart that is made while signed in is the customer’s in their next browser too', async () => {
  const { world, first, tabs, customers } = await setUp()
  await first.shop.dispensary.choose('fl_miami')
  await first.shop.session.signIn(member)
  await quiet(first)
  await first.shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 3 })
  await quiet(first)
  expect(customers.calls).toContain('keepOrderingCart')
  const other = await createBrowser(world, 'other').tab()
  await other.shop.dispensary.choose('fl_miami')
  await other.shop.session.signIn(member)
  await quiet(other)
  expect(other.shop.getState().orderingCart.view.count).toBe(3)
  end([...tabs, other])
})

test('[4d.7] a callback runs once, after the next sign-in; a cancelled one never', async () => {
  const { first, tabs } = await setUp()
  const ran: string[] = []
  first.shop.session.afterSignIn(() => ran.push('wanted'))
  first.shop.session.afterSignIn(() => ran.push('cancelled'))()
  expect(first.shop.getState().ui.view.modal.view).toBe('LOGIN_VIEW')
  await first.shop.session.signIn(member)
  await quiet(first)
  await first.shop.session.signOut()
  await quiet(first)
  await first.shop.session.signIn(member)
  await quiet(first)
  expect(ran).toEqual(['wanted'])
  end(tabs)
})

test('[2a.2] [3.17.2] the page to return to is remembered until somebody has returned', async () => {
  const { first, tabs } = await setUp()
  first.shop.session.rememberPage('/rewards/profile?x=1#y')
  expect(first.shop.session.previousPage()).toBe('/rewards/profile?x=1')
  first.shop.session.forgetPage()
  expect(first.shop.session.previousPage()).toBeNull()
  first.shop.session.rememberPage('//evil.example')
  expect(first.shop.session.previousPage()).toBeNull()
  first.ports.cookies.set('previous_url', 'https://evil.example/')
  expect(first.shop.session.previousPage()).toBeNull()
  end(tabs)
})

test('[4d.1] no secret is in the log, the state or the export (I5), and the export replays', async () => {
  const { first, tabs, browser, customers } = await setUp(2)
  await first.shop.session.signIn({ ...member, password: 'wrong-canary' }).catch(() => undefined)
  await first.shop.session.signIn(member)
  await quiet(...tabs)
  await first.shop.account.changePassword({ current: 'old-canary', next: 'new-canary' }).catch(() => undefined)
  await first.shop.passwordReset
    .choose({ email: member.email, token: 'link-canary', newPassword: 'chosen-canary' })
    .catch(() => undefined)
  await first.shop.session.signOut()
  await quiet(...tabs)
  const file = await first.shop.log.export({ blobs: true })
  const events = JSON.stringify(await first.shop.log.events())
  const secrets = ['canary', 'garden42', 'refresh-secret', 'signature', 'eyJ', ...customers.revoked]
  for (const text of [file, events, JSON.stringify(first.shop.getState())])
    for (const secret of secrets) expect(text).not.toContain(secret)
  expect(replay(file).difference).toBeNull()
  expect(browser.local.get('signin_token')).toBeNull()
  expect(gateIsOpen(first.shop.getState())).toBe(true)
  end(tabs)
})

test('[2a.5] [3.17.2] who checks out as a guest is one until they sign in, for as long as the browser is open', async () => {
  const { first, tabs, browser } = await setUp()
  expect(first.shop.session.isGuestCheckout()).toBe(false)
  first.shop.session.beginGuestCheckout()
  expect(first.shop.session.isGuestCheckout()).toBe(true)
  expect(browser.jar.get('is_guest_checkout')).toEqual({ value: '1', days: 0 })
  await first.shop.session.signIn(member)
  expect(first.shop.session.isGuestCheckout()).toBe(false)
  first.shop.session.beginGuestCheckout()
  first.shop.session.endGuestCheckout()
  expect(first.shop.session.isGuestCheckout()).toBe(false)
  end(tabs)
})
