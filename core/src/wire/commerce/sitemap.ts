/** The addresses of the commerce channel's pages, for the sitemap. */
import * as z from 'zod/mini'
import { listOf, words } from '../shared/nullable.ts'

const pageInfo = z.nullable(z.object({ total_pages: z.nullable(z.int()) }))

/** A page of one store's products, by url key. */
export const productKeysQuery = {
  operationName: 'productKeys',
  query: `query productKeys($pageSize: Int!, $currentPage: Int!) {
  products(filter: { price: { from: "0" } }, pageSize: $pageSize, currentPage: $currentPage) {
    items { url_key }
    page_info { total_pages }
  }
}`,
  result: z.object({
    products: z.pipe(
      z.nullable(z.object({ items: listOf(z.object({ url_key: words })), page_info: pageInfo })),
      z.transform((sent) => ({
        keys: sent?.items.flatMap(({ url_key }) => url_key || []) ?? [],
        pages: sent?.page_info?.total_pages ?? 1,
      })),
    ),
  }),
} as const
