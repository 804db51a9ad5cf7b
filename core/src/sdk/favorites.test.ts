/** Favorites in whole shops: reloads, tabs, and the account's wishlist at sign-in. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Favorite } from '../domains/favorites/favorites.events.ts'
import { createBrowser, createWorld } from '../testing/browser.ts'
import { settle } from '../testing/fake-ports.ts'

const member = { email: 'member@example.com', password: 'garden42' }
const favorite = (sku: string, channel: Favorite['channel'] = 'commerce'): Favorite => ({
  channel,
  sku,
  name: `Product ${sku}`,
  brand: 'Fernhill',
  urlKey: channel === 'commerce' ? sku : null,
  image: null,
  price: 3500,
  priceVaries: false,
  selectedOptions: [],
})

type Tab = Awaited<ReturnType<ReturnType<typeof createBrowser>['tab']>>

const savedIn = ({ shop }: Tab) => [...shop.getState().favorites.view.saved]
const wishlistOf = ({ shop }: Tab) => [...shop.getState().wishlist.view.saved]

async function quiet(...tabs: Tab[]): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    for (const { shop } of tabs) await shop.settled()
    await settle()
  }
}

const added = z.object({
  wishlistId: z.string(),
  wishlistItems: z.array(z.object({ sku: z.string(), channel: z.optional(z.string()) })),
})
type Wish = z.infer<typeof added>['wishlistItems'][number]

const usd = (value: number) => ({ value, currency: 'USD' })
const price = { final_price: usd(30), regular_price: usd(30) }
const sentItem = (sku: string, index: number) => ({
  __typename: 'SimpleWishlistItem',
  id: `${index + 1}`,
  quantity: 1,
  description: null,
  added_at: '2026-06-15 16:00:00',
  product: {
    sku,
    name: sku,
    url_key: sku,
    brand_name: 'Fernhill',
    strain_type_label: null,
    is_medical_only: 0,
    is_sold_in_mode: true,
    stock_status: 'IN_STOCK',
    small_image: null,
    price_range: { minimum_price: price, maximum_price: price },
  },
})
const sentMenuItem = (productId: string, index: number) => ({
  id: `${index + 1}`,
  product_id: productId,
  quantity: 1,
  description: null,
  added_at: '2026-06-15 16:00:00',
  product: null,
})

/** A wishlist at the server, which does not take what is called `gone`. */
function fakeWishlist({ customers }: ReturnType<typeof createWorld>, ...held: Wish[]) {
  const calls: { readonly key: string | null; readonly items: readonly Wish[] }[] = []
  const server = { calls, held, losesAnswer: false }
  const sent = () => ({
    id: '1',
    name: 'Wishlist',
    items_v2: {
      items: held.flatMap(({ sku, channel }, index) => (channel === 'ORDERING' ? [] : [sentItem(sku, index)])),
    },
    menu_items: held.flatMap(({ sku, channel }, index) => (channel === 'ORDERING' ? [sentMenuItem(sku, index)] : [])),
  })
  const answer = customers.answer.bind(customers)
  customers.answer = (operation, variables, token, key) => {
    if (operation !== 'wishlists' && operation !== 'addProductsToWishlist')
      return answer(operation, variables, token, key)
    if (operation === 'wishlists') return { data: { customer: { wishlists: [sent()] } } }
    const { wishlistItems } = added.parse(variables)
    calls.push({ key, items: wishlistItems })
    held.push(...wishlistItems.filter(({ sku }) => sku !== 'gone'))
    if (server.losesAnswer) {
      server.losesAnswer = false
      throw new Error('lost')
    }
    const user_errors = wishlistItems.flatMap(({ sku }) =>
      sku === 'gone' ? [{ code: 'PRODUCT_NOT_FOUND', message: `There is no ${sku}.` }] : [],
    )
    return { data: { addProductsToWishlist: { wishlist: sent(), user_errors } } }
  }
  return server
}

async function setUp(...held: Wish[]) {
  const world = createWorld()
  const browser = createBrowser(world)
  return { world, browser, first: await browser.tab(), server: fakeWishlist(world, ...held) }
}

test('[2c.6] I2 I3: favorites outlast a reload, and are the same in all tabs', async () => {
  const { browser, first } = await setUp()
  const second = await browser.tab()
  await first.shop.favorites.keep(favorite('rose'))
  await second.shop.favorites.keep(favorite('rose', 'ordering'))
  await quiet(first, second)
  expect(savedIn(first)).toEqual(['ordering rose', 'rose'])
  expect(savedIn(second)).toEqual(savedIn(first))
  await second.shop.favorites.drop({ sku: 'rose' })
  await quiet(first, second)
  expect(savedIn(first)).toEqual(['ordering rose'])
  first.shop.dispose()
  second.shop.dispose()
  const reloaded = await browser.tab()
  expect(savedIn(reloaded)).toEqual(['ordering rose'])
  reloaded.shop.dispose()
})

test('[4d.7] a sign-in takes them to the wishlist, each once, under one key; the latest is the first there', async () => {
  const { browser, first, server } = await setUp({ sku: 'mint' })
  const second = await browser.tab()
  for (const one of [favorite('mint'), favorite('rose'), favorite('p1', 'ordering')])
    await first.shop.favorites.keep(one)
  await first.shop.session.signIn(member)
  await quiet(first, second)
  // What was there already is not sent.
  expect(server.calls).toMatchObject([{ items: [{ sku: 'rose' }, { sku: 'p1', channel: 'ORDERING' }] }])
  expect(server.calls[0]?.key).toMatch(/./)
  for (const tab of [first, second]) {
    expect(savedIn(tab)).toEqual([])
    expect(wishlistOf(tab).toSorted()).toEqual(['mint', 'ordering p1', 'rose'])
  }
  first.shop.dispose()
  second.shop.dispose()
})

test('I4: an answer that is lost on the way adds nothing twice', async () => {
  const { world, first, server } = await setUp()
  await first.shop.favorites.keep(favorite('rose'))
  server.losesAnswer = true
  await first.shop.session.signIn(member)
  // It is tried again after a while.
  for (let turn = 0; turn < 8; turn += 1) await world.clock.advance(15_000)
  await quiet(first)
  expect(server.held).toHaveLength(1)
  expect(savedIn(first)).toEqual([])
  expect(wishlistOf(first)).toEqual(['rose'])
  first.shop.dispose()
})

test('what the account does not take is kept with the reason, and goes when it is asked for again', async () => {
  const { first, server } = await setUp()
  await first.shop.favorites.keep(favorite('rose'))
  await first.shop.favorites.keep(favorite('gone'))
  await first.shop.session.signIn(member)
  await quiet(first)
  expect(first.shop.getState().favorites.view.items).toMatchObject([
    { sku: 'gone', problem: { text: 'There is no gone.' } },
  ])
  await first.shop.favorites.join()
  expect(server.calls.map(({ items }) => items.map(({ sku }) => sku))).toEqual([['rose', 'gone'], ['gone']])
  first.shop.dispose()
})

test('[2c.6] who is signed in keeps and drops in the wishlist', async () => {
  const { first, server } = await setUp()
  await first.shop.session.signIn(member)
  await quiet(first)
  await first.shop.favorites.keep(favorite('p1', 'ordering'))
  expect(savedIn(first)).toEqual([])
  expect(wishlistOf(first)).toEqual(['ordering p1'])
  expect(server.held).toMatchObject([{ sku: 'p1', channel: 'ORDERING' }])
  first.shop.dispose()
})
