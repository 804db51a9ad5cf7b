/** What each analytics event is called elsewhere. */
import { expect, test } from 'vitest'
import { type AnalyticsEvent, analyticsEvent } from '../wire/analytics/analytics.ts'
import { ga4EventOf } from './ga4.ts'
import { segmentCallsOf } from './segment.ts'

const line = {
  id: 'p1',
  name: 'Blue Hour',
  price: 1050,
  quantity: 2,
  currencyCode: 'USD',
  brand: 'Fernhill',
  category: 'flower',
  variant: '3.5g',
}
const bare = { ...line, id: 'p2', price: 5, quantity: 1, brand: null, category: null, variant: null }
const items = [line, bare]
const amounts = { subtotal: 2105, discount: 100, tax: 210, shipping: 500, total: 2715, coupons: ['SUN'] }
const cart = { channel: 'commerce', currencyCode: 'USD', quantity: 3, ...amounts, items }
const affiliation = 'Online Store'
const product = { id: 'p1', name: 'Blue Hour', price: 1050, brand: 'Fernhill', category: null }
const member = { signedIn: true, rewards: null }
const view = {
  known: true,
  signedIn: false,
  shoppingMethod: 'delivery',
  store: 'fl_miami',
  state: 'Florida',
  mode: 'RECREATIONAL',
  language: 'en',
  cart: { quantity: 0, total: 0 },
}
const eventOf = (name: AnalyticsEvent['name'], data: object): AnalyticsEvent =>
  analyticsEvent.parse({
    id: '0190c0de-0000-7000-8000-000000000000',
    name,
    at: 1_780_000_000_000,
    visitor: 'v1',
    newVisitor: false,
    page: { path: '/menu/flower', type: 'category' },
    data,
  })

const ga4Lines = [
  {
    item_id: 'p1',
    item_name: 'Blue Hour',
    price: 10.5,
    quantity: 2,
    item_brand: 'Fernhill',
    item_category: 'flower',
    item_variant: '3.5g',
  },
  { item_id: 'p2', item_name: 'Blue Hour', price: 0.05, quantity: 1 },
]
const ga4Worth = { currency: 'USD', value: 21.05, items: ga4Lines }
const segmentLines = [
  {
    product_id: 'p1',
    name: 'Blue Hour',
    price: 10.5,
    quantity: 2,
    brand: 'Fernhill',
    category: 'flower',
    variant: '3.5g',
  },
  { product_id: 'p2', name: 'Blue Hour', price: 0.05, quantity: 1 },
]
const listed = segmentLines.map((each, index) => ({ ...each, position: index + 1 }))

interface Mapping {
  readonly name: AnalyticsEvent['name']
  readonly data: object
  readonly ga4: readonly [name: string, params: object] | null
  readonly segment: readonly (readonly [name: string, properties: object])[]
}

