/** Bundles (3.7.3): several products bought as one, with choices for the buyer. */
import { bundleRange } from '../../../rules/catalogue/bundle-prices.ts'
import type { BundleDetails, BundleItemDetails, BundleOptionDetails } from '../../../platform/tables/catalogue.ts'
import { bundleItemUid, bundleOptionUid } from '../../../rules/catalogue/uids.ts'
import { productNode, type ProductNode } from './product-node.ts'
import { bundleOptionPrice, priceRange } from './product-prices.ts'

const detailsOf = ({ offer }: ProductNode): BundleDetails | null => offer.product.details.bundle

/** The product of an option, if the store carries it. */
const partOf = ({ view }: ProductNode, { sku }: BundleOptionDetails) => {
  const product = view.catalogue.bySku.get(sku)
  return (product && view.offer(product)) ?? null
}

const option = (node: ProductNode, item: BundleItemDetails, details: BundleOptionDetails, position: number) => {
  const product = node.view.catalogue.bySku.get(details.sku)
  const isFree = details.priceType === 'PERCENT'
  const cents = bundleOptionPrice(details, node.offer, partOf(node, details)).regular
  return {
    id: details.id,
    uid: bundleOptionUid(item.id, details.id, details.quantity),
    label: product?.name ?? details.sku,
    quantity: details.quantity,
    qty: details.quantity,
    position,
    is_default: details.isDefault,
    can_change_quantity: details.canChangeQuantity,
    price: isFree ? details.price : cents / 100,
    price_type: details.priceType,
    product: product ? productNode(node.view, product) : null,
  }
}

/** What an item adds to the bundle, from its cheapest to its most expensive option. */
function itemRange(node: ProductNode, item: BundleItemDetails) {
  const range = (which: 'regular' | 'final') =>
    bundleRange({ items: [{ ...item, required: true }] }, 0, (details) => {
      const part = partOf(node, details)
      return part ? details.quantity * bundleOptionPrice(details, node.offer, part)[which] : undefined
    })
  const [regular, final] = [range('regular'), range('final')]
  return priceRange({
    minimum: { regular: regular.least, final: final.least },
    maximum: { regular: regular.most, final: final.most },
  })
}

const items = (node: ProductNode) =>
  detailsOf(node)?.items.map((item, position) => ({
    option_id: item.id,
    uid: bundleItemUid(item.id),
    title: item.title,
    required: item.required,
    type: item.type,
    position,
    sku: node.offer.product.sku,
    price_range: itemRange(node, item),
    options: item.options.map((details, at) => option(node, item, details, at)),
  })) ?? null

export const bundleFields = {
  dynamic_sku: (node: ProductNode) => detailsOf(node)?.dynamicSku ?? null,
  dynamic_price: (node: ProductNode) => detailsOf(node)?.dynamicPrice ?? null,
  dynamic_weight: (node: ProductNode) => detailsOf(node)?.dynamicWeight ?? null,
  price_view: (node: ProductNode) => detailsOf(node)?.priceView ?? null,
  ship_bundle_items: (node: ProductNode) => detailsOf(node)?.shipItems ?? null,
  items,
}
