import { describe, expect, test } from 'vitest'
import { sampleView } from '../../../testing/sample-catalogue.ts'
import { SALE_ENDS } from '../../../testing/sample-commerce.ts'
import { BadFilter, type ProductFilter } from './filters.ts'
import { BadPage, list, type ListingQuery } from './listing.ts'
import type { CatalogueView } from './view.ts'

const query = (fields: Partial<ListingQuery> = {}): ListingQuery => ({
  search: null,
  filter: {},
  sort: [],
  pageSize: 50,
  currentPage: 1,
  ...fields,
})
const skus = (fields: Partial<ListingQuery> = {}, view: CatalogueView = sampleView()) =>
  list(view, query(fields)).offers.map(({ product }) => product.sku)
const filtered = (filter: ProductFilter, view?: CatalogueView) => skus({ filter }, view)

const everything = [
  'ct-flower',
  'ct-vape',
  'ct-edible',
  'ct-grinder',
  'ct-gone',
  'ct-set',
  'ct-kit',
  'ct-card',
  'ct-ecard',
]

describe('a listing', () => {
  test('[3.8] contains what the store sells in the mode, by position, without variants', () => {
    expect(skus()).toEqual(everything)
    expect(skus({}, sampleView('MEDICAL'))).toEqual(everything.toSpliced(1, 0, 'ct-medical'))
    expect(skus({}, sampleView('RECREATIONAL', 'columbus'))).toEqual([
      'ct-flower',
      'ct-vape',
      'ct-columbus',
      'ct-set',
      'ct-kit',
    ])
  })

  test('[1.3] a product for patients appears in the other mode only when it is requested by name', () => {
    expect(filtered({ is_medical_only: { eq: '1' } })).toEqual([])
    expect(filtered({ sku: { eq: 'ct-medical' } })).toEqual(['ct-medical'])
    expect(filtered({ url_key: { in: ['ct-medical', 'ct-vape'] } })).toEqual(['ct-medical', 'ct-vape'])
    expect(filtered({ is_medical_only: { eq: '1' } }, sampleView('MEDICAL'))).toEqual(['ct-medical'])
    expect(filtered({ sku: { eq: 'ct-columbus' } })).toEqual([])
  })

  test('[3.8] is divided into pages, and a page past the last is refused', () => {
    const third = list(sampleView(), query({ pageSize: 4, currentPage: 3 }))
    expect([third.offers.length, third.all.length, third.totalPages]).toEqual([1, 9, 3])
    for (const page of [{ pageSize: 0 }, { pageSize: 301 }, { currentPage: 0 }, { pageSize: 4, currentPage: 4 }]) {
      expect(() => skus(page)).toThrow(BadPage)
    }
    expect(skus({ filter: { sku: { eq: 'none' } }, currentPage: 7 })).toEqual([])
  })

  test('[2b.5] sort=price:ASC starts with the lowest current price, special prices included', () => {
    const ascending = skus({
      sort: [['price', 'ASC']],
      filter: { category_url_path: { in: ['vapes', 'edibles', 'flower'] } },
    })
    expect(ascending).toEqual(['ct-edible', 'ct-gone', 'ct-vape', 'ct-flower'])
    expect(skus({ sort: [['price', 'DESC']], filter: { price: { from: '20', to: '24' } } })).toEqual([
      'ct-vape',
      'ct-kit',
      'ct-gone',
      'ct-edible',
    ])
  })

  test('[3.8] can be sorted by name, then by a second field', () => {
    expect(skus({ sort: [['name', 'DESC']], filter: { category_url_path: { eq: 'edibles' } } })).toEqual([
      'ct-edible',
      'ct-gone',
    ])
    expect(
      skus({
        sort: [
          ['relevance', 'DESC'],
          ['price', 'DESC'],
        ],
        filter: { category_url_path: { eq: 'edibles' } },
      }),
    ).toEqual(['ct-gone', 'ct-edible'])
  })
})

