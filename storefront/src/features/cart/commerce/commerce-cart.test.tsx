import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CART_ID, sentCart, sentLimit, sentLine, sentRegulations } from '../../../testing/cart-samples.ts'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { attempt, preview, mesa, openCart } from '../../../testing/open-cart.tsx'
import { openPage, prepareDom, type OpenPage } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const settled = (page: OpenPage) => act(() => page.shop.settled())
const lines = () => within(screen.getByRole('main')).getAllByRole('listitem')
const operations = ({ asked }: OpenPage) => asked.map(({ operation }) => operation)
const figures = () => {
  const rows = screen.getByRole('complementary', { name: 'Order summary' }).querySelectorAll('dl > div')
  const text = (row: Element, part: string) => row.querySelector(part)?.textContent ?? ''
  return Object.fromEntries([...rows].map((row): [string, string] => [text(row, 'dt'), text(row, 'dd')]))
}

test('[3.4.4] a line: brand, name with a link, option, strain, potency, price, promotion and saving', async () => {
  const saving = {
    __typename: 'ConfigurableCartItem',
    configured_variant: { sku: 'a_3.5g', small_image: null },
    configurable_options: [
      { option_label: 'Size', value_label: '3.5g', configurable_product_option_value_uid: 'size-3.5g' },
    ],
    prices: {
      row_total: { value: 32, currency: 'USD' },
      original_item_price: { value: 20, currency: 'USD' },
      original_row_total: { value: 40, currency: 'USD' },
      total_item_discount: { value: 2, currency: 'USD' },
      promo_labels: ['25% off, last chance'],
    },
  }
  await openCart(sentCart([sentLine('a', 2, saving)]))
  const [line] = lines()
  expect(line?.textContent).toContain('3.5g · Indica · THC 20–24% · $20.00 each')
  expect(line?.textContent).toContain('Was $40.00 now $30.00')
  expect(line?.textContent).toContain('You saved $10.00')
  expect(line?.textContent).toContain('25% off, last chance')
  expect(screen.getByRole('link', { name: 'Product a' }).getAttribute('href')).toBe('/product/a')
})

