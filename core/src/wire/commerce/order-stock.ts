/** Whether the products of an earlier order are still sold. */
import * as z from 'zod/mini'
import { listOf, words } from '../shared/nullable.ts'

const text = z.nullable(z.string())

/** What the chosen store of the commerce channel has of an order's products today. */
export const orderStockQuery = {
  operationName: 'orderStock',
  query: `query orderStock($number: String!) {
  customer { orders(filter: { number: { eq: $number } }, pageSize: 1) { items { items {
    product_sku product_name product { is_sold_in_mode stock_status }
  } } } }
}`,
  result: z.pipe(
    z.object({
      customer: z.object({
        orders: z.nullable(
          z.object({
            items: listOf(
              z.object({
                items: listOf(
                  z.object({
                    product_sku: z.string(),
                    product_name: words,
                    product: z.nullable(z.object({ is_sold_in_mode: z.boolean(), stock_status: text })),
                  }),
                ),
              }),
            ),
          }),
        ),
      }),
    }),
    z.transform(({ customer }) =>
      (customer.orders?.items[0]?.items ?? []).map(({ product_sku: sku, product_name: name, product }) => ({
        sku,
        name: name || sku,
        isSold: product?.is_sold_in_mode ?? false,
        inStock: product?.stock_status !== 'OUT_OF_STOCK',
      })),
    ),
  ),
} as const
