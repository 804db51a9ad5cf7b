/** The contract of seeding, for any database. */
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../testing/backend-harness.ts'
import { sampleMember } from '../../testing/sample-customers.ts'
import { NOON, sampleShop } from '../../testing/sample-shop.ts'
import { seed } from './seed.ts'

export function seedContract(harness: () => Harness): void {
  describe('seed', () => {
    test('the same data is written only once', async () => {
      const calls: number[] = []
      expect(await seed(harness().db, sampleShop, (done) => calls.push(done))).toBe(false)
      expect(calls).toEqual([])
    })

    test('changed data is updated, removed data is deleted, and carts stay', async () => {
      const { db, cart, create } = harness()
      const id = await create()
      await cart(orderingPaths.add('101', id, 'flower1', '3.5g', 1))
      await cart(orderingPaths.add('101', id, 'edible2', '100mg', 1))
      const changed = {
        ...sampleShop,
        catalogue: sampleShop.catalogue
          .filter((product) => product.id !== 'edible2')
          .map((product) => (product.id === 'flower1' ? { ...product, name: 'Renamed' } : product)),
        assortment: (store: Parameters<typeof sampleShop.assortment>[0]) =>
          sampleShop.assortment(store).filter((entry) => entry.productId !== 'edible2'),
      }
      const progress: [number, number][] = []
      expect(await seed(db, changed, (done, total) => progress.push([done, total]))).toBe(true)
      expect(progress.at(0)?.[0]).toBe(0)
      expect(progress.at(-1)?.[0]).toBe(progress.at(-1)?.[1])
      const left = await cart(orderingPaths.get('101', id))
      expect(left.items.map((item) => item.product.name)).toEqual(['Renamed'])
      expect(await seed(db, sampleShop)).toBe(true)
    })

    test('customers keep their changes, and a sample whose email is taken is skipped', async () => {
      const { db } = harness()
      const idsOf = (email: string) => db.selectFrom('customers').select('id').where('email_key', '=', email).execute()
      await db.updateTable('customers').set({ nickname: 'Mine' }).where('id', '=', sampleMember.id).execute()
      await db
        .insertInto('customers')
        .values({
          id: 'first',
          email: 'taken@example.com',
          email_key: 'taken@example.com',
          firstname: 'Fay',
          lastname: 'First',
          created_at: NOON,
        })
        .execute()
      const late = { ...sampleMember, id: 'late', email: 'Taken@example.com' }
      expect(await seed(db, { ...sampleShop, customers: [...sampleShop.customers, late] })).toBe(true)
      expect(await idsOf('taken@example.com')).toEqual([{ id: 'first' }])
      const kept = await db.selectFrom('customers').select('nickname').where('id', '=', sampleMember.id).execute()
      expect(kept).toEqual([{ nickname: 'Mine' }])
      await db.updateTable('customers').set({ nickname: null }).where('id', '=', sampleMember.id).execute()
      expect(await seed(db, sampleShop)).toBe(true)
    })

    test('simultaneous starts seed once', async () => {
      const { db } = harness()
      const data = {
        ...sampleShop,
        specials: sampleShop.specials.map((special) => ({ ...special, description: 'New.' })),
      }
      const wrote = await Promise.all([seed(db, data), seed(db, data), seed(db, data)])
      expect(wrote.filter(Boolean)).toHaveLength(1)
      await seed(db, sampleShop)
    })
  })
}
