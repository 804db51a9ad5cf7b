/** Lines, rules and terms of a cart for the tests of its sums. */
import type { PromotedLine, PromotionRule } from '../backend/rules/carts/promotion.ts'
import type { TotalsTerms } from '../backend/rules/carts/totals.ts'

export const rule = (fields: Partial<PromotionRule> & Pick<PromotionRule, 'id' | 'action'>): PromotionRule => ({
  name: `Rule ${fields.id}`,
  description: 'For a test.',
  displayText: 'Less',
  priority: 0,
  stops: false,
  coupon: null,
  startsOn: '2026-01-01',
  endsOn: null,
  applies: {},
  ...fields,
})

export const line = (fields: Partial<PromotedLine> & Pick<PromotedLine, 'id'>): PromotedLine => ({
  sku: fields.id,
  parentSku: null,
  quantity: 1,
  unitCents: 1_000,
  brand: 'Fernhill',
  strainType: 'HYBRID',
  categories: ['Flower'],
  isGoods: true,
  ...fields,
})

export const terms = (fields: Partial<TotalsTerms> = {}): TotalsTerms => ({
  rules: [],
  today: '2026-11-20',
  state: 'AZ',
  mode: 'RECREATIONAL',
  coupon: null,
  isMember: false,
  taxes: [],
  shippingCents: null,
  steps: [],
  giftCards: [],
  storeCredit: 0,
  ...fields,
})

export const percent = (id: number, off: number, more: Partial<PromotionRule> = {}) =>
  rule({ id, action: { kind: 'percent', percent: off }, ...more })
