import type { Page } from '@playwright/test'
import { choose, consentBar, gatewayOf, named } from './support/analytics.ts'
import {
  beginAsGuest,
  guestWithCart,
  payCash,
  pickUpAs,
  placeButton,
  placedNumber,
  toShipping,
} from './support/checkout.ts'
import { addButtonOf, changeDispensary, firstCard, labelOf } from './support/choose-store.ts'
import { newEmail, newMember, signIn } from './support/customers.ts'
import { openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'
import { fieldsOf, listOf } from '../tools/shared/json.ts'

test.use({ storageState: { cookies: [], origins: [] } })

/** The events that a page's tag manager would have received from the start. */
const withDataLayer = (page: Page) => page.addInitScript(() => Reflect.set(globalThis, 'dataLayer', []))
const pushed = async (page: Page) =>
  listOf(await page.evaluate((): unknown => Reflect.get(globalThis, 'dataLayer'))).map(fieldsOf)

/** Adds a product of a Miami dispensary; resolves to its name. */
async function addOne(page: Page): Promise<string> {
  const card = await firstCard(page)
  const name = (await card.getByRole('heading').innerText()).trim()
  await addButtonOf(card).click()
  await expect(labelOf(card)).toHaveText('In Cart')
  return name
}

test('[4f.4] cart additions and removals are pushed to the page’s data layer in USD, only after consent', async ({
  page,
}) => {
  await withDataLayer(page)
  await visit(page, '/shopd/category/flower')
  await changeDispensary(page, 'Miami')
  const first = await addOne(page)
  await expect(consentBar(page)).toBeVisible()
  expect(await pushed(page)).toEqual([])
  await choose(page, 'Allow')
  const second = await addOne(page)
  await expect.poll(async () => (await pushed(page)).length).toBe(2)
  await openCart(page)
  const cart = page.getByRole('dialog', { name: /^Your cart/ })
  await cart.getByRole('button', { name: new RegExp(`^Remove ${second}`) }).click()
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await expect.poll(async () => (await pushed(page)).length).toBe(3)
  const entries = (await pushed(page)).map(({ event, ecommerce }) => ({ event, ...fieldsOf(ecommerce) }))
  const item = (name: string) => ({
    item_name: name,
    item_id: expect.any(String),
    quantity: 1,
    price: expect.any(Number),
  })
  expect(entries).toEqual([
    { event: 'add_to_cart', currency: 'USD', value: expect.any(Number), items: [expect.objectContaining(item(first))] },
    {
      event: 'add_to_cart',
      currency: 'USD',
      value: expect.any(Number),
      items: [expect.objectContaining(item(second))],
    },
    {
      event: 'remove_from_cart',
      currency: 'USD',
      value: expect.any(Number),
      items: [expect.objectContaining(item(second))],
    },
  ])
  // In dollars, as tag managers expect: the removal has the value of the addition.
  const [, added, removed] = entries.map((entry) => fieldsOf(entry)['value'])
  expect(removed).toBe(added)
  expect(Number(added)).toBeGreaterThan(1)
  expect(Number(added)).toBeLessThan(1000)
})

test('[4f.2] [4f.4] a sign-in is pushed to the data layer and reported, without personal data', async ({
  page,
  context,
  request,
}) => {
  await withDataLayer(page)
  const gateway = gatewayOf(context)
  const member = await newMember(request)
  await visit(page, '/rewards/login')
  await choose(page, 'Allow')
  await signIn(page, member)
  await expect.poll(() => named(gateway.events(), 'USER_LOGIN').map(({ data }) => data.signedIn)).toEqual([true])
  expect(await pushed(page)).toEqual([{ event: 'login' }])
  expect(JSON.stringify(gateway.events())).not.toMatch(
    new RegExp(`${member.email}|${member.firstname}|${member.lastname}`),
  )
})

test('[4f.4] [4f.5] [5c.3.4] from the cart to the order: the funnel, and the order with its revenue', async ({
  page,
  context,
}) => {
  const gateway = gatewayOf(context)
  await guestWithCart(page)
  await choose(page, 'Allow')
  await beginAsGuest(page)
  await toShipping(page)
  await pickUpAs(page, { email: newEmail('gina'), firstname: 'Gina', lastname: 'Guest' })
  await payCash(page)
  await placeButton(page).click()
  const number = await placedNumber(page)
  await expect.poll(() => named(gateway.events(), 'PLACE_ORDER').length).toBe(1)
  const [order] = named(gateway.events(), 'PLACE_ORDER')
  expect(order?.data).toMatchObject({ id: number, currencyCode: 'USD', affiliation: 'Online Store' })
  const sold = (order?.data.items ?? []).reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const { revenue = 0, tax = 0, shipping = 0, discount = 0 } = order?.data ?? {}
  expect(sold).toBeGreaterThan(0)
  expect(revenue).toBe(sold + tax + shipping - discount)
  expect(named(gateway.events(), 'CHECKOUT').map(({ data }) => data.step)).toEqual([1, 2, 3])
  expect(JSON.stringify(gateway.events())).not.toMatch(/gina|Guest|480 ?555/)
})
