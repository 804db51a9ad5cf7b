import type { Product } from '../../../rules/catalogue/model.ts'
import {
  attributeIds,
  bundleItemUid,
  configurableOptionUid,
  configurableValueUid,
  decodeUid,
} from '../../../rules/catalogue/uids.ts'
import {
  giftCardAmountUid,
  giftCardFieldUid,
  giftCardFields,
  type GiftCardField,
} from '../../../rules/catalogue/uids.ts'
import type { CatalogueView } from '../../../rules/catalogue/view.ts'
import { shownSku } from '../../../rules/wishlists/choice.ts'
import type { WishlistItemRow } from '../../../platform/tables/wishlists.ts'
import { money, stamp } from '../context/amounts.ts'
import { productNode, productNodeBySku } from './product-node.ts'
import { bundleOptionPrice } from './product-prices.ts'

/** The parent of item resolvers. */
export interface WishNode {
  row: WishlistItemRow
  view: CatalogueView
}

const productOf = ({ row, view }: WishNode): Product | undefined =>
  view.catalogue.bySku.get(shownSku({ sku: row.sku, parentSku: row.parent_sku }))

const typeNames = {
  simple: 'SimpleWishlistItem',
  virtual: 'VirtualWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  bundle: 'BundleWishlistItem',
  giftcard: 'GiftCardWishlistItem',
} as const

const shown = (node: WishNode) =>
  productNodeBySku(node.view, shownSku({ sku: node.row.sku, parentSku: node.row.parent_sku }))

const common = {
  id: ({ row }: WishNode) => String(row.id),
  product: shown,
  quantity: ({ row }: WishNode) => row.quantity,
  description: ({ row }: WishNode) => row.description,
  added_at: ({ row }: WishNode) => stamp(row.added_at),
  customizable_options: () => [],
}

/** The chosen variant. */
const variantOf = ({ row, view }: WishNode): Product | undefined =>
  row.parent_sku === null ? undefined : view.catalogue.bySku.get(row.sku)

function configurableOptions(node: WishNode) {
  const variant = variantOf(node)
  if (!variant?.size || !variant.parent) return []
  return [
    {
      id: attributeIds.size,
      configurable_product_option_uid: configurableOptionUid('size', variant.parent.id),
      option_label: 'Size',
      value_id: variant.size.id,
      configurable_product_option_value_uid: configurableValueUid('size', variant.size.id),
      value_label: variant.size.label,
    },
  ]
}

/** The chosen options of a bundle, by item. The quantity comes from the uid unless the shopper entered one. */
function bundleOptions(node: WishNode) {
  const { row, view } = node
  const product = productOf(node)
  if (!product) return []
  const { offer } = productNode(view, product)
  const chosen = row.selected_options.map((uid) => ({ uid, path: (decodeUid(uid) ?? '').split('/').map(Number) }))
  return (product.details.bundle?.items ?? []).flatMap((item) => {
    const values = chosen.flatMap(({ uid, path: [, itemId, optionId, quantity = 1] }) => {
      const option = itemId === item.id ? item.options.find(({ id }) => id === optionId) : undefined
      if (!option) return []
      const part = view.catalogue.bySku.get(option.sku)
      const price = bundleOptionPrice(option, offer, (part && view.offer(part)) ?? null)
      const typed = Number(row.entered_options.find((entered) => entered.uid === uid)?.value)
      return [
        {
          uid,
          id: option.id,
          label: part?.name ?? option.sku,
          quantity: Number.isInteger(typed) && typed > 0 ? typed : quantity,
          price: price.final / 100,
          priceV2: money(price.final),
          original_price: money(price.regular),
        },
      ]
    })
    if (values.length === 0) return []
    return [{ uid: bundleItemUid(item.id), id: item.id, label: item.title, type: item.type, values }]
  })
}

function giftCardOptions(node: WishNode) {
  const { selected_options, entered_options } = node.row
  const typed = (field: GiftCardField) =>
    entered_options.find(({ uid }) => uid === giftCardFieldUid(field))?.value || null
  const amounts = productOf(node)?.details.giftCard?.amounts ?? []
  const amount = amounts.find((cents) => selected_options.includes(giftCardAmountUid(cents)))
  const open = Number(typed(giftCardFields.amount) ?? Number.NaN)
  return {
    amount: amount === undefined ? null : money(amount),
    custom_giftcard_amount: Number.isFinite(open) ? money(Math.round(open * 100)) : null,
    sender_name: typed(giftCardFields.senderName),
    sender_email: typed(giftCardFields.senderEmail),
    recipient_name: typed(giftCardFields.recipientName),
    recipient_email: typed(giftCardFields.recipientEmail),
    message: typed(giftCardFields.message),
  }
}

/** Wishlist items, by product type, with their chosen options. */
export const wishlistItemResolvers = {
  WishlistItemInterface: {
    // An item that the catalogue no longer has is a simple item without a product.
    __resolveType: (node: WishNode) => typeNames[productOf(node)?.type ?? 'simple'],
  },
  SimpleWishlistItem: common,
  VirtualWishlistItem: common,
  ConfigurableWishlistItem: {
    ...common,
    child_sku: (node: WishNode) => variantOf(node)?.sku ?? '',
    configurable_options: configurableOptions,
    configured_variant: (node: WishNode) => {
      const variant = variantOf(node)
      return variant ? productNode(node.view, variant) : null
    },
  },
  BundleWishlistItem: { ...common, bundle_options: bundleOptions },
  GiftCardWishlistItem: { ...common, gift_card_options: giftCardOptions },
  WishlistItem: {
    id: ({ row }: WishNode) => row.id,
    product: shown,
    qty: ({ row }: WishNode) => row.quantity,
    description: ({ row }: WishNode) => row.description,
    added_at: ({ row }: WishNode) => stamp(row.added_at),
  },
}
