/** The contract of the menu calls of the ordering API, for any database. */
import { categories, orderingPaths, specials } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'

export function menuContract(harness: () => Harness): void {
  describe('menu calls', () => {
    test('[7c.6] categories have the filter options of the store’s products', async () => {
      const { call } = harness()
      const miami = categories.parse((await call(orderingPaths.categories('101'))).body)
      expect(miami.categories.map(({ name }) => name)).toEqual([
        'Accessories',
        'Edibles',
        'Flower',
        'Topicals',
        'Vapes',
      ])
      expect(miami.categories.find(({ name }) => name === 'Flower')?.firstpage.filter_options).toEqual({
        subcategory: ['Minis', 'Whole'],
        brand: ['Fernhill', 'Mossback'],
        strain_type: ['HYBRID'],
        option: ['3.5g', '28g'],
      })
      const tampa = categories.parse((await call(orderingPaths.categories('102'))).body)
      expect(tampa.categories.map(({ name }) => name)).not.toContain('Vapes')
    })

    test('[3.11] featured lists name featured products and brands of each category', async () => {
      const miami = categories.parse((await harness().call(orderingPaths.categories('101'))).body)
      expect(miami.featured.Flower).toEqual({ Default: ['flower1'], Brands: ['Fernhill'] })
      expect(miami.featured.Vapes).toEqual({ Default: [], Brands: [] })
    })

    test('[7c.6] the Default view has a menu too; an unknown store has none', async () => {
      const { call, refusal } = harness()
      expect(categories.parse((await call(orderingPaths.categories('0'))).body).categories).not.toEqual([])
      expect(await refusal(orderingPaths.categories('999'))).toEqual({ status: 404, code: 'STORE_NOT_FOUND' })
    })

    test('[7c.7] specials of the state and the store; hideoutofstock drops those that are sold out', async () => {
      const { call } = harness()
      const hidden = specials.parse((await call(orderingPaths.specials('101'))).body)
      expect(hidden.map(({ id }) => id)).toEqual(['percent', 'mix'])
      const all = specials.parse((await call('/api/v2/stores/101/specials/')).body)
      expect(all.map(({ id }) => id)).toEqual(['percent', 'mix', 'soldout'])
      const tampa = specials.parse((await call(orderingPaths.specials('102'))).body)
      expect(tampa.map(({ id }) => id)).toEqual(['mix'])
    })

    test('[3.12] a special has its name, stamps and days', async () => {
      const [first] = specials.parse((await harness().call(orderingPaths.specials('101'))).body)
      expect(first).toEqual({
        id: 'percent',
        menu_display_configuration: { name: 'Special percent', description: 'For a test.' },
        startStamp: Date.UTC(2026, 0, 1),
        endStamp: Date.UTC(2027, 11, 31),
        schedule_configuration: { days: ['Friday'] },
      })
    })
  })
}
