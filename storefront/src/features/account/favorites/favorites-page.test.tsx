import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Favorite } from '@leaflog/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentList, sentWish } from '../../../testing/account-samples.ts'
import { openPage, type PageSettings, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const favorite = (sku: string, more: Partial<Favorite> = {}): Favorite => ({
  channel: 'commerce',
  sku,
  name: `Product ${sku}`,
  brand: 'Fernhill',
  urlKey: `key-${sku}`,
  image: null,
  price: 3500,
  priceVaries: false,
  selectedOptions: [],
  ...more,
})
const ofMenu = favorite('p1', { channel: 'ordering', name: 'Blue Hour', urlKey: null, price: 2800, priceVaries: true })

const usd = (value: number) => ({ value, currency: 'USD' })
const price = (value: number) => ({ final_price: usd(value), regular_price: usd(value) })
const sentCard = (sku: string, value: number) => ({
  __typename: 'SimpleProduct',
  sku,
  name: `Product ${sku}`,
  url_key: `key-${sku}`,
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  small_image: null,
  brand_name: 'Fernhill',
  strain_type_label: null,
  thc_percentage: null,
  is_medical_only: 0,
  price_range: { minimum_price: price(value), maximum_price: price(value) },
})
const cards = (...items: object[]) => ({ favoriteCards: { products: { items } } })

async function openAsGuest(answers: NonNullable<PageSettings['answers']>, ...favorites: Favorite[]) {
  const page = await openPage('/cart', { signedIn: false, answers })
  for (const one of favorites) await act(() => page.shop.favorites.keep(one))
  await page.follow('/wishlist')
  await screen.findByRole('heading', { level: 1, name: 'Your wishlist' })
  return page
}
const tileOf = (name: string) => {
  const tile = screen.getByRole('link', { name }).closest('article')
  if (tile === null) throw new Error(`${name} is in no tile`)
  return within(tile)
}
const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` })

/** A token that expires in a day of the machine's own time. */
function tokenAnswer() {
  const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '')
  const token = `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + 86_400 })}.s`
  return { generateCustomerToken: { token, refresh_token: 'refresh', rewards_auto_login: false, ordering_cart: null } }
}

test('[2c.6] a guest’s list says what each costs now, and until that is known what it cost', async () => {
  await openAsGuest(cards(sentCard('a', 20)), favorite('a'), favorite('b'), ofMenu)
  expect(await screen.findByText('$20.00')).toBeTruthy()
  expect(tileOf('Product a').queryByText('$35.00')).toBe(null)
  expect(tileOf('Product b').getByText('Not sold where you shop.')).toBeTruthy()
  expect(tileOf('Blue Hour').getByText('$28.00')).toBeTruthy()
  expect(tileOf('Blue Hour').getByText('From')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Blue Hour' }).getAttribute('href')).toBe(
    '/shopd/product/fernhill-blue_hour-p1',
  )
  expect(screen.getByText('3 items')).toBeTruthy()
})

test('[2c.6] a heart that is pressed goes with its tile, and the focus to the next one; the last leaves the empty page', async () => {
  await openAsGuest(cards(), favorite('a'), favorite('b'))
  await act(async () => void fireEvent.click(await heart('Product b')))
  expect(screen.queryByRole('link', { name: 'Product b' })).toBe(null)
  expect(document.activeElement).toBe(await heart('Product a'))
  await act(async () => void fireEvent.click(await heart('Product a')))
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('[4d.7] a sign-in leads to the account’s lists; what they do not take is there with the reason, and can be sent again', async () => {
  const page = await openAsGuest(cards(), favorite('a'), favorite('gone'))
  const wish = sentWish('a', 'Product a')
  const items: object[] = []
  const list = () => sentList('1', 'Wishlist', ...items)
  page.answers.set('generateCustomerToken', tokenAnswer())
  page.answers.set('wishlists', () => ({ customer: { wishlists: [list()] } }))
  page.answers.set('addProductsToWishlist', () => {
    if (items.length === 0) items.push({ ...wish, product: { ...wish.product, sku: 'a' } })
    const user_errors = [{ code: 'PRODUCT_NOT_FOUND', message: 'There is no product with the SKU "gone".' }]
    return { addProductsToWishlist: { wishlist: list(), user_errors } }
  })
  await act(() => page.shop.session.signIn({ email: 'ivy@example.com', password: 'trellis-2026' }))
  await act(() => page.shop.settled())
  expect(page.path()).toBe('/account/wishlist')
  const left = await screen.findByRole('region', { name: 'Not on your wishlist yet' })
  expect(within(left).getByText('There is no product with the SKU "gone".')).toBeTruthy()
  expect(within(left).queryByText('Product a')).toBe(null)
  expect(await screen.findByRole('link', { name: 'Product a' })).toBeTruthy()
  const sent = () =>
    page.asked
      .filter(({ operation }) => operation === 'addProductsToWishlist')
      .map(({ variables }) => variables['wishlistItems'])
  expect(sent()).toMatchObject([[{ sku: 'a' }, { sku: 'gone' }]])
  await act(async () => void fireEvent.click(within(left).getByRole('button', { name: 'Try again' })))
  await act(() => page.shop.settled())
  expect(sent()).toMatchObject([[{ sku: 'a' }, { sku: 'gone' }], [{ sku: 'gone' }]])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove Product gone' })))
  expect(screen.queryByRole('region', { name: 'Not on your wishlist yet' })).toBe(null)
})
