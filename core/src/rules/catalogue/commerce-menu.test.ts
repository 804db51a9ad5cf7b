import { expect, test } from 'vitest'
import { commerceMenuBar, type CommerceMenuCategory } from './commerce-menu.ts'

const category = (name: string, over: Partial<CommerceMenuCategory> = {}): CommerceMenuCategory => ({
  name,
  urlKey: name.toLowerCase(),
  urlPath: name.toLowerCase(),
  position: 1,
  inMenu: true,
  count: 3,
  children: [],
  ...over,
})

test('[2b.4] the bar has the non-empty categories in their order, then the brands', () => {
  const bar = commerceMenuBar([
    category('Vapes', { position: 2 }),
    category('Flower', { position: 1 }),
    category('Oral', { position: 3, count: 0 }),
    category('Brands', { position: 4, inMenu: false }),
  ])
  expect(bar.map(({ label, href }) => [label, href])).toEqual([
    ['Flower', '/category/flower'],
    ['Vapes', '/category/vapes'],
    ['Brands', '/category/brands'],
  ])
  expect(commerceMenuBar([])).toEqual([])
})

test('[9c.6] a submenu has at most 10 categories', () => {
  const children = Array.from({ length: 14 }, (_, at) =>
    category(`Kind ${at}`, { urlPath: `flower/kind-${at}`, position: at, count: at === 0 ? 0 : 1 }),
  )
  const kinds = commerceMenuBar([category('Flower', { children })])[0]?.groups[0]
  expect(kinds?.links).toHaveLength(10)
  expect(kinds?.links[0]).toEqual({ label: 'Kind 1', href: '/category/flower/kind-1' })
})

test('[2b.5] [2b.6] strains, sale and price link to the same category', () => {
  const links = commerceMenuBar([category('Flower')])[0]?.groups.flatMap((group) => group.links.map(({ href }) => href))
  expect(links).toEqual([
    '/category/flower?filter=strain_type:23444',
    '/category/flower?filter=strain_type:23445',
    '/category/flower?filter=strain_type:23446',
    '/category/flower?filter=is_sale:1',
    '/category/flower?sort=price:ASC',
  ])
})
