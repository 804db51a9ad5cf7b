/** Carts of both channels as they are told (4f.3, 7a.24). Pure. */
import type { AnalyticsData } from '../wire/analytics.ts'
import type { CommerceCart } from '../wire/commerce-cart.ts'
import type { Cart } from '../wire/ordering.ts'
import type { PlacedOrder } from '../wire/placed-order.ts'

export type CartTold = AnalyticsData<'CART_STATE'>['cart']
type Item = CartTold['items'][number]

const currencyCode = 'USD'
const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0)
const each = (total: number, quantity: number): number => Math.round(total / Math.max(1, quantity))
const finish = (cart: Omit<CartTold, 'currencyCode' | 'quantity'>): CartTold => ({
  ...cart,
  currencyCode,
  quantity: sum(cart.items.map(({ quantity }) => quantity)),
  items: cart.items.slice(0, 100),
})

export const ofOrdering = ({ items, priceSummary: of }: Cart): CartTold =>
  finish({
    channel: 'ordering',
    subtotal: of.subtotal,
    discount: of.discounts + of.mixAndMatch + of.rewards,
    tax: of.taxes,
    shipping: of.fees,
    total: of.total,
    coupons: [],
    items: items.map(({ productId: id, product, option: variant, quantity, basePrice, discounts }) => ({
      id,
      name: product.name,
      price: basePrice - each(sum(discounts.map(({ amount }) => amount)), quantity),
      quantity,
      currencyCode,
      brand: product.brand.name,
      category: product.category,
      variant,
    })),
  })

export const ofCommerce = ({ lines, totals: of, coupons }: CommerceCart): CartTold =>
  finish({
    channel: 'commerce',
    subtotal: of.subtotal,
    discount: sum(of.discounts.map(({ amount }) => amount)),
    tax: sum(of.taxes.map(({ amount }) => amount)),
    shipping: of.shipping,
    total: of.total,
    coupons,
    items: lines.map(({ variant_sku, sku, name, brand, quantity, total, options, choice }) => ({
      id: variant_sku ?? sku,
      name,
      price: each(total, quantity),
      quantity,
      currencyCode,
      brand,
      category: null,
      // The options of what was not chosen by them are people: to whom a gift card goes, and from whom.
      variant: choice.length > 0 ? (options[0]?.value ?? null) : null,
    })),
  })

/** Lines whose quantity went up (`by` 1) or down (-1), with the difference as their quantity. */
export function changedItems(before: readonly Item[], after: readonly Item[], by: 1 | -1): Item[] {
  const [from, to] = by === 1 ? [before, after] : [after, before]
  return to.flatMap((item) => {
    const known = from.find(({ id, variant }) => id === item.id && variant === item.variant)
    const quantity = item.quantity - (known?.quantity ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}

/** 5c.3.4. What was paid with a gift card or with credit is revenue too. */
export const ofOrder = ({ number, lines, totals: of }: PlacedOrder): AnalyticsData<'PLACE_ORDER'> => ({
  id: number,
  revenue: of.total + of.gift_cards + of.credit,
  tax: of.tax,
  shipping: of.shipping,
  discount: sum(of.discounts.map(({ amount }) => amount)),
  currencyCode,
  affiliation: 'Online Store',
  items: lines.slice(0, 100).map(({ sku: id, name, quantity, total }) => ({
    id,
    name,
    price: each(total, quantity),
    quantity,
    currencyCode,
    brand: null,
    category: null,
    variant: null,
  })),
})
