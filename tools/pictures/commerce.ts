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
import { complete, type Shot, type Walk } from './camera.ts'

const guest = { email: 'robin.vale@example.com', firstname: 'Robin', lastname: 'Vale' }

async function* shots(page: Page): AsyncGenerator<Shot, void, void> {
  await shopAt(page, { store: 'az_mesa', path: '/category/flower' })
  await complete(page)
  yield { name: 'commerce-category' }
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/product/**')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await complete(page)
  yield { name: 'commerce-product' }
  await guestWithCart(page)
  await page.goto('/cart')
  await complete(page)
  yield { name: 'commerce-cart', whole: true }
  await beginAsGuest(page)
  await toShipping(page)
  await complete(page)
  yield { name: 'checkout-pickup', whole: true }
  await pickUpAs(page, guest)
  await payCash(page)
  yield { name: 'checkout-payment', whole: true }
  await placeButton(page).click()
  await page.waitForURL('**/checkout/placed')
  await placedNumber(page)
  yield { name: 'checkout-placed', whole: true }
}

/** The commerce channel, from a category to a placed order. */
export const commerce: Walk = {
  names: [
    'commerce-category',
    'commerce-product',
    'commerce-cart',
    'checkout-pickup',
    'checkout-payment',
    'checkout-placed',
  ],
  shots,
}
