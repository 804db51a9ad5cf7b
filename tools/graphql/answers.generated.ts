// Written by `npm run graphql`.
import type * as z from 'zod/mini'
import type * as commerce_account_information from '../../core/src/wire/commerce/account-information.ts'
import type * as commerce_account_overview from '../../core/src/wire/commerce/account-overview.ts'
import type * as commerce_addresses from '../../core/src/wire/commerce/addresses.ts'
import type * as commerce_age_gate from '../../core/src/wire/commerce/age-gate.ts'
import type * as commerce_cancel_order from '../../core/src/wire/commerce/cancel-order.ts'
import type * as commerce_checkout_documents from '../../core/src/wire/commerce/checkout-documents.ts'
import type * as commerce_commerce_cart_documents from '../../core/src/wire/commerce/commerce-cart-documents.ts'
import type * as commerce_commerce_listing from '../../core/src/wire/commerce/commerce-listing.ts'
import type * as commerce_commerce_orders from '../../core/src/wire/commerce/commerce-orders.ts'
import type * as commerce_commerce_product_documents from '../../core/src/wire/commerce/commerce-product-documents.ts'
import type * as commerce_commerce from '../../core/src/wire/commerce/commerce.ts'
import type * as commerce_content_pages from '../../core/src/wire/commerce/content-pages.ts'
import type * as commerce_credentials from '../../core/src/wire/commerce/credentials.ts'
import type * as commerce_customer from '../../core/src/wire/commerce/customer.ts'
import type * as commerce_discover_documents from '../../core/src/wire/commerce/discover-documents.ts'
import type * as commerce_doctors from '../../core/src/wire/commerce/doctors.ts'
import type * as commerce_favorite_cards from '../../core/src/wire/commerce/favorite-cards.ts'
import type * as commerce_gift_cards from '../../core/src/wire/commerce/gift-cards.ts'
import type * as commerce_lab_results from '../../core/src/wire/commerce/lab-results.ts'
import type * as commerce_named_cards from '../../core/src/wire/commerce/named-cards.ts'
import type * as commerce_order_stock from '../../core/src/wire/commerce/order-stock.ts'
import type * as commerce_prefetching from '../../core/src/wire/commerce/prefetching.ts'
import type * as commerce_search_suggest from '../../core/src/wire/commerce/search-suggest.ts'
import type * as commerce_sitemap from '../../core/src/wire/commerce/sitemap.ts'
import type * as commerce_store_credit from '../../core/src/wire/commerce/store-credit.ts'
import type * as commerce_wishlists from '../../core/src/wire/commerce/wishlists.ts'
import type * as live_live from '../../core/src/wire/live/live.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConfirmEmailInput = {
  confirmation_key: string;
  email: string;
};

export type CustomerAddressInput = {
  prefix?: string | null;
  firstname?: string | null;
  middlename?: string | null;
  lastname?: string | null;
  suffix?: string | null;
  company?: string | null;
  street?: Array<string | null> | null;
  city?: string | null;
  region?: CustomerAddressRegionInput | null;
  postcode?: string | null;
  country_code?: CountryCodeEnum | null;
  country_id?: CountryCodeEnum | null;
  telephone?: string | null;
  fax?: string | null;
  vat_id?: string | null;
  default_shipping?: boolean | null;
  default_billing?: boolean | null;
  custom_attributes?: Array<CustomerAddressAttributeInput | null> | null;
};

export type CustomerAddressRegionInput = {
  region_id?: number | null;
  region_code?: string | null;
  region?: string | null;
};

export type CustomerAddressAttributeInput = {
  attribute_code: string;
  value: string;
};

export type AttributeInput = {
  attribute_code?: string | null;
  entity_type?: string | null;
};

export type ShipBundleItemsEnum =
  | 'TOGETHER'
  | 'SEPARATELY';

export type CancelOrderInput = {
  order_id: string | number;
  reason: string;
};

export type GuestOrderCancelInput = {
  token: string;
  reason: string;
};

export type ConfirmCancelOrderInput = {
  order_id: string | number;
  confirmation_key: string;
};

export type CartItemInput = {
  sku: string;
  quantity: number;
  parent_sku?: string | null;
  selected_options?: Array<string | number | null> | null;
  entered_options?: Array<EnteredOptionInput | null> | null;
};

export type EnteredOptionInput = {
  uid: string | number;
  value: string;
};

export type CartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED'
  | 'PERMISSION_DENIED';

export type UpdateCartItemsInput = {
  cart_id: string;
  cart_items: Array<CartItemUpdateInput | null>;
};

export type CartItemUpdateInput = {
  cart_item_uid?: string | number | null;
  cart_item_id?: number | null;
  quantity?: number | null;
};

export type RemoveItemFromCartInput = {
  cart_id: string;
  cart_item_uid?: string | number | null;
  cart_item_id?: number | null;
};

export type CartItemErrorType =
  | 'UNDEFINED'
  | 'ITEM_QTY'
  | 'ITEM_INCREMENTS';

export type ShoppingMode =
  | 'DEFAULT'
  | 'RECREATIONAL'
  | 'MEDICAL';

export type CategoryFilterInput = {
  ids?: FilterEqualTypeInput | null;
  category_uid?: FilterEqualTypeInput | null;
  parent_id?: FilterEqualTypeInput | null;
  parent_category_uid?: FilterEqualTypeInput | null;
  url_key?: FilterEqualTypeInput | null;
  url_path?: FilterEqualTypeInput | null;
  name?: FilterMatchTypeInput | null;
};

export type ApplyCouponToCartInput = {
  cart_id: string;
  coupon_code: string;
};

export type RemoveCouponFromCartInput = {
  cart_id: string;
};

export type ApplyStoreCreditToCartInput = {
  cart_id: string;
};

export type RemoveStoreCreditFromCartInput = {
  cart_id: string;
};

export type ApplyGiftCardToCartInput = {
  cart_id: string;
  gift_card_code: string;
};

export type RemoveGiftCardFromCartInput = {
  cart_id: string;
  gift_card_code: string;
};

export type SetGuestEmailOnCartInput = {
  cart_id: string;
  email: string;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: string;
  shipping_addresses: Array<ShippingAddressInput | null>;
};

export type ShippingAddressInput = {
  address?: CartAddressInput | null;
  customer_address_id?: number | null;
  customer_notes?: string | null;
  pickup_location_code?: string | null;
};

export type SetBillingAddressOnCartInput = {
  cart_id: string;
  billing_address: BillingAddressInput;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null;
  customer_address_id?: number | null;
  same_as_shipping?: boolean | null;
  use_for_shipping?: boolean | null;
};

export type CartAddressInput = {
  firstname: string;
  lastname: string;
  company?: string | null;
  street: Array<string | null>;
  city: string;
  region?: string | null;
  region_id?: number | null;
  postcode?: string | null;
  country_code: string;
  telephone?: string | null;
  prefix?: string | null;
  middlename?: string | null;
  suffix?: string | null;
  fax?: string | null;
  vat_id?: string | null;
  save_in_address_book?: boolean | null;
};

export type SetShippingMethodsOnCartInput = {
  cart_id: string;
  shipping_methods: Array<ShippingMethodInput | null>;
};

export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: string;
  payment_method: PaymentMethodInput;
};

export type PaymentMethodInput = {
  code: string;
  purchase_order_number?: string | null;
};

export type SetDeliverySlotOnCartInput = {
  cart_id: string;
  zoneid: string;
  slotid: string;
};

export type ContactUsInput = {
  name: string;
  email: string;
  telephone?: string | null;
  comment: string;
};

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CustomerCreateInput = {
  allow_remote_shopping_assistance?: boolean | null;
  date_of_birth?: string | null;
  dob?: string | null;
  email: string;
  firstname: string;
  gender?: number | null;
  is_subscribed?: boolean | null;
  lastname: string;
  middlename?: string | null;
  password?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  taxvat?: string | null;
  state_preference?: string | null;
};

export type LoyaltyCustomerInput = {
  email: string;
  firstname: string;
  lastname: string;
  password: string;
  date_of_birth?: string | null;
  state?: string | null;
  is_email_subscribed?: boolean | null;
  phone_number?: string | null;
  is_sms_subscribed?: boolean | null;
  marketing_phone_signature?: string | null;
  raf_incentive_id?: string | null;
  raf_stat_id?: string | null;
};

export type CustomerOrdersFilterInput = {
  number?: FilterStringTypeInput | null;
  status?: FilterEqualTypeInput | null;
  order_date?: FilterRangeTypeInput | null;
  grand_total?: FilterRangeTypeInput | null;
};

export type CustomerUpdateInput = {
  allow_remote_shopping_assistance?: boolean | null;
  date_of_birth?: string | null;
  dob?: string | null;
  firstname?: string | null;
  gender?: number | null;
  is_subscribed?: boolean | null;
  lastname?: string | null;
  middlename?: string | null;
  my_store?: string | null;
  nickname?: string | null;
  prefix?: string | null;
  rewards_state?: string | null;
  suffix?: string | null;
  taxvat?: string | null;
};

export type CommunicationPreferencesInput = {
  is_email_subscribed_rewards?: boolean | null;
  is_phone_subscribed_rewards?: boolean | null;
  is_email_subscribed?: boolean | null;
  is_phone_subscribed?: boolean | null;
  phone_number?: string | null;
  marketing_phone_signature?: string | null;
};

export type CertifyingDoctorFilterInput = {
  state_code?: string | null;
  place?: string | null;
  within_miles?: number | null;
  telehealth?: boolean | null;
  accepting_new_patients?: boolean | null;
};

export type GiftCardTypeEnum =
  | 'VIRTUAL'
  | 'PHYSICAL'
  | 'COMBINED';

export type GiftCardAccountInput = {
  gift_card_code: string;
};

export type OrderInformationInput = {
  number: string;
  email: string;
  lastname: string;
};

export type OrderTokenInput = {
  token: string;
};

export type LabPotencyUnit =
  | 'PERCENT'
  | 'PERCENT_OF_LABEL';

export type SessionState =
  | 'signedIn'
  | 'revoked';

export type CurrencyEnum =
  | 'USD';

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type FilterEqualTypeInput = {
  eq?: string | null;
  in?: Array<string | null> | null;
};

