import { expect, test } from 'vitest'
import { isLeaflogError } from '../errors/errors.ts'
import { replay } from '../replay/replay.ts'
import { type FakeGateway, createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts, createVirtualClock, settle } from '../testing/fake-ports.ts'
import { createShop, openShop } from './create-shop.ts'
import { gateIsOpen } from './gate-is-open.ts'
import { initialEventsFrom } from './initial-events.ts'

const START = Date.UTC(2026, 5, 15, 16)

function setUp(gateway: FakeGateway = createFakeGateway()) {
  const ports = createFakePorts({ http: gateway.http, clock: createVirtualClock(START) })
  const options = {
    gateway: 'https://shop.example',
    brand: 'fernhill',
    storage: 'memory' as const,
    ports,
    exitUrl: 'https://elsewhere.example',
    externalShops: { OH: 'https://ohio.example' },
  }
  return { gateway, ports, options }
}

const wish = { productId: 'p1', option: '3.5g', quantity: 1 }

test('[finding 12] I8: where there is no IndexedDB, the shop goes on in memory and says so', async () => {
  const { ports, options } = setUp()
  const { storage: _, ...asked } = options
  const shop = await createShop(asked)
  expect(shop.storage.value).toEqual({ kind: 'memory', problem: 'STORAGE_UNAVAILABLE', readOnly: false })
  expect(ports.seen.reports.map(({ code }) => code)).toEqual(['STORAGE_UNAVAILABLE'])
  shop.dispose()
})

test('[finding 12] an export says which page it is from', async () => {
  const { ports, options } = setUp()
  const page = { ...ports.page, origin: () => 'https://shop.example' }
  const shop = await createShop({ ...options, ports: { ...ports, page } })
  expect(replay(await shop.log.export()).header).toMatchObject({ brand: 'fernhill', origin: 'https://shop.example' })
  shop.dispose()
})

test('the whole way: gate, store, menu, cart, and the export replays to the same state', async () => {
  const { gateway, ports, options } = setUp()
  const shop = await createShop(options)
  await shop.ageGate.submit({ state: 'MD', birthDate: '1990-04-01' })
  expect(gateIsOpen(shop.getState())).toBe(false)
  await shop.dispensary.choose('fl_miami')
  const menu = await shop.menu.open(sampleOf(await shop.dispensary.list()))
  expect(menu.products.map((product) => product.name)).toEqual(['Blue Hour'])
  await shop.orderingCart.add(wish)
  await shop.settled()
  await shop.orderingCart.add({ ...wish, quantity: 2 })
  await shop.settled()
  expect(shop.getState().orderingCart.view).toMatchObject({ status: 'ready', count: 2, summary: { subtotal: 7000 } })
  expect(gateway.seen.filter((line) => line.startsWith('POST /api/ordering'))).toEqual([
    'POST /api/ordering/cart/create',
    'POST /api/ordering/cart/add',
    'POST /api/ordering/cart/update',
  ])
  expect(new Set(gateway.keys).size).toBe(3)
  await ports.clock.advance(10_000)
  const file = await shop.log.export({ blobs: true })
  const replayed = replay(file)
  expect(replayed.difference).toBeNull()
  expect(replayed.events.map((event) => event.type)).toContain('orderingCart.changed')
  expect(file).toContain('"kind":"blob"')
  shop.dispose()
  expect(ports.clock.timers()).toBe(0)
})

const sampleOf = <T extends { store_id: string }>(stores: readonly T[]): T => {
  const found = stores.find((store) => store.store_id === '101')
  if (!found) throw new Error('no sample store')
  return found
}

