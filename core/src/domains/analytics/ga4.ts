/** What tag managers and Google Analytics 4 call the lines of a cart. USD in dollars. Pure. */

/** A line of a cart or an order, or a product of a listing. Prices in cents. */
export interface Sold {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly quantity?: number
  readonly brand: string | null
  readonly category: string | null
  readonly variant?: string | null
}

export const dollars = (cents: number): number => cents / 100

export const worthOf = (items: readonly Sold[]): number =>
  items.reduce((total, { price, quantity = 1 }) => total + price * quantity, 0)

export const ga4Item = ({ id, name, price, quantity, brand, category, variant = null }: Sold) => ({
  item_id: id,
  item_name: name,
  price: dollars(price),
  ...(quantity !== undefined && { quantity }),
  ...(brand !== null && { item_brand: brand }),
  ...(category !== null && { item_category: category }),
  ...(variant !== null && { item_variant: variant }),
})

/** Items, and what they are worth. */
export const ga4Items = (currency: string, items: readonly Sold[]) => ({
  currency,
  value: dollars(worthOf(items)),
  items: items.map(ga4Item),
})
