import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../../wire/analytics/analytics.ts'
import { pushed } from './pushed.ts'

const item = {
  id: 'p1',
  name: 'Blue Hour',
  price: 1050,
  quantity: 2,
  brand: 'Fern',
  category: 'flower',
  variant: '3.5 g',
}
const event = (name: string, items: readonly object[] = []) =>
  ({ name, data: { currencyCode: 'USD', items } }) as unknown as AnalyticsEvent

test('[4f.4] added items are pushed in dollars, with brand, category and variant', () => {
  expect(pushed(event('ADD_TO_CART', [item, { ...item, price: 5, quantity: 1 }]))).toMatchObject({
    event: 'add_to_cart',
    ecommerce: { currency: 'USD', value: 21.05 },
  })
  expect(pushed(event('REMOVE_FROM_CART', [item]))).toEqual({
    event: 'remove_from_cart',
    ecommerce: {
      currency: 'USD',
      value: 21,
      items: [
        {
          item_id: 'p1',
          item_name: 'Blue Hour',
          price: 10.5,
          quantity: 2,
          item_brand: 'Fern',
          item_category: 'flower',
          item_variant: '3.5 g',
        },
      ],
    },
  })
})

test('[4f.4] unknown fields are left out', () => {
  const bare = { ...item, brand: null, category: null, variant: null }
  expect(pushed(event('ADD_TO_CART', [bare]))?.['ecommerce']).toEqual({
    currency: 'USD',
    value: 21,
    items: [{ item_id: 'p1', item_name: 'Blue Hour', price: 10.5, quantity: 2 }],
  })
})

test('[4f.4] other than cart events, the data layer receives only sign-ins', () => {
  expect(pushed(event('USER_LOGIN'))).toEqual({ event: 'login' })
  expect(pushed(event('PAGE_VIEW'))).toBeNull()
})
