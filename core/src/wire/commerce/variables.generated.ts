// Written by `npm run graphql`.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
type ConfirmEmailInput = {
  readonly confirmation_key: string;
  readonly email: string;
};

type CustomerAddressInput = {
  readonly prefix?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  readonly middlename?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly street?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly city?: string | null | undefined;
  readonly region?: CustomerAddressRegionInput | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country_code?: string | null | undefined;
  readonly country_id?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly fax?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
  readonly default_shipping?: boolean | null | undefined;
  readonly default_billing?: boolean | null | undefined;
  readonly custom_attributes?: ReadonlyArray<CustomerAddressAttributeInput | null | undefined> | null | undefined;
};

type CustomerAddressRegionInput = {
  readonly region_id?: number | null | undefined;
  readonly region_code?: string | null | undefined;
  readonly region?: string | null | undefined;
};

type CustomerAddressAttributeInput = {
  readonly attribute_code: string;
  readonly value: string;
};

type AttributeInput = {
  readonly attribute_code?: string | null | undefined;
  readonly entity_type?: string | null | undefined;
};

type CancelOrderInput = {
  readonly order_id: string | number;
  readonly reason: string;
};

type GuestOrderCancelInput = {
  readonly token: string;
  readonly reason: string;
};

type ConfirmCancelOrderInput = {
  readonly order_id: string | number;
  readonly confirmation_key: string;
};

type CartItemInput = {
  readonly sku: string;
  readonly quantity: number;
  readonly parent_sku?: string | null | undefined;
  readonly selected_options?: ReadonlyArray<string | number | null | undefined> | null | undefined;
  readonly entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
};

type EnteredOptionInput = {
  readonly uid: string | number;
  readonly value: string;
};

type UpdateCartItemsInput = {
  readonly cart_id: string;
  readonly cart_items: ReadonlyArray<CartItemUpdateInput | null | undefined>;
};

type CartItemUpdateInput = {
  readonly cart_item_uid?: string | number | null | undefined;
  readonly cart_item_id?: number | null | undefined;
  readonly quantity?: number | null | undefined;
};

type RemoveItemFromCartInput = {
  readonly cart_id: string;
  readonly cart_item_uid?: string | number | null | undefined;
  readonly cart_item_id?: number | null | undefined;
};

type ShoppingMode =
  | 'DEFAULT'
  | 'RECREATIONAL'
  | 'MEDICAL';

type CategoryFilterInput = {
  readonly ids?: FilterEqualTypeInput | null | undefined;
  readonly category_uid?: FilterEqualTypeInput | null | undefined;
  readonly parent_id?: FilterEqualTypeInput | null | undefined;
  readonly parent_category_uid?: FilterEqualTypeInput | null | undefined;
  readonly url_key?: FilterEqualTypeInput | null | undefined;
  readonly url_path?: FilterEqualTypeInput | null | undefined;
  readonly name?: FilterMatchTypeInput | null | undefined;
};

type ApplyCouponToCartInput = {
  readonly cart_id: string;
  readonly coupon_code: string;
};

type RemoveCouponFromCartInput = {
  readonly cart_id: string;
};

type ApplyStoreCreditToCartInput = {
  readonly cart_id: string;
};

type RemoveStoreCreditFromCartInput = {
  readonly cart_id: string;
};

type ApplyGiftCardToCartInput = {
  readonly cart_id: string;
  readonly gift_card_code: string;
};

type RemoveGiftCardFromCartInput = {
  readonly cart_id: string;
  readonly gift_card_code: string;
};

type SetGuestEmailOnCartInput = {
  readonly cart_id: string;
  readonly email: string;
};

type SetShippingAddressesOnCartInput = {
  readonly cart_id: string;
  readonly shipping_addresses: ReadonlyArray<ShippingAddressInput | null | undefined>;
};

type ShippingAddressInput = {
  readonly address?: CartAddressInput | null | undefined;
  readonly customer_address_id?: number | null | undefined;
  readonly customer_notes?: string | null | undefined;
  readonly pickup_location_code?: string | null | undefined;
};

type SetBillingAddressOnCartInput = {
  readonly cart_id: string;
  readonly billing_address: BillingAddressInput;
};

