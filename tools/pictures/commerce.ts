import type { Page } from '@playwright/test'

import {
  beginAsGuest,
  guestWithCart,
  payCash,
  pickUpAs,
  placeButton,
  placedNumber,
  toShipping,
} from '../../e2e/support/checkout.ts'
import { shopAt } from '../../e2e/support/shop-at.ts'
import { complete, take } from './camera.ts'

const guest = { email: 'robin.vale@example.com', firstname: 'Robin', lastname: 'Vale' }

/** The commerce channel, from a shelf to the order that was placed. */
export async function commerce(page: Page): Promise<void> {
  await shopAt(page, { store: 'az_mesa', path: '/category/flower' })
  await complete(page)
  await take(page, 'commerce-shelf')
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/product/**')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await complete(page)
  await take(page, 'commerce-product')
  await guestWithCart(page)
  await page.goto('/cart')
  await complete(page)
  await take(page, 'commerce-cart', true)
  await beginAsGuest(page)
  await toShipping(page)
  await complete(page)
  await take(page, 'checkout-pickup', true)
  await pickUpAs(page, guest)
  await payCash(page)
  await take(page, 'checkout-payment', true)
  await placeButton(page).click()
  await placedNumber(page)
  await take(page, 'checkout-placed', true)
}
