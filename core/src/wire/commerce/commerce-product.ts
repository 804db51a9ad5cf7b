/** A product of the commerce catalog as its page needs it, with its types. Prices in cents. */
import * as z from 'zod/mini'
import { mediaPath } from '../shared/media.ts'
import { purchaseAmounts } from './commerce-cart.ts'
import { flag, listOf, words } from '../shared/nullable.ts'

const dollars = z.pipe(
  z.nullable(z.number()),
  z.transform((value) => (value === null ? null : Math.round(value * 100))),
)
const amount = z.pipe(
  z.object({ value: dollars, currency: z.nullable(z.string()) }),
  z.transform(({ value }) => value ?? 0),
)
const isOne = z.pipe(
  z.nullable(z.int()),
  z.transform((value) => value === 1),
)
const html = z.pipe(
  z.nullable(z.object({ html: z.string() })),
  z.transform((text) => text?.html ?? ''),
)

const productPrice = z.pipe(
  z.object({
    regular_price: amount,
    final_price: amount,
    discount: z.nullable(z.object({ amount_off: z.nullable(z.number()), percent_off: z.nullable(z.number()) })),
  }),
  z.transform(({ regular_price, final_price, discount }) => ({
    regular: regular_price,
    final: final_price,
    percent_off: discount?.percent_off ?? 0,
  })),
)
const priceRange = z.pipe(
  z.object({ minimum_price: productPrice, maximum_price: z.nullable(productPrice) }),
  z.transform(({ minimum_price, maximum_price }) => ({
    minimum: minimum_price,
    maximum: maximum_price ?? minimum_price,
  })),
)
/** The lowest and highest price; `final` is paid, `regular` is struck through if it is higher. */
export type PriceRange = z.output<typeof priceRange>

/** A path below /media. */
const picturePath = z.pipe(
  z.nullable(z.string()),
  z.transform((url) => mediaPath(url)),
)
const picture = z.pipe(
  z.nullable(z.object({ url: picturePath })),
  z.transform((sent) => sent?.url ?? null),
)

const video = z.object({ video_url: words, video_title: words })
const media = z.pipe(
  listOf(
    z.object({
      url: picturePath,
      label: words,
      position: z.nullable(z.int()),
      disabled: flag,
      video_content: z.optional(z.nullable(video)),
    }),
  ),
  z.transform((entries) =>
    entries
      .filter(({ disabled }) => !disabled)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map(({ url, label, video_content }) => ({ path: url, label, video: video_content ?? null })),
  ),
)
/** An image by its path under `/media`, or a video hosted elsewhere. */
export type ProductMedia = z.output<typeof media>[number]

const stockStatus = z.pipe(
  z.nullable(z.enum(['IN_STOCK', 'OUT_OF_STOCK'])),
  z.transform((status) => status ?? 'OUT_OF_STOCK'),
)

/** Common to a variant, a part of a bundle and a whole product (8.26, 3.4.5). */
const sellable = {
  sku: words,
  name: words,
  stock_status: stockStatus,
  purchase_amounts: z.optional(purchaseAmounts),
  /** The remaining stock, if it is low. */
  only_x_left_in_stock: z.nullable(z.number()),
  is_sold_in_mode: z.boolean(),
  price_range: priceRange,
}

const card = {
  ...sellable,
  url_key: words,
  brand_name: words,
  strain_type_label: words,
  thc_percentage: words,
  /** Sold to patients only. */
  is_medical_only: isOne,
  small_image: picture,
}
const relatedProduct = z.object(card)
export type RelatedProduct = z.output<typeof relatedProduct>

const category = z.object({
  name: words,
  url_path: words,
  level: z.nullable(z.int()),
  breadcrumbs: listOf(z.object({ category_uid: z.string(), category_name: words, category_url_path: words })),
})

const common = {
  ...card,
  uid: z.string(),
  description: html,
  short_description: html,
  meta_title: words,
  meta_keyword: words,
  meta_description: words,
  canonical_url: words,
  batch_code: words,
  effects: listOf(z.string()),
  consumption_forms: listOf(z.string()),
  media_gallery: media,
  categories: listOf(category),
  custom_attributes_product: listOf(z.object({ code: z.string(), label: words, value: words })),
}