type BillingAddressInput = {
  readonly address?: CartAddressInput | null | undefined;
  readonly customer_address_id?: number | null | undefined;
  readonly same_as_shipping?: boolean | null | undefined;
  readonly use_for_shipping?: boolean | null | undefined;
};

type CartAddressInput = {
  readonly firstname: string;
  readonly lastname: string;
  readonly company?: string | null | undefined;
  readonly street: ReadonlyArray<string | null | undefined>;
  readonly city: string;
  readonly region?: string | null | undefined;
  readonly region_id?: number | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country_code: string;
  readonly telephone?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly middlename?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly fax?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
  readonly save_in_address_book?: boolean | null | undefined;
};

type SetShippingMethodsOnCartInput = {
  readonly cart_id: string;
  readonly shipping_methods: ReadonlyArray<ShippingMethodInput | null | undefined>;
};

type ShippingMethodInput = {
  readonly carrier_code: string;
  readonly method_code: string;
};

type SetPaymentMethodOnCartInput = {
  readonly cart_id: string;
  readonly payment_method: PaymentMethodInput;
};

type PaymentMethodInput = {
  readonly code: string;
  readonly purchase_order_number?: string | null | undefined;
};

type SetDeliverySlotOnCartInput = {
  readonly cart_id: string;
  readonly zoneid: string;
  readonly slotid: string;
};

type ContactUsInput = {
  readonly name: string;
  readonly email: string;
  readonly telephone?: string | null | undefined;
  readonly comment: string;
};

type CustomerCreateInput = {
  readonly allow_remote_shopping_assistance?: boolean | null | undefined;
  readonly date_of_birth?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly email: string;
  readonly firstname: string;
  readonly gender?: number | null | undefined;
  readonly is_subscribed?: boolean | null | undefined;
  readonly lastname: string;
  readonly middlename?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly taxvat?: string | null | undefined;
  readonly state_preference?: string | null | undefined;
};

type LoyaltyCustomerInput = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
  readonly date_of_birth?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly is_email_subscribed?: boolean | null | undefined;
  readonly phone_number?: string | null | undefined;
  readonly is_sms_subscribed?: boolean | null | undefined;
  readonly marketing_phone_signature?: string | null | undefined;
  readonly raf_incentive_id?: string | null | undefined;
  readonly raf_stat_id?: string | null | undefined;
};

type CustomerOrdersFilterInput = {
  readonly number?: FilterStringTypeInput | null | undefined;
  readonly status?: FilterEqualTypeInput | null | undefined;
  readonly order_date?: FilterRangeTypeInput | null | undefined;
  readonly grand_total?: FilterRangeTypeInput | null | undefined;
};

type CustomerUpdateInput = {
  readonly allow_remote_shopping_assistance?: boolean | null | undefined;
  readonly date_of_birth?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  readonly gender?: number | null | undefined;
  readonly is_subscribed?: boolean | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly middlename?: string | null | undefined;
  readonly my_store?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly rewards_state?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly taxvat?: string | null | undefined;
};

type CommunicationPreferencesInput = {
  readonly is_email_subscribed_rewards?: boolean | null | undefined;
  readonly is_phone_subscribed_rewards?: boolean | null | undefined;
  readonly is_email_subscribed?: boolean | null | undefined;
  readonly is_phone_subscribed?: boolean | null | undefined;
  readonly phone_number?: string | null | undefined;
  readonly marketing_phone_signature?: string | null | undefined;
};

type CertifyingDoctorFilterInput = {
  readonly state_code?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly within_miles?: number | null | undefined;
  readonly telehealth?: boolean | null | undefined;
  readonly accepting_new_patients?: boolean | null | undefined;
};

type GiftCardAccountInput = {
  readonly gift_card_code: string;
};

type OrderInformationInput = {
  readonly number: string;
  readonly email: string;
  readonly lastname: string;
};

type OrderTokenInput = {
  readonly token: string;
};

type SortEnum =
  | 'ASC'
  | 'DESC';

type FilterEqualTypeInput = {
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string | null | undefined> | null | undefined;
};

type FilterStringTypeInput = {
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly match?: string | null | undefined;
};

type FilterRangeTypeInput = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

type PlaceOrderInput = {
  readonly cart_id: string;
};

