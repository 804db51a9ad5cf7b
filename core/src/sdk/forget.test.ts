/** Forgetting a visitor, in whole shops: nothing of the old one is left, and nothing of theirs comes back. */
import { expect, expectTypeOf, test } from 'vitest'
import { isLeaflogError } from '../errors/errors.ts'
import type { KeyValue, Ports } from '../ports/ports.ts'
import { type StorageName, VISITORS_NAMES } from '../ports/storage-names.ts'
import { createBrowser, createWorld } from '../testing/browser.ts'
import { createFakePorts, settle } from '../testing/fake-ports.ts'
import { createShop } from './create-shop.ts'

const member = { email: 'member@example.com', password: 'garden42' }

type Tab = Awaited<ReturnType<ReturnType<typeof createBrowser>['tab']>>

async function quiet(...tabs: Tab[]): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    for (const { shop } of tabs) await shop.settled()
    await settle()
  }
}

const tellsAll = (storage: KeyValue): storage is KeyValue & { all(): Record<string, string> } =>
  'all' in storage && typeof storage.all === 'function'
const allOf = (storage: KeyValue): Record<string, string> => (tellsAll(storage) ? storage.all() : {})

/** All that a thief of the device would find. */
async function onDisk({ indexedDB, local, jar }: ReturnType<typeof createBrowser>, tabs: readonly Tab[]) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('leaflog2-fernhill', 1)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('not opened'))
  })
  const stored: unknown[] = []
  for (const name of database.objectStoreNames)
    stored.push(
      await new Promise((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).getAll()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('not read'))
      }),
    )
  database.close()
  const sessions = tabs.map(({ ports: { session } }) => allOf(session))
  return JSON.stringify([stored, allOf(local), [...jar], sessions])
}

/** A member with an age, a store and a cart, of whom everything is kept that the shop keeps. */
async function shopAsMember({ shop }: Tab) {
  await shop.navigation.arrived({ path: '/shopd', search: '', hash: '' })
  await shop.ageGate.load()
  await shop.settled()
  await shop.ageGate.submit({ state: 'FL', birthDate: '1980-02-03' })
  await shop.dispensary.choose('fl_miami')
  await shop.session.signIn(member)
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 2 })
  await shop.ui.chooseTheme('dark')
  await shop.settled()
}

async function setUp(count = 1) {
  const world = createWorld()
  const browser = createBrowser(world)
  const tabs: Tab[] = []
  for (let made = 0; made < count; made += 1) tabs.push(await browser.tab())
  const [first] = tabs
  if (!first) throw new Error('no tab')
  await shopAsMember(first)
  await quiet(...tabs)
  return { world, browser, tabs, first }
}

const end = (tabs: readonly Tab[]) => tabs.forEach(({ shop }) => shop.dispose())

test('I5: nothing of a visitor who is forgotten is left in storage, and the same shop goes on empty', async () => {
  const { browser, tabs, first } = await setUp()
  const cartId = browser.cookies.get('cartId') ?? ''
  const visitor = browser.cookies.get('visitor_id') ?? ''
  const canaries = [member.email, cartId, visitor, 'fl_miami', 'signin_token', 'refresh-secret', 'age_verification']
  const before = await onDisk(browser, tabs)
  expect(canaries.filter((canary) => canary === '' || !before.includes(canary))).toEqual([])
  await first.shop.forget()
  const after = await onDisk(browser, tabs)
  expect(canaries.filter((canary) => after.includes(canary))).toEqual([])
  const { orderingCart, session, ageGate, dispensary, account, ui } = first.shop.getState()
  expect(orderingCart.view.lines).toEqual([])
  expect(session.view.isSignedIn).toBe(false)
  expect(ageGate.view.status).not.toBe('verified')
  expect(dispensary.view.chosen).toBeNull()
  expect(account.view.customer).toBeNull()
  expect(ui.view.theme).not.toBe('dark')
  await quiet(first)
  expect(browser.cookies.get('visitor_id')).not.toBe(visitor)
  end(tabs)
})

