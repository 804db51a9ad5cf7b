/** A stored cart in the API's shape (3.4.1, 3.4.2): lines with their products, and the price summary. */
import type { Cart, CartItem } from '@leaflog/core/wire/ordering/ordering'
import type { Database } from '../../platform/db.ts'
import type { PricingMode } from '../../platform/tables/tables.ts'
import { activeSpecials, type SpecialsByProduct } from './active-specials.ts'
import { breakDown, lineDiscounts, type Breakdown, type PricedLine } from './pricing.ts'
import { variantAt, type StoredVariant } from './specials.ts'
import type { StoreTerms } from './store-terms.ts'

export interface StoredCart {
  id: string
  store_id: string
  pricing_type: PricingMode
  rewards: number
  used_at: number
}

/** The order's fulfilment, from the header Checkouttype (7a.2). */
export type CheckoutType = 'pickup' | 'delivery'

export interface ViewContext {
  now: number
  checkoutType: CheckoutType
}

/** A cart with the parts of its price. */
export interface PricedCart {
  cart: Cart
  price: Breakdown
}

export const viewCart = async (...asked: Parameters<typeof priceCart>): Promise<Cart> =>
  (await priceCart(...asked)).cart

export async function priceCart(
  db: Database,
  cart: StoredCart,
  store: StoreTerms,
  context: ViewContext,
): Promise<PricedCart> {
  const lines = await loadLines(db, cart.id)
  const productIds = [...new Set(lines.map((line) => line.product_id))]
  const variants = await loadVariants(db, productIds)
  const specials = await activeSpecials(db, store, context.now, productIds)
  const views = lines.map((line) => viewLine(line, variants.get(line.product_id) ?? [], specials, cart.pricing_type))
  const delivery = context.checkoutType === 'delivery' ? store.delivery : null
  const price = breakDown(
    views.map((view) => view.priced),
    {
      taxes: store.taxes[cart.pricing_type],
      serviceFee: store.serviceFee,
      delivery: delivery && { fee: delivery.fee, freeFrom: delivery.free_from },
      rewards: cart.rewards,
    },
  )
  return {
    price,
    cart: {
      id: cart.id,
      storeId: cart.store_id,
      pricingType: cart.pricing_type,
      items: views.map((view) => view.item),
      priceSummary: price.summary,
      ...(store.limits && { orderLimit: store.limits }),
    },
  }
}

const loadLines = (db: Database, cartId: string) =>
  db
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .select([
      'cart_items.id',
      'cart_items.product_id',
      'cart_items.option',
      'quantity',
      'name',
      'brand',
      'category',
      'subcategory',
    ])
    .leftJoin('variants', (join) =>
      join
        .onRef('variants.product_id', '=', 'cart_items.product_id')
        .onRef('variants.option', '=', 'cart_items.option'),
    )
    .select(['image', 'strain_type', 'limit_mg'])
    .where('cart_id', '=', cartId)
    .orderBy('cart_items.position')
    .execute()

type StoredLine = Awaited<ReturnType<typeof loadLines>>[number]

/** The stored variants of products, in their order. */
async function loadVariants(db: Database, productIds: readonly string[]): Promise<Map<string, StoredVariant[]>> {
  const found = new Map<string, StoredVariant[]>(productIds.map((id) => [id, []]))
  if (productIds.length === 0) return found
  const rows = await db
    .selectFrom('variants')
    .select(['product_id', 'option', 'price_rec', 'special_price_rec', 'price_med', 'special_price_med'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  for (const row of rows) found.get(row.product_id)?.push(row)
  return found
}

function viewLine(
  line: StoredLine,
  variants: readonly StoredVariant[],
  specials: SpecialsByProduct,
  mode: PricingMode,
): { item: CartItem; priced: PricedLine } {
  const active = specials.get(line.product_id) ?? []
  const variant = variants.find((candidate) => candidate.option === line.option)
  const priced: PricedLine = {
    productId: line.product_id,
    option: line.option,
    quantity: line.quantity,
    basePrice: (mode === 'MEDICAL' ? variant?.price_med : variant?.price_rec) ?? 0,
    standingPrice: (mode === 'MEDICAL' ? variant?.special_price_med : variant?.special_price_rec) ?? null,
    specials: active,
  }
  return {
    priced,
    item: {
      id: line.id,
      productId: line.product_id,
      quantity: line.quantity,
      option: line.option,
      basePrice: priced.basePrice,
      weightMg: line.limit_mg ?? 0,
      discounts: lineDiscounts(priced),
      product: {
        name: line.name,
        brand: { name: line.brand },
        category: line.category,
        subcategory: line.subcategory,
        variants: variants.map((stored) => variantAt(stored, active)),
        image: line.image,
        strain_type: line.strain_type,
      },
    },
  }
}