export type FilterStringTypeInput = {
  eq?: string | null;
  in?: Array<string | null> | null;
  match?: string | null;
};

export type FilterRangeTypeInput = {
  from?: string | null;
  to?: string | null;
};

export type OrderChannel =
  | 'COMMERCE'
  | 'ORDERING';

export type OrderActionType =
  | 'REORDER'
  | 'CANCEL'
  | 'RETURN';

export type PlaceOrderInput = {
  cart_id: string;
};

export type CheckoutUserInputErrorCodes =
  | 'REORDER_NOT_AVAILABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';

export type PlaceOrderErrorCodes =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'SLOT_UNAVAILABLE'
  | 'UNDEFINED';

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type UrlRewriteEntityTypeEnum =
  | 'CMS_PAGE'
  | 'PRODUCT'
  | 'CATEGORY';

export type PriceTypeEnum =
  | 'FIXED'
  | 'PERCENT'
  | 'DYNAMIC';

export type PriceViewEnum =
  | 'PRICE_RANGE'
  | 'AS_LOW_AS';

export type ProductAttributeFilterInput = {
  sku?: FilterEqualTypeInput | null;
  url_key?: FilterEqualTypeInput | null;
  category_id?: FilterEqualTypeInput | null;
  category_uid?: FilterEqualTypeInput | null;
  category_url_path?: FilterEqualTypeInput | null;
  brand?: FilterEqualTypeInput | null;
  strain_type?: FilterEqualTypeInput | null;
  size?: FilterEqualTypeInput | null;
  is_sale?: FilterEqualTypeInput | null;
  is_medical_only?: FilterEqualTypeInput | null;
  name?: FilterMatchTypeInput | null;
  description?: FilterMatchTypeInput | null;
  short_description?: FilterMatchTypeInput | null;
  price?: FilterRangeTypeInput | null;
  thc?: FilterRangeTypeInput | null;
};

export type FilterMatchTypeInput = {
  match?: string | null;
  match_type?: FilterMatchTypeEnum | null;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type ProductAttributeSortInput = {
  position?: SortEnum | null;
  name?: SortEnum | null;
  price?: SortEnum | null;
  relevance?: SortEnum | null;
};

export type AggregationsFilterInput = {
  category?: AggregationsCategoryFilterInput | null;
};

export type AggregationsCategoryFilterInput = {
  includeDirectChildrenOnly?: boolean | null;
};

export type MedicalIdStatus =
  | 'NOT_REQUIRED'
  | 'VALID'
  | 'EXPIRED'
  | 'NOT_YET_VALID'
  | 'OTHER_STATE'
  | 'MISSING';

export type WishlistChannel =
  | 'COMMERCE'
  | 'ORDERING';

export type WishlistVisibilityEnum =
  | 'PUBLIC'
  | 'PRIVATE';

export type CreateWishlistInput = {
  name: string;
  visibility: WishlistVisibilityEnum;
};

export type WishlistItemInput = {
  sku: string;
  channel?: WishlistChannel | null;
  parent_sku?: string | null;
  quantity: number;
  selected_options?: Array<string | number | null> | null;
  entered_options?: Array<EnteredOptionInput | null> | null;
};

export type WishlistItemUpdateInput = {
  wishlist_item_id: string | number;
  quantity?: number | null;
  description?: string | null;
  selected_options?: Array<string | number | null> | null;
  entered_options?: Array<EnteredOptionInput | null> | null;
};

export type WishlistItemCopyInput = {
  wishlist_item_id: string | number;
  quantity?: number | null;
};

export type WishlistItemMoveInput = {
  wishlist_item_id: string | number;
  quantity?: number | null;
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistCartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';

export type confirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type confirmEmailMutation = { confirmEmail: { customer: { email: string } } };

export type deleteCustomerMutationVariables = Exact<{ [key: string]: never; }>;


export type deleteCustomerMutation = { deleteCustomer: boolean };

export type resendConfirmationEmailMutationVariables = Exact<{
  email: string;
}>;


export type resendConfirmationEmailMutation = { resendConfirmationEmail: boolean };

export type updateCustomerEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type updateCustomerEmailMutation = { updateCustomerEmail: { customer: { email: string } } };

export type accountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type accountOverviewQuery = { customer: { firstname: string, email: string, is_email_confirmed: boolean, is_subscribed: boolean, loyalty: { is_signed: boolean, points: number }, orders: { total_count: number | null, items: Array<{ number: string, order_date: string, status: string, checkout_type: string | null, shopping_mode: ShoppingMode | null, channel: OrderChannel, available_actions: Array<OrderActionType | null>, store: { code: string, name: string } | null, total: { grand_total: { value: number, currency: CurrencyEnum } }, items: Array<{ id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, picture: { small_image: { url: string | null } | null } | null, menuProduct: { name: string, brand_name: string, image: { url: string | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null } | null> | null }> } | null, store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null } | null, wishlists: Array<{ items_count: number | null } | null>, addresses: Array<{ uid: string } | null> | null } };

export type countriesQueryVariables = Exact<{ [key: string]: never; }>;


export type countriesQuery = { countries: Array<{ id: string | null, two_letter_abbreviation: string | null, full_name_locale: string | null, full_name_english: string | null, available_regions: Array<{ id: number | null, code: string | null, name: string | null } | null> | null } | null> | null };

export type createCustomerAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type createCustomerAddressMutation = { createCustomerAddress: { uid: string } };

export type customerAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type customerAddressesQuery = { customer: { addresses: Array<{ uid: string, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region_id: number | null, region_code: string | null, region: string | null } | null } | null> | null } };

export type deleteCustomerAddressV2MutationVariables = Exact<{
  uid: string | number;
}>;


export type deleteCustomerAddressV2Mutation = { deleteCustomerAddressV2: boolean };

export type updateCustomerAddressV2MutationVariables = Exact<{
  uid: string | number;
  input?: CustomerAddressInput | null;
}>;


export type updateCustomerAddressV2Mutation = { updateCustomerAddressV2: { uid: string } };

export type ageGateConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type ageGateConfigQuery = { ageGateConfig: Array<{ state_code: string, state_label: string, main_title: string, sub_title: string, age_requirement_copy: string, min_age_medical: string, min_age_recreational: string, show_datepicker: boolean }> | null };

export type cancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type cancelOrderMutation = { cancelOrder: { errorV2: { message: string } | null, order: { number: string, order_date: string, status: string, checkout_type: string | null, shopping_mode: ShoppingMode | null, channel: OrderChannel, available_actions: Array<OrderActionType | null>, id: string, version: string, token: string, email: string | null, shipping_method: string | null, delivery_slot: string | null, store: { code: string, name: string } | null, customer_info: { firstname: string, lastname: string | null }, items: Array<{ id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, picture: { small_image: { url: string | null } | null } | null, menuProduct: { name: string, brand_name: string, image: { url: string | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number, currency: CurrencyEnum }, entered_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } } | null } | null> | null, total: { subtotal_excl_tax: { value: number, currency: CurrencyEnum }, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, total_shipping: { value: number, currency: CurrencyEnum }, total_tax: { value: number, currency: CurrencyEnum }, taxes: Array<{ title: string, code: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, total_reward_points: { value: number, currency: CurrencyEnum } | null, total_giftcard: { value: number, currency: CurrencyEnum } | null, total_store_credit: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } }, pickup_location: { code: string, name: string } | null, handover: { day: string, from: string, to: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, applied_coupons: Array<{ code: string } | null>, applied_gift_cards: Array<{ code: string, applied_balance: { value: number, currency: CurrencyEnum } } | null> | null, comments: Array<{ message: string, timestamp: string } | null> | null } | null } };

export type AddressOfOrderFragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null };

export type cancellationReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type cancellationReasonsQuery = { storeConfig: { order_cancellation_reasons: Array<{ description: string } | null> } };

export type confirmCancelOrderMutationVariables = Exact<{
  input: ConfirmCancelOrderInput;
}>;


export type confirmCancelOrderMutation = { confirmCancelOrder: { errorV2: { message: string } | null } };

export type requestGuestOrderCancelMutationVariables = Exact<{
  input: GuestOrderCancelInput;
}>;


export type requestGuestOrderCancelMutation = { requestGuestOrderCancel: { errorV2: { message: string } | null } };

export type createCustomerOnCheckoutMutationVariables = Exact<{
  input: CustomerCreateInput;
  increment_id: string;
}>;


export type createCustomerOnCheckoutMutation = { createCustomerOnCheckout: { customer: { email: string } } };

export type placeOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type placeOrderMutation = { placeOrder: { orderV2: { number: string, token: string, order_date: string, status: string, email: string | null, delivery_slot: string | null, customer_info: { firstname: string, lastname: string | null }, items: Array<{ product_name: string | null, product_sku: string, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } } | null } | null> | null, total: { grand_total: { value: number, currency: CurrencyEnum }, subtotal_excl_tax: { value: number, currency: CurrencyEnum }, total_tax: { value: number, currency: CurrencyEnum }, total_shipping: { value: number, currency: CurrencyEnum }, total_giftcard: { value: number, currency: CurrencyEnum } | null, total_store_credit: { value: number, currency: CurrencyEnum } | null, total_reward_points: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null }, pickup_location: { code: string, name: string } | null, shipping_address: { street: Array<string | null>, city: string, region: string | null, postcode: string | null } | null, payment_methods: Array<{ name: string } | null> | null } | null, errors: Array<{ code: PlaceOrderErrorCodes, message: string } | null> } };

export type addProductsToCartMutationVariables = Exact<{
  cartId: string;
  cartItems: Array<CartItemInput> | CartItemInput;
}>;


export type addProductsToCartMutation = { addProductsToCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null }, user_errors: Array<{ code: CartUserInputErrorType, message: string } | null> } };