test('[4a.6] [9a.3] [3.2] a pass is kept in storage, and the state in storage and a 365-day cookie', async () => {
  const { ports, options } = setUp()
  const shop = await createShop(options)
  await shop.ageGate.submit({ state: 'FL' })
  await shop.settled()
  expect(JSON.parse(ports.local.get('age_verification') ?? '')).toEqual({ isVerified: true, verificationTime: START })
  expect(ports.local.get('state_code')).toBe('FL')
  expect(ports.seen.jar.get('state_code')).toEqual({ value: 'FL', days: 365 })
  await ports.clock.advance(30 * 86_400_000)
  expect(ports.local.get('age_verification')).toBeNull()
  expect(gateIsOpen(shop.getState())).toBe(true)
  shop.dispose()
})

test('[4a.7] [4a.8] Ohio opens its shop in a new tab and saves no state; Exit leads away', async () => {
  const { ports, options } = setUp()
  const shop = await createShop(options)
  await shop.ageGate.submit({ state: 'OH' })
  await shop.ageGate.exit()
  await shop.settled()
  expect(ports.seen.opened).toEqual(['https://ohio.example'])
  expect(ports.seen.went).toEqual(['https://elsewhere.example'])
  expect(ports.local.get('state_code')).toBeNull()
  shop.dispose()
})

test('[4a.10] [8.1] a gate without configuration says so, and asks again the next time', async () => {
  const { gateway, ports, options } = setUp()
  gateway.broken.set('/api/graphql', 500)
  const shop = await createShop(options)
  const loading = shop.ageGate.load()
  await ports.clock.advance(1000)
  await loading
  expect(shop.getState().ageGate.view.status).toBe('unavailable')
  expect(shop.getState().ui.view.toasts).toMatchObject([
    { text: 'Oops, something went wrong, please refresh the page' },
  ])
  gateway.broken.clear()
  await shop.ageGate.load()
  await shop.settled()
  expect(shop.getState().ageGate.view.states).toHaveLength(3)
  shop.dispose()
})

test('[4a.2] [2a.7] the bypass cookie and the parameter keep the gate closed', () => {
  const { options } = setUp()
  const open = (search: string, cookies: Record<string, string> = {}) => {
    const url = { pathname: '/', search, hash: '' }
    const seed = initialEventsFrom({ read: (name) => cookies[name] ?? null, url, now: START })
    return gateIsOpen(openShop({ ...options, seed }).getState())
  }
  expect(open('')).toBe(true)
  expect(open('?no-age-gate')).toBe(false)
  expect(open('', { bypass_age_verification: '1' })).toBe(false)
  expect(open('', { age_verification: `{"isVerified":true,"verificationTime":${START - 1000}}` })).toBe(false)
  for (const hostile of [
    '',
    'true',
    '{}',
    '{"isVerified":true}',
    '{"isVerified":true,"verificationTime":9e15}',
    '[[[[',
  ])
    expect(open('', { age_verification: hostile })).toBe(true)
})

test('a seeded page shows what the server knew, and begins its log with it', async () => {
  const { options } = setUp()
  const cookies: Record<string, string> = {
    store_id: '101',
    shopping_mode: 'MEDICAL',
    selected_delivery_code: 'D101',
    theme: 'dark',
  }
  const [, dispensary = null] = await openShop(options).dispensary.list()
  const url = { pathname: '/shopd/brands', search: '', hash: '' }
  const seed = initialEventsFrom({ read: (name) => cookies[name] ?? null, url, now: START, dispensary })
  const shop = openShop({ ...options, seed: structuredClone(seed) })
  const before = shop.getState()
  expect(before.dispensary.view).toMatchObject({ storeId: '101', mode: 'MEDICAL', fulfilment: 'delivery' })
  expect(before.ui.view.theme).toBe('dark')
  await shop.start()
  // What says the same stays the same object: nothing that shows it is drawn again.
  expect(shop.getState().dispensary.view).toBe(before.dispensary.view)
  expect(shop.getState().navigation.view.path).toBe('/shopd/brands')
  expect(replay(await shop.log.export()).difference).toBeNull()
  shop.dispose()
})