test('[8.11] [3.4.4] a line that cannot be ordered shows the reason, title and text, and blocks the checkout', async () => {
  const errors = [{ code: 'NOT_SALABLE', message: 'Not sold here|Mesa doesn’t carry it.' }]
  await openCart(sentCart([sentLine('a', 1, { errors })]))
  expect(lines()[0]?.textContent).toContain('Not sold here Mesa doesn’t carry it.')
  const checkout = screen.getByRole('button', { name: 'Check out' })
  expect(checkout.getAttribute('aria-disabled')).toBe('true')
  const why = document.getElementById(checkout.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toContain('can’t be ordered')
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull()
})

test('[3.4.3] a store that takes no orders says why, and closes the way to checkout', async () => {
  const closed = (error_message: string | null) => ({ sap_opps_service_state: { state: 'UNAVAILABLE', error_message } })
  const why = () => {
    const checkout = screen.getByRole('button', { name: 'Check out' })
    return document.getElementById(checkout.getAttribute('aria-describedby') ?? '')?.textContent
  }
  await openCart(sentCart([sentLine('a', 1)], closed('Mesa doesn’t take online orders.')))
  expect(why()).toBe('Mesa doesn’t take online orders.')
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull()
  cleanup()
  await openCart(sentCart([sentLine('a', 1)], closed(null)))
  expect(why()).toBe('This store isn’t taking orders right now.')
})

test('[6.6] a line that only patients are sold is marked, and no other', async () => {
  const { product } = sentLine('b', 1)
  await openCart(sentCart([sentLine('a', 1), sentLine('b', 1, { product: { ...product, is_medical_only: 1 } })]))
  expect(lines().map((line) => within(line).queryByText('Medical only') !== null)).toEqual([false, true])
})

test('[3.4.3] totals: subtotal, each discount, each tax, points, gift cards, credit and the amount due', async () => {
  const amount = (value: number) => ({ value, currency: 'USD' })
  await openCart(
    sentCart([sentLine('a', 5)], {
      prices: {
        subtotal_excluding_tax: amount(100),
        grand_total: amount(60.5),
        discounts: [
          { label: 'Last chance', amount: amount(10) },
          { label: 'SPRING', amount: amount(5) },
        ],
        applied_taxes: [{ label: 'City tax', amount: amount(1.5) }],
      },
      applied_reward_points: { points: 500, money: amount(5) },
      applied_gift_cards: [{ code: 'FERNGFTCARD25258', current_balance: amount(25), applied_balance: amount(20) }],
      applied_store_credit: { current_balance: amount(18.5), applied_balance: amount(1) },
    }),
  )
  expect(figures()).toEqual({
    Subtotal: '$100.00',
    'Last chance': '−$10.00',
    SPRING: '−$5.00',
    'City tax': '$1.50',
    'Reward points': '−$5.00',
    'Gift cards': '−$20.00',
    'Store credit': '−$1.00',
    Total: '$60.50',
  })
  expect(screen.getByText('Gift card …5258, $20.00')).toBeTruthy()
  expect(document.body.textContent).not.toContain('FERNGFT')
  expect(screen.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe('/checkout')
})

test('[3.4.5] limits: a meter with earlier purchases, this cart, and the remaining amount', async () => {
  await openCart(sentCart([sentLine('a', 1)], { regulations: sentRegulations() }))
  const meter = screen.getByRole('meter', { name: 'Flower' })
  expect(meter.getAttribute('aria-valuenow')).toBe('14')
  expect(meter.getAttribute('aria-valuemax')).toBe('28')
  expect(meter.getAttribute('aria-valuetext')).toBe('14 g of 28 g left: 10 g already purchased, 4 g in this cart')
  expect(screen.getByText('Arizona daily limits')).toBeTruthy()
  expect(screen.queryByRole('meter', { name: 'THC' })).toBeNull()
})

const delivering = sampleStore({ ...mesa, delivery: { code: 'az_mesa_d', fee: 500, free_from: 7_500, minimum: 0 } })

test('[2h.2] progress to free delivery is for visitors who shop for delivery', async () => {
  const page = await openCart(sentCart([sentLine('a', 1)]), { stores: [delivering] })
  const progress = () => document.body.textContent?.includes('away from free delivery')
  expect(progress()).toBe(false)
  await attempt(page, () => page.shop.dispensary.chooseFulfilment('delivery'))
  expect(progress()).toBe(true)
})

test('[2h.2] [shop 7] before that, the minimum of a delivery is what the cart is away from', async () => {
  const least = { code: 'az_mesa_d', fee: 500, free_from: 7_500, minimum: 12_000 }
  const page = await openCart(sentCart([sentLine('a', 1)]), { stores: [sampleStore({ ...mesa, delivery: least })] })
  await attempt(page, () => page.shop.dispensary.chooseFulfilment('delivery'))
  expect(document.body.textContent).toMatch(/\$[\d.]+ away from the \$120\.00 delivery minimum/)
  expect(document.body.textContent).not.toContain('free delivery')
})

test('[3.7.2] a cart of gift cards alone shows no taxes of zero, no limits, and nothing about delivery', async () => {
  const untaxed = {
    subtotal_excluding_tax: { value: 50, currency: 'USD' },
    grand_total: { value: 50, currency: 'USD' },
    discounts: [],
    applied_taxes: [{ label: 'City tax', amount: { value: 0, currency: 'USD' } }],
  }
  const more = { is_virtual: true, prices: untaxed, regulations: sentRegulations() }
  const page = await openCart(sentCart([sentLine('a', 1)], more), { stores: [delivering] })
  await attempt(page, () => page.shop.dispensary.chooseFulfilment('delivery'))
  expect(figures()).toEqual({ Subtotal: '$50.00', Total: '$50.00' })
  expect(screen.queryByRole('meter')).toBeNull()
  expect(screen.queryByText('Your purchase limit')).toBeNull()
  expect(document.body.textContent).not.toContain('free delivery')
})

test('[3.4.5] over the state limit: the meter shows by how much, and the checkout is blocked', async () => {
  const tooMuch = 'Your cart is over your limit for smokable flower. Remove something to check out.'
  const regulations = sentRegulations({
    error_messages: [tooMuch],
    is_place_order_allowed: false,
    limits: { thc: null, cbd: null, smoking: sentLimit(20, 15.5, 28) },
  })
  await openCart(sentCart([sentLine('a', 1)], { regulations }))
  expect(screen.getByText('7.5 g over the 28 g limit')).toBeTruthy()
  expect(screen.getByRole('meter', { name: 'Flower' }).getAttribute('aria-valuenow')).toBe('28')
  expect(screen.getByText(tooMuch)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Check out' }).getAttribute('aria-disabled')).toBe('true')
})

test('[4c.3] [4c.4] a removal is sent once, however often its button is pressed, and confirmed for four seconds', async () => {
  const page = await openCart(sentCart([sentLine('a', 1), sentLine('b', 1)]))
  page.answers.set('removeItemFromCart', { removeItemFromCart: { cart: sentCart([sentLine('b', 1)]) } })
  const [remove] = screen.getAllByRole('button', { name: /^Remove Product a/ })
  await act(async () => {
    for (let time = 0; time < 4; time += 1) if (remove) fireEvent.click(remove, { detail: 0 })
    await page.shop.settled()
  })
  await waitFor(() => expect(lines()).toHaveLength(1))
  await settled(page)
  expect(operations(page).filter((operation) => operation === 'removeItemFromCart')).toHaveLength(1)
  expect(await screen.findByText('Product a was removed from your cart.')).toBeTruthy()
})

test('[3.4.3] a refused coupon is reported only below its field; an accepted one is shown, and can be removed', async () => {
  const page = await openCart(sentCart([sentLine('a', 1)]), {
    answers: {
      applyCouponToCart: { errors: [{ message: 'This coupon is over.', extensions: { category: 'graphql-input' } }] },
    },
  })
  const form = screen.getByRole('form', { name: 'Coupon', hidden: true })
  const field = within(form).getByLabelText('Coupon code')
  const apply = async (code: string) => {
    fireEvent.change(field, { target: { value: code } })
    await act(async () => {
      fireEvent.submit(form)
      await page.shop.settled()
    })
  }
  await apply('OLD')
  const error = await within(form).findByText('This coupon is over.')
  expect(field.getAttribute('aria-describedby')).toBe(error.id)
  expect(screen.queryByRole('alert', { name: /coupon/ })).toBeNull()
  expect(screen.getAllByText('This coupon is over.')).toHaveLength(1)
  const spring = sentCart([sentLine('a', 1)], { applied_coupons: [{ code: 'SPRING' }] })
  page.answers.set('applyCouponToCart', { applyCouponToCart: { cart: spring } })
  await apply('SPRING')
  const off = await screen.findByRole('button', { name: 'Remove SPRING', hidden: true })
  page.answers.set('removeCouponFromCart', { removeCouponFromCart: { cart: sentCart([sentLine('a', 1)]) } })
  await attempt(page, async () => off.click())
  await waitFor(() => expect(screen.queryByText('SPRING')).toBeNull())
})

test('[6.4] points and credit are for signed-in customers, and switching one on is sent', async () => {
  const dollars = (value: number) => ({ value, currency: 'USD' })
  const sold = [sentLine('a', 1)]
  const credit = { applied_store_credit: { current_balance: dollars(18.5), applied_balance: dollars(0) } }
  await openCart(sentCart(sold, credit))
  expect(screen.queryByRole('switch')).toBeNull()
  cleanup()
  const customerCart = sentCart(sold, credit)
  const page = await openCart(customerCart, { signedIn: true, answers: { customerCart: { customerCart } } })
  const applied = { applied_store_credit: { current_balance: dollars(18.5), applied_balance: dollars(18.5) } }
  page.answers.set('applyStoreCreditToCart', { applyStoreCreditToCart: { cart: sentCart(sold, applied) } })
  const credits = await screen.findByRole('switch', { name: 'Use store credit' })
  expect(screen.getByText('You have $18.50.')).toBeTruthy()
  await attempt(page, async () => credits.click())
  expect(await screen.findByText('$18.50 applied to this order')).toBeTruthy()
  expect(credits.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('switch', { name: 'Use reward points' }).getAttribute('aria-checked')).toBe('false')
})

test('[4c.2] a refusal is shown, and the optimistic change is reverted', async () => {
  const page = await openCart(sentCart([sentLine('a', 1)]))
  const refused = { cart: null, user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Not enough.' }] }
  page.answers.set('addProductsToCart', { addProductsToCart: refused })
  await attempt(page, () =>
    page.shop.commerceCart.add({ sku: 'b', quantity: 9, preview: { ...preview, name: 'Other' } }),
  )
  const said = await screen.findByText(/There isn’t enough in stock/)
  expect([said.getAttribute('role'), said.textContent?.slice(0, 17)]).toEqual(['alert', 'Other There isn’t'])
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Other/ })).toBeNull())
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart, 1 item' })).toBeTruthy()
})

test('a cart that cannot be loaded says so, and can be retried', async () => {
  const kept = JSON.stringify({ value: CART_ID, expiresAt: Date.now() + 600_000 })
  const page = await openPage('/cart', {
    signedIn: false,
    stores: [mesa],
    storage: { cartId: kept },
    answers: {
      cart: () => {
        throw new TypeError('no network')
      },
    },
  })
  await attempt(page, () => page.shop.dispensary.choose('az_mesa'))
  expect(await screen.findByText('We couldn’t load your cart')).toBeTruthy()
  page.answers.set('cart', { cart: sentCart([sentLine('a', 1)]) })
  await attempt(page, async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart, 1 item' })).toBeTruthy()
})