export type CartFieldsFragment = { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
      | (
        { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
      )
      | (
        { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        & { __typename: 'ConfigurableCartItem' }
      )
      | (
        { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        & { __typename: 'BundleCartItem' }
      )
      | (
        { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        & { __typename: 'GiftCardCartItem' }
      )
     | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null };

export type AmountFragment = { value: number, currency: CurrencyEnum };

export type LimitFieldsFragment = { max_available: number, used: number, cart: number, unit: string, remaining: number };

export type MethodFieldsFragment = { carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } };

export type AddressFieldsFragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } };

type LineFields_SimpleCartItem_VirtualCartItem_Fragment = { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

type LineFields_ConfigurableCartItem_Fragment = { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

type LineFields_BundleCartItem_Fragment = { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

type LineFields_GiftCardCartItem_Fragment = { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

export type LineFieldsFragment =
  | LineFields_SimpleCartItem_VirtualCartItem_Fragment
  | LineFields_ConfigurableCartItem_Fragment
  | LineFields_BundleCartItem_Fragment
  | LineFields_GiftCardCartItem_Fragment
;

export type addWishlistItemsToCartMutationVariables = Exact<{
  wishlistId: string | number;
  wishlistItemIds?: Array<string | number> | string | number | null;
}>;


export type addWishlistItemsToCartMutation = { addWishlistItemsToCart: { add_wishlist_items_to_cart_user_errors: Array<{ code: WishlistCartUserInputErrorType, message: string } | null> } };

export type applyCouponToCartMutationVariables = Exact<{
  input: ApplyCouponToCartInput;
}>;


export type applyCouponToCartMutation = { applyCouponToCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type applyStoreCreditToCartMutationVariables = Exact<{
  input: ApplyStoreCreditToCartInput;
}>;


export type applyStoreCreditToCartMutation = { applyStoreCreditToCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type applyGiftCardToCartMutationVariables = Exact<{
  input: ApplyGiftCardToCartInput;
}>;


export type applyGiftCardToCartMutation = { applyGiftCardToCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type applyRewardPointsToCartMutationVariables = Exact<{
  cartId: string | number;
}>;


export type applyRewardPointsToCartMutation = { applyRewardPointsToCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type cartLifetimeQueryVariables = Exact<{ [key: string]: never; }>;


export type cartLifetimeQuery = { storeConfig: { ttl_cart_id: number | null } };

export type cartQueryVariables = Exact<{
  cart_id: string;
}>;


export type cartQuery = { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
        | (
          { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
        )
        | (
          { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'ConfigurableCartItem' }
        )
        | (
          { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'BundleCartItem' }
        )
        | (
          { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'GiftCardCartItem' }
        )
       | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } | null };

export type createEmptyCartMutationVariables = Exact<{ [key: string]: never; }>;


export type createEmptyCartMutation = { createEmptyCart: string };

export type customerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type customerCartQuery = { customerCart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
        | (
          { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
        )
        | (
          { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'ConfigurableCartItem' }
        )
        | (
          { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'BundleCartItem' }
        )
        | (
          { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'GiftCardCartItem' }
        )
       | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } };

export type giftCardCodesQueryVariables = Exact<{
  cart_id: string;
}>;


export type giftCardCodesQuery = { cart: { applied_gift_cards: Array<{ code: string | null } | null> | null } | null };

export type mergeCartsMutationVariables = Exact<{
  source_cart_id: string;
}>;


export type mergeCartsMutation = { mergeCarts: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, merge_issues: Array<{ code: CartUserInputErrorType, message: string }>, itemsV2: { items: Array<
        | (
          { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
        )
        | (
          { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'ConfigurableCartItem' }
        )
        | (
          { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'BundleCartItem' }
        )
        | (
          { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
          & { __typename: 'GiftCardCartItem' }
        )
       | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } };

export type removeCouponFromCartMutationVariables = Exact<{
  input: RemoveCouponFromCartInput;
}>;


export type removeCouponFromCartMutation = { removeCouponFromCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } | null } };

export type removeStoreCreditFromCartMutationVariables = Exact<{
  input: RemoveStoreCreditFromCartInput;
}>;


export type removeStoreCreditFromCartMutation = { removeStoreCreditFromCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type removeGiftCardFromCartMutationVariables = Exact<{
  input: RemoveGiftCardFromCartInput;
}>;


export type removeGiftCardFromCartMutation = { removeGiftCardFromCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type removeItemFromCartMutationVariables = Exact<{
  input: RemoveItemFromCartInput;
}>;


export type removeItemFromCartMutation = { removeItemFromCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type removeRewardPointsFromCartMutationVariables = Exact<{
  cartId: string | number;
}>;


export type removeRewardPointsFromCartMutation = { removeRewardPointsFromCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type reorderItemsMutationVariables = Exact<{
  orderNumber: string;
}>;


export type reorderItemsMutation = { reorderItems: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null }, userInputErrors: Array<{ code: CheckoutUserInputErrorCodes, message: string } | null> } };

export type setBillingAddressOnCartMutationVariables = Exact<{
  input: SetBillingAddressOnCartInput;
}>;


export type setBillingAddressOnCartMutation = { setBillingAddressOnCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type setDeliverySlotOnCartMutationVariables = Exact<{
  input: SetDeliverySlotOnCartInput;
}>;


export type setDeliverySlotOnCartMutation = { setDeliverySlotOnCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type setGuestEmailOnCartMutationVariables = Exact<{
  input: SetGuestEmailOnCartInput;
}>;


export type setGuestEmailOnCartMutation = { setGuestEmailOnCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type setPaymentMethodOnCartMutationVariables = Exact<{
  input: SetPaymentMethodOnCartInput;
}>;


export type setPaymentMethodOnCartMutation = { setPaymentMethodOnCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type setShippingAddressesOnCartMutationVariables = Exact<{
  input: SetShippingAddressesOnCartInput;
}>;


export type setShippingAddressesOnCartMutation = { setShippingAddressesOnCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type setShippingMethodsOnCartMutationVariables = Exact<{
  input: SetShippingMethodsOnCartInput;
}>;


export type setShippingMethodsOnCartMutation = { setShippingMethodsOnCart: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null } } };

export type shoppingModeChangeCheckingQueryVariables = Exact<{
  cartId: string;
  mode: ShoppingMode;
}>;


export type shoppingModeChangeCheckingQuery = { shoppingModeChangeChecking: { current_mode: ShoppingMode, requested_mode: ShoppingMode, incompatible_items: Array<{ sku: string, name: string, qty: number }> } | null };

export type updateCartItemsMutationVariables = Exact<{
  input: UpdateCartItemsInput;
}>;


export type updateCartItemsMutation = { updateCartItems: { cart: { id: string, version: string, store_code: string, shopping_mode: ShoppingMode, email: string | null, is_virtual: boolean, itemsV2: { items: Array<
          | (
            { uid: string, quantity: number, max_qty: number | null, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'SimpleCartItem' | 'VirtualCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, configured_variant: { sku: string | null, small_image: { url: string | null } | null }, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'ConfigurableCartItem' }
          )
          | (
            { uid: string, quantity: number, max_qty: number | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'BundleCartItem' }
          )
          | (
            { sender_name: string, recipient_name: string, uid: string, quantity: number, max_qty: number | null, amount: { value: number, currency: CurrencyEnum }, product: { sku: string | null, url_key: string | null, name: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null } | null> | null }, item_info: { brand: string | null, product_display_name: string | null, strain_type: string | null, thc_percentage: string | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number } } | null, prices: { promo_labels: Array<string>, row_total: { value: number, currency: CurrencyEnum }, original_item_price: { value: number, currency: CurrencyEnum }, original_row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
            & { __typename: 'GiftCardCartItem' }
          )
         | null> } | null, prices: { subtotal_excluding_tax: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } | null, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_reward_points: { points: number, money: { value: number, currency: CurrencyEnum } } | null, applied_store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null, applied_gift_cards: Array<{ code: string | null, current_balance: { value: number, currency: CurrencyEnum } | null, applied_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, sap_opps_service_state: { state: string, error_message: string | null }, selected_pickup_location: { code: string, name: string, phone: string | null, working_hours: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } } | null, delivery_slots: Array<{ label: string, values: Array<{ zoneid: string, slotid: string, time: string }>, selected: { slotid: string } | null }>, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { value: number, currency: CurrencyEnum } } | null, region: { code: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, regulations: { medical_id_status: MedicalIdStatus, info: string, info_message: string | null, error_messages: Array<string>, is_place_order_allowed: boolean, limits: { thc: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, cbd: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null, smoking: { max_available: number, used: number, cart: number, unit: string, remaining: number } | null } } | null }, errors: Array<{ code: CartUserInputErrorType, message: string } | null> } };

export type attributeOptionsQueryVariables = Exact<{
  attributes: Array<AttributeInput> | AttributeInput;
}>;


export type attributeOptionsQuery = { customAttributeMetadata: { items: Array<{ attribute_code: string | null, attribute_options: Array<{ label: string | null, value: string | null } | null> | null } | null> | null } | null };

export type brandsQueryVariables = Exact<{ [key: string]: never; }>;


export type brandsQuery = { categoryList: Array<{ children: Array<{ name: string | null, url_key: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, product_count: number | null, image: string | null } | null> | null } | null> | null };

export type categoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type categoriesQuery = { categoryList: Array<{ children: Array<{ name: string | null, url_key: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, product_count: number | null, children: Array<{ name: string | null, url_key: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, product_count: number | null } | null> | null } | null> | null } | null> | null };

export type categoryListingQueryVariables = Exact<{
  filters?: CategoryFilterInput | null;
  search?: string | null;
  filter?: ProductAttributeFilterInput | null;
  pageSize: number;
  currentPage: number;
  sort?: ProductAttributeSortInput | null;
  counted?: AggregationsFilterInput | null;
}>;


export type categoryListingQuery = { categoryList: Array<{ name: string | null, url_key: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, product_count: number | null, display_mode: string | null, description: string | null, image: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null, language: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null, category_level: number | null } | null> | null, children: Array<{ name: string | null, url_key: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, product_count: number | null, image: string | null, products: { items: Array<
          | (
            { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
            & { __typename: 'BundleProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct' }
          )
          | (
            { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string, label: string | null } | null> | null, product: { stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } } } } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
            & { __typename: 'ConfigurableProduct' }
          )
         | null> | null } | null } | null> | null } | null> | null, products: { total_count: number | null, items: Array<
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'BundleProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct' }
      )
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string, label: string | null } | null> | null, product: { stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } } } } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'ConfigurableProduct' }
      )
     | null> | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null, sort_fields: { default: string | null, options: Array<{ label: string | null, value: string | null } | null> | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, suggestions: Array<{ search: string } | null> | null } | null };

export type facetsQueryVariables = Exact<{
  search?: string | null;
  filter?: ProductAttributeFilterInput | null;
  counted?: AggregationsFilterInput | null;
}>;


export type facetsQuery = { products: { aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null };

export type shopFrontQueryVariables = Exact<{
  pageSize: number;
}>;


export type shopFrontQuery = { categoryList: Array<{ children: Array<{ name: string | null, url_key: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, product_count: number | null, image: string | null, products: { items: Array<
          | (
            { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
            & { __typename: 'BundleProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct' }
          )
          | (
            { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string, label: string | null } | null> | null, product: { stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } } } } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
            & { __typename: 'ConfigurableProduct' }
          )
         | null> | null } | null } | null> | null } | null> | null, products: { total_count: number | null, items: Array<
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'BundleProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct' }
      )
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string, label: string | null } | null> | null, product: { stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } } } } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'ConfigurableProduct' }
      )
     | null> | null } | null };

