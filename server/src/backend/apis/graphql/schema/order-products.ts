import type { Resolvers } from './resolvers.generated.ts'
import type { CommerceContext } from '../context/context.ts'
import type { OrderItemView } from './order-view.ts'
import { productNode, type ProductNode } from './product-node.ts'

/** The product as it is sold today, of a variant the one that it is a variant of; null where the catalogue lacks it. */
async function product(item: OrderItemView, _: unknown, context: CommerceContext): Promise<ProductNode | null> {
  const view = await context.catalogue()
  const found = view.catalogue.bySku.get(item.product_sku)
  return found ? productNode(view, found.parent ?? found) : null
}

/** What an order's item leads to in the catalogue: its picture, its page. */
export const orderProducts: Resolvers = {
  OrderItem: { product },
  BundleOrderItem: { product },
  GiftCardOrderItem: { product },
}
