/** The parents of product resolvers. */
import type { Potency, ProductType } from '../../../platform/tables/catalogue.ts'
import type { Product } from '../../../rules/catalogue/model.ts'
import { offerInAnyMode, type Offer } from '../../../rules/catalogue/offers.ts'
import type { CatalogueView } from '../../../rules/catalogue/view.ts'

export interface ProductNode {
  view: CatalogueView
  offer: Offer
}

export const nodeOf = (view: CatalogueView, offer: Offer): ProductNode => ({ view, offer })

/** For items of carts and lists, which may be products that the store does not carry. */
export const productNode = (view: CatalogueView, product: Product): ProductNode =>
  nodeOf(view, view.offer(product) ?? offerInAnyMode(product))

/** The same by sku; null if the catalogue does not have it. */
export const productNodeBySku = (view: CatalogueView, sku: string): ProductNode | null => {
  const product = view.catalogue.bySku.get(sku)
  return product ? productNode(view, product) : null
}

/** Related products that the store sells in this mode. */
export const relatedNodes = ({ offer, view }: ProductNode): ProductNode[] =>
  offer.product.related.flatMap((other) => {
    const found = view.offer(other)
    return found?.isInMode ? [nodeOf(view, found)] : []
  })

/** The GraphQL type of each product type. */
export const typeNames = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  giftcard: 'GiftCardProduct',
} as const satisfies Record<ProductType, string>

/** `24.4-26%` or `50-200 mg`; null if unknown. */
export function potencyLabel(potency: Potency | null): string | null {
  if (potency === null) return null
  const { min, max, unit } = potency
  const amount = min === max ? String(max) : `${min}-${max}`
  return unit === '%' ? `${amount}%` : `${amount} ${unit}`
}
