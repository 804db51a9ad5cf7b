/** Lines of stored carts: the maximum quantity of an option, and writing it. */
import type { Database } from '../../platform/db.ts'
import type { PricingMode, ProductsTable, VariantsTable } from '../../platform/tables/tables.ts'
import type { StoredCart } from './cart-view.ts'
import type { StoreTerms } from './store-terms.ts'

export interface LineKey {
  productId: string
  option: string
}

export interface LineTerms {
  /** Whether the option is sold in this type of cart. */
  sold: boolean
  /** The quantity that the line and order limits leave for this line, given the cart's other lines (8.3). */
  room: number
  /** The store's stock. */
  stock: number
}

/** Whether an option of a product is sold in a type of cart. */
export const isSold = (
  variant: Pick<VariantsTable, 'price_rec' | 'price_med'> & Pick<ProductsTable, 'menu_type'>,
  mode: PricingMode,
): boolean =>
  (mode === 'MEDICAL' ? variant.price_med : variant.price_rec) !== null &&
  (variant.menu_type === 'BOTH' || variant.menu_type === mode)

/** Undefined: the store does not carry the option. */
export async function loadLineTerms(
  db: Database,
  cart: StoredCart,
  store: StoreTerms,
  line: LineKey,
): Promise<LineTerms | undefined> {
  const variant = await db
    .selectFrom('inventory')
    .innerJoin('products', 'products.id', 'inventory.product_id')
    .innerJoin('variants', (join) =>
      join.onRef('variants.product_id', '=', 'inventory.product_id').onRef('variants.option', '=', 'inventory.option'),
    )
    .select(['menu_type', 'price_rec', 'price_med', 'limit_mg', 'inventory.quantity as stock'])
    .where('inventory.store_id', '=', store.store_id)
    .where('inventory.product_id', '=', line.productId)
    .where('inventory.option', '=', line.option)
    .executeTakeFirst()
  if (!variant) return undefined
  const sold = isSold(variant, cart.pricing_type)
  const room = sold ? await roomFor(db, cart, store, line, variant.limit_mg) : 0
  return { sold, room, stock: variant.stock }
}

async function roomFor(
  db: Database,
  cart: StoredCart,
  { limits }: StoreTerms,
  line: LineKey,
  limitMg: number,
): Promise<number> {
  if (limits === null) return Infinity
  const others = await db
    .selectFrom('cart_items')
    .innerJoin('variants', (join) =>
      join
        .onRef('variants.product_id', '=', 'cart_items.product_id')
        .onRef('variants.option', '=', 'cart_items.option'),
    )
    .select(['cart_items.product_id', 'cart_items.option', 'quantity', 'limit_mg'])
    .where('cart_id', '=', cart.id)
    .execute()
  let left = limits.milligrams
  for (const other of others) {
    if (other.product_id === line.productId && other.option === line.option) continue
    left -= other.quantity * other.limit_mg
  }
  if (left < 0) return 0
  return limitMg === 0 ? limits.perLine : Math.min(limits.perLine, Math.floor(left / limitMg))
}

/** The quantity of an option in a cart, 0 without a line. */
export async function quantityOf(db: Database, cartId: string, line: LineKey): Promise<number> {
  const known = await db
    .selectFrom('cart_items')
    .select('quantity')
    .where('cart_id', '=', cartId)
    .where('product_id', '=', line.productId)
    .where('option', '=', line.option)
    .executeTakeFirst()
  return known?.quantity ?? 0
}

/** Sets the quantity of an option; a new one becomes the last line. */
export async function putLine(
  db: Database,
  cartId: string,
  { productId, option, quantity }: LineKey & { quantity: number },
  ids: () => string,
): Promise<void> {
  await db
    .insertInto('cart_items')
    .values((values) => ({
      id: ids(),
      cart_id: cartId,
      product_id: productId,
      option,
      quantity,
      position: values
        .selectFrom('cart_items')
        .select(({ eb, fn, lit }) => eb(fn.coalesce(fn.max('position'), lit(0)), '+', 1).as('next'))
        .where('cart_id', '=', cartId),
    }))
    .onConflict((conflict) => conflict.columns(['cart_id', 'product_id', 'option']).doUpdateSet({ quantity }))
    .execute()
}