test('the new visitor shops at once, and a reload finds them and not the old one', async () => {
  const { browser, tabs, first } = await setUp()
  await first.shop.forget()
  await first.shop.dispensary.choose('fl_miami')
  await first.shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await quiet(first)
  expect(first.shop.getState().orderingCart.view.count).toBe(1)
  first.shop.dispose()
  const reloaded = await browser.tab()
  await quiet(reloaded)
  expect(reloaded.shop.getState().orderingCart.view.count).toBe(1)
  expect(reloaded.shop.getState().session.view.isSignedIn).toBe(false)
  end([...tabs, reloaded])
})

test('I5: every name that the ports take is erased in each storage, and they take no other', async () => {
  expectTypeOf<Parameters<Ports['local']['set']>[0]>().toEqualTypeOf<StorageName>()
  expectTypeOf<Parameters<Ports['session']['set']>[0]>().toEqualTypeOf<StorageName>()
  expectTypeOf<Parameters<Ports['cookies']['set']>[0]>().toEqualTypeOf<StorageName>()
  const { tabs, first } = await setUp()
  const { local, session, cookies } = first.ports
  const canary = 'canary-3f0a'
  for (const name of VISITORS_NAMES) {
    for (const storage of [local, session]) storage.set(name, canary)
    cookies.set(name, canary, 'session')
  }
  await first.shop.forget()
  await quiet(first)
  const left = VISITORS_NAMES.filter((name) => [local, session, cookies].some((each) => each.get(name) === canary))
  expect(left).toEqual([])
  end(tabs)
})

test('every tab is left with the same empty shop, and all go on together', async () => {
  const { browser, tabs, first } = await setUp(3)
  const [, second, third] = tabs
  if (!second || !third) throw new Error('no tab')
  third.ports.session.set('search_found', 'p1')
  expect(third.shop.getState().orderingCart.view.count).toBe(2)
  const seen: number[] = []
  third.shop.watch(
    ({ orderingCart }) => orderingCart.view.count,
    (count) => void seen.push(count),
  )
  await first.shop.forget()
  await quiet(...tabs)
  expect(tabs.map(({ shop }) => shop.getState().orderingCart.view.count)).toEqual([0, 0, 0])
  expect(tabs.map(({ shop }) => shop.getState().session.view.isSignedIn)).toEqual([false, false, false])
  expect(third.ports.session.get('search_found')).toBeNull()
  expect(seen).toEqual([2, 0])
  await second.shop.dispensary.choose('fl_miami')
  await second.shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await quiet(...tabs)
  expect(tabs.map(({ shop }) => shop.getState().orderingCart.view.count)).toEqual([1, 1, 1])
  expect(seen).toEqual([2, 0, 1])
  expect(await onDisk(browser, tabs)).not.toContain(member.email)
  end(tabs)
})

test('I4: answers that arrive after the wipe, in any tab, bring nothing back', async () => {
  for (const which of [0, 1]) {
    const world = createWorld()
    const browser = createBrowser(world)
    const held: (() => void)[] = []
    const { http } = world.gateway
    let holding = false
    Object.assign(world.gateway, {
      http: async (request: Request) => {
        const answer = await http(request)
        if (holding) await new Promise<void>((resolve) => held.push(resolve))
        return answer
      },
    })
    const tabs = [await browser.tab(), await browser.tab()]
    const [first, second] = tabs
    const asking = tabs[which]
    if (!first || !second || !asking) throw new Error('no tab')
    await first.shop.dispensary.choose('fl_miami')
    await quiet(...tabs)
    holding = true
    await asking.shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 2 })
    void asking.shop.session.signIn(member).catch(() => undefined)
    await expect.poll(() => held.length).toBeGreaterThan(1)
    const forgotten = first.shop.forget()
    for (const answer of held.splice(0)) answer()
    holding = false
    await forgotten
    await quiet(...tabs)
    for (const answer of held.splice(0)) answer()
    await quiet(...tabs)
    const left = await onDisk(browser, tabs)
    expect(['cart-0001', 'signin_token', 'refresh-secret', member.email].filter((each) => left.includes(each))).toEqual(
      [],
    )
    expect(tabs.map(({ shop }) => shop.getState().orderingCart.view.count)).toEqual([0, 0])
    end(tabs)
  }
})

