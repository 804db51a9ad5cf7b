/** Wishlists of commerce GraphQL: documents, and parsers to the shop's form (wishlist-model.ts). */
import * as z from 'zod/mini'
import { type SentRefusal, sentRefusal } from '../messages/message.ts'
import { mediaPath } from '../shared/media.ts'
import { sentMoney } from '../shared/money.ts'
import { listOf, words } from '../shared/nullable.ts'
import { money, picture, text } from '../shared/response-fields.ts'
import { soldPrice } from './sold-price.ts'
import { menuItemFields, sentMenuItem, shownMenuItem } from './wishlist-menu-items.ts'
import type { Wishlist, WishlistItem } from './wishlist-model.ts'

const price = z.object({ final_price: sentMoney, regular_price: sentMoney })

const sentProduct = z.object({
  sku: words,
  name: words,
  url_key: text,
  brand_name: text,
  strain_type_label: text,
  is_medical_only: z.nullable(z.int()),
  is_sold_in_mode: z.boolean(),
  stock_status: text,
  small_image: picture,
  price_range: z.object({ minimum_price: price, maximum_price: z.nullable(price) }),
})

const chosen = z.object({ label: z.string(), values: listOf(z.object({ label: z.string(), quantity: z.number() })) })
const variant = z.object({
  stock_status: text,
  small_image: picture,
  price_range: z.object({ minimum_price: price }),
})

const sentItem = z.object({
  __typename: z.string(),
  id: z.string(),
  quantity: z.number(),
  description: text,
  added_at: z.string(),
  product: z.nullable(sentProduct),
  configurable_options: z.optional(listOf(z.object({ option_label: z.string(), value_label: z.string() }))),
  configured_variant: z.optional(z.nullable(variant)),
  bundle_options: z.optional(listOf(chosen)),
  gift_card_options: z.optional(z.object({ amount: money, custom_giftcard_amount: money, recipient_name: text })),
})
type SentItem = z.infer<typeof sentItem>

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** The choice, as display text. */
const optionsOf = ({ configurable_options, bundle_options, gift_card_options: card }: SentItem): string[] => {
  const amount = card?.amount ?? card?.custom_giftcard_amount ?? null
  return [
    ...(configurable_options ?? []).map(({ option_label, value_label }) => `${option_label}: ${value_label}`),
    ...(bundle_options ?? []).map(
      ({ label, values }) =>
        `${label}: ${values.map((value) => (value.quantity > 1 ? `${value.quantity} × ${value.label}` : value.label)).join(', ')}`,
    ),
    ...(amount === null ? [] : [dollars(amount)]),
    ...(card?.recipient_name ? [`To: ${card.recipient_name}`] : []),
  ]
}

/**
 * Simple products have no options; the others are complete with a choice. The cart reports what a bundle still lacks.
 */
const isComplete = (item: SentItem): boolean =>
  item.configured_variant !== undefined ? item.configured_variant !== null : isChosen(item)

const isChosen = ({ bundle_options, gift_card_options: card }: SentItem): boolean =>
  bundle_options === undefined && card === undefined
    ? true
    : (bundle_options ?? []).length > 0 || (card?.amount ?? card?.custom_giftcard_amount ?? null) !== null

const shownItem = (sent: SentItem): WishlistItem => {
  const { id, product, configured_variant } = sent
  const range = product?.price_range ?? null
  const least = configured_variant?.price_range.minimum_price ?? range?.minimum_price ?? null
  const most = configured_variant ? least : (range?.maximum_price ?? least)
  const amount = sent.gift_card_options?.amount ?? sent.gift_card_options?.custom_giftcard_amount ?? null
  const final = soldPrice(amount ?? least?.final_price)
  return {
    id,
    sku: product?.sku ?? '',
    name: product?.name ?? '',
    brand: product?.brand_name ?? null,
    urlKey: product?.url_key ?? null,
    picture: mediaPath(configured_variant?.small_image?.url ?? product?.small_image?.url ?? null),
    strain: product?.strain_type_label ?? null,
    options: optionsOf(sent),
    complete: product !== null && isComplete(sent),
    price: final,
    regularPrice: least && amount === null && least.regular_price > least.final_price ? least.regular_price : null,
    priceVaries: amount === null && (most?.final_price ?? 0) > (least?.final_price ?? 0),
    inStock: (configured_variant?.stock_status ?? product?.stock_status ?? null) === 'IN_STOCK',
    soldHere: product?.is_sold_in_mode ?? false,
    medicalOnly: product?.is_medical_only === 1,
    quantity: Math.max(1, Math.round(sent.quantity)),
    note: sent.description ?? '',
  }
}

const sentList = z.object({
  id: text,
  name: text,
  items_v2: z.nullable(z.object({ items: listOf(sentItem) })),
  menu_items: z.array(sentMenuItem),
})
type SentList = z.infer<typeof sentList>

/** Of both channels, the latest first. */
const itemsOf = ({ items_v2, menu_items }: SentList): WishlistItem[] =>
  [
    ...(items_v2?.items ?? []).map((sent) => ({ at: sent.added_at, item: shownItem(sent) })),
    ...menu_items.map((sent) => ({ at: sent.added_at, item: shownMenuItem(sent) })),
  ]
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map(({ item }) => item)

/** A list without an id is not stored yet. */
const shownLists = (sent: readonly (SentList | null)[]): Wishlist[] =>
  sent.flatMap((one) =>
    one === null || one.id === null ? [] : [{ id: one.id, name: one.name ?? '', items: itemsOf(one) }],
  )

