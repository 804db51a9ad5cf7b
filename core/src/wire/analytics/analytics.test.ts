import { expect, test } from 'vitest'
import { type AnalyticsName, MAX_EVENTS, analyticsBatch, analyticsData } from './analytics.ts'

const item = { id: 'p1', name: 'Blue Hour', price: 3500, quantity: 1, currencyCode: 'USD' }
const line = { ...item, brand: 'Fernhill', category: 'Flower', variant: '3.5g' }
const amounts = { subtotal: 3500, discount: 0, tax: 0, shipping: null, total: 3500, coupons: [] }
const cart = { channel: 'ordering', currencyCode: 'USD', quantity: 1, ...amounts, items: [line] }
const affiliation = 'Online Store'
const product = { id: 'p1', name: 'Blue Hour', price: 3500, brand: null, category: null }
const order = { id: '42', revenue: 3500, tax: 0, shipping: 0, discount: 0, currencyCode: 'USD', affiliation, items: [] }
const valid = {
  ADD_TO_CART: { currencyCode: 'USD', items: [line], cart },
  CART_STATE: { currencyCode: 'USD', cart },
  PLP: { list: 'Flower', total: 1, items: [product] },
  PDP: product,
  PLACE_ORDER: order,
  SEARCH: { term: 'blue', results: 1 },
  CHECKOUT: { step: 1, option: null, affiliation, shoppingMethod: '', cart },
  CHECKOUT_OPTION: { step: 2, option: 'standard', affiliation },
} as const
type Sample = keyof typeof valid

/** Paths of the validation errors after changing some fields or, as undefined, removing them. */
const problems = (name: Sample, change: Record<string, unknown> = {}) =>
  (analyticsData[name].safeParse({ ...valid[name], ...change }).error?.issues ?? []).map(({ path }) => path.join('.'))

const names: readonly Sample[] = ['ADD_TO_CART', 'CART_STATE', 'PLP', 'PDP', 'PLACE_ORDER', 'SEARCH', 'CHECKOUT']
test.each(names)('%s matches its schema', (name) => {
  expect(problems(name)).toEqual([])
})

test.each(['', 'usd', 'DOLLARS', 'QQQ', null, undefined])('[5c.3.1] %j is not a currency code', (currencyCode) => {
  expect(problems('CART_STATE', { currencyCode })).toEqual(['currencyCode'])
  expect(problems('ADD_TO_CART', { currencyCode })).toEqual(['currencyCode'])
})

test.each(['id', 'name', 'price', 'quantity', 'currencyCode'])('[5c.3.2] an item requires %s', (field) => {
  expect(problems('ADD_TO_CART', { items: [{ ...line, [field]: undefined }] })).toEqual([`items.0.${field}`])
  expect(problems('ADD_TO_CART', { items: [{ ...line, [field]: '' }] })).toEqual([`items.0.${field}`])
})

test('[5c.3.2] a change without items is invalid', () => {
  expect(problems('ADD_TO_CART', { items: [] })).toEqual(['items'])
})

test.each(['1', null, undefined, 0, 4, 1.5, Number.NaN])('[5c.3.3] %j is not a step of the checkout', (step) => {
  expect(problems('CHECKOUT', { step })).toEqual(['step'])
  expect(problems('CHECKOUT_OPTION', { step })).toEqual(['step'])
})

test('[5c.3.4] a purchase requires an id and its revenue', () => {
  expect(problems('PLACE_ORDER', { id: undefined, revenue: undefined })).toEqual(['id', 'revenue'])
  expect(problems('PLACE_ORDER', { id: '', revenue: '35' })).toEqual(['id', 'revenue'])
})

test('[5c.3.5] a product view requires name, id and price', () => {
  expect(problems('PDP', { name: undefined, id: undefined, price: undefined })).toEqual(['id', 'name', 'price'])
})

test.each(['', undefined, 'me@example.com', '(305) 555-0100', '3055550100', 'x'.repeat(201)])(
  '[5c.3.6] %j is not a search term',
  (term) => {
    expect(problems('SEARCH', { term })).toEqual(['term'])
  },
)

test('[5c.3.6] product numbers and doses are valid terms', () => {
  for (const term of ['blue 3.5g', '100mg', '1:1', 'runtz #41', 'og 2024'])
    expect(problems('SEARCH', { term })).toEqual([])
})

const event = (name: AnalyticsName, data: unknown, more = {}) => ({
  id: '0190c0de-0000-7000-8000-000000000000',
  name,
  at: 1,
  visitor: '',
  newVisitor: false,
  page: { path: '/', type: 'home' },
  data,
  ...more,
})
const isBatch = (...events: unknown[]) => analyticsBatch.safeParse({ events }).success

test('a batch has 1 to 50 events, each with a valid id and a page without its query', () => {
  const search = (more = {}) => event('SEARCH', valid.SEARCH, more)
  expect(isBatch(search())).toBe(true)
  expect(isBatch(search({ page: null }))).toBe(true)
  expect(isBatch()).toBe(false)
  expect(isBatch(...Array.from({ length: MAX_EVENTS + 1 }, () => search()))).toBe(false)
  expect(isBatch(search({ id: '1' }))).toBe(false)
  expect(isBatch(search({ page: { path: '/search?q=blue', type: '' } }))).toBe(false)
  expect(isBatch(search({ visitor: 'me@example.com' }))).toBe(false)
})

test('unknown fields of a payload are dropped', () => {
  const read = analyticsBatch.parse({ events: [event('SEARCH', { ...valid.SEARCH, email: 'me@example.com' })] })
  expect(JSON.stringify(read)).not.toContain('example.com')
})