const swatch = z.pipe(
  z.nullable(z.object({ value: words })),
  z.transform((sent) => sent?.value ?? ''),
)
const configurableOption = z.object({
  uid: z.string(),
  attribute_code: words,
  attribute_id: words,
  label: words,
  values: listOf(
    z.object({
      uid: words,
      value_index: z.nullable(z.int()),
      label: words,
      /** A color as `#rrggbb`, or a text. */
      swatch_data: swatch,
    }),
  ),
})
export type ConfigurableOption = z.output<typeof configurableOption>

const variant = z.object({
  attributes: listOf(z.object({ code: words, label: words, uid: z.string() })),
  product: z.nullable(z.object({ ...sellable, media_gallery: media })),
})

const bundleOption = z.object({
  uid: z.string(),
  label: words,
  quantity: z.pipe(
    z.nullable(z.number()),
    z.transform((quantity) => quantity ?? 1),
  ),
  is_default: flag,
  can_change_quantity: flag,
  /** Dollars for one, or percent of the bundle's own price if `price_type` is PERCENT. */
  price: z.nullable(z.number()),
  price_type: z.nullable(z.enum(['FIXED', 'PERCENT', 'DYNAMIC'])),
  product: z.nullable(z.object({ ...sellable, small_image: picture })),
})
export type BundleOption = z.output<typeof bundleOption>

const bundleItem = z.object({
  uid: words,
  title: words,
  required: flag,
  /** `select` and `radio` take one option, `checkbox` and `multi` any number of them. */
  type: words,
  position: z.nullable(z.int()),
  price_range: priceRange,
  options: listOf(bundleOption),
})
export type BundleItem = z.output<typeof bundleItem>

const giftCardField = z.object({
  uid: z.string(),
  title: words,
  required: flag,
  value: z.optional(z.nullable(z.object({ max_characters: z.nullable(z.int()) }))),
})

const simpleProduct = z.object({ ...common, __typename: z.enum(['SimpleProduct', 'VirtualProduct']) })
const configurableProduct = z.object({
  ...common,
  __typename: z.literal('ConfigurableProduct'),
  configurable_options: listOf(configurableOption),
  variants: z.pipe(
    listOf(variant),
    z.transform((variants) =>
      variants.flatMap(({ attributes, product }) => (product === null ? [] : [{ attributes, product }])),
    ),
  ),
})
const bundleProduct = z.object({
  ...common,
  __typename: z.literal('BundleProduct'),
  dynamic_sku: flag,
  dynamic_price: flag,
  dynamic_weight: flag,
  price_view: z.nullable(z.enum(['PRICE_RANGE', 'AS_LOW_AS'])),
  ship_bundle_items: z.nullable(z.enum(['TOGETHER', 'SEPARATELY'])),
  items: listOf(bundleItem),
})
const giftCardProduct = z.object({
  ...common,
  __typename: z.literal('GiftCardProduct'),
  allow_open_amount: flag,
  /** Cents. */
  open_amount_min: dollars,
  open_amount_max: dollars,
  giftcard_type: z.nullable(z.enum(['VIRTUAL', 'PHYSICAL', 'COMBINED'])),
  is_redeemable: flag,
  /** Days; 0 for unlimited. */
  lifetime: z.nullable(z.int()),
  allow_message: flag,
  message_max_length: z.nullable(z.int()),
  giftcard_amounts: listOf(z.object({ uid: z.string(), value: dollars })),
  gift_card_options: listOf(giftCardField),
})

/** Product types of Adobe Commerce that this shop does not sell online. */
const otherProduct = z.object({ ...common, __typename: z.enum(['GroupedProduct', 'DownloadableProduct']) })

/** The product types, distinguished by `__typename`. */
export const commerceProduct = z.discriminatedUnion('__typename', [
  simpleProduct,
  configurableProduct,
  bundleProduct,
  giftCardProduct,
  otherProduct,
])
export type CommerceProduct = z.output<typeof commerceProduct>
export type ConfigurableProduct = z.output<typeof configurableProduct>
export type BundleProduct = z.output<typeof bundleProduct>
export type GiftCardProduct = z.output<typeof giftCardProduct>
export type ProductVariant = ConfigurableProduct['variants'][number]

export const commerceProducts = listOf(commerceProduct)
export const relatedProducts = listOf(relatedProduct)
export { priceRange }
