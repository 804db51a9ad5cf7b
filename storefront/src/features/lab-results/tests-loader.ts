import { labResultsOfBatchQuery, labResultsQuery, type LabResult } from '@leaflog/core/wire/commerce/lab-results'
import type { PageContext } from '../../shared/page/context.ts'
import { readCommerce } from '../../shared/page/read-commerce.ts'
import type { SearchParams } from '../../shared/page/search-params.ts'

const pageSize = 20
const longestSearch = 100
const latestPage = 100

/** The answer is public, so it does not depend on the chosen store. */
const nowhere = { storeCode: null, mode: 'RECREATIONAL', delivery: false } as const

const first = (value: string | string[] | undefined): string => ([value ?? ''].flat()[0] ?? '').trim()

type Asking = Pick<PageContext, 'http' | 'origin' | 'shop' | 'now'>

const isBatch = (search: string, { batch }: LabResult) => batch === search.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

async function loadBatch(context: Asking, batch: string, product: string) {
  const { labResultsOfBatch: all } = await readCommerce(context, labResultsOfBatchQuery, { batch }, nowhere)
  const results = product === '' ? all : all.filter((result) => result.product.product_id === product)
  const [result, ...others] = results
  if (result === undefined) return { kind: 'none', search: batch } as const
  if (others.length > 0) return { kind: 'several', search: result.batch, results } as const
  const today = new Date(context.now()).toISOString().slice(0, 10)
  return { kind: 'report', search: result.batch, result, lapsed: result.expires < today } as const
}

/**
 * What the address requests: a batch's report, batches by words, or the start page. An exact code entered as words
 * redirects to its report.
 */
export const loadTests = async (context: Asking, params: SearchParams) => {
  const batch = first(params['batch']).slice(0, longestSearch)
  if (batch !== '') return await loadBatch(context, batch, first(params['product']))
  const search = first(params['q']).slice(0, longestSearch)
  if (search === '') return { kind: 'start', search } as const
  const asked = Math.trunc(Number(first(params['page'])))
  const page = asked >= 1 && asked <= latestPage ? asked : 1
  const [exact, found] = await Promise.all([
    readCommerce(context, labResultsOfBatchQuery, { batch: search }, nowhere),
    readCommerce(context, labResultsQuery, { search, pageSize, currentPage: page }, nowhere),
  ])
  const same = exact.labResultsOfBatch.find((result) => isBatch(search, result))
  if (same !== undefined) return await loadBatch(context, same.batch, '')
  const { items, total_count: total, page_info } = found.labResults
  if (total === 0) return { kind: 'none', search } as const
  return { kind: 'found', search, items, total, page, pages: page_info.total_pages ?? 1 } as const
}

export type TestsPageData = Awaited<ReturnType<typeof loadTests>>