type ProductAttributeFilterInput = {
  readonly sku?: FilterEqualTypeInput | null | undefined;
  readonly url_key?: FilterEqualTypeInput | null | undefined;
  readonly category_id?: FilterEqualTypeInput | null | undefined;
  readonly category_uid?: FilterEqualTypeInput | null | undefined;
  readonly category_url_path?: FilterEqualTypeInput | null | undefined;
  readonly brand?: FilterEqualTypeInput | null | undefined;
  readonly strain_type?: FilterEqualTypeInput | null | undefined;
  readonly size?: FilterEqualTypeInput | null | undefined;
  readonly is_sale?: FilterEqualTypeInput | null | undefined;
  readonly is_medical_only?: FilterEqualTypeInput | null | undefined;
  readonly name?: FilterMatchTypeInput | null | undefined;
  readonly description?: FilterMatchTypeInput | null | undefined;
  readonly short_description?: FilterMatchTypeInput | null | undefined;
  readonly price?: FilterRangeTypeInput | null | undefined;
  readonly thc?: FilterRangeTypeInput | null | undefined;
};

type FilterMatchTypeInput = {
  readonly match?: string | null | undefined;
  readonly match_type?: FilterMatchTypeEnum | null | undefined;
};

type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

type ProductAttributeSortInput = {
  readonly position?: SortEnum | null | undefined;
  readonly name?: SortEnum | null | undefined;
  readonly price?: SortEnum | null | undefined;
  readonly relevance?: SortEnum | null | undefined;
};

type AggregationsFilterInput = {
  readonly category?: AggregationsCategoryFilterInput | null | undefined;
};

type AggregationsCategoryFilterInput = {
  readonly includeDirectChildrenOnly?: boolean | null | undefined;
};

type WishlistChannel =
  | 'COMMERCE'
  | 'ORDERING';

type WishlistVisibilityEnum =
  | 'PUBLIC'
  | 'PRIVATE';

type CreateWishlistInput = {
  readonly name: string;
  readonly visibility: WishlistVisibilityEnum;
};

type WishlistItemInput = {
  readonly sku: string;
  readonly channel?: WishlistChannel | null | undefined;
  readonly parent_sku?: string | null | undefined;
  readonly quantity: number;
  readonly selected_options?: ReadonlyArray<string | number | null | undefined> | null | undefined;
  readonly entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
};

type WishlistItemUpdateInput = {
  readonly wishlist_item_id: string | number;
  readonly quantity?: number | null | undefined;
  readonly description?: string | null | undefined;
  readonly selected_options?: ReadonlyArray<string | number | null | undefined> | null | undefined;
  readonly entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
};

type WishlistItemCopyInput = {
  readonly wishlist_item_id: string | number;
  readonly quantity?: number | null | undefined;
};

type WishlistItemMoveInput = {
  readonly wishlist_item_id: string | number;
  readonly quantity?: number | null | undefined;
};

type confirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


type deleteCustomerMutationVariables = Exact<{ [key: string]: never; }>;


type resendConfirmationEmailMutationVariables = Exact<{
  email: string;
}>;


type updateCustomerEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


type accountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


type countriesQueryVariables = Exact<{ [key: string]: never; }>;


type createCustomerAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


type customerAddressesQueryVariables = Exact<{ [key: string]: never; }>;


type deleteCustomerAddressV2MutationVariables = Exact<{
  uid: string | number;
}>;


type updateCustomerAddressV2MutationVariables = Exact<{
  uid: string | number;
  input?: CustomerAddressInput | null | undefined;
}>;


type ageGateConfigQueryVariables = Exact<{ [key: string]: never; }>;


type cancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


type cancellationReasonsQueryVariables = Exact<{ [key: string]: never; }>;


type confirmCancelOrderMutationVariables = Exact<{
  input: ConfirmCancelOrderInput;
}>;


type requestGuestOrderCancelMutationVariables = Exact<{
  input: GuestOrderCancelInput;
}>;


type createCustomerOnCheckoutMutationVariables = Exact<{
  input: CustomerCreateInput;
  increment_id: string;
}>;


type placeOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


type addProductsToCartMutationVariables = Exact<{
  cartId: string;
  cartItems: ReadonlyArray<CartItemInput> | CartItemInput;
}>;


type addWishlistItemsToCartMutationVariables = Exact<{
  wishlistId: string | number;
  wishlistItemIds?: ReadonlyArray<string | number> | string | number | null | undefined;
}>;


