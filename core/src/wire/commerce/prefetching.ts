/** Store config, as far as fetching pages ahead needs it. */
import * as z from 'zod/mini'

/** 3.13: whether the store lets pages be fetched ahead. */
export const prefetchingQuery = {
  operationName: 'prefetching',
  query: 'query prefetching { storeConfig { allow_prefetch } }',
  result: z.object({ storeConfig: z.nullable(z.object({ allow_prefetch: z.nullable(z.boolean()) })) }),
} as const