const mappings: readonly Mapping[] = [
  {
    name: 'PAGE_VIEW',
    data: view,
    ga4: ['page_view', { page_path: '/menu/flower', page_type: 'category', language: 'en', store: 'fl_miami' }],
    segment: [['category', { path: '/menu/flower', language: 'en', store: 'fl_miami' }]],
  },
  { name: 'USER_LOGIN', data: member, ga4: ['login', {}], segment: [['Signed In', {}]] },
  { name: 'USER_LOGOUT', data: member, ga4: null, segment: [['Signed Out', {}]] },
  { name: 'USER_STATE', data: member, ga4: null, segment: [] },
  {
    name: 'SEARCH',
    data: { term: 'blue', results: 3 },
    ga4: ['search', { search_term: 'blue' }],
    segment: [['Products Searched', { query: 'blue' }]],
  },
  {
    name: 'PDP',
    data: product,
    ga4: [
      'view_item',
      {
        currency: 'USD',
        value: 10.5,
        items: [{ item_id: 'p1', item_name: 'Blue Hour', price: 10.5, item_brand: 'Fernhill' }],
      },
    ],
    segment: [
      ['Product Viewed', { product_id: 'p1', name: 'Blue Hour', price: 10.5, brand: 'Fernhill', currency: 'USD' }],
    ],
  },
  {
    name: 'PLP',
    data: { list: 'Flower', total: 1, items: [product] },
    ga4: [
      'view_item_list',
      {
        item_list_name: 'Flower',
        items: [{ item_id: 'p1', item_name: 'Blue Hour', price: 10.5, item_brand: 'Fernhill', index: 0 }],
      },
    ],
    segment: [
      [
        'Product List Viewed',
        {
          category: 'Flower',
          products: [{ product_id: 'p1', name: 'Blue Hour', price: 10.5, brand: 'Fernhill', position: 1 }],
        },
      ],
    ],
  },
  {
    name: 'ADD_TO_CART',
    data: { currencyCode: 'USD', items, cart },
    ga4: ['add_to_cart', ga4Worth],
    segment: segmentLines.map((each) => ['Product Added', { ...each, currency: 'USD' }]),
  },
  {
    name: 'REMOVE_FROM_CART',
    data: { currencyCode: 'USD', items, cart },
    ga4: ['remove_from_cart', ga4Worth],
    segment: segmentLines.map((each) => ['Product Removed', { ...each, currency: 'USD' }]),
  },
  { name: 'CART_STATE', data: { currencyCode: 'USD', cart }, ga4: null, segment: [] },
  {
    name: 'CHECKOUT',
    data: { step: 1, option: null, affiliation, shoppingMethod: 'delivery', cart },
    ga4: ['begin_checkout', { ...ga4Worth, coupon: 'SUN' }],
    segment: [
      [
        'Checkout Started',
        { currency: 'USD', value: 21.05, discount: 1, tax: 2.1, shipping: 5, coupon: 'SUN', products: listed },
      ],
    ],
  },
  {
    name: 'CHECKOUT',
    data: { step: 2, option: 'flatrate', affiliation, shoppingMethod: 'delivery', cart: { ...cart, coupons: [] } },
    ga4: ['add_shipping_info', { ...ga4Worth, shipping_tier: 'flatrate' }],
    segment: [['Checkout Step Completed', { step: 2, shipping_method: 'flatrate' }]],
  },
  {
    name: 'CHECKOUT',
    data: { step: 3, option: 'cash', affiliation, shoppingMethod: 'delivery', cart },
    ga4: ['add_payment_info', { ...ga4Worth, coupon: 'SUN', payment_type: 'cash' }],
    segment: [['Checkout Step Completed', { step: 3, payment_method: 'cash' }]],
  },
  {
    name: 'CHECKOUT_OPTION',
    data: { step: 3, option: 'card', affiliation },
    ga4: null,
    segment: [['Checkout Step Completed', { step: 3, payment_method: 'card' }]],
  },
  {
    name: 'PLACE_ORDER',
    data: {
      id: '42',
      revenue: 2715,
      tax: 210,
      shipping: 500,
      discount: 100,
      currencyCode: 'USD',
      affiliation,
      items,
    },
    ga4: ['purchase', { transaction_id: '42', currency: 'USD', value: 20.05, tax: 2.1, shipping: 5, items: ga4Lines }],
    segment: [
      [
        'Order Completed',
        {
          order_id: '42',
          affiliation,
          currency: 'USD',
          total: 27.15,
          revenue: 20.05,
          shipping: 5,
          tax: 2.1,
          discount: 1,
          products: listed,
        },
      ],
    ],
  },
]

test.each(mappings)('$name is named as Google Analytics 4 recommends', ({ name, data, ga4 }) => {
  expect(ga4EventOf(eventOf(name, data))).toEqual(ga4 && { name: ga4[0], params: ga4[1] })
})

test.each(mappings)('$name is named as Segment specifies', ({ name, data, segment }) => {
  const method = name === 'PAGE_VIEW' ? 'page' : 'track'
  expect(segmentCallsOf(eventOf(name, data))).toEqual(
    segment.map(([called, properties]) => ({ method, name: called, properties })),
  )
})
