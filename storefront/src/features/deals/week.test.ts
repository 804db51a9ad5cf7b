import type { CatalogueMenu } from '@leaflog/core/catalogue'
import type { Special } from '@leaflog/core/wire/ordering/ordering'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { describe, expect, test } from 'vitest'
import { dayIn, dealsOfWeek, dealsToday } from './week.ts'

const timeZone = 'America/New_York'
/** Friday, 20 November 2026, 23:30 in New York. */
const now = Date.UTC(2026, 10, 21, 4, 30)

const special = (id: string, days: string[], endStamp = Date.UTC(2028, 0, 1)): Special => ({
  id,
  menu_display_configuration: { name: `Special ${id}` },
  startStamp: 0,
  endStamp,
  schedule_configuration: { days },
})
const product = (id: string, category: string, subcategory: string | null, special_ids: string[]): ListedProduct => ({
  objectID: id,
  product_id: id,
  name: id,
  brand: { name: 'B' },
  category,
  subcategory,
  strain_type: null,
  store_id: '1',
  menu_type: id === 'patients' ? 'MEDICAL' : 'BOTH',
  variants: [],
  thc: null,
  cbd: null,
  image: '',
  special_ids,
  featured: false,
  stock: {},
})
const menu: CatalogueMenu = {
  categories: { categories: [], featured: {} },
  specials: [
    special('always', [], now + 3 * 86_400_000),
    special('friday', ['Friday']),
    special('weekend', ['saturday', 'SUNDAY']),
    special('over', ['Friday'], now - 1),
  ],
  products: [
    product('a', 'Vapes', 'Pods', ['friday']),
    product('b', 'Vapes', 'Pens', ['friday', 'always']),
    product('c', 'Flower', 'Minis', ['always']),
    product('d', 'Flower', 'Ground', ['always']),
    product('patients', 'Oral', null, ['always', 'friday']),
  ],
}

describe('[2c.1] [9c.5] deals', () => {
  test('[2c.1] deals of the day come first, each with its products in the current mode and its listing (2b.2)', () => {
    const deals = dealsToday(menu, { now, timeZone }, 'RECREATIONAL')
    expect(deals.map(({ id, count, kinds, href }) => ({ id, count, kinds, href }))).toEqual([
      { id: 'friday', count: 2, kinds: ['Pods', 'Pens'], href: '/shopd/category/all?special=friday' },
      { id: 'always', count: 3, kinds: ['Pens', 'Minis', 'Ground'], href: '/shopd/category/all?special=always' },
    ])
    const medical = dealsToday(menu, { now, timeZone }, 'MEDICAL')
    expect(medical.map(({ id, count, kinds }) => [id, count, kinds])).toEqual([
      ['friday', 3, ['Pods', 'Pens', 'Oral']],
      ['always', 4, ['Vapes', 'Flower', 'Oral']],
    ])
  })

  test('[2c.1] a near end date is shown, by the store’s calendar', () => {
    const [friday, always] = dealsToday(menu, { now, timeZone }, 'RECREATIONAL')
    expect([friday?.until, always?.until]).toEqual([null, '2026-11-23'])
  })

  test('[2c.1] [9c.5] the next six days, by the store’s clock, without daily deals', () => {
    const week = dealsOfWeek(menu, { now, timeZone })
    expect(week.map(({ day, deals }) => [day, deals.map(({ id }) => id)])).toEqual([
      ['2026-11-21', ['weekend']],
      ['2026-11-22', ['weekend']],
      ['2026-11-23', []],
      ['2026-11-24', []],
      ['2026-11-25', []],
      ['2026-11-26', []],
    ])
    expect(week[0]?.deals[0]?.days).toEqual([6, 0])
  })

  test.each([Date.UTC(2026, 9, 31, 4, 10), Date.UTC(2026, 10, 1, 3, 50), Date.UTC(2027, 2, 13, 5, 5)])(
    '[2c.1] no day is skipped or repeated when clocks change (%i)',
    (at) => {
      const first = Date.parse(dayIn(at, timeZone))
      const days = dealsOfWeek(menu, { now: at, timeZone }).map(({ day }) => (Date.parse(day) - first) / 86_400_000)
      expect(days).toEqual([1, 2, 3, 4, 5, 6])
    },
  )
})
