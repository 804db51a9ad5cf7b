/** What partners read and buy through `shop.catalogue`, from the server's own stores, on both channels. */
import type { Product, ProductQuery, Reading, Shop } from '@leaflog/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from './testing/whole-shop.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 120_000)
afterAll(() => world.close())

const channels = [
  { channel: 'ordering', store: 'fl_miami', mode: 'MEDICAL' },
  { channel: 'commerce', store: 'az_mesa', mode: 'RECREATIONAL' },
] as const

const linesOf = (shop: Shop, channel: Product['channel']) => {
  const { orderingCart, commerceCart } = shop.getState()
  return channel === 'ordering' ? orderingCart.view.lines : commerceCart.view.lines
}
const oneWith = (products: readonly Product[], choose: Product['choose']): Product => {
  const product = products.find((each) => each.choose === choose && !each.isSoldOut)
  if (!product) throw new Error(`No product where one chooses ${choose}.`)
  return product
}
const issuesOf = (error: unknown) =>
  error instanceof Error && 'issues' in error ? error.issues : 'not an error of the shop'

describe.each(channels)('a store of the $channel channel', ({ channel, store, mode }) => {
  test('has categories, and each lists the products that it counts', async () => {
    const { shop } = await world.open()
    const categories = await shop.catalogue.categories({ store })
    expect(categories.map(({ slug }) => slug)).toContain('flower')
    for (const { slug, count, children } of categories.slice(0, 2)) {
      expect((await shop.catalogue.products({ store, category: slug })).total).toBe(count)
      for (const child of children.slice(0, 1))
        expect((await shop.catalogue.products({ store, category: child.slug })).total).toBe(child.count)
    }
    shop.dispose()
  }, 60_000)

  test('lists products of one model, what is sold out last, filtered, sorted and by page', async () => {
    const { shop } = await world.open()
    const read = (query: ProductQuery) => shop.catalogue.products({ store, category: 'flower', ...query })
    const all = await read({ pageSize: 6 })
    expect(all.products).toHaveLength(6)
    expect(all.pages).toBe(Math.ceil(all.total / 6))
    const [first] = all.products
    expect(first).toMatchObject({ store, channel, isSoldOut: false })
    expect(first?.image).toMatch(/^https:\/\/shop\.example\/media\//)
    expect(first?.url).toMatch(/^https:\/\/shop\.example\/(shopd\/)?product\//)
    const sold = all.products.map(({ isSoldOut }) => isSoldOut)
    expect(sold).toEqual(sold.toSorted((a, b) => Number(a) - Number(b)))
    expect((await read({ pageSize: 6, page: 2 })).products[0]?.id).not.toBe(first?.id)
    const beyond = await read({ pageSize: 6, page: 999 })
    expect(beyond.page).toBe(beyond.pages)

    const indica = await read({ strain: ['indica'] })
    expect(new Set(indica.products.map(({ strain }) => strain))).toEqual(new Set(['indica']))
    expect(indica.facets.strain.find(({ value }) => value === 'indica')).toMatchObject({
      selected: true,
      count: indica.total,
    })
    const [brand] = all.facets.brand
    const ofBrand = await read({ brand: [brand?.value ?? ''] })
    expect([ofBrand.total, new Set(ofBrand.products.map((each) => each.brand))]).toEqual([
      brand?.count,
      new Set([brand?.label]),
    ])
    expect((await read({ brand: ['nobody'] })).total).toBe(0)
    expect((await read({ size: ['no-such-size'] })).total).toBe(0)

    const cheapest = (await read({ sort: 'price' })).products.filter(({ isSoldOut }) => !isSoldOut)
    const prices = cheapest.map(({ price }) => price.from)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const reduced = await read({ onSale: true })
    expect(reduced.total).toBeLessThan(all.total)
    shop.dispose()
  }, 60_000)

  test('finds a product by its id, with its details, and by words', async () => {
    const { shop } = await world.open()
    const { products } = await shop.catalogue.products({ store, category: 'flower' })
    const [listed] = products
    const product = await shop.catalogue.product(listed?.id ?? '', { store })
    expect(product).toMatchObject({ id: listed?.id, name: listed?.name, price: listed?.price, sizes: listed?.sizes })
    expect(product.categories[0]).toBe('Flower')
    expect(product.images.length).toBeGreaterThan(0)
    expect(product.description).not.toMatch(/[<>]/)
    const found = await shop.catalogue.products({ store, text: product.name })
    expect(found.products.map(({ id }) => id)).toContain(product.id)
    await expect(shop.catalogue.product('nothing-of-ours', { store })).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
    })
    shop.dispose()
  }, 60_000)

  test('lists products by their ids, and says so of a category that it does not have', async () => {
    const { shop } = await world.open()
    const { products } = await shop.catalogue.products({ store, category: 'flower', pageSize: 3 })
    const ids = products.map(({ id }) => id)
    const found = await shop.catalogue.products({ store, ids: [...ids, 'nothing-of-ours'] })
    expect(found.products.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(found.total).toBe(3)
    expect((await shop.catalogue.products({ store, ids: [] })).total).toBe(0)
    await expect(shop.catalogue.products({ store, category: 'flowre' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    shop.dispose()
  }, 60_000)

  test('sells: chooses the store, adds to its cart, and adds to what is there', async () => {
    const { shop } = await world.open()
    await shop.ageGate.submit({ state: store === 'az_mesa' ? 'AZ' : 'FL', birthDate: '1980-01-01' })
    await shop.dispensary.chooseMode(mode)
    const { products } = await shop.catalogue.products({ store, category: 'flower' })
    const product = oneWith(products, 'size')
    const size = product.sizes.find(({ isSoldOut }) => !isSoldOut)?.label ?? ''
    const choose = product.sizes.map(({ label }) => label).join(', ')
    const sizes = await shop.catalogue.add(product).catch(issuesOf)
    expect(sizes).toEqual([{ path: 'size', reason: `choose one of ${choose}` }])
    expect(await shop.catalogue.add(product, { size: '1 ton' }).catch(issuesOf)).toEqual(sizes)

    const { outcome, answered } = await shop.catalogue.add(product, { size })
    expect(outcome).toBe('added')
    await answered()
    expect(shop.getState().dispensary.view.chosen?.store_code).toBe(store)
    await (await shop.catalogue.add(product, { size })).answered()
    const [line, ...others] = linesOf(shop, channel)
    expect([line?.quantity, line?.name, others]).toEqual([2, product.name, []])
    shop.dispose()
  }, 60_000)
})

describe('without a store', () => {
  test('the chosen store is read, and followed when another is chosen', async () => {
    const { shop } = await world.open()
    await expect(shop.catalogue.products()).rejects.toMatchObject({ code: 'STORE_REQUIRED' })
    await expect(shop.catalogue.categories({ store: 'atlantis' })).rejects.toMatchObject({ code: 'STORE_UNKNOWN' })

    const seen: Reading<{ readonly products: readonly Product[] }>[] = []
    const subscription = shop.catalogue.products$({ category: 'flower' }).subscribe((reading) => seen.push(reading))
    const shown = () => seen.at(-1)?.data?.products[0]?.store
    await expect.poll(() => seen.at(-1)?.error?.code, { timeout: 20_000 }).toBe('STORE_REQUIRED')
    await shop.dispensary.choose('az_mesa')
    await expect.poll(shown, { timeout: 20_000 }).toBe('az_mesa')
    await shop.dispensary.choose('fl_miami')
    await expect.poll(shown, { timeout: 20_000 }).toBe('fl_miami')
    expect(seen.map(({ status }) => status)).toContain('loading')
    subscription.unsubscribe()
    shop.dispose()
  }, 60_000)

  test('an observable goes on after the visitor was forgotten', async () => {
    const { shop } = await world.open()
    await shop.dispensary.choose('az_mesa')
    const seen: (string | undefined)[] = []
    const subscription = shop.catalogue
      .products$({ category: 'flower' })
      .subscribe(({ data, error }) => seen.push(error?.code ?? data?.products[0]?.store))
    await expect.poll(() => seen.at(-1), { timeout: 20_000 }).toBe('az_mesa')
    await shop.forget()
    await expect.poll(() => seen.at(-1), { timeout: 20_000 }).toBe('STORE_REQUIRED')
    subscription.unsubscribe()
    shop.dispose()
  }, 60_000)

  test('stores are found near a place, in a state, by words, and open now', async () => {
    const { shop } = await world.open()
    const all = await shop.catalogue.stores()
    const mesa = all.find(({ code }) => code === 'az_mesa')
    expect(mesa).toMatchObject({ channel: 'commerce', state: { code: 'AZ', name: 'Arizona' }, miles: null })
    const near = await shop.catalogue.stores({
      near: { latitude: mesa?.latitude ?? 0, longitude: mesa?.longitude ?? 0 },
    })
    expect(near[0]).toMatchObject({ code: 'az_mesa', miles: 0 })
    const florida = await shop.catalogue.stores({ state: 'FL' })
    expect(new Set(florida.map(({ state }) => state.code))).toEqual(new Set(['FL']))
    expect((await shop.catalogue.stores({ text: 'mesa' })).map(({ code }) => code)).toContain('az_mesa')
    const open = await shop.catalogue.stores({ open: true })
    expect(open.length).toBeLessThanOrEqual(all.length)
    expect(open.every(({ pickup }) => pickup.kind === 'now')).toBe(true)
    shop.dispose()
  }, 60_000)
})
