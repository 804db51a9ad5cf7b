/** Store config, only what prefetching needs. */
import * as z from 'zod/mini'

/** Whether the store allows pages to be prefetched. */
export const prefetchingQuery = {
  operationName: 'prefetching',
  query: 'query prefetching { storeConfig { allow_prefetch } }',
  result: z.object({ storeConfig: z.nullable(z.object({ allow_prefetch: z.nullable(z.boolean()) })) }),
} as const
