import { describe, expect, test } from 'vitest'
import { sellable } from '../../../testing/sample-sellable.ts'
import type { Sellable, SellableBundle } from '../catalogue/sellable.ts'
import {
  demandOf,
  isSoldHere,
  isVirtual,
  issuesOf,
  limitsOf,
  maxQuantityOf,
  resolveBundle,
  unitPrice,
  type LineContent,
} from './lines.ts'

const tin = sellable({ sku: 'tin', priceCents: 1_000, finalCents: 800, quantityInStock: 9 })
const jar = sellable({ sku: 'jar', priceCents: 3_000, finalCents: 3_000, quantityInStock: 7 })
type Choice = SellableBundle['items'][number]['options'][number]

const choice = (product: Sellable | null, more: Partial<Choice> = {}): Choice => ({
  id: 1,
  uid: `choice-${product?.sku ?? 'gone'}`,
  sku: product?.sku ?? 'gone',
  quantity: 1,
  canChangeQuantity: true,
  isDefault: false,
  price: 250,
  priceType: 'FIXED',
  product,
  ...more,
})

function set(dynamicPrice: boolean, ...choices: Choice[]): Sellable {
  const item = { id: 1, uid: 'item', title: 'Pick', type: 'checkbox' as const, required: true }
  const details = { dynamicSku: false, dynamicWeight: false, priceView: 'AS_LOW_AS', shipItems: 'TOGETHER' } as const
  const prices = dynamicPrice ? { priceCents: 0, finalCents: 0 } : { priceCents: 5_000, finalCents: 4_000 }
  const bundle: SellableBundle = { ...details, dynamicPrice, items: [{ ...item, options: choices }] }
  return sellable({ sku: 'set', type: 'bundle', ...prices, bundle })
}

const chosen = (product: Sellable, quantities: Record<string, number>, quantity = 1): LineContent => ({
  product,
  quantity,
  giftCard: null,
  bundle: Object.entries(quantities).map(([sku, each]) => ({
    optionUid: 'item',
    selectionUid: `choice-${sku}`,
    sku,
    quantity: each,
  })),
})

