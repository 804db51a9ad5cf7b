import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListedProduct } from '../../wire/search/search.ts'
import { brandsOf, findCategory, findProduct, relatedTo } from './finders.ts'
import { listing, pageSize, type ListingScope } from './listing.ts'
import { emptyQuery, toggleFilter, type ListingQuery } from './listing-query.ts'
import { lowestPrice } from './prices.ts'
import { sampleProduct, sampleVariant } from './sample.ts'
import { slugOf, weightSlug } from './slugs.ts'

const everywhere: ListingScope = { category: null, subcategory: null }
const flower: ListingScope = { category: 'flower', subcategory: null }
const ids = (products: readonly ListedProduct[]) => products.map((product) => product.product_id)

const menu = {
  products: [
    sampleProduct({ product_id: 'a', name: 'Blue Dream' }),
    sampleProduct({ product_id: 'b', brand: { name: 'Birch' }, strain_type: 'SATIVA', featured: true }),
    sampleProduct({
      product_id: 'c',
      strain_type: null,
      category: 'Vapes',
      subcategory: 'Pods',
      variants: [sampleVariant('0.5g', 3000)],
    }),
    sampleProduct({ product_id: 'd', menu_type: 'MEDICAL', thc: { min: 25, max: 30, unit: '%' } }),
    sampleProduct({ product_id: 'e', subcategory: 'Minis', variants: [sampleVariant('7g', 900)], special_ids: ['s1'] }),
    sampleProduct({ product_id: 'f', subcategory: 'Minis', featured: true, stock: { '1g': 0 } }),
  ],
}

test('[6.6] medical-only products are listed in medical mode only', () => {
  expect(ids(listing(menu, flower, emptyQuery, 'RECREATIONAL').products)).toEqual(['b', 'a', 'e', 'f'])
  expect(ids(listing(menu, flower, emptyQuery, 'MEDICAL').products)).toEqual(['b', 'a', 'd', 'e', 'f'])
})

test('[2b.3] values of one filter widen, different filters narrow, and counts are disjunctive', () => {
  const query: ListingQuery = { ...emptyQuery, brand: ['birch'] }
  const found = listing(menu, flower, query, 'RECREATIONAL')
  expect(ids(found.products)).toEqual(['b'])
  expect(found.facets.brand).toEqual([
    { value: 'alder', label: 'Alder', count: 3, selected: false },
    { value: 'birch', label: 'Birch', count: 1, selected: true },
  ])
  expect(found.facets.strain.map((option) => option.value)).toEqual(['sativa'])
  expect(listing(menu, flower, toggleFilter(query, 'brand', 'alder'), 'RECREATIONAL').total).toBe(4)
  expect(listing(menu, flower, { ...query, strain: ['indica'] }, 'RECREATIONAL').total).toBe(0)
})

test('[2b.3] an unknown value matches nothing and stays visible, so that it can be removed', () => {
  const found = listing(menu, flower, { ...emptyQuery, weight: ['99g'] }, 'RECREATIONAL')
  expect(found.total).toBe(0)
  expect(found.facets.weight.at(-1)).toEqual({ value: '99g', label: '99g', count: 0, selected: true })
})

test('[2b.2] subcategory, special and brand scopes', () => {
  expect(ids(listing(menu, { ...flower, subcategory: 'minis' }, emptyQuery, 'RECREATIONAL').products)).toEqual([
    'e',
    'f',
  ])
  expect(ids(listing(menu, everywhere, { ...emptyQuery, special: 's1' }, 'RECREATIONAL').products)).toEqual(['e'])
  expect(ids(listing(menu, { ...everywhere, specials: ['s1', 's2'] }, emptyQuery, 'RECREATIONAL').products)).toEqual([
    'e',
  ])
  expect(ids(listing(menu, { ...everywhere, brand: 'birch' }, emptyQuery, 'RECREATIONAL').products)).toEqual(['b'])
  expect(listing(menu, { ...everywhere, brand: 'nobody' }, emptyQuery, 'RECREATIONAL').total).toBe(0)
})

test('[3.8] sorts: sold out last, prices of the mode, THC, name', () => {
  const by = (sort: ListingQuery['sort']) => ids(listing(menu, flower, { ...emptyQuery, sort }, 'MEDICAL').products)
  expect(by('price')[0]).toBe('e')
  expect(by('price-desc').at(-2)).toBe('e')
  expect(by('thc')[0]).toBe('d')
  expect(by('name')[0]).toBe('a')
  for (const sort of ['featured', 'price', 'price-desc', 'thc', 'name'] as const) expect(by(sort).at(-1)).toBe('f')
})

test('[3.8] text matches the starts of words in name, brand, category and strain', () => {
  const find = (text: string) => ids(listing(menu, everywhere, { ...emptyQuery, text }, 'RECREATIONAL').products)
  expect(find('dre blu')).toEqual(['a'])
  expect(find('POD')).toEqual(['c'])
  expect(find('ream')).toEqual([])
  expect(find('***')).toEqual(['b', 'a', 'c', 'e', 'f'])
})

