import { stringifySearch } from '../../shared/page/search-params.ts'

export const TESTS_PATH = '/discover/product-test-search'

/** The results of one batch; `product` distinguishes two products with the same code. */
export const batchHref = (batch: string, product?: string): string => TESTS_PATH + stringifySearch({ batch, product })

/** Batches by words or by the start of a code. */
export const foundHref = (search: string, page = 1): string =>
  TESTS_PATH + stringifySearch({ q: search, page: page > 1 ? page : undefined })
