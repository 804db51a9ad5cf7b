/** The data of a sku for a cart, on any database. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { SALE_ENDS } from '../../../testing/sample-commerce.ts'
import type { PricingMode } from '../../platform/tables/tables.ts'
import { loadSellables } from './sellable.ts'

export function sellableContract(harness: () => Harness): void {
  const load = (skus: string[], mode: PricingMode = 'RECREATIONAL', storeCode = 'az_mesa', now = NOON) =>
    loadSellables(harness().db, { storeCode, mode, skus, now })
  const one = async (...args: [sku: string, mode?: PricingMode, storeCode?: string, now?: number]) => {
    const [sku, ...rest] = args
    const found = (await load([sku], ...rest)).get(sku)
    if (!found) throw new Error(`${sku} is missing`)
    return found
  }

  describe('the data of a sku for a cart', () => {
    test('[3.4.4] a variant: its product, its option, its price and its weight toward limits', async () => {
      expect(await one('ct-flower_3.5g')).toMatchObject({
        productId: 101,
        parentSku: 'ct-flower',
        type: 'simple',
        name: 'Meadow 3.5g',
        displayName: 'Meadow',
        urlKey: 'ct-flower',
        isSold: true,
        priceCents: 4_000,
        finalCents: 4_000,
        isMedicalOnly: false,
        quantityInStock: 20,
        brand: 'Fernhill',
        strainType: { id: 23_445, label: 'Hybrid' },
        categoryNames: ['Flower', 'Whole Flower', 'Fernhill'],
        options: [{ code: 'size', label: 'Size', valueLabel: '3.5g', optionUid: 'MjMzLzE=' }],
        limits: { thcMg: 1_000, cbdMg: 0, smokableMg: 3_500 },
        info: { batch: 'B1', consumptionForms: ['Smoking'] },
        bundle: null,
        giftCard: null,
      })
    })

    test('[4c.5] a configurable product has its variants, and the price of the cheapest', async () => {
      const flower = await one('ct-flower', 'MEDICAL')
      expect(flower.variants.map(({ sku, isSold }) => [sku, isSold])).toEqual([
        ['ct-flower_3.5g', true],
        ['ct-flower_28g', true],
      ])
      expect(flower).toMatchObject({ type: 'configurable', isSold: true, priceCents: 3_500, quantityInStock: 23 })
      expect((await one('ct-flower', 'RECREATIONAL', 'oh_columbus')).variants.map(({ isSold }) => isSold)).toEqual([
        true,
        false,
      ])
    })

    test('[7a.18] a product that the mode does not sell is marked, and keeps the other mode’s price', async () => {
      expect(await one('ct-medical')).toMatchObject({ isSold: false, isMedicalOnly: true, priceCents: 3_000 })
      expect(await one('ct-medical', 'MEDICAL')).toMatchObject({ isSold: true, isMedicalOnly: true })
    })

    test('[3.14] a product that the store does not carry is not sold; a store of another channel sells nothing', async () => {
      expect(await one('ct-columbus')).toMatchObject({ isSold: false, quantityInStock: 0, priceCents: 500 })
      expect((await one('ct-vape', 'RECREATIONAL', 'fl_miami')).isSold).toBe(false)
      expect(await load(['ct-vape'], 'RECREATIONAL', 'nowhere')).toEqual(new Map())
    })

    test('[3.4.4] a special price counts while it applies', async () => {
      expect(await one('ct-vape')).toMatchObject({ priceCents: 3_000, finalCents: 2_400 })
      expect(await one('ct-vape', 'RECREATIONAL', 'az_mesa', SALE_ENDS + 1)).toMatchObject({ finalCents: 3_000 })
    })

    test('[3.7.3] a bundle has its items with their products, and its stock follows from theirs', async () => {
      const set = await one('ct-set')
      expect(set).toMatchObject({ type: 'bundle', isSold: true, priceCents: 5_000, quantityInStock: 10 })
      expect(
        set.bundle?.items.map(({ title, required, options }) => [title, required, options.map(({ sku }) => sku)]),
      ).toEqual([
        ['Flower', true, ['ct-flower_3.5g']],
        ['Grinder', true, ['ct-grinder', 'ct-vape']],
        ['Chews', false, ['ct-edible']],
      ])
      expect(set.bundle?.items[1]?.options[1]).toMatchObject({
        price: 10,
        priceType: 'PERCENT',
        product: { finalCents: 2_400 },
      })
      expect(await one('ct-kit')).toMatchObject({ isSold: true, priceCents: 0, bundle: { dynamicPrice: true } })
      expect((await one('ct-kit', 'RECREATIONAL', 'oh_columbus')).quantityInStock).toBe(5)
    })

    test('[3.7.2] a gift card has its amounts', async () => {
      expect(await one('ct-card')).toMatchObject({
        type: 'giftcard',
        isSold: true,
        finalCents: 0,
        giftCard: { type: 'COMBINED', amounts: [2_500, 5_000], openAmountMin: 1_000, openAmountMax: 20_000 },
      })
    })

    test('[3.4.4] many skus at once; an unknown one is missing', async () => {
      const found = await load(['ct-vape', 'ct-set', 'ct-flower', 'nothing', 'ct-vape'])
      expect([...found.keys()].toSorted()).toEqual(['ct-flower', 'ct-set', 'ct-vape'])
      expect(await load([])).toEqual(new Map())
    })

    test('[8.26] reserved stock cannot be sold, and a compensating reservation releases it', async () => {
      const { db } = harness()
      const reserve = (quantity: number) =>
        db
          .insertInto('stock_reservations')
          .values({ store_id: '201', sku: 'ct-edible', quantity, order_number: 'contract', created_at: NOON })
          .execute()
      const before = (await one('ct-edible')).quantityInStock
      await reserve(-3)
      expect((await one('ct-edible')).quantityInStock).toBe(before - 3)
      await reserve(-100)
      expect((await one('ct-edible')).quantityInStock).toBe(0)
      await db.deleteFrom('stock_reservations').where('order_number', '=', 'contract').execute()
      expect((await one('ct-edible')).quantityInStock).toBe(before)
    })

    test('[3.4.4] inside a transaction it sees that transaction’s writes', async () => {
      const { db } = harness()
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('stock_reservations')
          .values({ store_id: '201', sku: 'ct-grinder', quantity: -1, order_number: 'inside', created_at: NOON })
          .execute()
        const found = await loadSellables(transaction, {
          storeCode: 'az_mesa',
          mode: 'RECREATIONAL',
          skus: ['ct-grinder'],
          now: NOON,
        })
        expect(found.get('ct-grinder')?.quantityInStock).toBe(9)
        await transaction.deleteFrom('stock_reservations').where('order_number', '=', 'inside').execute()
      })
    })
  })
}