describe('bundles', () => {
  test('[3.7.3] with a dynamic price: what the chosen options cost, before and after their own sales', () => {
    const line = chosen(set(true, choice(tin), choice(jar)), { tin: 2, jar: 1 })
    expect(unitPrice(line)).toEqual({ regular: 5_000, final: 4_600 })
    expect(unitPrice(chosen(set(true, choice(null)), { gone: 1 }))).toEqual({ regular: 0, final: 0 })
  })

  test('[3.7.3] with its own price: options add an amount or a percentage', () => {
    const fixed = chosen(set(false, choice(tin), choice(jar)), { tin: 2, jar: 1 })
    expect(unitPrice(fixed)).toEqual({ regular: 5_750, final: 4_750 })
    const part = chosen(set(false, choice(tin, { priceType: 'PERCENT', price: 10 })), { tin: 1 })
    expect(unitPrice(part)).toEqual({ regular: 5_400, final: 4_400 })
  })

  test('[3.7.3] choices that the catalogue no longer has resolve to nothing, and the bundle costs its own price', () => {
    const line = chosen(set(false, choice(tin)), { tin: 1, jar: 1 })
    expect(resolveBundle(line)).toBeUndefined()
    expect(unitPrice(line)).toEqual({ regular: 5_000, final: 4_000 })
    expect(isSoldHere(line)).toBe(false)
    const other = chosen(set(false, choice(tin)), { tin: 1 })
    expect(
      resolveBundle({ ...other, bundle: [{ optionUid: 'x', selectionUid: 'choice-tin', sku: 'tin', quantity: 1 }] }),
    ).toBeUndefined()
    expect(resolveBundle({ ...other, bundle: null })).toBeUndefined()
    expect(resolveBundle({ ...other, product: tin })).toBeUndefined()
  })

  test('[8.25] is sold where all of its parts are', () => {
    const unsold = { ...jar, isSold: false }
    expect(isSoldHere(chosen(set(true, choice(tin), choice(jar)), { tin: 1, jar: 1 }))).toBe(true)
    expect(isSoldHere(chosen(set(true, choice(tin), choice(unsold)), { tin: 1, jar: 1 }))).toBe(false)
    expect(isSoldHere(chosen(set(true, choice(tin), choice(unsold)), { tin: 1 }))).toBe(true)
    expect(isSoldHere(chosen({ ...set(true, choice(tin)), isSold: false }, { tin: 1 }))).toBe(false)
    expect(isSoldHere(chosen(set(true, choice(null)), { gone: 1 }))).toBe(false)
    expect(isSoldHere({ product: unsold, quantity: 1, bundle: null, giftCard: null })).toBe(false)
  })

  test('[8.25] its quantity is limited by the scarcest part', () => {
    const line = chosen(set(true, choice(tin), choice(jar)), { tin: 2, jar: 1 }, 3)
    expect(demandOf(line)).toEqual([
      ['tin', 6],
      ['jar', 3],
    ])
    expect(maxQuantityOf(line, new Map(demandOf(line)))).toBe(4)
    expect(
      maxQuantityOf(
        line,
        new Map([
          ['tin', 6],
          ['jar', 8],
        ]),
      ),
    ).toBe(2)
    expect(
      maxQuantityOf(
        line,
        new Map([
          ['tin', 6],
          ['jar', 99],
        ]),
      ),
    ).toBe(0)
    expect(maxQuantityOf(line, new Map())).toBe(7)
  })

  test('[3.4.5] counts toward the limits with all of its parts', () => {
    const limits = { thcMg: 100, cbdMg: 20, smokableMg: 3_500 }
    const line = chosen(set(true, choice({ ...tin, limits }), choice(jar)), { tin: 2, jar: 1 })
    expect(limitsOf(line)).toEqual({ thcMg: 200, cbdMg: 40, smokableMg: 7_000 })
    expect(limitsOf({ product: { ...tin, limits }, quantity: 5, bundle: null, giftCard: null })).toEqual(limits)
    expect(limitsOf(chosen(set(true, choice(null)), { gone: 2 }))).toEqual({ thcMg: 0, cbdMg: 0, smokableMg: 0 })
  })
})

describe('gift cards by email', () => {
  const details = {
    amounts: [2_500],
    allowOpenAmount: false,
    openAmountMin: null,
    openAmountMax: null,
    isRedeemable: true,
    lifetime: 0,
    allowMessage: true,
    messageMaxLength: 0,
  }
  const card = (type: 'VIRTUAL' | 'PHYSICAL'): LineContent => ({
    product: sellable({ sku: 'card', quantityInStock: 0, giftCard: { ...details, type } }),
    quantity: 2,
    bundle: null,
    giftCard: null,
  })

  test('[3.7.2] a gift card by email takes no stock, a printed one does', () => {
    const place = { storeName: 'Mesa', perLine: null }
    expect(demandOf(card('VIRTUAL'))).toEqual([])
    expect(issuesOf(card('VIRTUAL'), place, new Map())).toEqual([])
    expect(demandOf(card('PHYSICAL'))).toEqual([['card', 2]])
    expect(issuesOf(card('PHYSICAL'), place, new Map([['card', 2]]))).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
    expect([isVirtual(card('VIRTUAL')), isVirtual(card('PHYSICAL'))]).toEqual([true, false])
    expect(isVirtual({ ...card('PHYSICAL'), product: sellable({ sku: 'x', type: 'virtual' }) })).toBe(true)
  })

  test('[8.3] without a line limit the stock is the limit', () => {
    const many: LineContent = {
      product: sellable({ sku: 'x', quantityInStock: 99 }),
      quantity: 99,
      bundle: null,
      giftCard: null,
    }
    expect(issuesOf(many, { storeName: 'Mesa', perLine: null }, new Map([['x', 99]]))).toEqual([])
    expect(issuesOf(many, { storeName: 'Mesa', perLine: 98 }, new Map([['x', 99]]))).toMatchObject([{ code: 'LIMIT' }])
  })
})