describe('a filter', () => {
  test('[2b.5] filter=is_sale:1 returns products with a current special price', () => {
    expect(filtered({ is_sale: { eq: '1' } })).toEqual(['ct-vape'])
    expect(filtered({ is_sale: { eq: '1' } }, sampleView('RECREATIONAL', 'mesa', SALE_ENDS))).toEqual(['ct-vape'])
    expect(filtered({ is_sale: { eq: '1' } }, sampleView('RECREATIONAL', 'mesa', SALE_ENDS + 1))).toEqual([])
  })

  test('[2b.6] strain types are filtered by 23444 Indica, 23445 Hybrid and 23446 Sativa', () => {
    const medical = sampleView('MEDICAL')
    expect(filtered({ strain_type: { eq: '23444' } }, medical)).toEqual(['ct-medical'])
    expect(filtered({ strain_type: { eq: '23445' } }, medical)).toEqual(['ct-flower'])
    expect(filtered({ strain_type: { in: ['23446', '23445'] } }, medical)).toEqual(['ct-flower', 'ct-vape'])
  })

  test('[2b.5] filter=brand:{id} returns that brand’s products', () => {
    expect(filtered({ brand: { eq: '24002' } }, sampleView('MEDICAL'))).toEqual(['ct-medical'])
    expect(filtered({ brand: { eq: 'Mossback' } }, sampleView('MEDICAL'))).toEqual([])
  })

  test('[5c.1] equals is an exact match, with text for name and descriptions; in, from and to work too', () => {
    expect(filtered({ sku: { eq: 'ct-vap' } })).toEqual([])
    expect(filtered({ name: { match: 'brass' } })).toEqual(['ct-vape', 'ct-grinder'])
    expect(filtered({ name: { match: 'ras', match_type: 'FULL' } })).toEqual([])
    expect(filtered({ name: { match: 'Brass Grinder', match_type: 'FULL' } })).toEqual(['ct-grinder'])
    expect(filtered({ description: { match: 'grown for' } })).toEqual(everything)
    expect(filtered({ short_description: { match: 'long' } })).toEqual([])
    expect(filtered({ sku: { in: ['ct-vape', 'ct-gone', null] } })).toEqual(['ct-vape', 'ct-gone'])
    expect(filtered({ sku: { in: [] } })).toEqual([])
    expect(filtered({ price: { from: '24', to: '24' } })).toEqual(['ct-vape', 'ct-kit'])
    expect(filtered({ price: { from: '50' } })).toEqual(['ct-set'])
    expect(filtered({ price: { to: '15' } })).toEqual(['ct-grinder', 'ct-card'])
    expect(filtered({ thc: { from: '20', to: '80' } })).toEqual(['ct-flower', 'ct-vape'])
  })

  test('[5c.1] all conditions must match; a condition without a value is ignored', () => {
    expect(filtered({ category_url_path: { eq: 'edibles' }, price: { from: '21' } })).toEqual(['ct-gone'])
    expect(filtered({ sku: {}, name: { match: ' ' }, price: { from: '*', to: null } })).toEqual(everything)
    expect(filtered({ sku: { eq: 'ct-vape', in: ['ct-gone'] } })).toEqual([])
  })

  test('[5c.1] a bound that is not a number is refused', () => {
    expect(() => filtered({ price: { from: 'cheap' } })).toThrow(BadFilter)
  })

  test('[3.10] a category includes its subcategories, by id, by uid and by path', () => {
    const inFlower = ['ct-flower']
    expect(filtered({ category_url_path: { eq: 'flower/whole-flower' } })).toEqual(inFlower)
    expect(filtered({ category_url_path: { eq: 'flower' } })).toEqual(inFlower)
    expect(filtered({ category_id: { eq: '3' } })).toEqual(inFlower)
    expect(filtered({ category_uid: { eq: Buffer.from('3').toString('base64') } })).toEqual(inFlower)
    expect(filtered({ category_id: { eq: '2' } })).toEqual(everything)
  })

  test('[3.7.1] a configurable product is found by a variant’s sku and by its sizes', () => {
    expect(filtered({ sku: { eq: 'ct-flower_28g' } })).toEqual(['ct-flower'])
    expect(filtered({ size: { eq: '25002' } })).toEqual(['ct-flower'])
    expect(filtered({ size: { eq: '25002' } }, sampleView('RECREATIONAL', 'columbus'))).toEqual([])
  })
})

describe('a search', () => {
  const found = (search: string) => skus({ search })

  test('[7a.23] finds words of name, brand and category: whole, by prefix, or with one typo', () => {
    expect(found('grinder')).toEqual(['ct-grinder'])
    expect(found('GRIN')).toEqual(['ct-grinder'])
    expect(found('grnider')).toEqual(['ct-grinder'])
    expect(found('edibles')).toEqual(['ct-edible', 'ct-gone'])
    expect(found('fernhill brass')).toEqual(['ct-vape', 'ct-grinder'])
    expect(found('vap')).toEqual(['ct-vape'])
    expect(found('vpa')).toEqual([])
    expect(found('mossback')).toEqual([])
  })

  test('[7a.23] the name counts more than the category, and all words must match', () => {
    expect(found('card')).toEqual(['ct-card', 'ct-ecard'])
    expect(found('brass chews')).toEqual([])
    expect(skus({ search: 'brass', sort: [['price', 'ASC']] })).toEqual(['ct-grinder', 'ct-vape'])
    expect(found(' ! ')).toEqual([])
  })
})