const priceFields = 'final_price { value currency } regular_price { value currency }'
const listFields = `id name
    items_v2(pageSize: 100) {
      items {
        __typename id quantity description added_at
        product {
          sku name url_key brand_name strain_type_label is_medical_only is_sold_in_mode stock_status
          small_image { url }
          price_range { minimum_price { ${priceFields} } maximum_price { ${priceFields} } }
        }
        ... on ConfigurableWishlistItem {
          configurable_options { option_label value_label }
          configured_variant { stock_status small_image { url } price_range { minimum_price { ${priceFields} } } }
        }
        ... on BundleWishlistItem { bundle_options { label values { label quantity } } }
        ... on GiftCardWishlistItem {
          gift_card_options {
            amount { value currency } custom_giftcard_amount { value currency } recipient_name
          }
        }
      }
    }
    menu_items { ${menuItemFields} }`

/** All lists, the first one first. */
export const wishlistsQuery = {
  operationName: 'wishlists',
  query: `query wishlists {
  customer {
    wishlists(pageSize: 5) { ${listFields} }
  }
}`,
  result: z.pipe(
    z.object({ customer: z.nullable(z.object({ wishlists: listOf(sentList) })) }),
    z.transform(({ customer }) => shownLists(customer?.wishlists ?? [])),
  ),
} as const

const userErrors = z.array(z.nullable(sentRefusal))
const problemsOf = (errors: z.infer<typeof userErrors>): SentRefusal[] => errors.filter((error) => error !== null)
const problemOf = (errors: z.infer<typeof userErrors>): SentRefusal | null => problemsOf(errors)[0] ?? null

/** A change of one list: the list as it is now, what could not be done in the order in which it was asked, and the first of it. */
const changeOf = <const Name extends string>(operationName: Name, parameters: string, values: string) => ({
  operationName,
  query: `mutation ${operationName}(${parameters}) {
  ${operationName}(${values}) { wishlist { ${listFields} } user_errors { code message } }
}`,
  result: z.pipe(
    z.record(z.string(), z.nullable(z.object({ wishlist: sentList, user_errors: userErrors }))),
    z.transform((data) => {
      const answer = data[operationName]
      const problems = problemsOf(answer?.user_errors ?? [])
      return { lists: shownLists([answer?.wishlist ?? null]), problems, problem: problems[0] ?? null }
    }),
  ),
})

export const addProductsToWishlist = changeOf(
  'addProductsToWishlist',
  '$wishlistId: ID!, $wishlistItems: [WishlistItemInput!]!',
  'wishlistId: $wishlistId, wishlistItems: $wishlistItems',
)
export const removeProductsFromWishlist = changeOf(
  'removeProductsFromWishlist',
  '$wishlistId: ID!, $wishlistItemsIds: [ID!]!',
  'wishlistId: $wishlistId, wishlistItemsIds: $wishlistItemsIds',
)
export const updateProductsInWishlist = changeOf(
  'updateProductsInWishlist',
  '$wishlistId: ID!, $wishlistItems: [WishlistItemUpdateInput!]!',
  'wishlistId: $wishlistId, wishlistItems: $wishlistItems',
)

const transferOf = <const Name extends string>(operationName: Name, input: string) => ({
  operationName,
  query: `mutation ${operationName}($sourceWishlistUid: ID!, $destinationWishlistUid: ID!, $wishlistItems: [${input}!]!) {
  ${operationName}(
    sourceWishlistUid: $sourceWishlistUid
    destinationWishlistUid: $destinationWishlistUid
    wishlistItems: $wishlistItems
  ) { source_wishlist { ${listFields} } destination_wishlist { ${listFields} } user_errors { code message } }
}`,
  result: z.pipe(
    z.record(
      z.string(),
      z.nullable(z.object({ source_wishlist: sentList, destination_wishlist: sentList, user_errors: userErrors })),
    ),
    z.transform((data) => {
      const answer = data[operationName]
      return {
        lists: shownLists([answer?.source_wishlist ?? null, answer?.destination_wishlist ?? null]),
        problem: problemOf(answer?.user_errors ?? []),
      }
    }),
  ),
})
export const copyProductsBetweenWishlists = transferOf('copyProductsBetweenWishlists', 'WishlistItemCopyInput')
export const moveProductsBetweenWishlists = transferOf('moveProductsBetweenWishlists', 'WishlistItemMoveInput')

export const createWishlist = {
  operationName: 'createWishlist',
  query: `mutation createWishlist($input: CreateWishlistInput!) {
  createWishlist(input: $input) { wishlist { ${listFields} } }
}`,
  result: z.pipe(
    z.object({ createWishlist: z.nullable(z.object({ wishlist: sentList })) }),
    z.transform((data) => ({ lists: shownLists([data.createWishlist?.wishlist ?? null]), problem: null })),
  ),
} as const

export const updateWishlist = {
  operationName: 'updateWishlist',
  query: `mutation updateWishlist($wishlistId: ID!, $name: String) {
  updateWishlist(wishlistId: $wishlistId, name: $name) { uid name }
}`,
  result: z.object({ updateWishlist: z.nullable(z.object({ uid: z.string(), name: z.string() })) }),
} as const

export const deleteWishlist = {
  operationName: 'deleteWishlist',
  query: `mutation deleteWishlist($wishlistId: ID!) { deleteWishlist(wishlistId: $wishlistId) { status } }`,
  result: z.object({ deleteWishlist: z.nullable(z.object({ status: z.boolean() })) }),
} as const