test('[9b.1] [3.17.2] the choice and the cart are kept where other pages of the brand look', async () => {
  const { ports, options } = setUp()
  const shop = await createShop(options)
  await shop.dispensary.choose('fl_miami')
  await shop.dispensary.chooseFulfilment('delivery')
  await shop.orderingCart.add(wish)
  await shop.settled()
  expect(ports.seen.jar.get('store_id')).toEqual({ value: '101', days: 365 })
  expect(ports.seen.jar.get('cartId')).toEqual({ value: 'cart-0001', days: 3 })
  expect(ports.seen.jar.get('storeId')).toEqual({ value: '101', days: 3 })
  const names = ['sap_id', 'store_name', 'state_name', 'store_id', 'selected_delivery_code'] as const
  const local = names.map((key) => ports.local.get(key))
  expect(local).toEqual(['SAP101', 'Miami', 'Florida', '101', 'D101'])
  shop.dispose()
})

test('[9b.1] a choice is in the cookies as soon as its command resolves, before its effect has run', async () => {
  const { ports, options } = setUp()
  const shop = await createShop(options)
  const written = () =>
    ['store_id', 'shopping_mode', 'selected_delivery_code'].map((name) => ports.seen.jar.get(name)?.value)
  await shop.dispensary.choose('fl_miami')
  expect(written()).toEqual(['101', 'RECREATIONAL', undefined])
  await shop.dispensary.chooseFulfilment('delivery')
  expect(written()).toEqual(['101', 'RECREATIONAL', 'D101'])
  await shop.dispensary.chooseMode('MEDICAL')
  expect(written()).toEqual(['101', 'MEDICAL', 'D101'])
  shop.dispose()
})

test('[8.3] the limit: an answer without items leaves the cart as it was', async () => {
  const { gateway, options } = setUp()
  gateway.limit = 3
  const shop = await createShop(options)
  await shop.dispensary.choose('fl_miami')
  await shop.orderingCart.add(wish)
  await shop.settled()
  await shop.orderingCart.add({ ...wish, quantity: 9 })
  await shop.settled()
  expect(shop.getState().orderingCart.view).toMatchObject({ count: 1, labels: { 'p1|3.5g': 'Cart Limit Reached!' } })
  shop.dispose()
})

test('[I11] [8.9] a network that is down for an hour: the change is kept, tried with one key, and sent when it is back', async () => {
  const { gateway, ports, options } = setUp()
  const shop = await createShop(options)
  await shop.dispensary.choose('fl_miami')
  await shop.orderingCart.add(wish)
  await shop.settled()
  gateway.keys.length = 0
  gateway.broken.set('/api/ordering/cart/update', 'down')
  await shop.orderingCart.add({ ...wish, quantity: 2 })
  await ports.clock.advance(3_600_000)
  const tries = gateway.seen.filter((line) => line.endsWith('/update')).length
  expect(tries).toBeGreaterThan(60)
  expect(tries).toBeLessThan(100)
  expect(shop.getState().orderingCart.view).toMatchObject({
    status: 'offline',
    count: 2,
    waiting: 1,
    problem: { code: 'NETWORK_FAILED' },
  })
  gateway.broken.clear()
  ports.seen.wake()
  await shop.settled()
  expect(shop.getState().orderingCart.view).toMatchObject({ status: 'ready', count: 2, waiting: 0, problem: null })
  expect(gateway.keys).toHaveLength(1)
  shop.dispose()
})