type applyCouponToCartMutationVariables = Exact<{
  input: ApplyCouponToCartInput;
}>;


type applyStoreCreditToCartMutationVariables = Exact<{
  input: ApplyStoreCreditToCartInput;
}>;


type applyGiftCardToCartMutationVariables = Exact<{
  input: ApplyGiftCardToCartInput;
}>;


type applyRewardPointsToCartMutationVariables = Exact<{
  cartId: string | number;
}>;


type cartLifetimeQueryVariables = Exact<{ [key: string]: never; }>;


type cartQueryVariables = Exact<{
  cart_id: string;
}>;


type createEmptyCartMutationVariables = Exact<{ [key: string]: never; }>;


type customerCartQueryVariables = Exact<{ [key: string]: never; }>;


type giftCardCodesQueryVariables = Exact<{
  cart_id: string;
}>;


type mergeCartsMutationVariables = Exact<{
  source_cart_id: string;
}>;


type removeCouponFromCartMutationVariables = Exact<{
  input: RemoveCouponFromCartInput;
}>;


type removeStoreCreditFromCartMutationVariables = Exact<{
  input: RemoveStoreCreditFromCartInput;
}>;


type removeGiftCardFromCartMutationVariables = Exact<{
  input: RemoveGiftCardFromCartInput;
}>;


type removeItemFromCartMutationVariables = Exact<{
  input: RemoveItemFromCartInput;
}>;


type removeRewardPointsFromCartMutationVariables = Exact<{
  cartId: string | number;
}>;


type reorderItemsMutationVariables = Exact<{
  orderNumber: string;
}>;


type setBillingAddressOnCartMutationVariables = Exact<{
  input: SetBillingAddressOnCartInput;
}>;


type setDeliverySlotOnCartMutationVariables = Exact<{
  input: SetDeliverySlotOnCartInput;
}>;


type setGuestEmailOnCartMutationVariables = Exact<{
  input: SetGuestEmailOnCartInput;
}>;


type setPaymentMethodOnCartMutationVariables = Exact<{
  input: SetPaymentMethodOnCartInput;
}>;


type setShippingAddressesOnCartMutationVariables = Exact<{
  input: SetShippingAddressesOnCartInput;
}>;


type setShippingMethodsOnCartMutationVariables = Exact<{
  input: SetShippingMethodsOnCartInput;
}>;


type shoppingModeChangeCheckingQueryVariables = Exact<{
  cartId: string;
  mode: ShoppingMode;
}>;


type updateCartItemsMutationVariables = Exact<{
  input: UpdateCartItemsInput;
}>;


type attributeOptionsQueryVariables = Exact<{
  attributes: ReadonlyArray<AttributeInput> | AttributeInput;
}>;


type brandsQueryVariables = Exact<{ [key: string]: never; }>;


type categoriesQueryVariables = Exact<{ [key: string]: never; }>;


type categoryListingQueryVariables = Exact<{
  filters?: CategoryFilterInput | null | undefined;
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  pageSize: number;
  currentPage: number;
  sort?: ProductAttributeSortInput | null | undefined;
  counted?: AggregationsFilterInput | null | undefined;
}>;


type facetsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  counted?: AggregationsFilterInput | null | undefined;
}>;


type shopFrontQueryVariables = Exact<{
  pageSize: number;
}>;


type customerOrderQueryVariables = Exact<{
  number: string;
}>;


type customerOrdersQueryVariables = Exact<{
  filter?: CustomerOrdersFilterInput | null | undefined;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


type guestOrderByTokenQueryVariables = Exact<{
  input: OrderTokenInput;
}>;


type guestOrderQueryVariables = Exact<{
  input: OrderInformationInput;
}>;


type productAtStoreQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null | undefined;
}>;


type productPricesQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null | undefined;
}>;


type productQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null | undefined;
}>;


type productRouteQueryVariables = Exact<{
  url: string;
}>;


type relatedProductsQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null | undefined;
}>;


type cmsBlocksQueryVariables = Exact<{
  identifiers: ReadonlyArray<string | null | undefined> | string;
}>;


type deliveryAreaQueryVariables = Exact<{
  postcode: string;
}>;


type findAppByStoreQueryVariables = Exact<{
  store_code: string;
}>;


type getZipByBrowserLocationQueryVariables = Exact<{
  lat: string;
  long: string;
}>;