test('what a tab said for the old visitor while it did not know yet is not said for the new one', async () => {
  const { tabs, first } = await setUp(2)
  const second = tabs[1]
  if (!second) throw new Error('no tab')
  const forgotten = first.shop.forget()
  const added = second.shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  const outcome = await added.then(
    () => 'added',
    (error: unknown) => (isLeaflogError(error) ? error.code : 'another'),
  )
  await forgotten
  await quiet(...tabs)
  // It came before, and went with the rest; or too late, and was refused.
  expect(['added', 'SHOP_DISPOSED']).toContain(outcome)
  expect(first.shop.getState().orderingCart.view.count).toBe(0)
  end(tabs)
})

test('I8: a crash after the log went and before the rest did: the next start erases the rest', async () => {
  const { browser, tabs, first } = await setUp()
  const kept = new Map(browser.jar)
  const locals = allOf(browser.local)
  await first.shop.forget()
  await quiet(first)
  end(tabs)
  // Storages and cookies reach the disk later than the database does: they come back as they were.
  for (const name of VISITORS_NAMES) {
    const cookie = kept.get(name)
    const value = locals[name]
    if (cookie) browser.cookies.set(name, cookie.value)
    if (value !== undefined) browser.local.set(name, value)
  }
  browser.cookies.remove('leaflog_visitor')
  browser.local.remove('leaflog_visitor')
  const restarted = await browser.tab()
  await quiet(restarted)
  expect(restarted.shop.getState().session.view.isSignedIn).toBe(false)
  expect(restarted.shop.getState().orderingCart.view).toMatchObject({ status: 'empty', lines: [] })
  expect(browser.local.get('signin_token')).toBeNull()
  expect(browser.cookies.get('refresh_token')).toBeNull()
  end([restarted])
})

test('I8: a database that cannot be erased is said, and the shop goes on empty, in memory', async () => {
  const { browser, tabs, first } = await setUp()
  Object.assign(browser.indexedDB, {
    open: () => {
      throw new DOMException('gone', 'InvalidStateError')
    },
  })
  await expect(first.shop.forget()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  expect(first.shop.storage.value.kind).toBe('memory')
  expect(first.shop.getState().orderingCart.view.count).toBe(0)
  expect(first.shop.getState().session.view.isSignedIn).toBe(false)
  expect(browser.local.get('signin_token')).toBeNull()
  end(tabs)
})

test('a shop in memory forgets too, and tells the tabs that share its storage', async () => {
  const world = createWorld()
  const browser = createBrowser(world)
  const { local, cookies } = browser
  const one = createFakePorts({ clock: world.clock, http: world.gateway.http, local, cookies })
  const other = createFakePorts({ clock: world.clock, http: world.gateway.http, local, cookies })
  const open = (ports: typeof one) => createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports })
  const tabs: Tab[] = [
    { shop: await open(one), ports: one },
    { shop: await open(other), ports: other },
  ]
  for (const { shop } of tabs) {
    await shop.dispensary.choose('fl_miami')
    await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 2 })
  }
  await quiet(...tabs)
  await tabs[0]?.shop.forget()
  other.seen.wake()
  await quiet(...tabs)
  expect(tabs.map(({ shop }) => shop.getState().orderingCart.view.lines)).toEqual([[], []])
  expect(local.get('cartId')).toBeNull()
  end(tabs)
})

test('what was under way rejects, and two wishes to forget are one', async () => {
  const { tabs, first } = await setUp()
  const events: string[] = []
  first.shop.events$.subscribe(({ type }) => void events.push(type))
  const adding = first.shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  const both = [first.shop.forget(), first.shop.forget()]
  expect(both[0]).toBe(both[1])
  await expect(adding).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
  await Promise.all(both)
  await first.shop.dispensary.choose('fl_miami')
  expect(events).toContain('dispensary.chosen')
  end(tabs)
  await expect(first.shop.forget()).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
  expect(first.ports.clock.timers()).toBe(0)
})

test('what goes wrong where nobody waits is told to developers: a page that was followed and cannot be any more', async () => {
  const ports = createFakePorts({ live: () => Promise.reject(new TypeError('no socket')) })
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'fernhill', storage: 'memory', ports })
  await expect(shop.connectLive()).rejects.toThrow('no socket')
  await shop.forget()
  await settle()
  expect(ports.seen.reports).toContainEqual({ code: 'NOT_FOLLOWED', detail: 'TypeError' })
  shop.dispose()
})