test('[4b.8] [8.12] a cart known from cookies is fetched; gone or empty it is reset, and a failure changes nothing', async () => {
  const { gateway, ports, options } = setUp()
  const first = await createShop(options)
  await first.dispensary.choose('fl_miami')
  await first.orderingCart.add(wish)
  await first.settled()
  first.dispose()

  const url = { pathname: '/', search: '', hash: '' }
  const seed = initialEventsFrom({ read: (name) => ports.cookies.get(name), url, now: START })
  const second = await createShop({ ...options, seed })
  await second.settled()
  expect(second.getState().orderingCart.view.count).toBe(1)

  gateway.broken.set('/api/ordering/cart', 500)
  await ports.clock.advance(300_000)
  await second.orderingCart.open()
  await second.settled()
  expect(second.getState().orderingCart.view.count).toBe(1)
  expect(ports.seen.reports).toEqual([{ code: 'EFFECT_FAILED', detail: 'orderingCart.fetch: SERVICE_REFUSED' }])

  gateway.broken.clear()
  gateway.carts.clear()
  await second.orderingCart.open()
  await second.settled()
  expect(second.getState().orderingCart.view.status).toBe('empty')
  expect(ports.cookies.get('cartId')).toBeNull()
  second.dispose()
})

test('[4b.8] a cookie with ids that no cart can have is forgotten', async () => {
  const { gateway, ports, options } = setUp()
  ports.cookies.set('cartId', '../etc', 3)
  ports.cookies.set('storeId', '101', 3)
  gateway.broken.set('/api/ordering/cart', 400)
  const url = { pathname: '/', search: '', hash: '' }
  const seed = initialEventsFrom({ read: (name) => ports.cookies.get(name), url, now: START })
  const shop = await createShop({ ...options, seed })
  await shop.settled()
  expect(shop.getState().orderingCart.view.status).toBe('empty')
  expect(ports.cookies.get('cartId')).toBeNull()
  shop.dispose()
})

test('[4b.9] [8.13] a menu is fetched once an hour; one that cannot be had is empty', async () => {
  const { gateway, ports, options } = setUp()
  const shop = await createShop(options)
  const store = sampleOf(await shop.dispensary.list())
  await Promise.all([shop.menu.open(store), shop.menu.open(store)])
  await shop.menu.open(store)
  expect(gateway.menus).toBe(1)
  await ports.clock.advance(3_600_001)
  expect((await shop.menu.open(store)).products).toHaveLength(1)
  await shop.settled()
  expect(gateway.menus).toBe(2)

  const other = setUp()
  other.gateway.broken.set('/api/ordering/specials', 503)
  const empty = await createShop(other.options)
  const opening = empty.menu.open(store)
  await other.ports.clock.advance(5000)
  expect(await opening).toEqual({ categories: { categories: [], featured: {} }, specials: [], products: [] })
  const logged = other.ports.seen.reports.map(({ code, detail }) => `${code} ${detail}`)
  expect(logged).toEqual(['EFFECT_FAILED menu.load: SERVICE_REFUSED'])
  empty.dispose()
  shop.dispose()
})

test('an add without a store asks for one and goes on by itself', async () => {
  const { options } = setUp()
  const shop = await createShop(options)
  await shop.orderingCart.add(wish)
  expect(shop.getState().ui.view.storeSidebar).toBe(true)
  await shop.dispensary.choose('fl_miami')
  await shop.settled()
  expect(shop.getState().orderingCart.view.count).toBe(1)
  shop.dispose()
})

