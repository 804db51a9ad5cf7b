import type { Resolvers } from './resolvers.generated.ts'
import type { CommerceContext } from '../context/context.ts'
import type { OrderItemView } from './order-view.ts'
import { productNode, type ProductNode } from './product-node.ts'

/** The product as sold today; for a variant, its parent. Null if the catalogue no longer has it. */
async function product(item: OrderItemView, _: unknown, context: CommerceContext): Promise<ProductNode | null> {
  const view = await context.catalogue()
  const found = view.catalogue.bySku.get(item.product_sku)
  return found ? productNode(view, found.parent ?? found) : null
}

/** Links from an order item to the catalogue: its picture and its page. */
export const orderProducts: Resolvers = {
  OrderItem: { product },
  BundleOrderItem: { product },
  GiftCardOrderItem: { product },
}
