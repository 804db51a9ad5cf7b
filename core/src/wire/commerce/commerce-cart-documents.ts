/** The cart's operations of commerce GraphQL, and the parser of their carts. */
import * as z from 'zod/mini'
import { sentRefusal } from '../messages/message.ts'
import { sentCart, sentMergedCart } from './cart-response.ts'

const cartFields = `fragment CartFields on Cart {
  id version store_code shopping_mode email is_virtual
  itemsV2(pageSize: 100) { items { __typename ...LineFields } }
  prices {
    subtotal_excluding_tax { ...Amount } grand_total { ...Amount }
    discounts { label amount { ...Amount } } applied_taxes { label amount { ...Amount } }
  }
  applied_coupons { code }
  applied_reward_points { points money { ...Amount } }
  applied_store_credit { current_balance { ...Amount } applied_balance { ...Amount } }
  applied_gift_cards { code current_balance { ...Amount } applied_balance { ...Amount } }
  sap_opps_service_state { state error_message }
  selected_pickup_location {
    code name phone working_hours { monday tuesday wednesday thursday friday saturday sunday }
  }
  delivery_slots { label values { zoneid slotid time } selected { slotid } }
  shipping_addresses {
    ...AddressFields pickup_location_code
    available_shipping_methods { ...MethodFields available error_message }
    selected_shipping_method {
      carrier_code carrier_title method_code method_title amount { ...Amount }
    }
  }
  billing_address { ...AddressFields }
  available_payment_methods { code title }
  selected_payment_method { code title }
  regulations {
    medical_id_status info info_message error_messages is_place_order_allowed
    limits { thc { ...LimitFields } cbd { ...LimitFields } smoking { ...LimitFields } }
  }
}
fragment Amount on Money { value currency }
fragment LimitFields on CartRegulationLimit { max_available used cart unit remaining }
fragment MethodFields on AvailableShippingMethod {
  carrier_code carrier_title method_code method_title amount { ...Amount }
}
fragment AddressFields on CartAddressInterface {
  firstname lastname company street city region { code } postcode country { code } telephone
}
fragment LineFields on CartItemInterface {
  uid quantity max_qty
  product { sku url_key name is_medical_only small_image { url } categories { name } }
  item_info { brand product_display_name strain_type thc_percentage purchase_amounts { thc_mg cbd_mg smokable_mg } }
  prices {
    row_total { ...Amount } original_item_price { ...Amount } original_row_total { ...Amount }
    total_item_discount { ...Amount } promo_labels
  }
  errors { code message }
  ... on ConfigurableCartItem {
    configured_variant { sku small_image { url } }
    configurable_options { option_label value_label configurable_product_option_value_uid }
  }
  ... on BundleCartItem { bundle_options { label values { uid label quantity } } }
  ... on GiftCardCartItem { amount { ...Amount } sender_name recipient_name }
}`

const userErrors = z.optional(z.array(z.nullable(sentRefusal)))

/** The answer of every change: the current cart (null if it has none), and what was refused. */
const changed = z.pipe(
  z.record(
    z.string(),
    z.nullable(
      z.object({
        cart: z.nullable(sentCart),
        user_errors: userErrors,
        errors: userErrors,
        userInputErrors: userErrors,
      }),
    ),
  ),
  z.transform((data) => {
    const [answer] = Object.values(data)
    const errors = [answer?.user_errors, answer?.errors, answer?.userInputErrors].flatMap((each) => each ?? [])
    return { cart: answer?.cart ?? null, errors: errors.filter((error) => error !== null) }
  }),
)

const change = <const Name extends string>(name: Name, variables: string, args: string, errors = '') => ({
  operationName: name,
  query: `mutation ${name}(${variables}) { ${name}(${args}) { cart { ...CartFields } ${errors} } }\n${cartFields}`,
  result: changed,
})
const changeByInput = <const Name extends string>(name: Name, input: string, errors = '') =>
  change(name, `$input: ${input}`, 'input: $input', errors)

const read = <const Name extends string>(name: Name, variables = '', args = '') => ({
  operationName: name,
  query: `query ${name}${variables} { ${name}${args} { ...CartFields } }\n${cartFields}`,
  result: z.pipe(
    z.record(z.string(), z.nullable(sentCart)),
    z.transform((data) => data[name] ?? null),
  ),
})

// 7a.14
export const cartQuery = read('cart', '($cart_id: String!)', '(cart_id: $cart_id)')
export const customerCartQuery = read('customerCart')

