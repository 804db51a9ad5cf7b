/** Laboratory results in commerce GraphQL, for any database. */
import { labResultsOfBatchQuery, labResultsQuery } from '@leaflog/core/wire/commerce/lab-results'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { postTo } from '../../apis/graphql/post-to.ts'

export function labResultsContract(harness: () => Harness): void {
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await postTo(harness().commerce, query, variables)
    if (errors[0]) throw new Error(`${errors[0].extensions.category}: ${errors[0].message}`)
    return data
  }
  const search = async (words: string, paging: object = {}) =>
    labResultsQuery.result.parse(await ask(labResultsQuery.query, { search: words, ...paging })).labResults
  const batch = async (code: string) =>
    labResultsOfBatchQuery.result.parse(await ask(labResultsOfBatchQuery.query, { batch: code })).labResultsOfBatch
  const found = async (words: string) =>
    (await search(words)).items.map(({ batch: code, product }) => `${code} ${product.product_id}`)

  describe('laboratory results', () => {
    test('[2c.1] a batch: its product, potency, terpenes, and every panel with its limits', async () => {
      const [flower] = await batch('fh-1234 a')
      expect(flower).toMatchObject({
        batch: 'FH1234A',
        laboratory: 'Test Assay',
        harvested: '2026-07-01',
        tested: '2026-09-03',
        expires: '2027-09-03',
        passed: true,
        product: {
          product_id: 'flower1',
          url_key: null,
          name: 'Product flower1',
          image: '/products/flower/flower1.jpg',
          thc: { min: 18, max: 22, unit: '%' },
          cbd: null,
        },
        potency: [{ compound: 'total_thc', amount: 20.4, unit: 'PERCENT' }],
        terpenes: [{ name: 'Myrcene', percent: 0.8 }],
      })
      expect(flower?.panels).toEqual([
        {
          code: 'metals_inhaled',
          name: 'Heavy metals',
          unit: 'ppm',
          passed: true,
          analytes: [
            { code: 'arsenic', name: 'Arsenic', amount: null, limit: 0.2, passed: true },
            { code: 'cadmium', name: 'Cadmium', amount: null, limit: 0.2, passed: true },
            { code: 'lead', name: 'Lead', amount: 0.1, limit: 0.5, passed: true },
            { code: 'mercury', name: 'Mercury', amount: null, limit: 0.1, passed: true },
          ],
        },
      ])
    })

    test('[2c.1] the same number of two laboratories gives two results; an unknown one gives none', async () => {
      expect((await batch('FH1234A')).map(({ product }) => product.product_id)).toEqual(['flower1', 'edible1'])
      expect(await batch('ZZ0000Z')).toEqual([])
    })

    test('[2c.1] a result over its limit has not passed', async () => {
      const [vape] = await batch('FH1299B')
      expect(vape).toMatchObject({ passed: false, panels: [{ passed: false }] })
      expect(vape?.panels[0]?.analytes.filter(({ passed }) => !passed).map(({ code }) => code)).toEqual(['lead'])
    })

    test('[2c.1] search: by the beginning of a code and by the words of a product', async () => {
      expect(await found('fh12')).toEqual(['FH1234A edible1', 'FH1234A flower1', 'FH1299B vape1'])
      expect(await found('FH1299B')).toEqual(['FH1299B vape1'])
      expect(await found('fernhill FLOWER')).toEqual(['FH1234A flower1'])
      expect(await found('nothing like it')).toEqual([])
      expect(await found('100%')).toEqual([])
      expect(await found('_')).toEqual([])
    })

    test('[2c.1] search: pages', async () => {
      expect(await search('product', { pageSize: 2, currentPage: 2 })).toMatchObject({
        total_count: 3,
        items: [{ batch: 'FH1299B' }],
        page_info: { current_page: 2, total_pages: 2 },
      })
    })

    test('[2c.1] an empty or too long search is refused', async () => {
      for (const words of ['', '  ', 'x'.repeat(101)]) {
        await expect(search(words)).rejects.toThrow('graphql-input')
        await expect(batch(words)).rejects.toThrow('graphql-input')
      }
    })
  })
}