type storeConfigQueryVariables = Exact<{ [key: string]: never; }>;


type cmsPageQueryVariables = Exact<{
  identifier: string;
}>;


type cmsPagesQueryVariables = Exact<{ [key: string]: never; }>;


type contactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


type rewardsLadderQueryVariables = Exact<{ [key: string]: never; }>;


type activateExistingCustomerOnLoyaltyMutationVariables = Exact<{
  email: string;
  password: string;
  is_email_subscribed?: boolean | null | undefined;
  date_of_birth?: string | null | undefined;
  state?: string | null | undefined;
  marketing_phone_signature?: string | null | undefined;
  phone_number?: string | null | undefined;
  is_sms_subscribed?: boolean | null | undefined;
}>;


type checkCredentialsQueryVariables = Exact<{
  email: string;
  password: string;
}>;


type checkCustomerEmailQueryVariables = Exact<{
  email: string;
}>;


type createLoyaltyCustomerMutationVariables = Exact<{
  input: LoyaltyCustomerInput;
}>;


type generateCustomerTokenMutationVariables = Exact<{
  email: string;
  password: string;
  cartId?: string | null | undefined;
}>;


type refreshCustomerTokenMutationVariables = Exact<{
  accessToken: string;
  refreshToken: string;
}>;


type requestLoyaltyPasswordResetEmailMutationVariables = Exact<{
  email: string;
}>;


type requestPasswordResetEmailMutationVariables = Exact<{
  email: string;
}>;


type resetPasswordMutationVariables = Exact<{
  email: string;
  resetPasswordToken: string;
  newPassword: string;
}>;


type revokeCustomerTokenMutationVariables = Exact<{ [key: string]: never; }>;


type changeCustomerPasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


type customerQueryVariables = Exact<{ [key: string]: never; }>;


type keepOrderingCartMutationVariables = Exact<{
  cartId: string;
}>;


type rewardsDashboardQueryVariables = Exact<{ [key: string]: never; }>;


type updateCustomerV2MutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


type updateCommunicationPreferencesMutationVariables = Exact<{
  input: CommunicationPreferencesInput;
}>;


type blogPostQueryVariables = Exact<{
  slug: string;
}>;


type blogPostsQueryVariables = Exact<{
  topic?: string | null | undefined;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}>;


type outreachEventQueryVariables = Exact<{
  id: string;
}>;


type outreachEventsQueryVariables = Exact<{ [key: string]: never; }>;


type storeDealsQueryVariables = Exact<{
  pageSize: number;
}>;


type certifyingDoctorsQueryVariables = Exact<{
  filter?: CertifyingDoctorFilterInput | null | undefined;
  pageSize?: number | null | undefined;
}>;


type favoriteCardsQueryVariables = Exact<{
  skus?: ReadonlyArray<string | null | undefined> | string | null | undefined;
}>;


type giftCardAccountQueryVariables = Exact<{
  input: GiftCardAccountInput;
}>;


type redeemGiftCardBalanceAsStoreCreditMutationVariables = Exact<{
  input: GiftCardAccountInput;
}>;


type labResultsOfBatchQueryVariables = Exact<{
  batch: string;
}>;


type labResultsQueryVariables = Exact<{
  search: string;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}>;


type namedCardsQueryVariables = Exact<{
  name?: string | null | undefined;
}>;


type orderStockQueryVariables = Exact<{
  number: string;
}>;


type prefetchingQueryVariables = Exact<{ [key: string]: never; }>;


type namesOfCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


type suggestOnCategoriesQueryVariables = Exact<{
  search: string;
  pageSize: number;
}>;


type productKeysQueryVariables = Exact<{
  pageSize: number;
  currentPage: number;
}>;


type storeCreditQueryVariables = Exact<{
  pageSize: number;
  currentPage: number;
}>;


type addProductsToWishlistMutationVariables = Exact<{
  wishlistId: string | number;
  wishlistItems: ReadonlyArray<WishlistItemInput> | WishlistItemInput;
}>;


type copyProductsBetweenWishlistsMutationVariables = Exact<{
  sourceWishlistUid: string | number;
  destinationWishlistUid: string | number;
  wishlistItems: ReadonlyArray<WishlistItemCopyInput> | WishlistItemCopyInput;
}>;