export type customerOrderQueryVariables = Exact<{
  number: string;
}>;


export type customerOrderQuery = { customer: { orders: { items: Array<{ number: string, order_date: string, status: string, checkout_type: string | null, shopping_mode: ShoppingMode | null, channel: OrderChannel, available_actions: Array<OrderActionType | null>, id: string, version: string, token: string, email: string | null, shipping_method: string | null, delivery_slot: string | null, store: { code: string, name: string } | null, customer_info: { firstname: string, lastname: string | null }, items: Array<{ id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, picture: { small_image: { url: string | null } | null } | null, menuProduct: { name: string, brand_name: string, image: { url: string | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number, currency: CurrencyEnum }, entered_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } } | null } | null> | null, total: { subtotal_excl_tax: { value: number, currency: CurrencyEnum }, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, total_shipping: { value: number, currency: CurrencyEnum }, total_tax: { value: number, currency: CurrencyEnum }, taxes: Array<{ title: string, code: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, total_reward_points: { value: number, currency: CurrencyEnum } | null, total_giftcard: { value: number, currency: CurrencyEnum } | null, total_store_credit: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } }, pickup_location: { code: string, name: string } | null, handover: { day: string, from: string, to: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, applied_coupons: Array<{ code: string } | null>, applied_gift_cards: Array<{ code: string, applied_balance: { value: number, currency: CurrencyEnum } } | null> | null, comments: Array<{ message: string, timestamp: string } | null> | null }> } | null } };

export type customerOrdersQueryVariables = Exact<{
  filter?: CustomerOrdersFilterInput | null;
  currentPage?: number | null;
  pageSize?: number | null;
}>;


export type customerOrdersQuery = { customer: { orders: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ number: string, order_date: string, status: string, checkout_type: string | null, shopping_mode: ShoppingMode | null, channel: OrderChannel, available_actions: Array<OrderActionType | null>, store: { code: string, name: string } | null, total: { grand_total: { value: number, currency: CurrencyEnum } }, items: Array<{ id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, picture: { small_image: { url: string | null } | null } | null, menuProduct: { name: string, brand_name: string, image: { url: string | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null } | null> | null }> } | null } };

export type guestOrderByTokenQueryVariables = Exact<{
  input: OrderTokenInput;
}>;


export type guestOrderByTokenQuery = { guestOrderByToken: { number: string, order_date: string, status: string, checkout_type: string | null, shopping_mode: ShoppingMode | null, channel: OrderChannel, available_actions: Array<OrderActionType | null>, id: string, version: string, token: string, email: string | null, shipping_method: string | null, delivery_slot: string | null, store: { code: string, name: string } | null, customer_info: { firstname: string, lastname: string | null }, items: Array<{ id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, picture: { small_image: { url: string | null } | null } | null, menuProduct: { name: string, brand_name: string, image: { url: string | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number, currency: CurrencyEnum }, entered_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } } | null } | null> | null, total: { subtotal_excl_tax: { value: number, currency: CurrencyEnum }, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, total_shipping: { value: number, currency: CurrencyEnum }, total_tax: { value: number, currency: CurrencyEnum }, taxes: Array<{ title: string, code: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, total_reward_points: { value: number, currency: CurrencyEnum } | null, total_giftcard: { value: number, currency: CurrencyEnum } | null, total_store_credit: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } }, pickup_location: { code: string, name: string } | null, handover: { day: string, from: string, to: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, applied_coupons: Array<{ code: string } | null>, applied_gift_cards: Array<{ code: string, applied_balance: { value: number, currency: CurrencyEnum } } | null> | null, comments: Array<{ message: string, timestamp: string } | null> | null } };

export type guestOrderQueryVariables = Exact<{
  input: OrderInformationInput;
}>;


export type guestOrderQuery = { guestOrder: { number: string, order_date: string, status: string, checkout_type: string | null, shopping_mode: ShoppingMode | null, channel: OrderChannel, available_actions: Array<OrderActionType | null>, id: string, version: string, token: string, email: string | null, shipping_method: string | null, delivery_slot: string | null, store: { code: string, name: string } | null, customer_info: { firstname: string, lastname: string | null }, items: Array<{ id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, picture: { small_image: { url: string | null } | null } | null, menuProduct: { name: string, brand_name: string, image: { url: string | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number, currency: CurrencyEnum }, entered_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number, currency: CurrencyEnum }, total_item_discount: { value: number, currency: CurrencyEnum } } | null } | null> | null, total: { subtotal_excl_tax: { value: number, currency: CurrencyEnum }, discounts: Array<{ label: string, amount: { value: number, currency: CurrencyEnum } } | null> | null, total_shipping: { value: number, currency: CurrencyEnum }, total_tax: { value: number, currency: CurrencyEnum }, taxes: Array<{ title: string, code: string | null, amount: { value: number, currency: CurrencyEnum } } | null> | null, total_reward_points: { value: number, currency: CurrencyEnum } | null, total_giftcard: { value: number, currency: CurrencyEnum } | null, total_store_credit: { value: number, currency: CurrencyEnum } | null, grand_total: { value: number, currency: CurrencyEnum } }, pickup_location: { code: string, name: string } | null, handover: { day: string, from: string, to: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, applied_coupons: Array<{ code: string } | null>, applied_gift_cards: Array<{ code: string, applied_balance: { value: number, currency: CurrencyEnum } } | null> | null, comments: Array<{ message: string, timestamp: string } | null> | null } };

export type productAtStoreQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null;
}>;


export type productAtStoreQuery = { products: { items: Array<{ url_key: string | null, name: string | null, brand_name: string | null } | null> | null } | null };

export type productPricesQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null;
}>;


export type productPricesQuery = { products: { items: Array<
      | { sku: string | null, is_sold_in_mode: boolean, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null } }
      | { sku: string | null, is_sold_in_mode: boolean, variants: Array<{ product: { sku: string | null, is_sold_in_mode: boolean, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null } } | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null } }
     | null> | null } | null };

export type RangeFragment = { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null };

export type PriceFragment = { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null };

export type productQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null;
}>;


export type productQuery = { purchaseLimits: { per_line: number | null, maximum: { thc_mg: number, cbd_mg: number, smokable_mg: number } | null }, products: { items: Array<
      | (
        { dynamic_sku: boolean | null, dynamic_price: boolean | null, dynamic_weight: boolean | null, price_view: PriceViewEnum | null, ship_bundle_items: ShipBundleItemsEnum | null, uid: string, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, canonical_url: string | null, batch_code: string | null, effects: Array<string | null> | null, consumption_forms: Array<string | null> | null, sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, items: Array<{ uid: string | null, title: string | null, required: boolean | null, type: string | null, position: number | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null }, options: Array<{ uid: string, label: string | null, quantity: number | null, is_default: boolean | null, can_change_quantity: boolean | null, price: number | null, price_type: PriceTypeEnum | null, product: { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, is_sold_in_mode: boolean, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number }, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null }, small_image: { url: string | null } | null } | null } | null> | null } | null> | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number }, short_description: { html: string } | null, description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
         | null> | null, categories: Array<{ name: string | null, url_path: string | null, level: number | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, custom_attributes_product: Array<{ code: string, label: string | null, value: string | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null } }
        & { __typename: 'BundleProduct' }
      )
      | (
        { uid: string, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, canonical_url: string | null, batch_code: string | null, effects: Array<string | null> | null, consumption_forms: Array<string | null> | null, sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, configurable_options: Array<{ uid: string, attribute_code: string | null, attribute_id: string | null, label: string | null, values: Array<{ uid: string | null, value_index: number | null, label: string | null, swatch_data: { value: string | null } | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, label: string | null, uid: string } | null> | null, product: { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, is_sold_in_mode: boolean, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number }, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null }, media_gallery: Array<
              | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
             | null> | null } | null } | null> | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number }, short_description: { html: string } | null, description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
         | null> | null, categories: Array<{ name: string | null, url_path: string | null, level: number | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, custom_attributes_product: Array<{ code: string, label: string | null, value: string | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null } }
        & { __typename: 'ConfigurableProduct' }
      )
      | (
        { allow_open_amount: boolean | null, open_amount_min: number | null, open_amount_max: number | null, giftcard_type: GiftCardTypeEnum | null, is_redeemable: boolean | null, lifetime: number | null, allow_message: boolean | null, message_max_length: number | null, uid: string, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, canonical_url: string | null, batch_code: string | null, effects: Array<string | null> | null, consumption_forms: Array<string | null> | null, sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, giftcard_amounts: Array<{ uid: string, value: number | null } | null> | null, gift_card_options: Array<{ uid: string, title: string | null, required: boolean | null, value: { max_characters: number | null } | null } | null>, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number }, short_description: { html: string } | null, description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
         | null> | null, categories: Array<{ name: string | null, url_path: string | null, level: number | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, custom_attributes_product: Array<{ code: string, label: string | null, value: string | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null } }
        & { __typename: 'GiftCardProduct' }
      )
      | (
        { uid: string, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, canonical_url: string | null, batch_code: string | null, effects: Array<string | null> | null, consumption_forms: Array<string | null> | null, sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, purchase_amounts: { thc_mg: number, cbd_mg: number, smokable_mg: number }, short_description: { html: string } | null, description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
         | null> | null, categories: Array<{ name: string | null, url_path: string | null, level: number | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, custom_attributes_product: Array<{ code: string, label: string | null, value: string | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null } }
        & { __typename: 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct' }
      )
     | null> | null } | null };

