/** What is pushed to the page's data layer: with the names that tag managers expect, USD in dollars. Pure. */
import type { AnalyticsEvent } from '../../wire/analytics/analytics.ts'

const dollars = (cents: number): number => cents / 100

/** Null for events that are not pushed. */
export function pushed(event: AnalyticsEvent): Readonly<Record<string, unknown>> | null {
  switch (event.name) {
    case 'USER_LOGIN':
      return { event: 'login' }
    case 'ADD_TO_CART':
    case 'REMOVE_FROM_CART': {
      const { currencyCode: currency, items } = event.data
      return {
        event: event.name === 'ADD_TO_CART' ? 'add_to_cart' : 'remove_from_cart',
        ecommerce: {
          currency,
          value: dollars(items.reduce((total, { price, quantity }) => total + price * quantity, 0)),
          items: items.map(({ id, name, price, quantity, brand, category, variant }) => ({
            item_id: id,
            item_name: name,
            price: dollars(price),
            quantity,
            ...(brand !== null && { item_brand: brand }),
            ...(category !== null && { item_category: category }),
            ...(variant !== null && { item_variant: variant }),
          })),
        },
      }
    }
    default:
      return null
  }
}
