import { expect, test } from 'vitest'
import { collectedEvent, vitalRating, webVital } from './web-vitals.ts'

const measured = (more: object = {}, data: object = {}) => ({
  id: '0190c0de-0000-7000-8000-000000000000',
  name: 'WEB_VITAL',
  at: 1,
  visitor: '',
  newVisitor: false,
  page: null,
  data: { metric: 'LCP', value: 1800, kind: 'home', ...data },
  ...more,
})
const isVital = (value: unknown) => webVital.safeParse(value).success

test('a measurement says what was measured on which kind of page', () => {
  expect(isVital(measured())).toBe(true)
  expect(isVital(measured({}, { metric: 'CLS', value: 0.07, kind: 'account-information' }))).toBe(true)
  expect(collectedEvent.parse(measured())).toMatchObject({ name: 'WEB_VITAL', data: { value: 1800 } })
})

test.each([{ metric: 'FCP' }, { value: -1 }, { value: Number.NaN }, { value: 1e9 }, { kind: '' }])(
  '%j is no measurement',
  (data) => {
    expect(isVital(measured({}, data))).toBe(false)
  },
)

test('[I5] it contains neither a visitor nor an address', () => {
  expect(isVital(measured({ visitor: 'v-1' }))).toBe(false)
  expect(isVital(measured({ newVisitor: true }))).toBe(false)
  expect(isVital(measured({ page: { path: '/account/orders/000000001', type: 'orders' } }))).toBe(false)
  expect(isVital(measured({}, { kind: '/search?q=blue' }))).toBe(false)
  expect(JSON.stringify(collectedEvent.parse(measured({}, { path: '/me@example.com' })))).not.toContain('example.com')
})

test('a value at the limit still has the better rating', () => {
  expect([2500, 2501, 4000, 4001].map((value) => vitalRating('LCP', value))).toEqual(['good', 'fair', 'fair', 'poor'])
  expect([200, 201, 500, 501].map((value) => vitalRating('INP', value))).toEqual(['good', 'fair', 'fair', 'poor'])
  expect([0.1, 0.11, 0.25, 0.26].map((value) => vitalRating('CLS', value))).toEqual(['good', 'fair', 'fair', 'poor'])
  expect([800, 801, 1800, 1801].map((value) => vitalRating('TTFB', value))).toEqual(['good', 'fair', 'fair', 'poor'])
})
