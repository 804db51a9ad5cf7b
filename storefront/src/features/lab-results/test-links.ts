import { stringifySearch } from '../../shared/page/search-params.ts'

export const TESTS_PATH = '/discover/product-test-search'

/** The result of one batch; `product` says which, where two products have its code. */
export const batchHref = (batch: string, product?: string): string => TESTS_PATH + stringifySearch({ batch, product })

/** Batches by words or by a code's beginning. */
export const foundHref = (search: string, page = 1): string =>
  TESTS_PATH + stringifySearch({ q: search, page: page > 1 ? page : undefined })