export type CardFragment = { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null } };

type Gallery_ProductImage_Fragment = { url: string | null, label: string | null, position: number | null, disabled: boolean | null };

type Gallery_ProductVideo_Fragment = { url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null };

export type GalleryFragment =
  | Gallery_ProductImage_Fragment
  | Gallery_ProductVideo_Fragment
;

export type AmountsFragment = { thc_mg: number, cbd_mg: number, smokable_mg: number };

export type productRouteQueryVariables = Exact<{
  url: string;
}>;


export type productRouteQuery = { route: { type: UrlRewriteEntityTypeEnum | null, relative_url: string | null } | null };

export type relatedProductsQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null;
}>;


export type relatedProductsQuery = { products: { items: Array<{ sku: string | null, related_products: Array<{ sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null }, maximum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum }, discount: { amount_off: number | null, percent_off: number | null } | null } | null } } | null> | null } | null> | null } | null };

export type cmsBlocksQueryVariables = Exact<{
  identifiers: Array<string | null> | string;
}>;


export type cmsBlocksQuery = { cmsBlocks: { items: Array<{ identifier: string | null, title: string | null, content: string | null, language: string | null } | null> } | null };

export type deliveryAreaQueryVariables = Exact<{
  postcode: string;
}>;


export type deliveryAreaQuery = { deliveryArea: { postcode: string, city: string, region_code: string, latitude: number, longitude: number, store_codes: Array<string> } | null };

export type findAppByStoreQueryVariables = Exact<{
  store_code: string;
}>;


export type findAppByStoreQuery = { findAppByStore: { app_id: string, app_search_key: string } | null };

export type getZipByBrowserLocationQueryVariables = Exact<{
  lat: string;
  long: string;
}>;


export type getZipByBrowserLocationQuery = { getZipByBrowserLocation: { zip: string | null } | null };

export type storeConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type storeConfigQuery = { storeConfig: { create_account_error_message: string | null, loyalty_allowed_states: Array<{ code: string, name: string }> } };

export type cmsPageQueryVariables = Exact<{
  identifier: string;
}>;


export type cmsPageQuery = { cmsPage: { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, language: string | null, updated_on: string | null, meta_title: string | null, meta_keywords: string | null, meta_description: string | null } | null };

export type cmsPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type cmsPagesQuery = { cmsPages: Array<{ identifier: string, title: string, language: string, updated_on: string }> };

export type contactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type contactUsMutation = { contactUs: { status: boolean } };

export type rewardsLadderQueryVariables = Exact<{ [key: string]: never; }>;


export type rewardsLadderQuery = { rewardsLadder: Array<{ points: number, value: { value: number, currency: CurrencyEnum } }> };

export type activateExistingCustomerOnLoyaltyMutationVariables = Exact<{
  email: string;
  password: string;
  is_email_subscribed?: boolean | null;
  date_of_birth?: string | null;
  state?: string | null;
  marketing_phone_signature?: string | null;
  phone_number?: string | null;
  is_sms_subscribed?: boolean | null;
}>;


export type activateExistingCustomerOnLoyaltyMutation = { activateExistingCustomerOnLoyalty: { __typename: 'ActivatedCustomer' } };

export type checkCredentialsQueryVariables = Exact<{
  email: string;
  password: string;
}>;


export type checkCredentialsQuery = { checkCustomerEmail: { valid_credentials: boolean | null, date_of_birth: string | null } };

export type checkCustomerEmailQueryVariables = Exact<{
  email: string;
}>;


export type checkCustomerEmailQuery = { checkCustomerEmail: { loyalty_registered: boolean, shop_registered: boolean, email_valid: boolean, have_password: boolean, is_phone_subscribed: boolean } };

export type createLoyaltyCustomerMutationVariables = Exact<{
  input: LoyaltyCustomerInput;
}>;


export type createLoyaltyCustomerMutation = { createLoyaltyCustomer: { firstname: string | null, lastname: string | null, email: string, is_subscribed: boolean | null } };

export type generateCustomerTokenMutationVariables = Exact<{
  email: string;
  password: string;
  cartId?: string | null;
}>;


export type generateCustomerTokenMutation = { generateCustomerToken: { token: string, refresh_token: string, rewards_auto_login: boolean | null, ordering_cart: { id: string, store_id: string, issues: Array<{ code: string, message: string }> } | null } };

export type refreshCustomerTokenMutationVariables = Exact<{
  accessToken: string;
  refreshToken: string;
}>;


export type refreshCustomerTokenMutation = { refreshCustomerToken: { token: string, refresh_token: string } };

export type requestLoyaltyPasswordResetEmailMutationVariables = Exact<{
  email: string;
}>;


export type requestLoyaltyPasswordResetEmailMutation = { requestLoyaltyPasswordResetEmail: boolean };

export type requestPasswordResetEmailMutationVariables = Exact<{
  email: string;
}>;


export type requestPasswordResetEmailMutation = { requestPasswordResetEmail: boolean };

export type resetPasswordMutationVariables = Exact<{
  email: string;
  resetPasswordToken: string;
  newPassword: string;
}>;


export type resetPasswordMutation = { resetPassword: boolean };

export type revokeCustomerTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type revokeCustomerTokenMutation = { revokeCustomerToken: { result: boolean, rewards_auto_login: boolean | null } };

export type changeCustomerPasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type changeCustomerPasswordMutation = { changeCustomerPassword: { email: string } };

export type customerQueryVariables = Exact<{ [key: string]: never; }>;


export type customerQuery = { customer: { firstname: string, lastname: string, nickname: string | null, suffix: string | null, email: string, is_subscribed: boolean, created_at: string | null, my_store: string | null, date_of_birth: string | null, gender: number | null, delivery_method: string | null, my_store_info: { store_name: string | null, state_name: string | null, state_code: string | null, address: string | null, city: string | null, postcode: string | null, phone_number: string | null } | null, communication_preferences: { marketing_email: string | null, is_email_subscribed: boolean, marketing_phone: string | null, is_phone_subscribed: boolean, marketing_email_rewards: string | null, is_email_subscribed_rewards: boolean, marketing_phone_rewards: string | null, is_phone_subscribed_rewards: boolean }, loyalty: { show_rewards: boolean, is_signed: boolean, points: number, shop_auto_login: boolean, rewards_auto_login: boolean, rewards_state: string | null }, reward_points: { balance: { points: number, money: { value: number, currency: CurrencyEnum } } } } };

export type keepOrderingCartMutationVariables = Exact<{
  cartId: string;
}>;


export type keepOrderingCartMutation = { keepOrderingCart: { result: boolean } };

export type rewardsDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type rewardsDashboardQuery = { customer: { rewards: { member_code: string, points: number, points_expire_on: string | null, worth: { value: number, currency: CurrencyEnum }, ladder: Array<{ points: number, value: { value: number, currency: CurrencyEnum } }>, offers: Array<{ id: string, title: string, description: string, code: string, ends_on: string | null }>, history: Array<{ id: string, date: string, label: string, points: number, balance: number }> }, orders: { items: Array<{ number: string, order_date: string, status: string, total: { grand_total: { value: number, currency: CurrencyEnum } } }> } | null } };

export type updateCustomerV2MutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type updateCustomerV2Mutation = { updateCustomerV2: { customer: { firstname: string, lastname: string, nickname: string | null, suffix: string | null, email: string, is_subscribed: boolean, created_at: string | null, my_store: string | null, date_of_birth: string | null, gender: number | null, delivery_method: string | null, my_store_info: { store_name: string | null, state_name: string | null, state_code: string | null, address: string | null, city: string | null, postcode: string | null, phone_number: string | null } | null, communication_preferences: { marketing_email: string | null, is_email_subscribed: boolean, marketing_phone: string | null, is_phone_subscribed: boolean, marketing_email_rewards: string | null, is_email_subscribed_rewards: boolean, marketing_phone_rewards: string | null, is_phone_subscribed_rewards: boolean }, loyalty: { show_rewards: boolean, is_signed: boolean, points: number, shop_auto_login: boolean, rewards_auto_login: boolean, rewards_state: string | null }, reward_points: { balance: { points: number, money: { value: number, currency: CurrencyEnum } } } } } };

export type updateCommunicationPreferencesMutationVariables = Exact<{
  input: CommunicationPreferencesInput;
}>;


export type updateCommunicationPreferencesMutation = { updateCommunicationPreferences: { customer: { firstname: string, lastname: string, nickname: string | null, suffix: string | null, email: string, is_subscribed: boolean, created_at: string | null, my_store: string | null, date_of_birth: string | null, gender: number | null, delivery_method: string | null, my_store_info: { store_name: string | null, state_name: string | null, state_code: string | null, address: string | null, city: string | null, postcode: string | null, phone_number: string | null } | null, communication_preferences: { marketing_email: string | null, is_email_subscribed: boolean, marketing_phone: string | null, is_phone_subscribed: boolean, marketing_email_rewards: string | null, is_email_subscribed_rewards: boolean, marketing_phone_rewards: string | null, is_phone_subscribed_rewards: boolean }, loyalty: { show_rewards: boolean, is_signed: boolean, points: number, shop_auto_login: boolean, rewards_auto_login: boolean, rewards_state: string | null }, reward_points: { balance: { points: number, money: { value: number, currency: CurrencyEnum } } } } } };

export type blogPostQueryVariables = Exact<{
  slug: string;
}>;


export type blogPostQuery = { blogPost: { slug: string, title: string, summary: string, published_on: string, picture: string, reading_minutes: number, language: string, content: string, topic: { code: string, label: string }, author: { name: string, role: string }, related: Array<{ slug: string, title: string, summary: string, published_on: string, picture: string, reading_minutes: number, language: string, topic: { code: string, label: string }, author: { name: string, role: string } }> } | null };

export type blogPostsQueryVariables = Exact<{
  topic?: string | null;
  pageSize?: number | null;
  currentPage?: number | null;
}>;


