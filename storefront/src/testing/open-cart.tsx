/** /cart with lines, for tests of the commerce cart in a DOM. */
import { act, screen } from '@testing-library/react'
import { sampleStore } from '../shared/locations/sample-store.ts'
import { CART_ID } from './cart-samples.ts'
import { openPage, type OpenPage, type PageSettings } from './open-page.tsx'

export const mesa = sampleStore({
  store_id: '9',
  store_code: 'az_mesa',
  store_name: 'Mesa',
  channel: 'commerce',
  state_code: 'AZ',
  modes: ['MEDICAL', 'RECREATIONAL'],
})

/** What a new line shows. */
export const preview = {
  name: 'Product a',
  brand: 'Alder',
  image: null,
  strainType: 'Indica',
  option: null,
  price: 2000,
}
/** Runs an action, and waits until everything has settled. */
export const attempt = (page: OpenPage, work: () => Promise<unknown>) =>
  act(async () => {
    await work()
    await page.shop.settled()
  })

/** /cart at Mesa, for a guest who has added a product, which the shop answers with this cart. */
export async function openCart(cart: object, settings: PageSettings = {}): Promise<OpenPage> {
  const page = await openPage('/cart', {
    signedIn: false,
    stores: [mesa],
    ...settings,
    answers: {
      createEmptyCart: { createEmptyCart: CART_ID },
      cartLifetime: { storeConfig: { ttl_cart_id: null } },
      cart: { cart },
      addProductsToCart: { addProductsToCart: { cart, user_errors: [] } },
      ...settings.answers,
    },
  })
  await attempt(page, () => page.shop.dispensary.choose('az_mesa'))
  await attempt(page, () => page.shop.commerceCart.add({ sku: 'a', quantity: 1, preview }))
  await screen.findByRole('heading', { level: 1, name: /^Your cart, \d/ })
  return page
}