/** `ttl_cart_id` is in minutes. */
export const createEmptyCart = {
  operationName: 'createEmptyCart',
  query: 'mutation createEmptyCart { createEmptyCart }',
  result: z.object({ createEmptyCart: z.nullable(z.string()) }),
} as const
export const cartLifetimeQuery = {
  operationName: 'cartLifetime',
  query: 'query cartLifetime { storeConfig { ttl_cart_id } }',
  result: z.object({ storeConfig: z.nullable(z.object({ ttl_cart_id: z.nullable(z.int()) })) }),
} as const

// 7a.14, 1.6
export const mergeCarts = {
  operationName: 'mergeCarts',
  query: `mutation mergeCarts($source_cart_id: String!) {
  mergeCarts(source_cart_id: $source_cart_id) { ...CartFields merge_issues { code message } }
}
${cartFields}`,
  result: z.pipe(
    z.object({ mergeCarts: sentMergedCart }),
    z.transform(({ mergeCarts: merged }) => merged),
  ),
} as const

// 7a.15 to 7a.17
export const addProductsToCart = change(
  'addProductsToCart',
  '$cartId: String!, $cartItems: [CartItemInput!]!',
  'cartId: $cartId, cartItems: $cartItems',
  'user_errors { code message }',
)
export const updateCartItems = changeByInput('updateCartItems', 'UpdateCartItemsInput!', 'errors { code message }')
export const removeItemFromCart = changeByInput('removeItemFromCart', 'RemoveItemFromCartInput!')

/** Adds the items of an order to a cart again. */
export const reorderItems = change(
  'reorderItems',
  '$orderNumber: String!',
  'orderNumber: $orderNumber',
  'userInputErrors { code message }',
)
export const addWishlistItemsToCart = {
  operationName: 'addWishlistItemsToCart',
  query: `mutation addWishlistItemsToCart($wishlistId: ID!, $wishlistItemIds: [ID!]) {
  addWishlistItemsToCart(wishlistId: $wishlistId, wishlistItemIds: $wishlistItemIds) {
    add_wishlist_items_to_cart_user_errors { code message }
  }
}`,
  result: z.object({
    addWishlistItemsToCart: z.nullable(
      z.object({
        add_wishlist_items_to_cart_user_errors: z.array(z.nullable(sentRefusal)),
      }),
    ),
  }),
} as const

export const applyCoupon = changeByInput('applyCouponToCart', 'ApplyCouponToCartInput!')
export const removeCoupon = changeByInput('removeCouponFromCart', 'RemoveCouponFromCartInput!')
export const applyPoints = change('applyRewardPointsToCart', '$cartId: ID!', 'cartId: $cartId')
export const removePoints = change('removeRewardPointsFromCart', '$cartId: ID!', 'cartId: $cartId')
export const applyCredit = changeByInput('applyStoreCreditToCart', 'ApplyStoreCreditToCartInput!')
export const removeCredit = changeByInput('removeStoreCreditFromCart', 'RemoveStoreCreditFromCartInput!')
export const applyGiftCard = changeByInput('applyGiftCardToCart', 'ApplyGiftCardToCartInput!')
export const removeGiftCard = changeByInput('removeGiftCardFromCart', 'RemoveGiftCardFromCartInput!')
/** The codes in a cart, for removing one by its last characters. Never stored. */
export const giftCardCodesQuery = {
  operationName: 'giftCardCodes',
  query: 'query giftCardCodes($cart_id: String!) { cart(cart_id: $cart_id) { applied_gift_cards { code } } }',
  result: z.object({
    cart: z.nullable(
      z.object({
        applied_gift_cards: z.nullable(z.array(z.nullable(z.object({ code: z.nullable(z.string()) })))),
      }),
    ),
  }),
} as const

/** Sets the email of a guest's cart. */
export const setGuestEmail = changeByInput('setGuestEmailOnCart', 'SetGuestEmailOnCartInput!')
export const setShippingAddresses = changeByInput('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput!')
export const setBillingAddress = changeByInput('setBillingAddressOnCart', 'SetBillingAddressOnCartInput!')
export const setShippingMethods = changeByInput('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput!')
export const setPaymentMethod = changeByInput('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput!')
export const setDeliverySlot = changeByInput('setDeliverySlotOnCart', 'SetDeliverySlotOnCartInput!')

/** A check that changes nothing. */
export const shoppingModeChangeChecking = {
  operationName: 'shoppingModeChangeChecking',
  query: `query shoppingModeChangeChecking($cartId: String!, $mode: ShoppingMode!) {
  shoppingModeChangeChecking(cart_id: $cartId, mode: $mode) {
    current_mode requested_mode incompatible_items { sku name qty }
  }
}`,
  result: z.object({
    shoppingModeChangeChecking: z.nullable(
      z.object({
        current_mode: z.string(),
        requested_mode: z.string(),
        incompatible_items: z.array(z.object({ sku: z.string(), name: z.string(), qty: z.number() })),
      }),
    ),
  }),
} as const