test('every rejection is an error with a code and a sentence', async () => {
  const { options } = setUp()
  const shop = await createShop(options)
  await expect(shop.dispensary.choose('nowhere')).rejects.toMatchObject({ code: 'STORE_UNKNOWN' })
  await expect(shop.dispensary.chooseFulfilment('delivery')).rejects.toMatchObject({ code: 'STORE_REQUIRED' })
  await expect(shop.ageGate.submit({ state: 'XX' })).rejects.toMatchObject({ code: 'EVENT_INVALID' })
  await expect(shop.orderingCart.setQuantity('x', 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  shop.dispose()
  await expect(shop.ui.open('search')).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
  await settle()
})

test('EVENT_INVALID says to developers which part is wrong and why, without the value, and never has another cause', async () => {
  const { options } = setUp()
  const shop = await createShop(options)
  await shop.dispensary.choose('fl_miami')
  const item = { sku: 'FH-1', quantity: 1 }
  /** As a caller without types does. */
  const issuesOf = async (command: (...args: never[]) => unknown, ...args: unknown[]) => {
    const called = async (): Promise<unknown> => Reflect.apply(command, null, args)
    const error = await called().catch((caught: unknown) => caught)
    if (!isLeaflogError(error, 'EVENT_INVALID')) throw new Error('no refusal')
    expect(error.cause).toBeUndefined()
    return error.issues
  }
  const { ageGate, commerceCart, orderingCart } = shop
  expect(await issuesOf(commerceCart.add, { quantity: 1 })).toEqual([{ path: 'item.sku', reason: 'expected string' }])
  expect(await issuesOf(commerceCart.add, { ...item, quantity: -1 })).toEqual([
    { path: 'item.quantity', reason: 'expected at least 1' },
  ])
  expect(await issuesOf(commerceCart.add, { ...item, quantity: 1.5 })).toEqual([
    { path: 'item.quantity', reason: 'expected int' },
  ])
  expect(await issuesOf(orderingCart.add, { ...wish, quantity: 1000 })).toEqual([
    { path: 'quantity', reason: 'expected at most 999' },
  ])
  expect(await issuesOf(commerceCart.set, { set: 'email', email: 7 })).toEqual([
    { path: 'setting.email', reason: 'expected string' },
  ])
  expect(await issuesOf(ageGate.submit, { state: 'XX' })).toEqual([
    { path: 'state', reason: 'expected one of FL, MD, OH' },
  ])
  expect(await issuesOf(ageGate.submit, { state: 'MD' })).toEqual([
    { path: 'birthDate', reason: 'expected a day as YYYY-MM-DD, which MD asks for' },
  ])
  shop.dispose()
})

test('a quantity for a line that is not there is refused; to take it out is to have it so', async () => {
  const { options } = setUp()
  const shop = await createShop(options)
  await expect(shop.commerceCart.setQuantity('zz', 2)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(shop.commerceCart.remove('zz')).resolves.toMatchObject({ outcome: 'removed', line: null })
  await expect(shop.orderingCart.remove('zz')).resolves.toMatchObject({ outcome: 'removed', line: null })
  await expect(shop.orderingCart.add({ ...wish, quantity: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  shop.dispose()
})

test('a gateway without a scheme is refused with the mend; a slash at its end is not doubled', async () => {
  const { options, gateway } = setUp()
  for (const [given, mend] of [
    ['localhost:4412', 'Did you mean "http://localhost:4412"?'],
    ['shop.example', 'Did you mean "http://shop.example"?'],
    ['//shop.example', 'Did you mean "http://shop.example"?'],
    ['ftp://shop.example', 'is no address such as https://shop.example.'],
    ['https://', 'is no address such as https://shop.example.'],
  ] as const) {
    const error: unknown = await createShop({ ...options, gateway: given }).catch((caught: unknown) => caught)
    expect(isLeaflogError(error, 'GATEWAY_INVALID') && error.message).toContain(mend)
  }
  const shop = await createShop({ ...options, gateway: 'https://shop.example/' })
  await shop.ageGate.load()
  expect(gateway.seen.map((line) => line.slice(0, 9))).toEqual(['GET /api/'])
  shop.dispose()
})

test('view$ and watch say what changed, and only that', async () => {
  const { options } = setUp()
  const shop = await createShop(options)
  const themes: string[] = []
  const stop = shop.watch(
    (state) => state.ui.view.theme,
    (theme) => themes.push(theme),
  )
  await shop.ui.chooseTheme('dark')
  await shop.ui.open('search')
  stop()
  await shop.ui.chooseTheme('light')
  expect(themes).toEqual(['light', 'dark'])
  const before = shop.getState()
  await shop.ui.close('search')
  expect(shop.getState().orderingCart).toBe(before.orderingCart)
  expect(shop.getState().ui).not.toBe(before.ui)
  shop.dispose()
})