type createWishlistMutationVariables = Exact<{
  input: CreateWishlistInput;
}>;


type deleteWishlistMutationVariables = Exact<{
  wishlistId: string | number;
}>;


type moveProductsBetweenWishlistsMutationVariables = Exact<{
  sourceWishlistUid: string | number;
  destinationWishlistUid: string | number;
  wishlistItems: ReadonlyArray<WishlistItemMoveInput> | WishlistItemMoveInput;
}>;


type removeProductsFromWishlistMutationVariables = Exact<{
  wishlistId: string | number;
  wishlistItemsIds: ReadonlyArray<string | number> | string | number;
}>;


type updateProductsInWishlistMutationVariables = Exact<{
  wishlistId: string | number;
  wishlistItems: ReadonlyArray<WishlistItemUpdateInput> | WishlistItemUpdateInput;
}>;


type updateWishlistMutationVariables = Exact<{
  wishlistId: string | number;
  name?: string | null | undefined;
}>;


type wishlistsQueryVariables = Exact<{ [key: string]: never; }>;


type cartChangedSubscriptionVariables = Exact<{
  cart_id: string;
}>;


type menuChangedSubscriptionVariables = Exact<{
  store_code: string;
}>;


type orderChangedSubscriptionVariables = Exact<{
  number: string;
  token?: string | null | undefined;
}>;


type sessionChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;



