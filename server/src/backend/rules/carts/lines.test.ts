import { describe, expect, test } from 'vitest'
import { sellable } from '../../../testing/sample-sellable.ts'
import type { Sellable } from '../catalogue/sellable.ts'
import { isError, readItem } from './cart-items.ts'
import { demandOf, issuesOf, maxQuantityOf, totalDemand, unitPrice, type LineContent } from './lines.ts'

const line = (product: Sellable, quantity: number): LineContent => ({ product, quantity, bundle: null, giftCard: null })
const place = { storeName: 'Mesa', perLine: 4 }

const option = { code: 'size', label: 'Size', optionUid: 'o', valueLabel: '3.5g', valueUid: 'eighth' }
const variant = sellable({ sku: 'jar_3.5g', parentSku: 'jar', options: [option] })
const jar = sellable({ sku: 'jar', type: 'configurable', variants: [variant] })
const products = new Map([jar, variant, sellable({ sku: 'tin' })].map((one) => [one.sku, one]))
const ask = (fields: object) =>
  readItem({ sku: 'tin', quantity: 1, parentSku: null, selectedOptions: [], enteredOptions: [], ...fields }, products)

describe('an item for a cart', () => {
  test('[7a.15] [8.25] becomes a line of the chosen variant, or an error with a code', () => {
    const read = (fields: object) => {
      const found = ask(fields)
      return isError(found) ? found.code : found.product.sku
    }
    expect(read({ sku: 'jar', selectedOptions: ['eighth'] })).toBe('jar_3.5g')
    expect(read({ sku: 'jar_3.5g', parentSku: 'jar' })).toBe('jar_3.5g')
    expect(read({ sku: 'jar' })).toBe('UNDEFINED')
    expect(read({ sku: 'tin', parentSku: 'jar' })).toBe('PRODUCT_NOT_FOUND')
    expect(read({ sku: 'none' })).toBe('PRODUCT_NOT_FOUND')
    expect(ask({ quantity: 10_001 })).toMatchObject({
      code: 'UNDEFINED',
      message: { code: 'QUANTITY_TOO_LARGE', text: 'Check the quantity|You can add up to 10,000 at a time.' },
    })
    expect([read({ quantity: 0 }), read({ quantity: 1.5 }), read({ quantity: -1 })]).toEqual(Array(3).fill('UNDEFINED'))
  })
})

describe('lines', () => {
  const issue = (product: Sellable, quantity: number, others: LineContent[] = []) => {
    const own = line(product, quantity)
    return issuesOf(own, place, totalDemand([own, ...others]))[0]
  }

  test('[8.11] [8.26] a problem with a line has a code and a message of title and text', () => {
    const issues = [
      issue(sellable({ sku: 'tin', isSold: false }), 1),
      issue(sellable({ sku: 'a|b' }), 6),
      issue(sellable({ sku: 'tin' }), 5),
    ]
    expect(issues.map((each) => each && { code: each.code, message: each.message.text })).toEqual([
      {
        code: 'NOT_SALABLE',
        message: 'tin isn’t sold here|Mesa doesn’t sell it on this menu. Remove it to check out.',
      },
      { code: 'INSUFFICIENT_STOCK', message: 'Not enough a/b in stock|Only 5 left.' },
      { code: 'LIMIT', message: 'Cart Limit Reached!|You can buy up to 4 of tin per order.' },
    ])
    expect(issue(sellable({ sku: 'tin' }), 4)).toBeUndefined()
    expect(issue(sellable({ sku: 'tin', quantityInStock: 0 }), 1)?.message.text).toBe(
      'tin is sold out|Remove it to check out.',
    )
  })

  test('[8.25] the stock counts what other lines take of the same sku', () => {
    const tin = sellable({ sku: 'tin' })
    const parts = {
      ...line(sellable({ sku: 'set', type: 'bundle' }), 2),
      bundle: [{ optionUid: 'i', selectionUid: 's', sku: 'tin', quantity: 2 }],
    }
    expect(demandOf(parts)).toEqual([['tin', 4]])
    expect(maxQuantityOf(line(tin, 1), totalDemand([line(tin, 1), parts]))).toBe(1)
    expect(issue(tin, 2, [parts])?.code).toBe('INSUFFICIENT_STOCK')
  })

  test('[3.4.4] a line costs its current price, a gift card its value', () => {
    const tin = line(sellable({ sku: 'tin' }), 3)
    expect(unitPrice(tin)).toEqual({ regular: 1_000, final: 800 })
    const giftCard = {
      amountCents: 2_500,
      senderName: 'A',
      senderEmail: null,
      recipientName: 'B',
      recipientEmail: null,
      message: null,
    }
    expect(unitPrice({ ...tin, giftCard })).toEqual({ regular: 2_500, final: 2_500 })
  })
})