export type blogPostsQuery = { blogPosts: { total_count: number, items: Array<{ slug: string, title: string, summary: string, published_on: string, picture: string, reading_minutes: number, language: string, topic: { code: string, label: string }, author: { name: string, role: string } }>, topics: Array<{ code: string, label: string, count: number }>, page_info: { current_page: number | null, total_pages: number | null } } };

export type outreachEventQueryVariables = Exact<{
  id: string;
}>;


export type outreachEventQuery = { outreachEvent: { id: string, title: string, summary: string, kind: string, state_code: string, state_name: string, city: string, place: string, address: string, postcode: string, time_zone: string, starts_at: string, ends_at: string, is_adults_only: boolean, phone: string, language: string } | null };

export type outreachEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type outreachEventsQuery = { outreachEvents: Array<{ id: string, title: string, summary: string, kind: string, state_code: string, state_name: string, city: string, place: string, address: string, postcode: string, time_zone: string, starts_at: string, ends_at: string, is_adults_only: boolean, phone: string, language: string }> };

export type storeDealsQueryVariables = Exact<{
  pageSize: number;
}>;


export type storeDealsQuery = { storePromotions: Array<{ id: string, name: string, description: string, label: string, is_members_only: boolean, ends_on: string | null, brands: Array<string>, shelves: Array<{ name: string, url_path: string }> }>, products: { total_count: number | null, items: Array<
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'BundleProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct' }
      )
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string, label: string | null } | null> | null, product: { stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } } } } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'ConfigurableProduct' }
      )
     | null> | null } | null };

export type certifyingDoctorsQueryVariables = Exact<{
  filter?: CertifyingDoctorFilterInput | null;
  pageSize?: number | null;
}>;


export type certifyingDoctorsQuery = { certifyingDoctors: { total_count: number, items: Array<{ id: string, name: string, credentials: string, specialty: string, practice: string, address: string, city: string, state_code: string, postcode: string, phone_number: string, latitude: number, longitude: number, in_person: boolean, telehealth: boolean, accepting_new_patients: boolean, languages: Array<string>, distance_miles: number | null, first_visit_fee: { value: number, currency: CurrencyEnum } }>, center: { city: string, state_code: string, zip: string | null, latitude: number, longitude: number } | null, states: Array<{ state_code: string, count: number }> } };

export type favoriteCardsQueryVariables = Exact<{
  skus?: Array<string | null> | string | null;
}>;


export type favoriteCardsQuery = { products: { items: Array<
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'BundleProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct' }
      )
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string, label: string | null } | null> | null, product: { stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } } } } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'ConfigurableProduct' }
      )
     | null> | null } | null };

export type giftCardAccountQueryVariables = Exact<{
  input: GiftCardAccountInput;
}>;


export type giftCardAccountQuery = { giftCardAccount: { expiration_date: string | null, balance: { value: number, currency: CurrencyEnum } | null } | null };

export type redeemGiftCardBalanceAsStoreCreditMutationVariables = Exact<{
  input: GiftCardAccountInput;
}>;


export type redeemGiftCardBalanceAsStoreCreditMutation = { redeemGiftCardBalanceAsStoreCredit: { expiration_date: string | null, balance: { value: number, currency: CurrencyEnum } | null } };

export type labResultsOfBatchQueryVariables = Exact<{
  batch: string;
}>;


export type labResultsOfBatchQuery = { labResultsOfBatch: Array<{ batch: string, laboratory: string, harvested: string | null, tested: string, expires: string, passed: boolean, product: { product_id: string, url_key: string | null, name: string, brand: string, category: string, subcategory: string | null, strain_type: string | null, image: string, thc: { min: number, max: number, unit: string } | null, cbd: { min: number, max: number, unit: string } | null }, potency: Array<{ compound: string, amount: number, unit: LabPotencyUnit }>, terpenes: Array<{ name: string, percent: number }>, panels: Array<{ code: string, name: string, unit: string, passed: boolean, analytes: Array<{ code: string, name: string, amount: number | null, limit: number | null, passed: boolean }> }> }> };

export type labResultsQueryVariables = Exact<{
  search: string;
  pageSize?: number | null;
  currentPage?: number | null;
}>;


export type labResultsQuery = { labResults: { total_count: number, items: Array<{ batch: string, laboratory: string, tested: string, passed: boolean, product: { product_id: string, url_key: string | null, name: string, brand: string, category: string, subcategory: string | null, strain_type: string | null, image: string, thc: { min: number, max: number, unit: string } | null, cbd: { min: number, max: number, unit: string } | null } }>, page_info: { current_page: number | null, total_pages: number | null } } };

export type namedCardsQueryVariables = Exact<{
  name?: string | null;
}>;


export type namedCardsQuery = { products: { items: Array<
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'BundleProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct' }
      )
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string, label: string | null } | null> | null, product: { stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } } } } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'ConfigurableProduct' }
      )
     | null> | null } | null };

export type orderStockQueryVariables = Exact<{
  number: string;
}>;


export type orderStockQuery = { customer: { orders: { items: Array<{ items: Array<{ product_sku: string, product_name: string | null, product: { is_sold_in_mode: boolean, stock_status: ProductStockStatus | null } | null } | null> | null }> } | null } };

export type prefetchingQueryVariables = Exact<{ [key: string]: never; }>;


export type prefetchingQuery = { storeConfig: { allow_prefetch: boolean | null } };

export type namesOfCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type namesOfCategoriesQuery = { categoryList: Array<{ children: Array<{ name: string | null, url_path: string | null, product_count: number | null, children: Array<{ name: string | null, url_path: string | null, product_count: number | null } | null> | null } | null> | null } | null> | null, brands: Array<{ children: Array<{ name: string | null, url_path: string | null, product_count: number | null } | null> | null } | null> | null };

export type suggestOnCategoriesQueryVariables = Exact<{
  search: string;
  pageSize: number;
}>;


export type suggestOnCategoriesQuery = { products: { total_count: number | null, items: Array<
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'BundleProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct' }
      )
      | (
        { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, brand_name: string | null, strain_type_label: string | null, thc_percentage: string | null, is_medical_only: number | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string, label: string | null } | null> | null, product: { stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } } } } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number, currency: CurrencyEnum }, final_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum } } | null } }
        & { __typename: 'ConfigurableProduct' }
      )
     | null> | null, suggestions: Array<{ search: string } | null> | null } | null };

export type productKeysQueryVariables = Exact<{
  pageSize: number;
  currentPage: number;
}>;


export type productKeysQuery = { products: { items: Array<{ url_key: string | null } | null> | null, page_info: { total_pages: number | null } | null } | null };

export type storeCreditQueryVariables = Exact<{
  pageSize: number;
  currentPage: number;
}>;


export type storeCreditQuery = { customer: { store_credit: { current_balance: { value: number, currency: CurrencyEnum } | null, balance_history: { items: Array<{ action: string | null, date_time_changed: string | null, balance_change: { value: number, currency: CurrencyEnum } | null, actual_balance: { value: number, currency: CurrencyEnum } | null } | null> | null, page_info: { total_pages: number | null } | null } | null } | null } };

