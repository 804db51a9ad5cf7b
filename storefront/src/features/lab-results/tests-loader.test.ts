import { describe, expect, test } from 'vitest'
import { parseSearch } from '../../shared/page/search-params.ts'
import { type Answers, contextWith } from '../../testing/answering-context.ts'
import { batchHref, foundHref } from './test-links.ts'
import { loadTests } from './tests-loader.ts'

const product = (product_id: string) => ({
  product_id,
  url_key: null,
  name: `Product ${product_id}`,
  brand: 'Fernhill',
  category: 'Flower',
  subcategory: null,
  strain_type: null,
  image: 'https://commerce.example/media/products/flower/a.jpg',
  thc: null,
  cbd: null,
})

const report = (batch: string, product_id: string, expires = '2027-09-03') => ({
  batch,
  product: product(product_id),
  laboratory: 'Test Assay',
  harvested: null,
  tested: '2026-09-03',
  expires,
  passed: true,
  potency: [],
  terpenes: [],
  panels: [],
})

describe('laboratory results', () => {
  const known = [report('FH1234A', 'p1'), report('FH1234A', 'p2'), report('FH1299B', 'p3', '2026-11-20')]
  const answers: Answers = {
    labResultsOfBatch: ({ batch }) => ({
      labResultsOfBatch: known.filter((one) => one.batch === String(batch).toUpperCase().replaceAll('-', '')),
    }),
    labResults: ({ search }) => ({
      labResults: {
        items: search === 'fernhill' ? known : [],
        total_count: search === 'fernhill' ? 43 : 0,
        page_info: { current_page: 1, total_pages: 3 },
      },
    }),
  }
  const load = (query: string) => loadTests(contextWith(answers), parseSearch(query))

  test('[2c.1] a batch shows its report; a lapsed one is marked', async () => {
    expect(await load('?batch=fh-1234a&product=p2')).toMatchObject({
      kind: 'report',
      result: { product: { product_id: 'p2', image: '/products/flower/a.jpg' } },
      lapsed: false,
    })
    expect(await load('?batch=FH1299B')).toMatchObject({ kind: 'report', lapsed: true })
  })

  test('[2c.1] a code shared by two products lists both; an unknown one shows no report', async () => {
    expect(await load('?batch=FH1234A')).toMatchObject({ kind: 'several', results: [{}, {}] })
    expect(await load('?batch=ZZ0000Z')).toEqual({ kind: 'none', search: 'ZZ0000Z' })
    expect(await load('?batch=FH1234A&product=p9')).toMatchObject({ kind: 'none' })
  })

  test('[2c.1] words give a list with pages; an exact code redirects to its report', async () => {
    expect(await load('?q=fernhill&page=2')).toMatchObject({ kind: 'found', total: 43, page: 2, pages: 3 })
    expect(await load('?q=fernhill&page=-1')).toMatchObject({ page: 1 })
    expect(await load('?q=fh-1299b')).toMatchObject({ kind: 'report', result: { batch: 'FH1299B' } })
    expect(await load('?q=nothing')).toEqual({ kind: 'none', search: 'nothing' })
    expect(await load('?q=+')).toEqual({ kind: 'start', search: '' })
  })

  test('[2c.1] links', () => {
    expect([batchHref('FH1234A'), batchHref('FH1234A', 'p2'), foundHref('a b'), foundHref('a', 2)]).toEqual([
      '/discover/product-test-search?batch=FH1234A',
      '/discover/product-test-search?batch=FH1234A&product=p2',
      '/discover/product-test-search?q=a+b',
      '/discover/product-test-search?q=a&page=2',
    ])
  })
})
