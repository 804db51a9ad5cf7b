/** A product's page over commerce GraphQL: by url key, without the fields that only a listing needs. */
import * as z from 'zod/mini'
import { purchaseLimits } from './commerce-cart.ts'
import { commerceProducts, priceRange, relatedProducts } from './commerce-product.ts'
import { listOf, words } from '../shared/nullable.ts'

const range = `fragment Range on PriceRange { minimum_price { ...Price } maximum_price { ...Price } }
fragment Price on ProductPrice {
  regular_price { value currency } final_price { value currency } discount { amount_off percent_off }
}`

const card = `fragment Card on ProductInterface {
  sku name url_key brand_name strain_type_label thc_percentage is_medical_only is_sold_in_mode
  stock_status only_x_left_in_stock small_image { url } price_range { ...Range }
}
${range}`

const gallery = `fragment Gallery on MediaGalleryInterface {
  url label position disabled ... on ProductVideo { video_content { video_url video_title } }
}`

const part = `purchase_amounts { ...Amounts } sku name stock_status only_x_left_in_stock is_sold_in_mode price_range { ...Range }`

const found = <Items extends z.ZodMiniType>(items: Items) => z.object({ products: z.nullable(z.object({ items })) })

/** `filter` identifies the product: `{ url_key: { in: [...] } }`. */
export const productQuery = {
  operationName: 'product',
  query: `query product($filter: ProductAttributeFilterInput) {
  purchaseLimits { maximum { ...Amounts } per_line }
  products(filter: $filter) {
    items {
      __typename ...Card uid purchase_amounts { ...Amounts } short_description { html } description { html }
      meta_title meta_keyword meta_description canonical_url batch_code effects consumption_forms
      media_gallery { ...Gallery }
      categories { name url_path level breadcrumbs { category_uid category_name category_url_path } }
      custom_attributes_product { code label value }
      ... on ConfigurableProduct {
        configurable_options {
          uid attribute_code attribute_id label values { uid value_index label swatch_data { value } }
        }
        variants { attributes { code label uid } product { ${part} media_gallery { ...Gallery } } }
      }
      ... on BundleProduct {
        dynamic_sku dynamic_price dynamic_weight price_view ship_bundle_items
        items {
          uid title required type position price_range { ...Range }
          options {
            uid label quantity is_default can_change_quantity price price_type
            product { ${part} small_image { url } }
          }
        }
      }
      ... on GiftCardProduct {
        allow_open_amount open_amount_min open_amount_max giftcard_type is_redeemable lifetime allow_message
        message_max_length giftcard_amounts { uid value }
        gift_card_options { uid title required ... on CustomizableFieldOption { value { max_characters } } }
      }
    }
  }
}
${card}
${gallery}
fragment Amounts on PurchaseAmounts { thc_mg cbd_mg smokable_mg }`,
  result: z.extend(found(commerceProducts), { purchaseLimits: z.optional(purchaseLimits) }),
} as const

/** Requested beside the product with the same filter, and merged into it by sku. */
export const relatedProductsQuery = {
  operationName: 'relatedProducts',
  query: `query relatedProducts($filter: ProductAttributeFilterInput) {
  products(filter: $filter) { items { sku related_products { ...Card } } }
}
${card}`,
  result: found(listOf(z.object({ sku: words, related_products: relatedProducts }))),
} as const

/** The product's prices in the other mode: sent with that mode's headers. */
export const productPricesQuery = {
  operationName: 'productPrices',
  query: `query productPrices($filter: ProductAttributeFilterInput) {
  products(filter: $filter) {
    items {
      sku is_sold_in_mode price_range { ...Range }
      ... on ConfigurableProduct { variants { product { sku is_sold_in_mode price_range { ...Range } } } }
    }
  }
}
${range}`,
  result: found(
    listOf(
      z.object({
        sku: words,
        is_sold_in_mode: z.boolean(),
        price_range: priceRange,
        variants: z.optional(
          listOf(
            z.object({
              product: z.nullable(z.object({ sku: words, is_sold_in_mode: z.boolean(), price_range: priceRange })),
            }),
          ),
        ),
      }),
    ),
  ),
} as const

/** Whether a store has the product at all. */
export const productAtStoreQuery = {
  operationName: 'productAtStore',
  query: `query productAtStore($filter: ProductAttributeFilterInput) {
  products(filter: $filter) { items { url_key name brand_name } }
}`,
  result: found(listOf(z.object({ url_key: words, name: words, brand_name: words }))),
} as const

/** Resolves an address that is not a url key: a variant, or an older spelling. */
export const productRouteQuery = {
  operationName: 'productRoute',
  query: `query productRoute($url: String!) { route(url: $url) { type relative_url } }`,
  result: z.pipe(
    z.object({
      route: z.nullable(
        z.object({
          type: z.nullable(z.enum(['CMS_PAGE', 'PRODUCT', 'CATEGORY'])),
          relative_url: z.nullable(z.string()),
        }),
      ),
    }),
    z.transform(({ route }) => (route?.type === 'PRODUCT' ? route.relative_url : null)),
  ),
} as const
