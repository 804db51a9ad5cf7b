import { describe, expect, test } from 'vitest'
import { sampleCatalogue, sampleView } from '../../../testing/sample-catalogue.ts'
import { aggregate } from './aggregations.ts'
import { breadcrumbs, findCategories, pathOf, type CategoryFilter } from './categories.ts'
import { createTextSearch } from './text-search.ts'
import { configurableValueUid, decodeUid, entityUid } from './uids.ts'
import { resolveUrl } from './urls.ts'

describe('categories', () => {
  const paths = (filter: CategoryFilter) => findCategories(sampleCatalogue, filter).map(({ urlPath }) => urlPath)

  test('[3.10] are found by id, uid, parent, key, path and name, top-down; only the root without a filter', () => {
    expect(paths({})).toEqual([''])
    expect(paths({ ids: { in: ['4', '3'] } })).toEqual(['flower', 'flower/whole-flower'])
    expect(paths({ category_uid: { eq: entityUid(5) } })).toEqual(['vapes'])
    expect(paths({ parent_id: { eq: '3' } })).toEqual(['flower/whole-flower'])
    expect(paths({ parent_category_uid: { eq: entityUid(8) } })).toEqual(['brands/fernhill', 'brands/mossback'])
    expect(paths({ url_key: { eq: 'whole-flower' } })).toEqual(['flower/whole-flower'])
    expect(paths({ url_path: { eq: 'flower' }, name: { match: 'low' } })).toEqual(['flower'])
    expect(paths({ ids: { eq: '999' } })).toEqual([])
  })

  test('[3.10] breadcrumbs name the ancestors with their levels, without the root', () => {
    const [deep] = findCategories(sampleCatalogue, { ids: { eq: '4' } })
    const [top] = findCategories(sampleCatalogue, { ids: { eq: '3' } })
    expect(deep && breadcrumbs(deep).map(({ name, level }) => [name, level])).toEqual([['Flower', 2]])
    expect(deep && pathOf(deep)).toBe('2/3/4')
    expect(top && breadcrumbs(top)).toEqual([])
  })
})

describe('aggregations', () => {
  const view = sampleView()
  const all = aggregate(view.offers().filter((offer) => offer.isInMode))
  const options = (code: string) =>
    all
      .find(({ attribute_code }) => attribute_code === code)
      ?.options.map(({ label, value, count }) => [label, value, count])

  test('[3.8] count the products of each choice, and leave out empty choices', () => {
    expect(all.map(({ attribute_code, count }) => [attribute_code, count])).toEqual([
      ['price', 4],
      ['category_uid', 5],
      ['brand', 1],
      ['strain_type', 2],
      ['size', 2],
      ['thc', 2],
      ['is_sale', 1],
    ])
    expect(options('brand')).toEqual([['Fernhill', '24001', 9]])
    expect(options('strain_type')).toEqual([
      ['Hybrid', '23445', 1],
      ['Sativa', '23446', 1],
    ])
    expect(options('category_uid')).toContainEqual(['Edibles', entityUid(6), 2])
  })

  test('[3.8] ranges do not overlap, so that a filter by one finds exactly its count', () => {
    expect(options('price')).toEqual([
      ['10-19.99', '10_19.99', 2],
      ['20-29.99', '20_29.99', 5],
      ['40-49.99', '40_49.99', 1],
      ['50-59.99', '50_59.99', 1],
    ])
    expect(options('thc')).toEqual([
      ['20-24.9', '20_24.9', 1],
      ['80-100', '80_100', 1],
    ])
  })

  test('[3.8] categories can be limited to the children of one', () => {
    const [flower] = findCategories(sampleCatalogue, { ids: { eq: '3' } })
    const [counted] = aggregate(view.offers(), flower).filter(({ attribute_code }) => attribute_code === 'category_uid')
    expect(counted?.options.map(({ label }) => label)).toEqual(['Whole Flower'])
  })
})

describe('addresses', () => {
  const at = (url: string) => {
    const target = resolveUrl(sampleView(), url)
    return target?.kind === 'category' ? target.category.urlPath : target?.offer.product.sku
  }

  test('[2b.7] a category’s path or a product’s url key, with or without folders', () => {
    expect(at('flower/whole-flower')).toBe('flower/whole-flower')
    expect(at('/category/flower?sort=price:ASC')).toBe('flower')
    expect(at('https://shop.example/product/ct-vape')).toBe('ct-vape')
    expect(at('ct-vape.html')).toBe('ct-vape')
    expect(at('ct-medical')).toBe('ct-medical')
  })

  test('[3.7.1] the address of a variant shows its product', () => {
    expect(at('ct-flower-28g')).toBe('ct-flower')
  })

  test('[2b.7] an unknown address, or one of another store, resolves to nothing', () => {
    for (const url of ['', '/', 'nowhere', 'ct-columbus', '%', 'http://['])
      expect([url, at(url)]).toEqual([url, undefined])
  })
})

test('[3.8] suggestions replace an unknown word with the nearest known one', () => {
  const search = createTextSearch(sampleCatalogue.products)
  expect(search.suggest('bras grindar')).toEqual(['bras grinder'])
  expect(search.suggest('brass')).toEqual([])
  expect(search.suggest('zzzzzz')).toEqual([])
})

test('[7a.24] uids are base64 of what they name, and anything else is invalid', () => {
  expect(decodeUid(configurableValueUid('size', 25_001))).toBe('configurable/233/25001')
  expect(decodeUid('not base64!')).toBeUndefined()
})
