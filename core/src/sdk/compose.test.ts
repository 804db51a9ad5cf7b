/** Shops of chosen domains: what they have, what they have not, and that each keeps a log of its own. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, expectTypeOf, test } from 'vitest'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts } from '../testing/fake-ports.ts'
import { type ProductNotesView, type productNotesCommands, productNotesDomain } from '../testing/product-notes.ts'
import { commerceCart, createShop, orderingCart } from './compose.ts'
import type { OrderingCartCommands } from './visitor-shop.ts'

const options = (ports = createFakePorts({ http: createFakeGateway().http })) => ({
  gateway: 'https://shop.example',
  brand: 'test',
  storage: ports.indexedDB ? ('indexeddb' as const) : ('memory' as const),
  ports,
})
const blueHour = { productId: 'p1', option: '3.5g', quantity: 2 }

test('one channel without an account sells', async () => {
  const shop = await createShop({ ...options(), domains: [orderingCart] })
  await shop.dispensary.choose('fl_miami')
  await (await shop.orderingCart.add(blueHour)).answered()
  expect(shop.getState().orderingCart.view.lines).toMatchObject([{ productId: 'p1', quantity: 2 }])
  const { products } = await shop.catalogue.products()
  const [product] = products
  expect(product?.name).toBe('Blue Hour')
  if (product) await (await shop.catalogue.add(product)).answered()
  expect(shop.getState().orderingCart.view.count).toBe(3)
  shop.dispose()
})

test('[4b.6] a new cart begins with as many as were added, whatever the old one has of the same product', async () => {
  const shop = await createShop({ ...options(), domains: [orderingCart] })
  const { products } = await shop.catalogue.products({ store: 'fl_miami' })
  for (const product of products.slice(0, 1)) {
    await (await shop.catalogue.add(product, { quantity: 2 })).answered()
    expect((await shop.catalogue.add({ ...product, store: 'fl_tampa' })).outcome).toBe('asking')
    await shop.orderingCart.acceptNewCart()
    await shop.settled()
  }
  const { lines, elsewhere, place } = shop.getState().orderingCart.view
  expect({ lines, elsewhere, place }).toMatchObject({ lines: [{ productId: 'p1', quantity: 1 }], elsewhere: false })
  expect(place?.storeName).toBe('Tampa')
  shop.dispose()
})

test('it has the commands and views of its domains, and no others', async () => {
  const shop = await createShop({ ...options(), domains: [orderingCart] })
  expect(Object.keys(shop.getState()).toSorted()).toEqual(
    ['ageGate', 'dispensary', 'menu', 'navigation', 'orderingCart', 'session', 'ui'].toSorted(),
  )
  const parts = Object.entries(shop).flatMap(([name, part]) => (part === undefined ? [] : [name]))
  expect(parts).toContain('orderingCart')
  for (const absent of ['commerceCart', 'checkout', 'wishlist']) expect(parts).not.toContain(absent)
  expectTypeOf(shop).not.toHaveProperty('commerceCart')
  expectTypeOf(shop.orderingCart).toEqualTypeOf<OrderingCartCommands>()
  // A mode is changed without a cart that has to be asked about it.
  expect(await shop.dispensary.chooseMode('MEDICAL')).toBe(true)
  shop.dispose()
})

test('a product of the other channel is refused with a reason', async () => {
  const full = await createShop({ ...options(), domains: [orderingCart] })
  const product = (await full.catalogue.products({ store: 'fl_miami' })).products[0]
  full.dispose()
  const shop = await createShop({ ...options(), domains: [commerceCart] })
  const refused = product && shop.catalogue.add(product)
  await expect(refused).rejects.toMatchObject({
    code: 'EVENT_INVALID',
    issues: [{ path: 'domains', reason: 'has no orderingCart, in which this store sells' }],
  })
  shop.dispose()
})

test('domains of your own stand beside ours, with their commands, views and types', async () => {
  const shop = await createShop({ ...options(), domains: [orderingCart, productNotesDomain] })
  expectTypeOf(shop.productNotes).toEqualTypeOf<ReturnType<typeof productNotesCommands>>()
  expectTypeOf(shop.getState().productNotes.view).toEqualTypeOf<ProductNotesView>()
  expect(await shop.productNotes.write('a', ' dry ')).toBe(1)
  await shop.settled()
  expect(shop.getState().productNotes.view).toEqual({ notes: [{ sku: 'a', note: 'dry' }], counted: 1 })
  const seen: number[] = []
  shop.watch(
    (state) => state.productNotes.view.counted,
    (counted) => seen.push(counted),
  )
  await shop.forget()
  expect(await shop.productNotes.write('b', 'sweet')).toBe(1)
  expect(seen.slice(0, 2)).toEqual([1, 0])
  shop.dispose()
})

test('a shop of other domains has another log; the same name opens the same one', async () => {
  const indexedDB = new IDBFactory()
  const visit = () => ({ ...options(createFakePorts({ http: createFakeGateway().http, indexedDB })) })
  const first = await createShop({ ...visit(), domains: [productNotesDomain] })
  await first.productNotes.write('a', 'dry')
  await first.settled()
  first.dispose()

  const other = await createShop({ ...visit(), domains: [productNotesDomain, orderingCart] })
  expect(other.getState().productNotes.view.notes).toEqual([])
  other.dispose()

  const again = await createShop({ ...visit(), domains: [productNotesDomain] })
  expect(again.getState().productNotes.view.notes).toEqual([{ sku: 'a', note: 'dry' }])
  again.dispose()

  const grown = await createShop({ ...visit(), domains: [productNotesDomain, orderingCart], log: 'test+productNotes' })
  expect(grown.getState().productNotes.view.notes).toEqual([{ sku: 'a', note: 'dry' }])
  expect(grown.getState().orderingCart.view.lines).toEqual([])
  grown.dispose()
})
