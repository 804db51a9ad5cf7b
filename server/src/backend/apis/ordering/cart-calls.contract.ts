/** The contract of the cart calls of the ordering API, for any database. */
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { CART_LIFETIME } from '../../rules/ordering/carts.ts'

const { get, add, update, create } = orderingPaths

export function cartCallsContract(harness: () => Harness): void {
  describe('cart calls', () => {
    test('[7c.5] a new cart belongs to its store and pricing type and is empty, with all figures 0', async () => {
      const { cart } = harness()
      const made = await cart(create('101', 'MEDICAL'))
      expect(made).toMatchObject({ storeId: '101', pricingType: 'MEDICAL', items: [] })
      expect(Object.values(made.priceSummary).every((figure) => figure === 0)).toBe(true)
      expect(made.id).toMatch(/^[A-Za-z0-9_-]{22,64}$/)
      expect((await cart(create('101', 'MEDICAL'))).id).not.toBe(made.id)
    })

    test('[9b.5] pricing type DEFAULT is treated as RECREATIONAL when a cart is created', async () => {
      const made = await harness().cart('/api/public/cart/create/101/DEFAULT')
      expect(made.pricingType).toBe('RECREATIONAL')
    })

    test('[7c.5] views and commerce stores take no orders, and a medical store takes no recreational ones', async () => {
      const { refusal } = harness()
      const unknown = { status: 404, code: 'STORE_NOT_FOUND' }
      expect(await refusal(create('0', 'RECREATIONAL'))).toEqual(unknown)
      expect(await refusal(create('201', 'RECREATIONAL'))).toEqual(unknown)
      expect(await refusal(create('999', 'RECREATIONAL'))).toEqual(unknown)
      expect(await refusal(create('301', 'RECREATIONAL'))).toEqual({ status: 422, code: 'NOT_SALABLE' })
    })

    test('[7c.2] an added option becomes a line with its product and base price; adding it again increases the quantity', async () => {
      const { cart, create: open } = harness()
      const id = await open()
      const first = await cart(add('101', id, 'flower1', '3.5g', 1))
      expect(first.items).toHaveLength(1)
      expect(first.items[0]).toMatchObject({
        productId: 'flower1',
        option: '3.5g',
        quantity: 1,
        basePrice: 4_000,
        product: { name: 'Product flower1', brand: { name: 'Fernhill' }, category: 'Flower', subcategory: 'Whole' },
      })
      expect(first.items[0]?.product.variants.map(({ option }) => option)).toEqual(['3.5g', '28g'])
      const again = await cart(add('101', id, 'flower1', '3.5g', 2))
      expect(again.items.map((item) => [item.id, item.quantity])).toEqual([[first.items[0]?.id, 3]])
      const other = await cart(add('101', id, 'grinder1', 'Each', 1))
      expect(other.items.map((item) => item.productId)).toEqual(['flower1', 'grinder1'])
    })

    test('[7c.1] a cart is read as it was written, by its own store only', async () => {
      const { cart, refusal, create: open } = harness()
      const id = await open()
      const written = await cart(add('101', id, 'flower1', '3.5g', 2))
      expect(await cart(get('101', id))).toEqual(written)
      expect(await cart(`/api/public/cart/get/101|${id}`)).toEqual(written)
      expect(await refusal(get('102', id))).toEqual({ status: 404, code: 'CART_NOT_FOUND' })
      expect(await refusal(get('101', 'no-such-cart'))).toEqual({ status: 404, code: 'CART_NOT_FOUND' })
    })

    test('[7c.3] update sets a quantity and 0 removes the line', async () => {
      const { cart, refusal, create: open } = harness()
      const id = await open()
      const line = (await cart(add('101', id, 'flower1', '3.5g', 1))).items[0]?.id ?? ''
      expect((await cart(update('101', id, line, 4))).items[0]?.quantity).toBe(4)
      expect((await cart(update('101', id, line, 0))).items).toEqual([])
      expect(await refusal(update('101', id, line, 2))).toEqual({ status: 404, code: 'PRODUCT_NOT_FOUND' })
    })

    test('[7c.4] delete removes a line, twice without an error, and never a line of another cart', async () => {
      const { cart, create: open } = harness()
      const [id, other] = [await open(), await open()]
      const line = (await cart(add('101', id, 'flower1', '3.5g', 1))).items[0]?.id ?? ''
      expect((await cart(orderingPaths.delete('101', other, line))).items).toEqual([])
      expect((await cart(get('101', id))).items).toHaveLength(1)
      expect((await cart(orderingPaths.delete('101', id, line))).items).toEqual([])
      expect((await cart(orderingPaths.delete('101', id, line))).items).toEqual([])
    })

    test('[8.25] PRODUCT_NOT_FOUND, NOT_SALABLE, INSUFFICIENT_STOCK and UNDEFINED, each without a change', async () => {
      const { cart, refusal, create: open } = harness()
      const id = await open()
      expect(await refusal(add('101', id, 'nothing1', '1g', 1))).toEqual({ status: 404, code: 'PRODUCT_NOT_FOUND' })
      expect(await refusal(add('101', id, 'flower1', '9g', 1))).toEqual({ status: 404, code: 'PRODUCT_NOT_FOUND' })
      expect(await refusal(add('101', id, 'medical1', '3.5g', 1))).toEqual({ status: 422, code: 'NOT_SALABLE' })
      expect(await refusal(add('101', id, 'grinder1', 'Each', 4))).toEqual({ status: 409, code: 'INSUFFICIENT_STOCK' })
      expect(await refusal(`${get('101', id)}%FF`)).toEqual({ status: 422, code: 'UNDEFINED' })
      await cart(add('101', id, 'grinder1', 'Each', 3))
      expect(await refusal(add('101', id, 'grinder1', 'Each', 1))).toEqual({ status: 409, code: 'INSUFFICIENT_STOCK' })
      expect((await cart(get('101', id))).items.map((item) => item.quantity)).toEqual([3])
      const medical = await open('101', 'MEDICAL')
      expect((await cart(add('101', medical, 'medical1', '3.5g', 1))).items).toHaveLength(1)
    })

    test('[8.3] a cart says what one order may have, and each line how much of it one takes', async () => {
      const { cart, create: open } = harness()
      const id = await open()
      const one = await cart(add('101', id, 'flower1', '28g', 1))
      expect(one).toMatchObject({ orderLimit: { perLine: 25, milligrams: 70_000 }, items: [{ weightMg: 28_000 }] })
      const two = await cart(add('101', id, 'edible1', '100mg', 1))
      expect(two.items.map(({ weightMg }) => weightMg)).toEqual([28_000, expect.any(Number)])
    })

    test('[8.3] over the limit of an order or of a line the answer has no items and the cart stays the same', async () => {
      const { cart, create: open } = harness()
      const id = await open()
      const full = await cart(add('101', id, 'flower1', '28g', 2))
      const limited = await cart(add('101', id, 'flower1', '28g', 1))
      expect(limited).toEqual({ ...full, items: [] })
      expect(await cart(get('101', id))).toEqual(full)
      expect((await cart(add('101', id, 'flower1', '3.5g', 4))).items).toHaveLength(2)
      expect((await cart(add('101', id, 'flower1', '3.5g', 1))).items).toEqual([])
      expect((await cart(add('101', id, 'edible1', '100mg', 26))).items).toEqual([])
      const line = full.items[0]?.id ?? ''
      expect((await cart(update('101', id, line, 3))).items).toEqual([])
      expect((await cart(get('101', id))).items.map((item) => item.quantity)).toEqual([2, 4])
    })

    test('[3.4.1] the summary has special prices, mix and match, fees, delivery and the state’s taxes', async () => {
      const { cart, create: open } = harness()
      const id = await open()
      await cart(add('101', id, 'vape1', '500mg', 1))
      await cart(add('101', id, 'edible1', '100mg', 1))
      const bought = await cart(add('101', id, 'edible2', '100mg', 1))
      const goods = 7_500 - 600 - 500
      const taxes = 640 + 464
      const summary = { subtotal: 7_500, discounts: 600, mixAndMatch: 500, rewards: 0, fees: 150, taxes }
      expect(bought.priceSummary).toEqual({ ...summary, total: goods + 150 + taxes })
      expect(bought.items[0]?.discounts).toEqual([{ name: 'Special percent', amount: 600 }])
      const delivered = await cart(get('101', id), { checkouttype: 'delivery' })
      expect(delivered.priceSummary).toEqual({ ...summary, fees: 850, total: goods + 850 + taxes })
    })

    test('[9c.5] a Friday special does not count on another weekday', async () => {
      const { cart, clock, create: open } = harness()
      clock.now = NOON + 86_400_000
      const bought = await cart(add('101', await open(), 'vape1', '500mg', 1))
      clock.now = NOON
      expect(bought.priceSummary).toMatchObject({ subtotal: 3_000, discounts: 0 })
    })

    test('[9b.1] a cart expires three days after its last use, and use renews it', async () => {
      const { cart, clock, refusal, create: open } = harness()
      const id = await open()
      clock.now = NOON + CART_LIFETIME - 1
      await cart(get('101', id))
      clock.now = NOON + 2 * CART_LIFETIME - 2
      await cart(get('101', id))
      clock.now += CART_LIFETIME
      const gone = await refusal(get('101', id))
      const unwritable = await refusal(add('101', id, 'flower1', '3.5g', 1))
      clock.now = NOON
      expect([gone.code, unwritable.code]).toEqual(['CART_NOT_FOUND', 'CART_NOT_FOUND'])
    })
  })
}