test('[3.8] pages are consecutive, and a page beyond the last is the last', () => {
  const many = { products: Array.from({ length: 60 }, (_, n) => sampleProduct({ product_id: `p${n}` })) }
  const at = (page: number) => listing(many, flower, { ...emptyQuery, page }, 'RECREATIONAL')
  expect([1, 2, 3, 400].map((page) => [at(page).page, at(page).products.length])).toEqual([
    [1, pageSize],
    [2, pageSize],
    [3, 12],
    [3, 12],
  ])
  expect(at(1)).toMatchObject({ total: 60, pages: 3 })
  expect(new Set([1, 2, 3].flatMap((page) => ids(at(page).products))).size).toBe(60)
  expect(listing({ products: [] }, flower, emptyQuery, 'RECREATIONAL')).toMatchObject({ total: 0, page: 1, pages: 1 })
})

const product = (n: number) =>
  fc
    .record({
      brand: fc.constantFrom('Alder', 'Birch', 'Cedar & Sons', '草'),
      category: fc.constantFrom('Flower', 'Vapes'),
      subcategory: fc.constantFrom('Minis', 'Pods', null),
      strain: fc.constantFrom('INDICA' as const, 'HYBRID' as const, null),
      menuType: fc.constantFrom('BOTH' as const, 'MEDICAL' as const),
      weights: fc.uniqueArray(fc.constantFrom('1g', '3.5g', '10 Pack'), { minLength: 1 }),
      price: fc.integer({ min: 100, max: 900 }),
    })
    .map((made) =>
      sampleProduct({
        product_id: `p${n}`,
        brand: { name: made.brand },
        category: made.category,
        subcategory: made.subcategory,
        strain_type: made.strain,
        menu_type: made.menuType,
        variants: made.weights.map((option) => sampleVariant(option, made.price)),
      }),
    )
const products = fc
  .integer({ min: 0, max: 20 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => product(n))))
const query = fc
  .record({
    brand: fc.subarray(['alder', 'birch', 'cedar-and-sons', 'nobody']),
    strain: fc.subarray(['indica', 'hybrid']),
    weight: fc.subarray(['1g', '3.5g', '10-pack']),
    sort: fc.constantFrom('featured' as const, 'price' as const),
  })
  .map((made): ListingQuery => ({ ...emptyQuery, ...made }))

const matches = (one: ListedProduct, { brand, strain, weight }: ListingQuery): boolean =>
  (brand.length === 0 || brand.includes(slugOf(one.brand.name))) &&
  (strain.length === 0 || (one.strain_type !== null && strain.includes(slugOf(one.strain_type)))) &&
  (weight.length === 0 || one.variants.some((variant) => weight.includes(weightSlug(variant.option))))

test('[3.8] results and facet counts match a naive count', () => {
  fc.assert(
    fc.property(products, query, (list, asked) => {
      const found = listing({ products: list }, flower, asked, 'RECREATIONAL')
      const scoped = list.filter((one) => one.category === 'Flower' && one.menu_type === 'BOTH')
      const expected = scoped.filter((one) => matches(one, asked))
      expect(new Set(ids(found.products))).toEqual(new Set(ids(expected)))
      expect(found.total).toBe(expected.length)
      for (const name of ['brand', 'strain', 'weight'] as const) {
        for (const option of found.facets[name]) {
          const alone = { ...asked, [name]: [option.value] }
          expect(option.count).toBe(scoped.filter((one) => matches(one, alone)).length)
        }
      }
      const paid = found.products.map((one) => lowestPrice(one, 'RECREATIONAL') ?? 0)
      expect(paid).toEqual(asked.sort === 'price' ? paid.toSorted((a, b) => a - b) : paid)
    }),
  )
})

test('[3.8] filtering twice changes nothing', () => {
  fc.assert(
    fc.property(products, query, (list, asked) => {
      const once = listing({ products: list }, flower, asked, 'MEDICAL')
      const twice = listing({ products: [...once.products] }, flower, asked, 'MEDICAL')
      expect(ids(twice.products)).toEqual(ids(once.products))
    }),
  )
})

test('[2b.2] brands, categories and products are found by slug or id, and related ones by brand', () => {
  expect(brandsOf(menu, 'RECREATIONAL').map(({ name, count }) => [name, count])).toEqual([
    ['Alder', 4],
    ['Birch', 1],
  ])
  expect(findProduct(menu, 'c')?.category).toBe('Vapes')
  expect(findProduct(menu, '__proto__')).toBeNull()
  const options = { subcategory: ['Minis'], brand: [], strain_type: [], option: [] }
  const categories = { categories: [{ name: 'Flower', firstpage: { filter_options: options } }], featured: {} }
  expect(findCategory({ categories }, 'flower')).toEqual({ name: 'Flower', subcategories: ['Minis'] })
  expect(findCategory({ categories }, 'constructor')).toBeNull()
  const [, , vape] = menu.products
  expect(vape && ids(relatedTo(menu, vape, 'RECREATIONAL', 2))).toEqual(['a', 'e'])
})