export interface Variables {
  confirmEmail: confirmEmailMutationVariables;
  deleteCustomer: deleteCustomerMutationVariables;
  resendConfirmationEmail: resendConfirmationEmailMutationVariables;
  updateCustomerEmail: updateCustomerEmailMutationVariables;
  accountOverview: accountOverviewQueryVariables;
  countries: countriesQueryVariables;
  createCustomerAddress: createCustomerAddressMutationVariables;
  customerAddresses: customerAddressesQueryVariables;
  deleteCustomerAddressV2: deleteCustomerAddressV2MutationVariables;
  updateCustomerAddressV2: updateCustomerAddressV2MutationVariables;
  ageGateConfig: ageGateConfigQueryVariables;
  cancelOrder: cancelOrderMutationVariables;
  cancellationReasons: cancellationReasonsQueryVariables;
  confirmCancelOrder: confirmCancelOrderMutationVariables;
  requestGuestOrderCancel: requestGuestOrderCancelMutationVariables;
  createCustomerOnCheckout: createCustomerOnCheckoutMutationVariables;
  placeOrder: placeOrderMutationVariables;
  addProductsToCart: addProductsToCartMutationVariables;
  addWishlistItemsToCart: addWishlistItemsToCartMutationVariables;
  applyCouponToCart: applyCouponToCartMutationVariables;
  applyStoreCreditToCart: applyStoreCreditToCartMutationVariables;
  applyGiftCardToCart: applyGiftCardToCartMutationVariables;
  applyRewardPointsToCart: applyRewardPointsToCartMutationVariables;
  cartLifetime: cartLifetimeQueryVariables;
  cart: cartQueryVariables;
  createEmptyCart: createEmptyCartMutationVariables;
  customerCart: customerCartQueryVariables;
  giftCardCodes: giftCardCodesQueryVariables;
  mergeCarts: mergeCartsMutationVariables;
  removeCouponFromCart: removeCouponFromCartMutationVariables;
  removeStoreCreditFromCart: removeStoreCreditFromCartMutationVariables;
  removeGiftCardFromCart: removeGiftCardFromCartMutationVariables;
  removeItemFromCart: removeItemFromCartMutationVariables;
  removeRewardPointsFromCart: removeRewardPointsFromCartMutationVariables;
  reorderItems: reorderItemsMutationVariables;
  setBillingAddressOnCart: setBillingAddressOnCartMutationVariables;
  setDeliverySlotOnCart: setDeliverySlotOnCartMutationVariables;
  setGuestEmailOnCart: setGuestEmailOnCartMutationVariables;
  setPaymentMethodOnCart: setPaymentMethodOnCartMutationVariables;
  setShippingAddressesOnCart: setShippingAddressesOnCartMutationVariables;
  setShippingMethodsOnCart: setShippingMethodsOnCartMutationVariables;
  shoppingModeChangeChecking: shoppingModeChangeCheckingQueryVariables;
  updateCartItems: updateCartItemsMutationVariables;
  attributeOptions: attributeOptionsQueryVariables;
  brands: brandsQueryVariables;
  categories: categoriesQueryVariables;
  categoryListing: categoryListingQueryVariables;
  facets: facetsQueryVariables;
  shopFront: shopFrontQueryVariables;
  customerOrder: customerOrderQueryVariables;
  customerOrders: customerOrdersQueryVariables;
  guestOrderByToken: guestOrderByTokenQueryVariables;
  guestOrder: guestOrderQueryVariables;
  productAtStore: productAtStoreQueryVariables;
  productPrices: productPricesQueryVariables;
  product: productQueryVariables;
  productRoute: productRouteQueryVariables;
  relatedProducts: relatedProductsQueryVariables;
  cmsBlocks: cmsBlocksQueryVariables;
  deliveryArea: deliveryAreaQueryVariables;
  findAppByStore: findAppByStoreQueryVariables;
  getZipByBrowserLocation: getZipByBrowserLocationQueryVariables;
  storeConfig: storeConfigQueryVariables;
  cmsPage: cmsPageQueryVariables;
  cmsPages: cmsPagesQueryVariables;
  contactUs: contactUsMutationVariables;
  rewardsLadder: rewardsLadderQueryVariables;
  activateExistingCustomerOnLoyalty: activateExistingCustomerOnLoyaltyMutationVariables;
  checkCredentials: checkCredentialsQueryVariables;
  checkCustomerEmail: checkCustomerEmailQueryVariables;
  createLoyaltyCustomer: createLoyaltyCustomerMutationVariables;
  generateCustomerToken: generateCustomerTokenMutationVariables;
  refreshCustomerToken: refreshCustomerTokenMutationVariables;
  requestLoyaltyPasswordResetEmail: requestLoyaltyPasswordResetEmailMutationVariables;
  requestPasswordResetEmail: requestPasswordResetEmailMutationVariables;
  resetPassword: resetPasswordMutationVariables;
  revokeCustomerToken: revokeCustomerTokenMutationVariables;
  changeCustomerPassword: changeCustomerPasswordMutationVariables;
  customer: customerQueryVariables;
  keepOrderingCart: keepOrderingCartMutationVariables;
  rewardsDashboard: rewardsDashboardQueryVariables;
  updateCustomerV2: updateCustomerV2MutationVariables;
  updateCommunicationPreferences: updateCommunicationPreferencesMutationVariables;
  blogPost: blogPostQueryVariables;
  blogPosts: blogPostsQueryVariables;
  outreachEvent: outreachEventQueryVariables;
  outreachEvents: outreachEventsQueryVariables;
  storeDeals: storeDealsQueryVariables;
  certifyingDoctors: certifyingDoctorsQueryVariables;
  favoriteCards: favoriteCardsQueryVariables;
  giftCardAccount: giftCardAccountQueryVariables;
  redeemGiftCardBalanceAsStoreCredit: redeemGiftCardBalanceAsStoreCreditMutationVariables;
  labResultsOfBatch: labResultsOfBatchQueryVariables;
  labResults: labResultsQueryVariables;
  namedCards: namedCardsQueryVariables;
  orderStock: orderStockQueryVariables;
  prefetching: prefetchingQueryVariables;
  namesOfCategories: namesOfCategoriesQueryVariables;
  suggestOnCategories: suggestOnCategoriesQueryVariables;
  productKeys: productKeysQueryVariables;
  storeCredit: storeCreditQueryVariables;
  addProductsToWishlist: addProductsToWishlistMutationVariables;
  copyProductsBetweenWishlists: copyProductsBetweenWishlistsMutationVariables;
  createWishlist: createWishlistMutationVariables;
  deleteWishlist: deleteWishlistMutationVariables;
  moveProductsBetweenWishlists: moveProductsBetweenWishlistsMutationVariables;
  removeProductsFromWishlist: removeProductsFromWishlistMutationVariables;
  updateProductsInWishlist: updateProductsInWishlistMutationVariables;
  updateWishlist: updateWishlistMutationVariables;
  wishlists: wishlistsQueryVariables;
  cartChanged: cartChangedSubscriptionVariables;
  menuChanged: menuChangedSubscriptionVariables;
  orderChanged: orderChangedSubscriptionVariables;
  sessionChanged: sessionChangedSubscriptionVariables;
}