export type addProductsToWishlistMutationVariables = Exact<{
  wishlistId: string | number;
  wishlistItems: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type addProductsToWishlistMutation = { addProductsToWishlist: { wishlist: { id: string | null, name: string | null, items_v2: { items: Array<
          | (
            { id: string, quantity: number, description: string | null, added_at: string, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'SimpleWishlistItem' | 'VirtualWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant: { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } } } | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'ConfigurableWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'BundleWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, gift_card_options: { recipient_name: string | null, amount: { value: number, currency: CurrencyEnum } | null, custom_giftcard_amount: { value: number, currency: CurrencyEnum } | null }, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'GiftCardWishlistItem' }
          )
         | null> } | null, menu_items: Array<{ id: string, product_id: string, quantity: number, description: string | null, added_at: string, product: { name: string, brand_name: string, strain_type: string | null, is_medical_only: boolean, image: { url: string | null }, price: { is_from: boolean, final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } | null }> }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } };

export type copyProductsBetweenWishlistsMutationVariables = Exact<{
  sourceWishlistUid: string | number;
  destinationWishlistUid: string | number;
  wishlistItems: Array<WishlistItemCopyInput> | WishlistItemCopyInput;
}>;


export type copyProductsBetweenWishlistsMutation = { copyProductsBetweenWishlists: { source_wishlist: { id: string | null, name: string | null, items_v2: { items: Array<
          | (
            { id: string, quantity: number, description: string | null, added_at: string, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'SimpleWishlistItem' | 'VirtualWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant: { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } } } | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'ConfigurableWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'BundleWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, gift_card_options: { recipient_name: string | null, amount: { value: number, currency: CurrencyEnum } | null, custom_giftcard_amount: { value: number, currency: CurrencyEnum } | null }, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'GiftCardWishlistItem' }
          )
         | null> } | null, menu_items: Array<{ id: string, product_id: string, quantity: number, description: string | null, added_at: string, product: { name: string, brand_name: string, strain_type: string | null, is_medical_only: boolean, image: { url: string | null }, price: { is_from: boolean, final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } | null }> }, destination_wishlist: { id: string | null, name: string | null, items_v2: { items: Array<
          | (
            { id: string, quantity: number, description: string | null, added_at: string, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'SimpleWishlistItem' | 'VirtualWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant: { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } } } | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'ConfigurableWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'BundleWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, gift_card_options: { recipient_name: string | null, amount: { value: number, currency: CurrencyEnum } | null, custom_giftcard_amount: { value: number, currency: CurrencyEnum } | null }, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'GiftCardWishlistItem' }
          )
         | null> } | null, menu_items: Array<{ id: string, product_id: string, quantity: number, description: string | null, added_at: string, product: { name: string, brand_name: string, strain_type: string | null, is_medical_only: boolean, image: { url: string | null }, price: { is_from: boolean, final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } | null }> }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } };

export type createWishlistMutationVariables = Exact<{
  input: CreateWishlistInput;
}>;


export type createWishlistMutation = { createWishlist: { wishlist: { id: string | null, name: string | null, items_v2: { items: Array<
          | (
            { id: string, quantity: number, description: string | null, added_at: string, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'SimpleWishlistItem' | 'VirtualWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant: { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } } } | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'ConfigurableWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'BundleWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, gift_card_options: { recipient_name: string | null, amount: { value: number, currency: CurrencyEnum } | null, custom_giftcard_amount: { value: number, currency: CurrencyEnum } | null }, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'GiftCardWishlistItem' }
          )
         | null> } | null, menu_items: Array<{ id: string, product_id: string, quantity: number, description: string | null, added_at: string, product: { name: string, brand_name: string, strain_type: string | null, is_medical_only: boolean, image: { url: string | null }, price: { is_from: boolean, final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } | null }> } } };

export type deleteWishlistMutationVariables = Exact<{
  wishlistId: string | number;
}>;


export type deleteWishlistMutation = { deleteWishlist: { status: boolean } };

export type moveProductsBetweenWishlistsMutationVariables = Exact<{
  sourceWishlistUid: string | number;
  destinationWishlistUid: string | number;
  wishlistItems: Array<WishlistItemMoveInput> | WishlistItemMoveInput;
}>;


export type moveProductsBetweenWishlistsMutation = { moveProductsBetweenWishlists: { source_wishlist: { id: string | null, name: string | null, items_v2: { items: Array<
          | (
            { id: string, quantity: number, description: string | null, added_at: string, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'SimpleWishlistItem' | 'VirtualWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant: { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } } } | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'ConfigurableWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'BundleWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, gift_card_options: { recipient_name: string | null, amount: { value: number, currency: CurrencyEnum } | null, custom_giftcard_amount: { value: number, currency: CurrencyEnum } | null }, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'GiftCardWishlistItem' }
          )
         | null> } | null, menu_items: Array<{ id: string, product_id: string, quantity: number, description: string | null, added_at: string, product: { name: string, brand_name: string, strain_type: string | null, is_medical_only: boolean, image: { url: string | null }, price: { is_from: boolean, final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } | null }> }, destination_wishlist: { id: string | null, name: string | null, items_v2: { items: Array<
          | (
            { id: string, quantity: number, description: string | null, added_at: string, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'SimpleWishlistItem' | 'VirtualWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant: { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } } } | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'ConfigurableWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'BundleWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, gift_card_options: { recipient_name: string | null, amount: { value: number, currency: CurrencyEnum } | null, custom_giftcard_amount: { value: number, currency: CurrencyEnum } | null }, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'GiftCardWishlistItem' }
          )
         | null> } | null, menu_items: Array<{ id: string, product_id: string, quantity: number, description: string | null, added_at: string, product: { name: string, brand_name: string, strain_type: string | null, is_medical_only: boolean, image: { url: string | null }, price: { is_from: boolean, final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } | null }> }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } };

export type removeProductsFromWishlistMutationVariables = Exact<{
  wishlistId: string | number;
  wishlistItemsIds: Array<string | number> | string | number;
}>;


export type removeProductsFromWishlistMutation = { removeProductsFromWishlist: { wishlist: { id: string | null, name: string | null, items_v2: { items: Array<
          | (
            { id: string, quantity: number, description: string | null, added_at: string, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'SimpleWishlistItem' | 'VirtualWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant: { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } } } | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'ConfigurableWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'BundleWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, gift_card_options: { recipient_name: string | null, amount: { value: number, currency: CurrencyEnum } | null, custom_giftcard_amount: { value: number, currency: CurrencyEnum } | null }, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'GiftCardWishlistItem' }
          )
         | null> } | null, menu_items: Array<{ id: string, product_id: string, quantity: number, description: string | null, added_at: string, product: { name: string, brand_name: string, strain_type: string | null, is_medical_only: boolean, image: { url: string | null }, price: { is_from: boolean, final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } | null }> }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } };

export type updateProductsInWishlistMutationVariables = Exact<{
  wishlistId: string | number;
  wishlistItems: Array<WishlistItemUpdateInput> | WishlistItemUpdateInput;
}>;


export type updateProductsInWishlistMutation = { updateProductsInWishlist: { wishlist: { id: string | null, name: string | null, items_v2: { items: Array<
          | (
            { id: string, quantity: number, description: string | null, added_at: string, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'SimpleWishlistItem' | 'VirtualWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant: { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } } } | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'ConfigurableWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'BundleWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, gift_card_options: { recipient_name: string | null, amount: { value: number, currency: CurrencyEnum } | null, custom_giftcard_amount: { value: number, currency: CurrencyEnum } | null }, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'GiftCardWishlistItem' }
          )
         | null> } | null, menu_items: Array<{ id: string, product_id: string, quantity: number, description: string | null, added_at: string, product: { name: string, brand_name: string, strain_type: string | null, is_medical_only: boolean, image: { url: string | null }, price: { is_from: boolean, final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } | null }> }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } };

export type updateWishlistMutationVariables = Exact<{
  wishlistId: string | number;
  name?: string | null;
}>;


export type updateWishlistMutation = { updateWishlist: { uid: string, name: string } };

export type wishlistsQueryVariables = Exact<{ [key: string]: never; }>;


export type wishlistsQuery = { customer: { wishlists: Array<{ id: string | null, name: string | null, items_v2: { items: Array<
          | (
            { id: string, quantity: number, description: string | null, added_at: string, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'SimpleWishlistItem' | 'VirtualWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant: { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } } } | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'ConfigurableWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'BundleWishlistItem' }
          )
          | (
            { id: string, quantity: number, description: string | null, added_at: string, gift_card_options: { recipient_name: string | null, amount: { value: number, currency: CurrencyEnum } | null, custom_giftcard_amount: { value: number, currency: CurrencyEnum } | null }, product: { sku: string | null, name: string | null, url_key: string | null, brand_name: string | null, strain_type_label: string | null, is_medical_only: number | null, is_sold_in_mode: boolean, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } }, maximum_price: { final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } } | null }
            & { __typename: 'GiftCardWishlistItem' }
          )
         | null> } | null, menu_items: Array<{ id: string, product_id: string, quantity: number, description: string | null, added_at: string, product: { name: string, brand_name: string, strain_type: string | null, is_medical_only: boolean, image: { url: string | null }, price: { is_from: boolean, final_price: { value: number, currency: CurrencyEnum }, regular_price: { value: number, currency: CurrencyEnum } } | null } | null }> } | null> } };

export type cartChangedSubscriptionVariables = Exact<{
  cart_id: string;
}>;


export type cartChangedSubscription = { cartChanged: { cart_id: string, version: string | null } };

export type menuChangedSubscriptionVariables = Exact<{
  store_code: string;
}>;


export type menuChangedSubscription = { menuChanged: { store_code: string, version: string } };

export type orderChangedSubscriptionVariables = Exact<{
  number: string;
  token?: string | null;
}>;


export type orderChangedSubscription = { orderChanged: { number: string, version: string } };

export type sessionChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type sessionChangedSubscription = { sessionChanged: { state: SessionState } };

type Document<Name extends string> = { readonly operationName: Name; readonly result: z.ZodMiniType }
type Reads<Asked extends Document<Name>, Name extends string, Answer extends z.input<Asked['result']>> = [Asked, Answer]

export type Checks = [
  Reads<typeof commerce_account_information.confirmEmail, 'confirmEmail', confirmEmailMutation>,
  Reads<typeof commerce_account_information.deleteCustomer, 'deleteCustomer', deleteCustomerMutation>,
  Reads<typeof commerce_account_information.resendConfirmationEmail, 'resendConfirmationEmail', resendConfirmationEmailMutation>,
  Reads<typeof commerce_account_information.updateCustomerEmail, 'updateCustomerEmail', updateCustomerEmailMutation>,
  Reads<typeof commerce_account_overview.accountOverviewQuery, 'accountOverview', accountOverviewQuery>,
  Reads<typeof commerce_addresses.countriesQuery, 'countries', countriesQuery>,
  Reads<typeof commerce_addresses.createCustomerAddress, 'createCustomerAddress', createCustomerAddressMutation>,
  Reads<typeof commerce_addresses.customerAddressesQuery, 'customerAddresses', customerAddressesQuery>,
  Reads<typeof commerce_addresses.deleteCustomerAddress, 'deleteCustomerAddressV2', deleteCustomerAddressV2Mutation>,
  Reads<typeof commerce_addresses.updateCustomerAddress, 'updateCustomerAddressV2', updateCustomerAddressV2Mutation>,
  Reads<typeof commerce_age_gate.ageGateConfigQuery, 'ageGateConfig', ageGateConfigQuery>,
  Reads<typeof commerce_cancel_order.cancelOrder, 'cancelOrder', cancelOrderMutation>,
  Reads<typeof commerce_cancel_order.cancellationReasonsQuery, 'cancellationReasons', cancellationReasonsQuery>,
  Reads<typeof commerce_cancel_order.confirmCancelOrder, 'confirmCancelOrder', confirmCancelOrderMutation>,
  Reads<typeof commerce_cancel_order.requestGuestOrderCancel, 'requestGuestOrderCancel', requestGuestOrderCancelMutation>,
  Reads<typeof commerce_checkout_documents.createCustomerOnCheckout, 'createCustomerOnCheckout', createCustomerOnCheckoutMutation>,
  Reads<typeof commerce_checkout_documents.placeOrder, 'placeOrder', placeOrderMutation>,
  Reads<typeof commerce_commerce_cart_documents.addProductsToCart, 'addProductsToCart', addProductsToCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.addWishlistItemsToCart, 'addWishlistItemsToCart', addWishlistItemsToCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.applyCoupon, 'applyCouponToCart', applyCouponToCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.applyCredit, 'applyStoreCreditToCart', applyStoreCreditToCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.applyGiftCard, 'applyGiftCardToCart', applyGiftCardToCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.applyPoints, 'applyRewardPointsToCart', applyRewardPointsToCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.cartLifetimeQuery, 'cartLifetime', cartLifetimeQuery>,
  Reads<typeof commerce_commerce_cart_documents.cartQuery, 'cart', cartQuery>,
  Reads<typeof commerce_commerce_cart_documents.createEmptyCart, 'createEmptyCart', createEmptyCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.customerCartQuery, 'customerCart', customerCartQuery>,
  Reads<typeof commerce_commerce_cart_documents.giftCardCodesQuery, 'giftCardCodes', giftCardCodesQuery>,
  Reads<typeof commerce_commerce_cart_documents.mergeCarts, 'mergeCarts', mergeCartsMutation>,
  Reads<typeof commerce_commerce_cart_documents.removeCoupon, 'removeCouponFromCart', removeCouponFromCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.removeCredit, 'removeStoreCreditFromCart', removeStoreCreditFromCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.removeGiftCard, 'removeGiftCardFromCart', removeGiftCardFromCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.removeItemFromCart, 'removeItemFromCart', removeItemFromCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.removePoints, 'removeRewardPointsFromCart', removeRewardPointsFromCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.reorderItems, 'reorderItems', reorderItemsMutation>,
  Reads<typeof commerce_commerce_cart_documents.setBillingAddress, 'setBillingAddressOnCart', setBillingAddressOnCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.setDeliverySlot, 'setDeliverySlotOnCart', setDeliverySlotOnCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.setGuestEmail, 'setGuestEmailOnCart', setGuestEmailOnCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.setPaymentMethod, 'setPaymentMethodOnCart', setPaymentMethodOnCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.setShippingAddresses, 'setShippingAddressesOnCart', setShippingAddressesOnCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.setShippingMethods, 'setShippingMethodsOnCart', setShippingMethodsOnCartMutation>,
  Reads<typeof commerce_commerce_cart_documents.shoppingModeChangeChecking, 'shoppingModeChangeChecking', shoppingModeChangeCheckingQuery>,
  Reads<typeof commerce_commerce_cart_documents.updateCartItems, 'updateCartItems', updateCartItemsMutation>,
  Reads<typeof commerce_commerce_listing.attributeOptionsQuery, 'attributeOptions', attributeOptionsQuery>,
  Reads<typeof commerce_commerce_listing.brandsQuery, 'brands', brandsQuery>,
  Reads<typeof commerce_commerce_listing.categoriesQuery, 'categories', categoriesQuery>,
  Reads<typeof commerce_commerce_listing.categoryListingQuery, 'categoryListing', categoryListingQuery>,
  Reads<typeof commerce_commerce_listing.facetsQuery, 'facets', facetsQuery>,
  Reads<typeof commerce_commerce_listing.shopFrontQuery, 'shopFront', shopFrontQuery>,
  Reads<typeof commerce_commerce_orders.customerOrderQuery, 'customerOrder', customerOrderQuery>,
  Reads<typeof commerce_commerce_orders.customerOrdersQuery, 'customerOrders', customerOrdersQuery>,
  Reads<typeof commerce_commerce_orders.guestOrderByTokenQuery, 'guestOrderByToken', guestOrderByTokenQuery>,
  Reads<typeof commerce_commerce_orders.guestOrderQuery, 'guestOrder', guestOrderQuery>,
  Reads<typeof commerce_commerce_product_documents.productAtStoreQuery, 'productAtStore', productAtStoreQuery>,
  Reads<typeof commerce_commerce_product_documents.productPricesQuery, 'productPrices', productPricesQuery>,
  Reads<typeof commerce_commerce_product_documents.productQuery, 'product', productQuery>,
  Reads<typeof commerce_commerce_product_documents.productRouteQuery, 'productRoute', productRouteQuery>,
  Reads<typeof commerce_commerce_product_documents.relatedProductsQuery, 'relatedProducts', relatedProductsQuery>,
  Reads<typeof commerce_commerce.cmsBlocksQuery, 'cmsBlocks', cmsBlocksQuery>,
  Reads<typeof commerce_commerce.deliveryAreaQuery, 'deliveryArea', deliveryAreaQuery>,
  Reads<typeof commerce_commerce.findAppByStoreQuery, 'findAppByStore', findAppByStoreQuery>,
  Reads<typeof commerce_commerce.getZipQuery, 'getZipByBrowserLocation', getZipByBrowserLocationQuery>,
  Reads<typeof commerce_commerce.storeConfigQuery, 'storeConfig', storeConfigQuery>,
  Reads<typeof commerce_content_pages.cmsPageQuery, 'cmsPage', cmsPageQuery>,
  Reads<typeof commerce_content_pages.cmsPagesQuery, 'cmsPages', cmsPagesQuery>,
  Reads<typeof commerce_content_pages.contactUsMutation, 'contactUs', contactUsMutation>,
  Reads<typeof commerce_content_pages.rewardsLadderQuery, 'rewardsLadder', rewardsLadderQuery>,
  Reads<typeof commerce_credentials.activateExistingCustomer, 'activateExistingCustomerOnLoyalty', activateExistingCustomerOnLoyaltyMutation>,
  Reads<typeof commerce_credentials.checkCredentials, 'checkCredentials', checkCredentialsQuery>,
  Reads<typeof commerce_credentials.checkCustomerEmail, 'checkCustomerEmail', checkCustomerEmailQuery>,
  Reads<typeof commerce_credentials.createLoyaltyCustomer, 'createLoyaltyCustomer', createLoyaltyCustomerMutation>,
  Reads<typeof commerce_credentials.generateCustomerToken, 'generateCustomerToken', generateCustomerTokenMutation>,
  Reads<typeof commerce_credentials.refreshCustomerToken, 'refreshCustomerToken', refreshCustomerTokenMutation>,
  Reads<typeof commerce_credentials.requestLoyaltyPasswordReset, 'requestLoyaltyPasswordResetEmail', requestLoyaltyPasswordResetEmailMutation>,
  Reads<typeof commerce_credentials.requestPasswordReset, 'requestPasswordResetEmail', requestPasswordResetEmailMutation>,
  Reads<typeof commerce_credentials.resetPassword, 'resetPassword', resetPasswordMutation>,
  Reads<typeof commerce_credentials.revokeCustomerToken, 'revokeCustomerToken', revokeCustomerTokenMutation>,
  Reads<typeof commerce_customer.changePassword, 'changeCustomerPassword', changeCustomerPasswordMutation>,
  Reads<typeof commerce_customer.customerQuery, 'customer', customerQuery>,
  Reads<typeof commerce_customer.keepOrderingCart, 'keepOrderingCart', keepOrderingCartMutation>,
  Reads<typeof commerce_customer.rewardsDashboardQuery, 'rewardsDashboard', rewardsDashboardQuery>,
  Reads<typeof commerce_customer.updateCustomer, 'updateCustomerV2', updateCustomerV2Mutation>,
  Reads<typeof commerce_customer.updatePreferences, 'updateCommunicationPreferences', updateCommunicationPreferencesMutation>,
  Reads<typeof commerce_discover_documents.blogPostQuery, 'blogPost', blogPostQuery>,
  Reads<typeof commerce_discover_documents.blogPostsQuery, 'blogPosts', blogPostsQuery>,
  Reads<typeof commerce_discover_documents.outreachEventQuery, 'outreachEvent', outreachEventQuery>,
  Reads<typeof commerce_discover_documents.outreachEventsQuery, 'outreachEvents', outreachEventsQuery>,
  Reads<typeof commerce_discover_documents.storeDealsQuery, 'storeDeals', storeDealsQuery>,
  Reads<typeof commerce_doctors.doctorsQuery, 'certifyingDoctors', certifyingDoctorsQuery>,
  Reads<typeof commerce_favorite_cards.favoriteCardsQuery, 'favoriteCards', favoriteCardsQuery>,
  Reads<typeof commerce_gift_cards.giftCardQuery, 'giftCardAccount', giftCardAccountQuery>,
  Reads<typeof commerce_gift_cards.redeemGiftCard, 'redeemGiftCardBalanceAsStoreCredit', redeemGiftCardBalanceAsStoreCreditMutation>,
  Reads<typeof commerce_lab_results.labResultsOfBatchQuery, 'labResultsOfBatch', labResultsOfBatchQuery>,
  Reads<typeof commerce_lab_results.labResultsQuery, 'labResults', labResultsQuery>,
  Reads<typeof commerce_named_cards.namedCardsQuery, 'namedCards', namedCardsQuery>,
  Reads<typeof commerce_order_stock.orderStockQuery, 'orderStock', orderStockQuery>,
  Reads<typeof commerce_prefetching.prefetchingQuery, 'prefetching', prefetchingQuery>,
  Reads<typeof commerce_search_suggest.namesOfCategoriesQuery, 'namesOfCategories', namesOfCategoriesQuery>,
  Reads<typeof commerce_search_suggest.suggestOnCategoriesQuery, 'suggestOnCategories', suggestOnCategoriesQuery>,
  Reads<typeof commerce_sitemap.productKeysQuery, 'productKeys', productKeysQuery>,
  Reads<typeof commerce_store_credit.storeCreditQuery, 'storeCredit', storeCreditQuery>,
  Reads<typeof commerce_wishlists.addProductsToWishlist, 'addProductsToWishlist', addProductsToWishlistMutation>,
  Reads<typeof commerce_wishlists.copyProductsBetweenWishlists, 'copyProductsBetweenWishlists', copyProductsBetweenWishlistsMutation>,
  Reads<typeof commerce_wishlists.createWishlist, 'createWishlist', createWishlistMutation>,
  Reads<typeof commerce_wishlists.deleteWishlist, 'deleteWishlist', deleteWishlistMutation>,
  Reads<typeof commerce_wishlists.moveProductsBetweenWishlists, 'moveProductsBetweenWishlists', moveProductsBetweenWishlistsMutation>,
  Reads<typeof commerce_wishlists.removeProductsFromWishlist, 'removeProductsFromWishlist', removeProductsFromWishlistMutation>,
  Reads<typeof commerce_wishlists.updateProductsInWishlist, 'updateProductsInWishlist', updateProductsInWishlistMutation>,
  Reads<typeof commerce_wishlists.updateWishlist, 'updateWishlist', updateWishlistMutation>,
  Reads<typeof commerce_wishlists.wishlistsQuery, 'wishlists', wishlistsQuery>,
  Reads<typeof live_live.cartChanged, 'cartChanged', cartChangedSubscription>,
  Reads<typeof live_live.menuChanged, 'menuChanged', menuChangedSubscription>,
  Reads<typeof live_live.orderChanged, 'orderChanged', orderChangedSubscription>,
  Reads<typeof live_live.sessionChanged, 'sessionChanged', sessionChangedSubscription>,
]
