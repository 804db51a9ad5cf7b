/** What analytics keeps of the carts of both channels. payloads.ts turns it into payloads. Pure. */
import type { CommerceCart } from '../../wire/commerce/commerce-cart.ts'
import type { Cart, PriceSummary } from '../../wire/ordering/ordering.ts'

export type Channel = 'ordering' | 'commerce'

export interface LineSeen {
  readonly id: string
  readonly name: string
  readonly brand: string
  readonly category?: string
  readonly variant: string | null
  readonly quantity: number
  /** Cents for the line. */
  readonly total: number
}

/** Excludes the cart id: whoever knows a guest's cart id has the cart. */
export interface CartSeen {
  readonly channel: Channel
  readonly quantity: number
  readonly lines: readonly LineSeen[]
  readonly totals: PriceSummary | CommerceCart['totals'] | null
  readonly coupons: readonly string[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0)

const seen = (
  channel: Channel,
  lines: readonly LineSeen[],
  totals: CartSeen['totals'],
  coupons: readonly string[],
): CartSeen => ({ channel, quantity: sum(lines.map(({ quantity }) => quantity)), lines, totals, coupons })

/** An empty cart without totals. */
export const noCart = (channel: Channel): CartSeen => seen(channel, [], null, [])

export const ofOrdering = ({ items, priceSummary }: Cart): CartSeen =>
  seen(
    'ordering',
    items.map(({ productId: id, product, option: variant, quantity, basePrice, discounts }) => ({
      id,
      name: product.name,
      brand: product.brand.name,
      category: product.category,
      variant,
      quantity,
      total: basePrice * quantity - sum(discounts.map(({ amount }) => amount)),
    })),
    priceSummary,
    [],
  )

export const ofCommerce = ({ lines, totals, coupons }: CommerceCart): CartSeen =>
  seen(
    'commerce',
    lines.map(({ variant_sku, sku, name, brand, category, quantity, total, options, choice }) => ({
      id: variant_sku ?? sku,
      name,
      brand,
      ...(category !== undefined && { category }),
      // Without choices, the options of a line are the names on a gift card: recipient and sender.
      variant: choice.length > 0 ? (options[0]?.value ?? null) : null,
      quantity,
      total,
    })),
    totals,
    coupons,
  )
