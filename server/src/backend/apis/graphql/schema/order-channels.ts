import { readMenuProducts } from '../../../rules/wishlists/menu-products.ts'
import type { CommerceContext } from '../context/context.ts'
import { gather } from '../context/gather.ts'
import type { OrderItemView } from './order-view.ts'
import type { Resolvers } from './resolvers.generated.ts'

const menuProductOf = gather(async (context, ids: readonly string[]) => {
  const store = await context.store()
  return readMenuProducts(
    context.db,
    { store, mode: context.shopping.mode ?? 'RECREATIONAL', now: context.clock() },
    ids,
  )
})

const storeOf = gather(async ({ db }, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('stores')
    .select(['store_id', 'store_code as code', 'store_name as name'])
    .where('store_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ store_id, ...store }) => [store_id, store]))
})

const menu_product = ({ menu_product_id: id }: OrderItemView, _: unknown, context: CommerceContext) =>
  id === null ? null : menuProductOf(context, id)

/** Where an order was placed and, for an order of a menu, its products there. */
export const orderChannels: Resolvers = {
  CustomerOrder: { store: ({ store_id }, _, context) => storeOf(context, store_id) },
  OrderItem: { menu_product },
  BundleOrderItem: { menu_product },
  GiftCardOrderItem: { menu_product },
}
