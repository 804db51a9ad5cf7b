import { expect, test } from 'vitest'
import { breadcrumbs } from './breadcrumbs.ts'
import { byCategoryOrder, byWeight } from './category-order.ts'
import { menuBar } from './menu-bar.ts'
import { sampleSpecial } from './sample.ts'

const context = { now: 1_800_000_000_000, timeZone: 'America/New_York' }

const letters = 'ABCDEFGHIJKL'.split('')
const category = (name: string, more: Partial<Record<'brand' | 'option' | 'subcategory', string[]>> = {}) => ({
  name,
  firstpage: {
    filter_options: {
      subcategory: ['Whole Flower'],
      brand: ['Zinnia', 'alder'],
      strain_type: ['INDICA'],
      option: ['1g'],
      ...more,
    },
  },
})
const barOf = (categories: ReturnType<typeof category>[], featured = {}, specials = [sampleSpecial({ id: 's1' })]) =>
  menuBar({ categories: { categories, featured }, specials }, context)
const group = (bar: ReturnType<typeof barOf>, entry: string, heading: string) =>
  bar
    .find((one) => one.label === entry)
    ?.groups.find((one) => one.heading === heading)
    ?.links.map((link) => link.label)

test('[9c.2] categories in the specified order, the rest alphabetically', () => {
  const names = [
    'Oral',
    'Accessories',
    'Balms',
    'Topicals',
    'CBD',
    'Specials',
    'Concentrates',
    'Edibles',
    'Vapes',
    'Flower',
  ]
  expect(names.toSorted(byCategoryOrder)).toEqual([
    'Specials',
    'Flower',
    'Vapes',
    'Edibles',
    'Concentrates',
    'CBD',
    'Topicals',
    'Accessories',
    'Balms',
    'Oral',
  ])
  expect(barOf(names.map((name) => category(name))).map((entry) => entry.label)).toEqual(
    names.toSorted(byCategoryOrder),
  )
})

test('[9c.3] at most 8 brands, featured brands first, then alphabetically', () => {
  const bar = barOf([category('Flower', { brand: letters.toReversed() })], {
    Flower: { Default: [], Brands: ['K', 'C'] },
  })
  expect(group(bar, 'Flower', 'Brands')).toEqual(['C', 'K', 'A', 'B', 'D', 'E', 'F', 'G'])
})

test('[9c.3] at most 8 active specials, and no entry if there are none', () => {
  const specials = letters.map((id) => sampleSpecial({ id, ...(id === 'B' ? { endStamp: 1 } : {}) }))
  const bar = barOf([category('Flower')], {}, specials)
  expect(group(bar, 'Specials', 'Specials today')).toEqual(
    ['A', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((id) => `Special ${id}`),
  )
  expect(bar[0]?.groups[0]?.links[0]?.href).toBe('/shopd/category/all?special=A')
  expect(barOf([category('Flower')], {}, []).map((entry) => entry.label)).toEqual(['Flower'])
})

test('[9c.4] the weight menu shows only with fewer than 7 options, lightest first', () => {
  expect(
    group(barOf([category('Flower', { option: ['28g', '500mg', '3.5g', '1g', '14g', '7g'] })]), 'Flower', 'Sizes'),
  ).toEqual(['500mg', '1g', '3.5g', '7g', '14g', '28g'])
  expect(group(barOf([category('Flower', { option: letters.slice(0, 7) })]), 'Flower', 'Sizes')).toBeUndefined()
})

test('[9c.6] a submenu has at most 10 entries', () => {
  expect(group(barOf([category('Flower', { subcategory: letters })]), 'Flower', 'Type')).toHaveLength(10)
})

test('[2b.3] brands, strains and weights link to the category with a filter', () => {
  const [flower] = barOf([category('Flower')], {}, [])
  expect(flower?.groups.map((one) => one.links[0]?.href)).toEqual([
    '/shopd/category/flower/whole-flower',
    '/shopd/category/flower?brand=alder',
    '/shopd/category/flower?strain=indica',
    '/shopd/category/flower?weight=1g',
  ])
})

test('[9c.4] weights, volumes and packs are not mixed', () => {
  expect(['10 pack', '1oz', '30ml', '100mg', '5 pack', 'One size', '0.5g'].toSorted(byWeight)).toEqual([
    '100mg',
    '0.5g',
    '1oz',
    '30ml',
    '5 pack',
    '10 pack',
    'One size',
  ])
})

test('[2h.3] breadcrumbs start with Home, end with the page and are at most 5', () => {
  const trail = ['a', 'b', 'c', 'd', 'e'].map((label) => ({ label, href: `/${label}` }))
  expect(breadcrumbs(trail).map((entry) => entry.label)).toEqual(['Home', 'b', 'c', 'd', 'e'])
  expect(breadcrumbs(trail.slice(0, 1)).map((entry) => entry.label)).toEqual(['Home', 'a'])
  expect(breadcrumbs([])).toEqual([{ label: 'Home', href: '/' }])
})
