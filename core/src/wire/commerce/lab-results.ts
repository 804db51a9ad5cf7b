/** Laboratory results of a batch, in commerce GraphQL. Days are ISO dates. */
import * as z from 'zod/mini'
import { mediaPath } from '../shared/media.ts'

const labeled = z.nullable(z.object({ min: z.number(), max: z.number(), unit: z.string() }))

const product = z.object({
  product_id: z.string(),
  url_key: z.nullable(z.string()),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  subcategory: z.nullable(z.string()),
  strain_type: z.nullable(z.string()),
  /** The path below /media; '' without an image. */
  image: z.pipe(
    z.string(),
    z.transform((url) => mediaPath(url) ?? ''),
  ),
  thc: labeled,
  cbd: labeled,
})

const foundBatch = z.object({
  batch: z.string(),
  product,
  laboratory: z.string(),
  tested: z.string(),
  passed: z.boolean(),
})
export type FoundBatch = z.infer<typeof foundBatch>

const analyte = z.object({
  code: z.string(),
  name: z.string(),
  /** Null if none was detected. */
  amount: z.nullable(z.number()),
  /** Null if none is allowed. */
  limit: z.nullable(z.number()),
  passed: z.boolean(),
})

const panel = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string(),
  analytes: z.array(analyte),
  passed: z.boolean(),
})
export type LabPanel = z.infer<typeof panel>

const labResult = z.extend(foundBatch, {
  harvested: z.nullable(z.string()),
  expires: z.string(),
  potency: z.array(
    z.object({ compound: z.string(), amount: z.number(), unit: z.enum(['PERCENT', 'PERCENT_OF_LABEL']) }),
  ),
  terpenes: z.array(z.object({ name: z.string(), percent: z.number() })),
  panels: z.array(panel),
})
export type LabResult = z.infer<typeof labResult>

const productFields = `product {
        product_id url_key name brand category subcategory strain_type image
        thc { min max unit } cbd { min max unit }
      }`

/**
 * Batches by the start of a code or words of a product. Variables: `search` (1 to 100 characters), `pageSize`,
 * `currentPage`.
 */
export const labResultsQuery = {
  operationName: 'labResults',
  query: `query labResults($search: String!, $pageSize: Int, $currentPage: Int) {
  labResults(search: $search, pageSize: $pageSize, currentPage: $currentPage) {
    items {
      batch laboratory tested passed
      ${productFields}
    }
    total_count
    page_info { current_page total_pages }
  }
}`,
  result: z.object({
    labResults: z.object({
      items: z.array(foundBatch),
      total_count: z.int(),
      page_info: z.object({ current_page: z.nullable(z.int()), total_pages: z.nullable(z.int()) }),
    }),
  }),
} as const

/** All results of one batch; empty if it is unknown. */
export const labResultsOfBatchQuery = {
  operationName: 'labResultsOfBatch',
  query: `query labResultsOfBatch($batch: String!) {
  labResultsOfBatch(batch: $batch) {
      batch laboratory harvested tested expires passed
      ${productFields}
      potency { compound amount unit }
      terpenes { name percent }
      panels { code name unit passed analytes { code name amount limit passed } }
  }
}`,
  result: z.object({ labResultsOfBatch: z.array(labResult) }),
} as const
