// Written by `npm run graphql`.
import type { GraphQLResolveInfo } from 'graphql';
import type { BlogPost as BlogPostParent, CmsBlock as CmsBlockParent, CmsPage as CmsPageParent, StoreConfig as StoreConfigParent, Cart as CartParent, CartItemInterface as CartItemInterfaceParent, SimpleCartItem as SimpleCartItemParent, VirtualCartItem as VirtualCartItemParent, ConfigurableCartItem as ConfigurableCartItemParent, BundleCartItem as BundleCartItemParent, GiftCardCartItem as GiftCardCartItemParent, Error as ErrorParent, CartUserInputError as CartUserInputErrorParent, InsufficientStockError as InsufficientStockErrorParent, CategoryInterface as CategoryInterfaceParent, CategoryTree as CategoryTreeParent, CountryCodeEnum as CountryCodeEnumParent, Customer as CustomerParent, ActivatedCustomer as ActivatedCustomerParent, CustomerAddress as CustomerAddressParent, CustomerStoreCredit as CustomerStoreCreditParent, CustomerOrder as CustomerOrderParent, OrderItemInterface as OrderItemInterfaceParent, OrderItem as OrderItemParent, BundleOrderItem as BundleOrderItemParent, GiftCardOrderItem as GiftCardOrderItemParent, Products as ProductsParent, ProductInterface as ProductInterfaceParent, SimpleProduct as SimpleProductParent, VirtualProduct as VirtualProductParent, ConfigurableProduct as ConfigurableProductParent, BundleProduct as BundleProductParent, GiftCardProduct as GiftCardProductParent, GroupedProduct as GroupedProductParent, DownloadableProduct as DownloadableProductParent, Wishlist as WishlistParent, WishlistOutput as WishlistOutputParent, WishlistItemInterface as WishlistItemInterfaceParent, SimpleWishlistItem as SimpleWishlistItemParent, VirtualWishlistItem as VirtualWishlistItemParent, ConfigurableWishlistItem as ConfigurableWishlistItemParent, BundleWishlistItem as BundleWishlistItemParent, GiftCardWishlistItem as GiftCardWishlistItemParent, WishlistItem as WishlistItemParent, MenuWishlistItem as MenuWishlistItemParent, MenuProduct as MenuProductParent } from './parents.ts';
import type { CommerceContext } from '../context/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string | import('../../../../platform/message.ts').Message; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly updateCustomerEmail?: Maybe<CustomerOutput>;
  readonly deleteCustomer?: Maybe<Scalars['Boolean']['output']>;
  readonly confirmEmail?: Maybe<CustomerOutput>;
  readonly resendConfirmationEmail?: Maybe<Scalars['Boolean']['output']>;
  readonly createCustomerAddress?: Maybe<CustomerAddress>;
  readonly updateCustomerAddress?: Maybe<CustomerAddress>;
  readonly updateCustomerAddressV2?: Maybe<CustomerAddress>;
  readonly deleteCustomerAddress?: Maybe<Scalars['Boolean']['output']>;
  readonly deleteCustomerAddressV2?: Maybe<Scalars['Boolean']['output']>;
  readonly cancelOrder?: Maybe<CancelOrderOutput>;
  readonly requestGuestOrderCancel?: Maybe<CancelOrderOutput>;
  readonly confirmCancelOrder?: Maybe<CancelOrderOutput>;
  readonly addProductsToCart?: Maybe<AddProductsToCartOutput>;
  readonly addSimpleProductsToCart?: Maybe<AddSimpleProductsToCartOutput>;
  readonly addVirtualProductsToCart?: Maybe<AddVirtualProductsToCartOutput>;
  readonly addConfigurableProductsToCart?: Maybe<AddConfigurableProductsToCartOutput>;
  readonly addBundleProductsToCart?: Maybe<AddBundleProductsToCartOutput>;
  readonly updateCartItems?: Maybe<UpdateCartItemsOutput>;
  readonly removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  readonly clearCart: ClearCartOutput;
  /** @deprecated Use createGuestCart or customerCart. */
  readonly createEmptyCart?: Maybe<Scalars['String']['output']>;
  readonly createGuestCart?: Maybe<CreateGuestCartOutput>;
  readonly assignCustomerToGuestCart: Cart;
  readonly mergeCarts: Cart;
  readonly shoppingModeChangeChecking?: Maybe<ShoppingModeChange>;
  readonly applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  readonly removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  readonly applyRewardPointsToCart?: Maybe<ApplyRewardPointsToCartOutput>;
  readonly removeRewardPointsFromCart?: Maybe<RemoveRewardPointsFromCartOutput>;
  readonly applyStoreCreditToCart?: Maybe<ApplyStoreCreditToCartOutput>;
  readonly removeStoreCreditFromCart?: Maybe<RemoveStoreCreditFromCartOutput>;
  readonly applyGiftCardToCart?: Maybe<ApplyGiftCardToCartOutput>;
  readonly removeGiftCardFromCart?: Maybe<RemoveGiftCardFromCartOutput>;
  readonly setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  readonly setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  readonly setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  readonly setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  readonly setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  readonly setDeliverySlotOnCart?: Maybe<SetDeliverySlotOnCartOutput>;
  readonly estimateShippingMethods?: Maybe<ReadonlyArray<Maybe<AvailableShippingMethod>>>;
  readonly estimateTotals: EstimateTotalsOutput;
  readonly contactUs?: Maybe<ContactUsOutput>;
  readonly createCustomerV2?: Maybe<CustomerOutput>;
  readonly createCustomerOnCheckout?: Maybe<CustomerOutput>;
  readonly createLoyaltyCustomer?: Maybe<LoyaltyCustomerOutput>;
  readonly activateExistingCustomerOnLoyalty?: Maybe<ActivatedCustomer>;
  readonly updateCustomerV2?: Maybe<CustomerOutput>;
  readonly changeCustomerPassword?: Maybe<Customer>;
  readonly updateCommunicationPreferences?: Maybe<CustomerOutput>;
  readonly keepOrderingCart?: Maybe<KeepOrderingCartOutput>;
  readonly generateCustomerToken?: Maybe<CustomerToken>;
  readonly refreshCustomerToken?: Maybe<CustomerToken>;
  readonly revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  readonly redeemGiftCardBalanceAsStoreCredit?: Maybe<GiftCardAccount>;
  readonly subscribeEmailToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  readonly requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  readonly requestLoyaltyPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  readonly resetPassword?: Maybe<Scalars['Boolean']['output']>;
  readonly placeOrder?: Maybe<PlaceOrderOutput>;
  readonly reorderItems?: Maybe<ReorderItemsOutput>;
  readonly createWishlist?: Maybe<CreateWishlistOutput>;
  readonly updateWishlist?: Maybe<UpdateWishlistOutput>;
  readonly deleteWishlist?: Maybe<DeleteWishlistOutput>;
  readonly addProductsToWishlist?: Maybe<AddProductsToWishlistOutput>;
  readonly removeProductsFromWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  readonly updateProductsInWishlist?: Maybe<UpdateProductsInWishlistOutput>;
  readonly copyProductsBetweenWishlists?: Maybe<CopyProductsBetweenWishlistsOutput>;
  readonly moveProductsBetweenWishlists?: Maybe<MoveProductsBetweenWishlistsOutput>;
  readonly addWishlistItemsToCart?: Maybe<AddWishlistItemsToCartOutput>;
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationResendConfirmationEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationUpdateCustomerAddressV2Args = {
  uid: Scalars['ID']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteCustomerAddressV2Args = {
  uid: Scalars['ID']['input'];
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationRequestGuestOrderCancelArgs = {
  input: GuestOrderCancelInput;
};


export type MutationConfirmCancelOrderArgs = {
  input: ConfirmCancelOrderInput;
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: ReadonlyArray<CartItemInput>;
};


export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


export type MutationAddVirtualProductsToCartArgs = {
  input?: InputMaybe<AddVirtualProductsToCartInput>;
};


export type MutationAddConfigurableProductsToCartArgs = {
  input?: InputMaybe<AddConfigurableProductsToCartInput>;
};


export type MutationAddBundleProductsToCartArgs = {
  input?: InputMaybe<AddBundleProductsToCartInput>;
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationClearCartArgs = {
  input: ClearCartInput;
};


export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationMergeCartsArgs = {
  source_cart_id: Scalars['String']['input'];
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationShoppingModeChangeCheckingArgs = {
  cart_id: Scalars['String']['input'];
  mode: ShoppingMode;
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationApplyRewardPointsToCartArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationRemoveRewardPointsFromCartArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationApplyStoreCreditToCartArgs = {
  input: ApplyStoreCreditToCartInput;
};


export type MutationRemoveStoreCreditFromCartArgs = {
  input: RemoveStoreCreditFromCartInput;
};


export type MutationApplyGiftCardToCartArgs = {
  input?: InputMaybe<ApplyGiftCardToCartInput>;
};


export type MutationRemoveGiftCardFromCartArgs = {
  input?: InputMaybe<RemoveGiftCardFromCartInput>;
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationSetDeliverySlotOnCartArgs = {
  input: SetDeliverySlotOnCartInput;
};


export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


export type MutationContactUsArgs = {
  input: ContactUsInput;
};


export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


export type MutationCreateCustomerOnCheckoutArgs = {
  input: CustomerCreateInput;
  increment_id: Scalars['String']['input'];
};


export type MutationCreateLoyaltyCustomerArgs = {
  input: LoyaltyCustomerInput;
};


export type MutationActivateExistingCustomerOnLoyaltyArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  is_email_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  raf_incentive_id?: InputMaybe<Scalars['String']['input']>;
  raf_stat_id?: InputMaybe<Scalars['String']['input']>;
  marketing_phone_signature?: InputMaybe<Scalars['String']['input']>;
  phone_number?: InputMaybe<Scalars['String']['input']>;
  is_sms_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationUpdateCommunicationPreferencesArgs = {
  input: CommunicationPreferencesInput;
};


export type MutationKeepOrderingCartArgs = {
  cartId: Scalars['String']['input'];
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  cartId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRefreshCustomerTokenArgs = {
  accessToken: Scalars['String']['input'];
  refreshToken: Scalars['String']['input'];
};


export type MutationRedeemGiftCardBalanceAsStoreCreditArgs = {
  input: GiftCardAccountInput;
};


export type MutationSubscribeEmailToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestLoyaltyPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
};


export type MutationCreateWishlistArgs = {
  input: CreateWishlistInput;
};


export type MutationUpdateWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<WishlistVisibilityEnum>;
};


export type MutationDeleteWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: ReadonlyArray<WishlistItemInput>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: ReadonlyArray<WishlistItemUpdateInput>;
};


export type MutationCopyProductsBetweenWishlistsArgs = {
  sourceWishlistUid: Scalars['ID']['input'];
  destinationWishlistUid: Scalars['ID']['input'];
  wishlistItems: ReadonlyArray<WishlistItemCopyInput>;
};


export type MutationMoveProductsBetweenWishlistsArgs = {
  sourceWishlistUid: Scalars['ID']['input'];
  destinationWishlistUid: Scalars['ID']['input'];
  wishlistItems: ReadonlyArray<WishlistItemMoveInput>;
};


export type MutationAddWishlistItemsToCartArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type Customer = {
  readonly __typename?: 'Customer';
  readonly confirmation_status: ConfirmationStatusEnum;
  readonly is_email_confirmed: Scalars['Boolean']['output'];
  readonly allow_remote_shopping_assistance: Scalars['Boolean']['output'];
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly taxvat?: Maybe<Scalars['String']['output']>;
  readonly addresses?: Maybe<ReadonlyArray<Maybe<CustomerAddress>>>;
  readonly addressesV2?: Maybe<CustomerAddresses>;
  readonly default_shipping?: Maybe<Scalars['String']['output']>;
  readonly default_billing?: Maybe<Scalars['String']['output']>;
  readonly orders?: Maybe<CustomerOrders>;
  readonly firstname?: Maybe<Scalars['String']['output']>;
  readonly lastname?: Maybe<Scalars['String']['output']>;
  readonly nickname?: Maybe<Scalars['String']['output']>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly my_store?: Maybe<Scalars['String']['output']>;
  readonly my_store_info?: Maybe<CustomerStoreInfo>;
  readonly previous_store?: Maybe<Scalars['String']['output']>;
  readonly partner_id?: Maybe<Scalars['String']['output']>;
  readonly magento_id?: Maybe<Scalars['String']['output']>;
  readonly cart_id?: Maybe<Scalars['String']['output']>;
  readonly drivers_license?: Maybe<Scalars['String']['output']>;
  readonly date_of_birth?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use date_of_birth. */
  readonly dob?: Maybe<Scalars['String']['output']>;
  readonly gender?: Maybe<Scalars['Int']['output']>;
  readonly delivery_method?: Maybe<Scalars['String']['output']>;
  readonly communication_preferences: CommunicationPreferences;
  readonly medical_info?: Maybe<CustomerMedicalInfo>;
  readonly reviews: ProductReviews;
  readonly loyalty: CustomerLoyalty;
  readonly reward_points?: Maybe<RewardPoints>;
  readonly rewards: CustomerRewards;
  readonly store_credit?: Maybe<CustomerStoreCredit>;
  /** @deprecated Use wishlists or wishlist_v2. */
  readonly wishlist: Wishlist;
  readonly wishlist_v2?: Maybe<Wishlist>;
  readonly wishlists: ReadonlyArray<Maybe<Wishlist>>;
};


export type CustomerAddressesV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerOrdersArgs = {
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerOrderSortInput>;
  scope?: InputMaybe<ScopeTypeEnum>;
};


export type CustomerReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


export type CustomerWishlistsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type ConfirmationStatusEnum =
  | 'ACCOUNT_CONFIRMED'
  | 'ACCOUNT_CONFIRMATION_NOT_REQUIRED';

export type ConfirmEmailInput = {
  readonly confirmation_key: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

export type CustomerAddresses = {
  readonly __typename?: 'CustomerAddresses';
  readonly items?: Maybe<ReadonlyArray<Maybe<CustomerAddress>>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddress = {
  readonly __typename?: 'CustomerAddress';
  readonly uid: Scalars['ID']['output'];
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly firstname?: Maybe<Scalars['String']['output']>;
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly lastname?: Maybe<Scalars['String']['output']>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly street?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<CustomerAddressRegion>;
  readonly region_id?: Maybe<Scalars['Int']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly country_code?: Maybe<CountryCodeEnum>;
  /** @deprecated Use country_code. */
  readonly country_id?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly vat_id?: Maybe<Scalars['String']['output']>;
  readonly default_shipping?: Maybe<Scalars['Boolean']['output']>;
  readonly default_billing?: Maybe<Scalars['Boolean']['output']>;
  readonly extension_attributes?: Maybe<ReadonlyArray<Maybe<CustomerAddressAttribute>>>;
};

export type CustomerAddressAttribute = {
  readonly __typename?: 'CustomerAddressAttribute';
  readonly attribute_code?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressRegion = {
  readonly __typename?: 'CustomerAddressRegion';
  readonly region_id?: Maybe<Scalars['Int']['output']>;
  readonly region_code?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressInput = {
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly firstname?: InputMaybe<Scalars['String']['input']>;
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly street?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<CustomerAddressRegionInput>;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly country_code?: InputMaybe<CountryCodeEnum>;
  readonly country_id?: InputMaybe<CountryCodeEnum>;
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  readonly fax?: InputMaybe<Scalars['String']['input']>;
  readonly vat_id?: InputMaybe<Scalars['String']['input']>;
  readonly default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  readonly default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  readonly custom_attributes?: InputMaybe<ReadonlyArray<InputMaybe<CustomerAddressAttributeInput>>>;
};

export type CustomerAddressRegionInput = {
  readonly region_id?: InputMaybe<Scalars['Int']['input']>;
  readonly region_code?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerAddressAttributeInput = {
  readonly attribute_code: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly ageGateConfig?: Maybe<ReadonlyArray<AgeGateConfigEntry>>;
  readonly customAttributeMetadata?: Maybe<CustomAttributeMetadata>;
  readonly blogPosts: BlogPosts;
  readonly blogPost?: Maybe<BlogPost>;
  readonly shoppingModeChangeChecking?: Maybe<ShoppingModeChange>;
  readonly cart?: Maybe<Cart>;
  readonly customerCart: Cart;
  readonly categories?: Maybe<CategoryResult>;
  readonly categoryList?: Maybe<ReadonlyArray<Maybe<CategoryTree>>>;
  readonly category?: Maybe<CategoryTree>;
  readonly cmsPage?: Maybe<CmsPage>;
  readonly cmsPages: ReadonlyArray<CmsPageEntry>;
  readonly cmsBlocks?: Maybe<CmsBlocks>;
  readonly countries?: Maybe<ReadonlyArray<Maybe<Country>>>;
  readonly country?: Maybe<Country>;
  readonly checkCustomerEmail?: Maybe<CustomerEmailCheck>;
  readonly isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
  readonly customer?: Maybe<Customer>;
  readonly certifyingDoctors: CertifyingDoctors;
  readonly giftCardAccount?: Maybe<GiftCardAccount>;
  readonly guestOrder: CustomerOrder;
  readonly guestOrderByToken: CustomerOrder;
  readonly labResults: LabResults;
  readonly labResultsOfBatch: ReadonlyArray<LabResult>;
  readonly getZipByBrowserLocation?: Maybe<ZipByBrowserLocation>;
  readonly deliveryArea?: Maybe<DeliveryArea>;
  readonly outreachEvents: ReadonlyArray<OutreachEvent>;
  readonly outreachEvent?: Maybe<OutreachEvent>;
  readonly pickupLocations?: Maybe<PickupLocations>;
  readonly products?: Maybe<Products>;
  readonly cartRegulations?: Maybe<CartRegulations>;
  readonly purchaseLimits: PurchaseLimits;
  readonly relatedProducts: ReadonlyArray<RelatedProducts>;
  readonly productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  readonly rewardsLadder: ReadonlyArray<RewardStep>;
  readonly findAppByStore?: Maybe<SearchApp>;
  readonly storeConfig?: Maybe<StoreConfig>;
  readonly availableStores?: Maybe<ReadonlyArray<Maybe<StoreConfig>>>;
  readonly currency?: Maybe<Currency>;
  readonly storePromotions: ReadonlyArray<StorePromotion>;
  readonly route?: Maybe<RoutableInterface>;
  readonly urlResolver?: Maybe<EntityUrl>;
  /** @deprecated Use wishlists of the customer. */
  readonly wishlist?: Maybe<WishlistOutput>;
};


export type QueryCustomAttributeMetadataArgs = {
  attributes: ReadonlyArray<AttributeInput>;
};


export type QueryBlogPostsArgs = {
  topic?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBlogPostArgs = {
  slug: Scalars['String']['input'];
};


export type QueryShoppingModeChangeCheckingArgs = {
  cart_id: Scalars['String']['input'];
  mode: ShoppingMode;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCategoriesArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryListArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


export type QueryCertifyingDoctorsArgs = {
  filter?: InputMaybe<CertifyingDoctorFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGiftCardAccountArgs = {
  input: GiftCardAccountInput;
};


export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryLabResultsArgs = {
  search: Scalars['String']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLabResultsOfBatchArgs = {
  batch: Scalars['String']['input'];
};


export type QueryGetZipByBrowserLocationArgs = {
  lat: Scalars['String']['input'];
  long: Scalars['String']['input'];
};


export type QueryDeliveryAreaArgs = {
  postcode: Scalars['String']['input'];
};


export type QueryOutreachEventsArgs = {
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOutreachEventArgs = {
  id: Scalars['String']['input'];
};


export type QueryPickupLocationsArgs = {
  area?: InputMaybe<AreaInput>;
  filters?: InputMaybe<PickupLocationFilterInput>;
  sort?: InputMaybe<PickupLocationSortInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  productsInfo?: InputMaybe<ReadonlyArray<InputMaybe<ProductInfoInput>>>;
};


export type QueryProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


export type QueryCartRegulationsArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryRelatedProductsArgs = {
  skus: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryFindAppByStoreArgs = {
  store_code: Scalars['String']['input'];
};


export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
};

export type AgeGateConfigEntry = {
  readonly __typename?: 'AgeGateConfigEntry';
  readonly state_code: Scalars['String']['output'];
  readonly state_label: Scalars['String']['output'];
  readonly main_title: Scalars['String']['output'];
  readonly sub_title: Scalars['String']['output'];
  readonly age_requirement_copy: Scalars['String']['output'];
  readonly min_age_medical: Scalars['String']['output'];
  readonly min_age_recreational: Scalars['String']['output'];
  readonly show_datepicker: Scalars['Boolean']['output'];
};

export type AttributeInput = {
  readonly attribute_code?: InputMaybe<Scalars['String']['input']>;
  readonly entity_type?: InputMaybe<Scalars['String']['input']>;
};

export type CustomAttributeMetadata = {
  readonly __typename?: 'CustomAttributeMetadata';
  readonly items?: Maybe<ReadonlyArray<Maybe<Attribute>>>;
};

export type Attribute = {
  readonly __typename?: 'Attribute';
  readonly attribute_code?: Maybe<Scalars['String']['output']>;
  readonly entity_type?: Maybe<Scalars['String']['output']>;
  readonly attribute_type?: Maybe<Scalars['String']['output']>;
  readonly input_type?: Maybe<Scalars['String']['output']>;
  readonly attribute_options?: Maybe<ReadonlyArray<Maybe<AttributeOption>>>;
  readonly storefront_properties?: Maybe<StorefrontProperties>;
};

export type AttributeOption = {
  readonly __typename?: 'AttributeOption';
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type StorefrontProperties = {
  readonly __typename?: 'StorefrontProperties';
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly use_in_layered_navigation?: Maybe<UseInLayeredNavigationOptions>;
  readonly use_in_product_listing?: Maybe<Scalars['Boolean']['output']>;
  readonly use_in_search_results_layered_navigation?: Maybe<Scalars['Boolean']['output']>;
  readonly visible_on_catalog_pages?: Maybe<Scalars['Boolean']['output']>;
};

export type UseInLayeredNavigationOptions =
  | 'NO'
  | 'FILTERABLE_WITH_RESULTS'
  | 'FILTERABLE_NO_RESULT';

export type BlogPosts = {
  readonly __typename?: 'BlogPosts';
  readonly items: ReadonlyArray<BlogPostCard>;
  readonly topics: ReadonlyArray<BlogTopicCount>;
  readonly total_count: Scalars['Int']['output'];
  readonly page_info: SearchResultPageInfo;
};

export type BlogPostInterface = {
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly summary: Scalars['String']['output'];
  readonly topic: BlogTopic;
  readonly author: BlogAuthor;
  readonly published_on: Scalars['String']['output'];
  readonly picture: Scalars['String']['output'];
  readonly reading_minutes: Scalars['Int']['output'];
  readonly language: Scalars['String']['output'];
};

export type BlogPostCard = BlogPostInterface & {
  readonly __typename?: 'BlogPostCard';
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly summary: Scalars['String']['output'];
  readonly topic: BlogTopic;
  readonly author: BlogAuthor;
  readonly published_on: Scalars['String']['output'];
  readonly picture: Scalars['String']['output'];
  readonly reading_minutes: Scalars['Int']['output'];
  readonly language: Scalars['String']['output'];
};

export type BlogPost = BlogPostInterface & {
  readonly __typename?: 'BlogPost';
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly summary: Scalars['String']['output'];
  readonly topic: BlogTopic;
  readonly author: BlogAuthor;
  readonly published_on: Scalars['String']['output'];
  readonly picture: Scalars['String']['output'];
  readonly reading_minutes: Scalars['Int']['output'];
  readonly language: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
  readonly related: ReadonlyArray<BlogPostCard>;
};

export type BlogTopic = {
  readonly __typename?: 'BlogTopic';
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type BlogTopicCount = {
  readonly __typename?: 'BlogTopicCount';
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type BlogAuthor = {
  readonly __typename?: 'BlogAuthor';
  readonly name: Scalars['String']['output'];
  readonly role: Scalars['String']['output'];
};

export type BundleProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & PhysicalProductInterface & {
  readonly __typename?: 'BundleProduct';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly purchase_amounts: PurchaseAmounts;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly description?: Maybe<ComplexTextValue>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly small_image?: Maybe<ProductImage>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly gift_message_available: Scalars['Boolean']['output'];
  readonly gift_wrapping_available: Scalars['Boolean']['output'];
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly staged: Scalars['Boolean']['output'];
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_medical_only?: Maybe<Scalars['Int']['output']>;
  readonly is_sale?: Maybe<Scalars['Int']['output']>;
  readonly brand?: Maybe<Scalars['Int']['output']>;
  readonly brand_name?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['Int']['output']>;
  readonly strain_type_label?: Maybe<Scalars['String']['output']>;
  readonly thc_percentage?: Maybe<Scalars['String']['output']>;
  readonly batch_code?: Maybe<Scalars['String']['output']>;
  readonly consumption_forms?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly effects?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly is_sold_in_mode: Scalars['Boolean']['output'];
  readonly custom_attributes_product?: Maybe<ReadonlyArray<Maybe<CatalogAttribute>>>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly weight?: Maybe<Scalars['Float']['output']>;
  readonly dynamic_sku?: Maybe<Scalars['Boolean']['output']>;
  readonly dynamic_price?: Maybe<Scalars['Boolean']['output']>;
  readonly dynamic_weight?: Maybe<Scalars['Boolean']['output']>;
  readonly price_view?: Maybe<PriceViewEnum>;
  readonly ship_bundle_items?: Maybe<ShipBundleItemsEnum>;
  readonly items?: Maybe<ReadonlyArray<Maybe<BundleItem>>>;
};


export type BundleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type BundleItem = {
  readonly __typename?: 'BundleItem';
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly uid?: Maybe<Scalars['ID']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly price_range: PriceRange;
  readonly options?: Maybe<ReadonlyArray<Maybe<BundleItemOption>>>;
};

export type BundleItemOption = {
  readonly __typename?: 'BundleItemOption';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly qty?: Maybe<Scalars['Float']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly is_default?: Maybe<Scalars['Boolean']['output']>;
  readonly can_change_quantity?: Maybe<Scalars['Boolean']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly product?: Maybe<ProductInterface>;
};

export type ShipBundleItemsEnum =
  | 'TOGETHER'
  | 'SEPARATELY';

export type CancelOrderInput = {
  readonly order_id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type GuestOrderCancelInput = {
  readonly token: Scalars['String']['input'];
  readonly reason: Scalars['String']['input'];
};

export type ConfirmCancelOrderInput = {
  readonly order_id: Scalars['ID']['input'];
  readonly confirmation_key: Scalars['String']['input'];
};

export type CancelOrderOutput = {
  readonly __typename?: 'CancelOrderOutput';
  /** @deprecated Use errorV2. */
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorV2?: Maybe<CancelOrderError>;
  readonly order?: Maybe<CustomerOrder>;
};

export type CancelOrderError = {
  readonly __typename?: 'CancelOrderError';
  readonly code: CancelOrderErrorCode;
  readonly message: Scalars['String']['output'];
};

export type CancelOrderErrorCode =
  | 'ORDER_CANCELLATION_DISABLED'
  | 'UNDEFINED'
  | 'UNAUTHORISED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'INVALID_ORDER_STATUS';

export type CancellationReason = {
  readonly __typename?: 'CancellationReason';
  readonly description: Scalars['String']['output'];
};

export type StoreConfig = {
  readonly __typename?: 'StoreConfig';
  readonly order_cancellation_enabled: Scalars['Boolean']['output'];
  readonly order_cancellation_reasons: ReadonlyArray<Maybe<CancellationReason>>;
  readonly loyalty_allowed_states?: Maybe<ReadonlyArray<LoyaltyState>>;
  readonly create_account_error_message?: Maybe<Scalars['String']['output']>;
  readonly allow_prefetch?: Maybe<Scalars['Boolean']['output']>;
  readonly show_product_labels_at_bottom?: Maybe<Scalars['Boolean']['output']>;
  readonly ttl_cart_id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use store_code. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use store_code. */
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly store_code?: Maybe<Scalars['ID']['output']>;
  readonly store_name?: Maybe<Scalars['String']['output']>;
  readonly store_sort_order?: Maybe<Scalars['Int']['output']>;
  readonly store_group_code?: Maybe<Scalars['ID']['output']>;
  readonly store_group_name?: Maybe<Scalars['String']['output']>;
  /** @deprecated Not for storefronts. */
  readonly website_id?: Maybe<Scalars['Int']['output']>;
  readonly website_code?: Maybe<Scalars['ID']['output']>;
  readonly website_name?: Maybe<Scalars['String']['output']>;
  readonly is_default_store?: Maybe<Scalars['Boolean']['output']>;
  readonly is_default_store_group?: Maybe<Scalars['Boolean']['output']>;
  readonly use_store_in_url?: Maybe<Scalars['Boolean']['output']>;
  readonly locale?: Maybe<Scalars['String']['output']>;
  readonly timezone?: Maybe<Scalars['String']['output']>;
  readonly weight_unit?: Maybe<Scalars['String']['output']>;
  readonly base_currency_code?: Maybe<Scalars['String']['output']>;
  readonly default_display_currency_code?: Maybe<Scalars['String']['output']>;
  readonly default_country?: Maybe<Scalars['String']['output']>;
  readonly countries_with_required_region?: Maybe<Scalars['String']['output']>;
  readonly optional_zip_countries?: Maybe<Scalars['String']['output']>;
  readonly display_state_if_optional?: Maybe<Scalars['Boolean']['output']>;
  readonly base_url?: Maybe<Scalars['String']['output']>;
  readonly base_link_url?: Maybe<Scalars['String']['output']>;
  readonly base_static_url?: Maybe<Scalars['String']['output']>;
  readonly base_media_url?: Maybe<Scalars['String']['output']>;
  readonly secure_base_url?: Maybe<Scalars['String']['output']>;
  readonly secure_base_link_url?: Maybe<Scalars['String']['output']>;
  readonly secure_base_static_url?: Maybe<Scalars['String']['output']>;
  readonly secure_base_media_url?: Maybe<Scalars['String']['output']>;
  readonly default_title?: Maybe<Scalars['String']['output']>;
  readonly title_prefix?: Maybe<Scalars['String']['output']>;
  readonly title_suffix?: Maybe<Scalars['String']['output']>;
  readonly title_separator?: Maybe<Scalars['String']['output']>;
  readonly default_description?: Maybe<Scalars['String']['output']>;
  readonly default_keywords?: Maybe<Scalars['String']['output']>;
  readonly logo_alt?: Maybe<Scalars['String']['output']>;
  readonly welcome?: Maybe<Scalars['String']['output']>;
  readonly copyright?: Maybe<Scalars['String']['output']>;
  readonly category_url_suffix?: Maybe<Scalars['String']['output']>;
  readonly product_url_suffix?: Maybe<Scalars['String']['output']>;
  readonly catalog_default_sort_by?: Maybe<Scalars['String']['output']>;
  readonly list_mode?: Maybe<Scalars['String']['output']>;
  readonly grid_per_page?: Maybe<Scalars['Int']['output']>;
  readonly grid_per_page_values?: Maybe<Scalars['String']['output']>;
  readonly list_per_page?: Maybe<Scalars['Int']['output']>;
  readonly list_per_page_values?: Maybe<Scalars['String']['output']>;
  readonly root_category_uid?: Maybe<Scalars['ID']['output']>;
  readonly cms_home_page?: Maybe<Scalars['String']['output']>;
  readonly cms_no_route?: Maybe<Scalars['String']['output']>;
  readonly cms_no_cookies?: Maybe<Scalars['String']['output']>;
  readonly show_cms_breadcrumbs?: Maybe<Scalars['Int']['output']>;
  readonly minimum_password_length?: Maybe<Scalars['String']['output']>;
  readonly required_character_classes_number?: Maybe<Scalars['String']['output']>;
  readonly customer_access_token_lifetime?: Maybe<Scalars['Float']['output']>;
  readonly create_account_confirmation?: Maybe<Scalars['Boolean']['output']>;
  readonly autocomplete_on_storefront?: Maybe<Scalars['Boolean']['output']>;
  readonly is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  readonly is_one_page_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  readonly minicart_display?: Maybe<Scalars['Boolean']['output']>;
  readonly minicart_max_items?: Maybe<Scalars['Int']['output']>;
  readonly max_items_in_order_summary?: Maybe<Scalars['Int']['output']>;
  readonly cart_expires_in_days?: Maybe<Scalars['Int']['output']>;
  readonly cart_summary_display_quantity?: Maybe<Scalars['Int']['output']>;
  readonly newsletter_enabled: Scalars['Boolean']['output'];
  readonly contact_enabled: Scalars['Boolean']['output'];
  readonly enable_multiple_wishlists?: Maybe<Scalars['String']['output']>;
  readonly front?: Maybe<Scalars['String']['output']>;
  readonly no_route?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use root_category_uid. */
  readonly root_category_id?: Maybe<Scalars['Int']['output']>;
  readonly absolute_footer?: Maybe<Scalars['String']['output']>;
  readonly head_includes?: Maybe<Scalars['String']['output']>;
  readonly head_shortcut_icon?: Maybe<Scalars['String']['output']>;
  readonly header_logo_src?: Maybe<Scalars['String']['output']>;
  readonly logo_width?: Maybe<Scalars['Int']['output']>;
  readonly logo_height?: Maybe<Scalars['Int']['output']>;
  readonly configurable_thumbnail_source?: Maybe<Scalars['String']['output']>;
  readonly product_reviews_enabled?: Maybe<Scalars['String']['output']>;
  readonly allow_guests_to_write_product_reviews?: Maybe<Scalars['String']['output']>;
  readonly allow_items?: Maybe<Scalars['String']['output']>;
  readonly allow_order?: Maybe<Scalars['String']['output']>;
  readonly payment_payflowpro_cc_vault_active?: Maybe<Scalars['String']['output']>;
  readonly category_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  readonly product_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  readonly sales_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  readonly maximum_number_of_wishlists?: Maybe<Scalars['String']['output']>;
  readonly magento_wishlist_general_is_enabled?: Maybe<Scalars['String']['output']>;
};

export type CartAddressInterface = {
  readonly uid: Scalars['String']['output'];
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly city: Scalars['String']['output'];
  readonly region?: Maybe<CartAddressRegion>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly country: CartAddressCountry;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly vat_id?: Maybe<Scalars['String']['output']>;
};

export type ShippingCartAddress = CartAddressInterface & {
  readonly __typename?: 'ShippingCartAddress';
  readonly uid: Scalars['String']['output'];
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly city: Scalars['String']['output'];
  readonly region?: Maybe<CartAddressRegion>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly country: CartAddressCountry;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly vat_id?: Maybe<Scalars['String']['output']>;
  readonly available_shipping_methods?: Maybe<ReadonlyArray<Maybe<AvailableShippingMethod>>>;
  readonly selected_shipping_method?: Maybe<SelectedShippingMethod>;
  readonly customer_notes?: Maybe<Scalars['String']['output']>;
  readonly pickup_location_code?: Maybe<Scalars['String']['output']>;
  readonly same_as_billing: Scalars['Boolean']['output'];
  /** @deprecated Weights are not for shoppers. */
  readonly items_weight?: Maybe<Scalars['Float']['output']>;
  readonly cart_items_v2?: Maybe<ReadonlyArray<Maybe<CartItemInterface>>>;
};

export type BillingCartAddress = CartAddressInterface & {
  readonly __typename?: 'BillingCartAddress';
  readonly uid: Scalars['String']['output'];
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly city: Scalars['String']['output'];
  readonly region?: Maybe<CartAddressRegion>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly country: CartAddressCountry;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly vat_id?: Maybe<Scalars['String']['output']>;
  /** @deprecated Only shipping addresses have notes. */
  readonly customer_notes?: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  readonly __typename?: 'CartAddressRegion';
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly region_id?: Maybe<Scalars['Int']['output']>;
};

export type CartAddressCountry = {
  readonly __typename?: 'CartAddressCountry';
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type AvailableShippingMethod = {
  readonly __typename?: 'AvailableShippingMethod';
  readonly carrier_code: Scalars['String']['output'];
  readonly carrier_title: Scalars['String']['output'];
  readonly method_code?: Maybe<Scalars['String']['output']>;
  readonly method_title?: Maybe<Scalars['String']['output']>;
  readonly amount: Money;
  /** @deprecated Use amount. */
  readonly base_amount?: Maybe<Money>;
  readonly price_excl_tax: Money;
  readonly price_incl_tax: Money;
  readonly available: Scalars['Boolean']['output'];
  readonly error_message?: Maybe<Scalars['String']['output']>;
};

export type SelectedShippingMethod = {
  readonly __typename?: 'SelectedShippingMethod';
  readonly carrier_code: Scalars['String']['output'];
  readonly carrier_title: Scalars['String']['output'];
  readonly method_code: Scalars['String']['output'];
  readonly method_title: Scalars['String']['output'];
  readonly amount: Money;
  /** @deprecated Use amount. */
  readonly base_amount?: Maybe<Money>;
  readonly price_excl_tax: Money;
  readonly price_incl_tax: Money;
};

export type AvailablePaymentMethod = {
  readonly __typename?: 'AvailablePaymentMethod';
  readonly code: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly is_deferred: Scalars['Boolean']['output'];
};

export type SelectedPaymentMethod = {
  readonly __typename?: 'SelectedPaymentMethod';
  readonly code: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly purchase_order_number?: Maybe<Scalars['String']['output']>;
};

export type CartItemInput = {
  readonly sku: Scalars['String']['input'];
  readonly quantity: Scalars['Float']['input'];
  readonly parent_sku?: InputMaybe<Scalars['String']['input']>;
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly entered_options?: InputMaybe<ReadonlyArray<InputMaybe<EnteredOptionInput>>>;
};

export type EnteredOptionInput = {
  readonly uid: Scalars['ID']['input'];
  readonly value: Scalars['String']['input'];
};

export type AddProductsToCartOutput = {
  readonly __typename?: 'AddProductsToCartOutput';
  readonly cart: Cart;
  readonly user_errors: ReadonlyArray<Maybe<Error>>;
};

export type Error = {
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type CartUserInputError = Error & {
  readonly __typename?: 'CartUserInputError';
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type InsufficientStockError = Error & {
  readonly __typename?: 'InsufficientStockError';
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
  readonly quantity?: Maybe<Scalars['Float']['output']>;
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

export type AddSimpleProductsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<SimpleProductCartItemInput>>;
};

export type SimpleProductCartItemInput = {
  readonly data: CartItemInput;
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
};

export type AddVirtualProductsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<VirtualProductCartItemInput>>;
};

export type VirtualProductCartItemInput = {
  readonly data: CartItemInput;
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
};

export type AddConfigurableProductsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<ConfigurableProductCartItemInput>>;
};

export type ConfigurableProductCartItemInput = {
  readonly data: CartItemInput;
  readonly parent_sku?: InputMaybe<Scalars['String']['input']>;
  readonly variant_sku?: InputMaybe<Scalars['String']['input']>;
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
};

export type AddBundleProductsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<BundleProductCartItemInput>>;
};

export type BundleProductCartItemInput = {
  readonly data: CartItemInput;
  readonly bundle_options: ReadonlyArray<InputMaybe<BundleOptionInput>>;
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
};

export type BundleOptionInput = {
  readonly id: Scalars['Int']['input'];
  readonly quantity: Scalars['Float']['input'];
  readonly value: ReadonlyArray<InputMaybe<Scalars['String']['input']>>;
};

export type CustomizableOptionInput = {
  readonly id?: InputMaybe<Scalars['Int']['input']>;
  readonly uid?: InputMaybe<Scalars['ID']['input']>;
  readonly value_string: Scalars['String']['input'];
};

export type AddSimpleProductsToCartOutput = {
  readonly __typename?: 'AddSimpleProductsToCartOutput';
  readonly cart: Cart;
};

export type AddVirtualProductsToCartOutput = {
  readonly __typename?: 'AddVirtualProductsToCartOutput';
  readonly cart: Cart;
};

export type AddConfigurableProductsToCartOutput = {
  readonly __typename?: 'AddConfigurableProductsToCartOutput';
  readonly cart: Cart;
};

export type AddBundleProductsToCartOutput = {
  readonly __typename?: 'AddBundleProductsToCartOutput';
  readonly cart: Cart;
};

export type RemoveItemFromCartOutput = {
  readonly __typename?: 'RemoveItemFromCartOutput';
  readonly cart: Cart;
};

export type UpdateCartItemsInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<CartItemUpdateInput>>;
};

export type CartItemUpdateInput = {
  readonly cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  readonly cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type UpdateCartItemsOutput = {
  readonly __typename?: 'UpdateCartItemsOutput';
  readonly cart: Cart;
  readonly errors: ReadonlyArray<Maybe<CartUserInputError>>;
};

export type RemoveItemFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  readonly cart_item_id?: InputMaybe<Scalars['Int']['input']>;
};

export type ClearCartInput = {
  readonly uid: Scalars['ID']['input'];
};

export type ClearCartOutput = {
  readonly __typename?: 'ClearCartOutput';
  readonly cart?: Maybe<Cart>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<ClearCartError>>>;
};

export type ClearCartError = {
  readonly __typename?: 'ClearCartError';
  readonly message: Scalars['String']['output'];
  readonly type: ClearCartErrorType;
};

export type ClearCartErrorType =
  | 'NOT_FOUND'
  | 'UNAUTHORISED'
  | 'INACTIVE'
  | 'UNDEFINED';

export type CartItemPrices = {
  readonly __typename?: 'CartItemPrices';
  readonly price: Money;
  readonly price_including_tax: Money;
  readonly row_total: Money;
  readonly row_total_including_tax: Money;
  readonly total_item_discount?: Maybe<Money>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly fixed_product_taxes?: Maybe<ReadonlyArray<Maybe<FixedProductTax>>>;
  readonly original_item_price: Money;
  readonly original_row_total: Money;
  readonly catalog_discount?: Maybe<ProductDiscount>;
  readonly row_catalog_discount?: Maybe<ProductDiscount>;
  readonly promo_labels: ReadonlyArray<Scalars['String']['output']>;
  readonly promos: ReadonlyArray<CartItemPromo>;
};

export type CartItemPromo = {
  readonly __typename?: 'CartItemPromo';
  readonly rule_id: Scalars['Int']['output'];
  readonly description: Scalars['String']['output'];
  readonly customer_display_text: Scalars['String']['output'];
  readonly applied_count: Scalars['Int']['output'];
  readonly amount: Money;
  readonly qty: Scalars['Float']['output'];
  readonly skus: ReadonlyArray<Scalars['String']['output']>;
};

export type CartItems = {
  readonly __typename?: 'CartItems';
  readonly items: ReadonlyArray<Maybe<CartItemInterface>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count: Scalars['Int']['output'];
};

export type QuoteItemsSortInput = {
  readonly field: SortQuoteItemsEnum;
  readonly order: SortEnum;
};

export type SortQuoteItemsEnum =
  | 'ITEM_ID'
  | 'SKU'
  | 'NAME'
  | 'QTY'
  | 'PRICE'
  | 'ROW_TOTAL'
  | 'DISCOUNT_AMOUNT'
  | 'TAX_AMOUNT'
  | 'PRODUCT_TYPE';

export type CartItemInterface = {
  readonly uid: Scalars['ID']['output'];
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly product: ProductInterface;
  readonly prices?: Maybe<CartItemPrices>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly note_from_buyer?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly note_from_seller?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly item_info?: Maybe<CartItemInfo>;
};

export type SimpleCartItem = CartItemInterface & {
  readonly __typename?: 'SimpleCartItem';
  readonly uid: Scalars['ID']['output'];
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly product: ProductInterface;
  readonly prices?: Maybe<CartItemPrices>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly note_from_buyer?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly note_from_seller?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly item_info?: Maybe<CartItemInfo>;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly available_gift_wrapping: ReadonlyArray<Maybe<GiftWrapping>>;
};

export type VirtualCartItem = CartItemInterface & {
  readonly __typename?: 'VirtualCartItem';
  readonly uid: Scalars['ID']['output'];
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly product: ProductInterface;
  readonly prices?: Maybe<CartItemPrices>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly note_from_buyer?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly note_from_seller?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly item_info?: Maybe<CartItemInfo>;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
};

export type ConfigurableCartItem = CartItemInterface & {
  readonly __typename?: 'ConfigurableCartItem';
  readonly uid: Scalars['ID']['output'];
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly product: ProductInterface;
  readonly prices?: Maybe<CartItemPrices>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly note_from_buyer?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly note_from_seller?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly item_info?: Maybe<CartItemInfo>;
  readonly configurable_options: ReadonlyArray<Maybe<SelectedConfigurableOption>>;
  readonly configured_variant: ProductInterface;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly available_gift_wrapping: ReadonlyArray<Maybe<GiftWrapping>>;
};

export type BundleCartItem = CartItemInterface & {
  readonly __typename?: 'BundleCartItem';
  readonly uid: Scalars['ID']['output'];
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly product: ProductInterface;
  readonly prices?: Maybe<CartItemPrices>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly note_from_buyer?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly note_from_seller?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly item_info?: Maybe<CartItemInfo>;
  readonly bundle_options: ReadonlyArray<Maybe<SelectedBundleOption>>;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly available_gift_wrapping: ReadonlyArray<Maybe<GiftWrapping>>;
};

export type GiftCardCartItem = CartItemInterface & {
  readonly __typename?: 'GiftCardCartItem';
  readonly uid: Scalars['ID']['output'];
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly product: ProductInterface;
  readonly prices?: Maybe<CartItemPrices>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly note_from_buyer?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly note_from_seller?: Maybe<ReadonlyArray<Maybe<ItemNote>>>;
  readonly item_info?: Maybe<CartItemInfo>;
  readonly amount: Money;
  readonly sender_name: Scalars['String']['output'];
  readonly sender_email?: Maybe<Scalars['String']['output']>;
  readonly recipient_name: Scalars['String']['output'];
  readonly recipient_email?: Maybe<Scalars['String']['output']>;
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly available_gift_wrapping: ReadonlyArray<Maybe<GiftWrapping>>;
};

export type ItemNote = {
  readonly __typename?: 'ItemNote';
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly note_uid?: Maybe<Scalars['ID']['output']>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
};

export type GiftWrapping = {
  readonly __typename?: 'GiftWrapping';
  readonly uid: Scalars['ID']['output'];
  readonly design: Scalars['String']['output'];
};

export type SelectedCustomizableOption = {
  readonly __typename?: 'SelectedCustomizableOption';
  readonly customizable_option_uid: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type SelectedConfigurableOption = {
  readonly __typename?: 'SelectedConfigurableOption';
  readonly configurable_product_option_uid: Scalars['ID']['output'];
  readonly configurable_product_option_value_uid: Scalars['ID']['output'];
  /** @deprecated Use configurable_product_option_uid. */
  readonly id: Scalars['Int']['output'];
  readonly option_label: Scalars['String']['output'];
  /** @deprecated Use configurable_product_option_value_uid. */
  readonly value_id: Scalars['Int']['output'];
  readonly value_label: Scalars['String']['output'];
};

export type SelectedBundleOption = {
  readonly __typename?: 'SelectedBundleOption';
  readonly uid: Scalars['ID']['output'];
  /** @deprecated Use uid. */
  readonly id: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly values: ReadonlyArray<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  readonly __typename?: 'SelectedBundleOptionValue';
  readonly uid: Scalars['ID']['output'];
  /** @deprecated Use uid. */
  readonly id: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  /** @deprecated Use priceV2. */
  readonly price: Scalars['Float']['output'];
  readonly priceV2: Money;
  readonly original_price: Money;
};

export type CartItemInfo = {
  readonly __typename?: 'CartItemInfo';
  readonly thc_percentage?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['String']['output']>;
  readonly batch_code?: Maybe<Scalars['String']['output']>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly product_display_name?: Maybe<Scalars['String']['output']>;
  readonly additional_data: ReadonlyArray<CartItemData>;
  readonly consumption_forms: ReadonlyArray<Scalars['String']['output']>;
  readonly purchase_amounts: PurchaseAmounts;
};

export type CartItemData = {
  readonly __typename?: 'CartItemData';
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type CartItemError = {
  readonly __typename?: 'CartItemError';
  readonly code: CartItemErrorType;
  readonly message: Scalars['String']['output'];
};

export type CartItemErrorType =
  | 'UNDEFINED'
  | 'ITEM_QTY'
  | 'ITEM_INCREMENTS';

export type CreateEmptyCartInput = {
  readonly cart_id?: InputMaybe<Scalars['String']['input']>;
};

export type CreateGuestCartInput = {
  readonly cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  readonly __typename?: 'CreateGuestCartOutput';
  readonly cart?: Maybe<Cart>;
};

export type ShoppingModeChange = {
  readonly __typename?: 'ShoppingModeChange';
  readonly current_mode: ShoppingMode;
  readonly requested_mode: ShoppingMode;
  readonly incompatible_items: ReadonlyArray<ShoppingModeIncompatibleItem>;
};

export type ShoppingModeIncompatibleItem = {
  readonly __typename?: 'ShoppingModeIncompatibleItem';
  readonly sku: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly qty: Scalars['Float']['output'];
  readonly cart_item_uid: Scalars['ID']['output'];
};

export type Cart = {
  readonly __typename?: 'Cart';
  readonly id: Scalars['ID']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly is_virtual: Scalars['Boolean']['output'];
  readonly total_quantity: Scalars['Float']['output'];
  readonly total_summary_quantity_including_config: Scalars['Float']['output'];
  /** @deprecated Use itemsV2. */
  readonly items?: Maybe<ReadonlyArray<Maybe<CartItemInterface>>>;
  readonly itemsV2?: Maybe<CartItems>;
  readonly prices?: Maybe<CartPrices>;
  readonly rules?: Maybe<ReadonlyArray<Maybe<CartRule>>>;
  /** @deprecated Use applied_coupons. */
  readonly applied_coupon?: Maybe<AppliedCoupon>;
  readonly applied_coupons?: Maybe<ReadonlyArray<Maybe<AppliedCoupon>>>;
  readonly applied_gift_cards?: Maybe<ReadonlyArray<Maybe<AppliedGiftCard>>>;
  readonly applied_reward_points?: Maybe<RewardPointsAmount>;
  readonly applied_store_credit?: Maybe<AppliedStoreCredit>;
  readonly shipping_addresses: ReadonlyArray<Maybe<ShippingCartAddress>>;
  readonly billing_address?: Maybe<BillingCartAddress>;
  readonly available_payment_methods?: Maybe<ReadonlyArray<Maybe<AvailablePaymentMethod>>>;
  readonly selected_payment_method?: Maybe<SelectedPaymentMethod>;
  readonly available_gift_wrappings: ReadonlyArray<Maybe<GiftWrapping>>;
  readonly gift_receipt_included: Scalars['Boolean']['output'];
  readonly printed_card_included: Scalars['Boolean']['output'];
  readonly checkoutUrl?: Maybe<Scalars['String']['output']>;
  readonly delivery_cost?: Maybe<Money>;
  readonly sap_opps_service_state: CartServiceState;
  readonly selected_pickup_location?: Maybe<CartPickupLocation>;
  readonly delivery_slots: ReadonlyArray<CartDeliverySlots>;
  readonly store_code: Scalars['String']['output'];
  readonly shopping_mode: ShoppingMode;
  readonly checkout_type: Scalars['String']['output'];
  readonly merge_issues: ReadonlyArray<CartMergeIssue>;
  readonly version: Scalars['String']['output'];
  readonly regulations?: Maybe<CartRegulations>;
};


export type CartItemsV2Args = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};

export type ShoppingMode =
  | 'DEFAULT'
  | 'RECREATIONAL'
  | 'MEDICAL';

export type CartServiceState = {
  readonly __typename?: 'CartServiceState';
  readonly state: Scalars['String']['output'];
  readonly error_message?: Maybe<Scalars['String']['output']>;
};

export type CartPickupLocation = {
  readonly __typename?: 'CartPickupLocation';
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly working_hours: CartWorkingHours;
};

export type CartWorkingHours = {
  readonly __typename?: 'CartWorkingHours';
  readonly monday?: Maybe<Scalars['String']['output']>;
  readonly tuesday?: Maybe<Scalars['String']['output']>;
  readonly wednesday?: Maybe<Scalars['String']['output']>;
  readonly thursday?: Maybe<Scalars['String']['output']>;
  readonly friday?: Maybe<Scalars['String']['output']>;
  readonly saturday?: Maybe<Scalars['String']['output']>;
  readonly sunday?: Maybe<Scalars['String']['output']>;
};

export type CartDeliverySlots = {
  readonly __typename?: 'CartDeliverySlots';
  readonly label: Scalars['String']['output'];
  readonly values: ReadonlyArray<CartDeliverySlot>;
  readonly selected?: Maybe<CartDeliverySlot>;
};

export type CartDeliverySlot = {
  readonly __typename?: 'CartDeliverySlot';
  readonly zoneid: Scalars['String']['output'];
  readonly slotid: Scalars['String']['output'];
  readonly time: Scalars['String']['output'];
};

export type CartMergeIssue = {
  readonly __typename?: 'CartMergeIssue';
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type CartPrices = {
  readonly __typename?: 'CartPrices';
  readonly grand_total?: Maybe<Money>;
  readonly grand_total_excluding_tax?: Maybe<Money>;
  readonly subtotal_including_tax?: Maybe<Money>;
  readonly subtotal_excluding_tax?: Maybe<Money>;
  readonly subtotal_with_discount_excluding_tax?: Maybe<Money>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  /** @deprecated Use discounts. */
  readonly discount?: Maybe<CartDiscount>;
  readonly applied_taxes?: Maybe<ReadonlyArray<Maybe<CartTaxItem>>>;
  readonly gift_options?: Maybe<GiftOptionsPrices>;
};

export type GiftOptionsPrices = {
  readonly __typename?: 'GiftOptionsPrices';
  readonly printed_card?: Maybe<Money>;
};

export type CartDiscount = {
  readonly __typename?: 'CartDiscount';
  readonly amount: Money;
  readonly label: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

export type Discount = {
  readonly __typename?: 'Discount';
  readonly coupon?: Maybe<AppliedCoupon>;
  readonly amount: Money;
  readonly label: Scalars['String']['output'];
  readonly applied_to: CartDiscountType;
};

export type CartTaxItem = {
  readonly __typename?: 'CartTaxItem';
  readonly amount: Money;
  readonly label: Scalars['String']['output'];
};

export type CartRule = {
  readonly __typename?: 'CartRule';
  readonly name: Scalars['String']['output'];
};

export type AppliedCoupon = {
  readonly __typename?: 'AppliedCoupon';
  readonly code: Scalars['String']['output'];
};

export type AppliedGiftCard = {
  readonly __typename?: 'AppliedGiftCard';
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly applied_balance?: Maybe<Money>;
  readonly current_balance?: Maybe<Money>;
  readonly expiration_date?: Maybe<Scalars['String']['output']>;
};

export type AppliedStoreCredit = {
  readonly __typename?: 'AppliedStoreCredit';
  readonly enabled?: Maybe<Scalars['Boolean']['output']>;
  readonly current_balance?: Maybe<Money>;
  readonly applied_balance?: Maybe<Money>;
};

export type CategoryInterface = {
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly level?: Maybe<Scalars['Int']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly path_in_store?: Maybe<Scalars['String']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly display_mode?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keywords?: Maybe<Scalars['String']['output']>;
  readonly language?: Maybe<Scalars['String']['output']>;
  readonly include_in_menu?: Maybe<Scalars['Int']['output']>;
  readonly is_anchor?: Maybe<Scalars['Int']['output']>;
  readonly available_sort_by?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly default_sort_by?: Maybe<Scalars['String']['output']>;
  readonly staged: Scalars['Boolean']['output'];
  readonly breadcrumbs?: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly children_count?: Maybe<Scalars['String']['output']>;
  readonly product_count?: Maybe<Scalars['Int']['output']>;
  readonly products?: Maybe<CategoryProducts>;
};


export type CategoryInterfaceProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  readonly __typename?: 'CategoryTree';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly level?: Maybe<Scalars['Int']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly path_in_store?: Maybe<Scalars['String']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly display_mode?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keywords?: Maybe<Scalars['String']['output']>;
  readonly language?: Maybe<Scalars['String']['output']>;
  readonly include_in_menu?: Maybe<Scalars['Int']['output']>;
  readonly is_anchor?: Maybe<Scalars['Int']['output']>;
  readonly available_sort_by?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly default_sort_by?: Maybe<Scalars['String']['output']>;
  readonly staged: Scalars['Boolean']['output'];
  readonly breadcrumbs?: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly children_count?: Maybe<Scalars['String']['output']>;
  readonly product_count?: Maybe<Scalars['Int']['output']>;
  readonly products?: Maybe<CategoryProducts>;
  readonly children?: Maybe<ReadonlyArray<Maybe<CategoryTree>>>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
};


export type CategoryTreeProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryResult = {
  readonly __typename?: 'CategoryResult';
  readonly items?: Maybe<ReadonlyArray<Maybe<CategoryTree>>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryProducts = {
  readonly __typename?: 'CategoryProducts';
  readonly items?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};

export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  readonly category_id?: Maybe<Scalars['Int']['output']>;
  readonly category_uid: Scalars['ID']['output'];
  readonly category_name?: Maybe<Scalars['String']['output']>;
  readonly category_level?: Maybe<Scalars['Int']['output']>;
  readonly category_url_key?: Maybe<Scalars['String']['output']>;
  readonly category_url_path?: Maybe<Scalars['String']['output']>;
};

export type CategoryFilterInput = {
  readonly ids?: InputMaybe<FilterEqualTypeInput>;
  readonly category_uid?: InputMaybe<FilterEqualTypeInput>;
  readonly parent_id?: InputMaybe<FilterEqualTypeInput>;
  readonly parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  readonly url_key?: InputMaybe<FilterEqualTypeInput>;
  readonly url_path?: InputMaybe<FilterEqualTypeInput>;
  readonly name?: InputMaybe<FilterMatchTypeInput>;
};

export type ApplyCouponToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly coupon_code: Scalars['String']['input'];
};

export type RemoveCouponFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type ApplyStoreCreditToCartInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type RemoveStoreCreditFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type ApplyGiftCardToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly gift_card_code: Scalars['String']['input'];
};

export type RemoveGiftCardFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly gift_card_code: Scalars['String']['input'];
};

export type SetGuestEmailOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

export type SetShippingAddressesOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly shipping_addresses: ReadonlyArray<InputMaybe<ShippingAddressInput>>;
};

export type ShippingAddressInput = {
  readonly address?: InputMaybe<CartAddressInput>;
  readonly customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  readonly customer_notes?: InputMaybe<Scalars['String']['input']>;
  readonly pickup_location_code?: InputMaybe<Scalars['String']['input']>;
};

export type SetBillingAddressOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly billing_address: BillingAddressInput;
};

export type BillingAddressInput = {
  readonly address?: InputMaybe<CartAddressInput>;
  readonly customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  readonly same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  readonly use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CartAddressInput = {
  readonly firstname: Scalars['String']['input'];
  readonly lastname: Scalars['String']['input'];
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly street: ReadonlyArray<InputMaybe<Scalars['String']['input']>>;
  readonly city: Scalars['String']['input'];
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly region_id?: InputMaybe<Scalars['Int']['input']>;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly country_code: Scalars['String']['input'];
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly fax?: InputMaybe<Scalars['String']['input']>;
  readonly vat_id?: InputMaybe<Scalars['String']['input']>;
  readonly save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SetShippingMethodsOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly shipping_methods: ReadonlyArray<InputMaybe<ShippingMethodInput>>;
};

export type ShippingMethodInput = {
  readonly carrier_code: Scalars['String']['input'];
  readonly method_code: Scalars['String']['input'];
};

export type SetPaymentMethodOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly payment_method: PaymentMethodInput;
};

export type PaymentMethodInput = {
  readonly code: Scalars['String']['input'];
  readonly purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type SetDeliverySlotOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly zoneid: Scalars['String']['input'];
  readonly slotid: Scalars['String']['input'];
};

export type EstimateTotalsInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly address: EstimateAddressInput;
  readonly shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type EstimateAddressInput = {
  readonly country_code: CountryCodeEnum;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<CustomerAddressRegionInput>;
};

export type EstimateTotalsOutput = {
  readonly __typename?: 'EstimateTotalsOutput';
  readonly cart?: Maybe<Cart>;
};

export type ApplyCouponToCartOutput = {
  readonly __typename?: 'ApplyCouponToCartOutput';
  readonly cart: Cart;
};

export type RemoveCouponFromCartOutput = {
  readonly __typename?: 'RemoveCouponFromCartOutput';
  readonly cart?: Maybe<Cart>;
};

export type ApplyRewardPointsToCartOutput = {
  readonly __typename?: 'ApplyRewardPointsToCartOutput';
  readonly cart: Cart;
};

export type RemoveRewardPointsFromCartOutput = {
  readonly __typename?: 'RemoveRewardPointsFromCartOutput';
  readonly cart: Cart;
};

export type ApplyStoreCreditToCartOutput = {
  readonly __typename?: 'ApplyStoreCreditToCartOutput';
  readonly cart: Cart;
};

export type RemoveStoreCreditFromCartOutput = {
  readonly __typename?: 'RemoveStoreCreditFromCartOutput';
  readonly cart: Cart;
};

export type ApplyGiftCardToCartOutput = {
  readonly __typename?: 'ApplyGiftCardToCartOutput';
  readonly cart: Cart;
};

export type RemoveGiftCardFromCartOutput = {
  readonly __typename?: 'RemoveGiftCardFromCartOutput';
  readonly cart: Cart;
};

export type SetGuestEmailOnCartOutput = {
  readonly __typename?: 'SetGuestEmailOnCartOutput';
  readonly cart: Cart;
};

export type SetShippingAddressesOnCartOutput = {
  readonly __typename?: 'SetShippingAddressesOnCartOutput';
  readonly cart: Cart;
};

export type SetBillingAddressOnCartOutput = {
  readonly __typename?: 'SetBillingAddressOnCartOutput';
  readonly cart: Cart;
};

export type SetShippingMethodsOnCartOutput = {
  readonly __typename?: 'SetShippingMethodsOnCartOutput';
  readonly cart: Cart;
};

export type SetPaymentMethodOnCartOutput = {
  readonly __typename?: 'SetPaymentMethodOnCartOutput';
  readonly cart: Cart;
};

export type SetDeliverySlotOnCartOutput = {
  readonly __typename?: 'SetDeliverySlotOnCartOutput';
  readonly cart: Cart;
};

export type ConfigurableProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & PhysicalProductInterface & {
  readonly __typename?: 'ConfigurableProduct';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly purchase_amounts: PurchaseAmounts;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly description?: Maybe<ComplexTextValue>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly small_image?: Maybe<ProductImage>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly gift_message_available: Scalars['Boolean']['output'];
  readonly gift_wrapping_available: Scalars['Boolean']['output'];
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly staged: Scalars['Boolean']['output'];
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_medical_only?: Maybe<Scalars['Int']['output']>;
  readonly is_sale?: Maybe<Scalars['Int']['output']>;
  readonly brand?: Maybe<Scalars['Int']['output']>;
  readonly brand_name?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['Int']['output']>;
  readonly strain_type_label?: Maybe<Scalars['String']['output']>;
  readonly thc_percentage?: Maybe<Scalars['String']['output']>;
  readonly batch_code?: Maybe<Scalars['String']['output']>;
  readonly consumption_forms?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly effects?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly is_sold_in_mode: Scalars['Boolean']['output'];
  readonly custom_attributes_product?: Maybe<ReadonlyArray<Maybe<CatalogAttribute>>>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly weight?: Maybe<Scalars['Float']['output']>;
  readonly configurable_options?: Maybe<ReadonlyArray<Maybe<ConfigurableProductOptions>>>;
  readonly variants?: Maybe<ReadonlyArray<Maybe<ConfigurableVariant>>>;
  readonly configurable_product_options_selection?: Maybe<ConfigurableProductOptionsSelection>;
};


export type ConfigurableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type ConfigurableProductConfigurable_Product_Options_SelectionArgs = {
  configurableOptionValueUids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type ConfigurableProductOptions = {
  readonly __typename?: 'ConfigurableProductOptions';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly attribute_code?: Maybe<Scalars['String']['output']>;
  readonly attribute_id?: Maybe<Scalars['String']['output']>;
  readonly attribute_id_v2?: Maybe<Scalars['Int']['output']>;
  readonly attribute_uid: Scalars['ID']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly product_id?: Maybe<Scalars['Int']['output']>;
  readonly use_default?: Maybe<Scalars['Boolean']['output']>;
  readonly values?: Maybe<ReadonlyArray<Maybe<ConfigurableProductOptionsValues>>>;
};

export type ConfigurableProductOptionsValues = {
  readonly __typename?: 'ConfigurableProductOptionsValues';
  readonly uid?: Maybe<Scalars['ID']['output']>;
  readonly value_index?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly default_label?: Maybe<Scalars['String']['output']>;
  readonly store_label?: Maybe<Scalars['String']['output']>;
  readonly use_default_value?: Maybe<Scalars['Boolean']['output']>;
  readonly swatch_data?: Maybe<SwatchDataInterface>;
};

export type SwatchDataInterface = {
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type TextSwatchData = SwatchDataInterface & {
  readonly __typename?: 'TextSwatchData';
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ColorSwatchData = SwatchDataInterface & {
  readonly __typename?: 'ColorSwatchData';
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ImageSwatchData = SwatchDataInterface & {
  readonly __typename?: 'ImageSwatchData';
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly thumbnail?: Maybe<Scalars['String']['output']>;
};

export type ConfigurableVariant = {
  readonly __typename?: 'ConfigurableVariant';
  readonly attributes?: Maybe<ReadonlyArray<Maybe<ConfigurableAttributeOption>>>;
  readonly product?: Maybe<SimpleProduct>;
};

export type ConfigurableAttributeOption = {
  readonly __typename?: 'ConfigurableAttributeOption';
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableProductOptionsSelection = {
  readonly __typename?: 'ConfigurableProductOptionsSelection';
  readonly configurable_options?: Maybe<ReadonlyArray<Maybe<ConfigurableProductOption>>>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly options_available_for_selection?: Maybe<ReadonlyArray<Maybe<ConfigurableOptionAvailableForSelection>>>;
  readonly variant?: Maybe<SimpleProduct>;
};

export type ConfigurableProductOption = {
  readonly __typename?: 'ConfigurableProductOption';
  readonly uid: Scalars['ID']['output'];
  readonly attribute_code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly values?: Maybe<ReadonlyArray<Maybe<ConfigurableProductOptionValue>>>;
};

export type ConfigurableProductOptionValue = {
  readonly __typename?: 'ConfigurableProductOptionValue';
  readonly uid: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly is_use_default: Scalars['Boolean']['output'];
  readonly swatch?: Maybe<SwatchDataInterface>;
};

export type ConfigurableOptionAvailableForSelection = {
  readonly __typename?: 'ConfigurableOptionAvailableForSelection';
  readonly attribute_code: Scalars['String']['output'];
  readonly option_value_uids: ReadonlyArray<Scalars['ID']['output']>;
};

export type ContactUsInput = {
  readonly name: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  readonly comment: Scalars['String']['input'];
};

export type ContactUsOutput = {
  readonly __typename?: 'ContactUsOutput';
  readonly status: Scalars['Boolean']['output'];
};

export type CmsPage = RoutableInterface & {
  readonly __typename?: 'CmsPage';
  readonly identifier?: Maybe<Scalars['String']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly content_heading?: Maybe<Scalars['String']['output']>;
  readonly content?: Maybe<Scalars['String']['output']>;
  readonly language?: Maybe<Scalars['String']['output']>;
  readonly updated_on?: Maybe<Scalars['String']['output']>;
  readonly page_layout?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_keywords?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
};

export type CmsPageEntry = {
  readonly __typename?: 'CmsPageEntry';
  readonly identifier: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
  readonly updated_on: Scalars['String']['output'];
};

export type CmsBlocks = {
  readonly __typename?: 'CmsBlocks';
  readonly items?: Maybe<ReadonlyArray<Maybe<CmsBlock>>>;
};

export type CmsBlock = {
  readonly __typename?: 'CmsBlock';
  readonly identifier?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly content?: Maybe<Scalars['String']['output']>;
  readonly language?: Maybe<Scalars['String']['output']>;
};

export type Country = {
  readonly __typename?: 'Country';
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  readonly three_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  readonly full_name_locale?: Maybe<Scalars['String']['output']>;
  readonly full_name_english?: Maybe<Scalars['String']['output']>;
  readonly available_regions?: Maybe<ReadonlyArray<Maybe<Region>>>;
};

export type Region = {
  readonly __typename?: 'Region';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
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

export type CustomerEmailCheck = {
  readonly __typename?: 'CustomerEmailCheck';
  readonly loyalty_registered?: Maybe<Scalars['Boolean']['output']>;
  readonly shop_registered?: Maybe<Scalars['Boolean']['output']>;
  readonly email_valid?: Maybe<Scalars['Boolean']['output']>;
  readonly have_password?: Maybe<Scalars['Boolean']['output']>;
  readonly is_phone_subscribed?: Maybe<Scalars['Boolean']['output']>;
  readonly valid_credentials?: Maybe<Scalars['Boolean']['output']>;
  readonly date_of_birth?: Maybe<Scalars['String']['output']>;
};

export type IsEmailAvailableOutput = {
  readonly __typename?: 'IsEmailAvailableOutput';
  readonly is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

export type CustomerOutput = {
  readonly __typename?: 'CustomerOutput';
  readonly customer: Customer;
};

export type CustomerCreateInput = {
  readonly allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  readonly date_of_birth?: InputMaybe<Scalars['String']['input']>;
  readonly dob?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly firstname: Scalars['String']['input'];
  readonly gender?: InputMaybe<Scalars['Int']['input']>;
  readonly is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lastname: Scalars['String']['input'];
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly taxvat?: InputMaybe<Scalars['String']['input']>;
  readonly state_preference?: InputMaybe<Scalars['String']['input']>;
};

export type LoyaltyCustomerInput = {
  readonly email: Scalars['String']['input'];
  readonly firstname: Scalars['String']['input'];
  readonly lastname: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly date_of_birth?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly is_email_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly phone_number?: InputMaybe<Scalars['String']['input']>;
  readonly is_sms_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly marketing_phone_signature?: InputMaybe<Scalars['String']['input']>;
  readonly raf_incentive_id?: InputMaybe<Scalars['String']['input']>;
  readonly raf_stat_id?: InputMaybe<Scalars['String']['input']>;
};

export type LoyaltyCustomerOutput = {
  readonly __typename?: 'LoyaltyCustomerOutput';
  readonly firstname?: Maybe<Scalars['String']['output']>;
  readonly lastname?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly is_subscribed?: Maybe<Scalars['Boolean']['output']>;
};

export type ActivatedCustomer = {
  readonly __typename?: 'ActivatedCustomer';
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type CustomerOrdersFilterInput = {
  readonly number?: InputMaybe<FilterStringTypeInput>;
  readonly status?: InputMaybe<FilterEqualTypeInput>;
  readonly order_date?: InputMaybe<FilterRangeTypeInput>;
  readonly grand_total?: InputMaybe<FilterRangeTypeInput>;
};

export type CustomerOrderSortInput = {
  readonly sort_field: CustomerOrderSortableField;
  readonly sort_direction: SortEnum;
};

export type CustomerOrderSortableField =
  | 'NUMBER'
  | 'CREATED_AT';

export type ScopeTypeEnum =
  | 'GLOBAL'
  | 'WEBSITE'
  | 'STORE';

export type CustomerOrders = {
  readonly __typename?: 'CustomerOrders';
  readonly items: ReadonlyArray<Maybe<CustomerOrder>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
  readonly date_of_first_order?: Maybe<Scalars['String']['output']>;
};

export type CustomerOrder = {
  readonly __typename?: 'CustomerOrder';
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  /** @deprecated Use id. */
  readonly increment_id?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use number. */
  readonly order_number: Scalars['String']['output'];
  readonly order_date: Scalars['String']['output'];
  /** @deprecated Use order_date. */
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly status: Scalars['String']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly total?: Maybe<OrderTotal>;
  /** @deprecated Use total.grand_total. */
  readonly grand_total?: Maybe<Scalars['Float']['output']>;
  readonly items?: Maybe<ReadonlyArray<Maybe<OrderItemInterface>>>;
  readonly channel: OrderChannel;
  readonly store?: Maybe<OrderPickupLocation>;
  readonly handover?: Maybe<OrderHandover>;
  readonly version: Scalars['String']['output'];
  readonly token: Scalars['String']['output'];
  readonly is_virtual: Scalars['Boolean']['output'];
  readonly order_status_change_date: Scalars['String']['output'];
  readonly carrier?: Maybe<Scalars['String']['output']>;
  readonly shipping_method?: Maybe<Scalars['String']['output']>;
  readonly shipping_address?: Maybe<OrderAddress>;
  readonly billing_address?: Maybe<OrderAddress>;
  readonly payment_methods?: Maybe<ReadonlyArray<Maybe<OrderPaymentMethod>>>;
  readonly applied_coupons: ReadonlyArray<Maybe<AppliedCoupon>>;
  readonly applied_gift_cards?: Maybe<ReadonlyArray<Maybe<ApplyGiftCardToOrder>>>;
  readonly available_actions: ReadonlyArray<Maybe<OrderActionType>>;
  readonly customer_info: OrderCustomerInfo;
  readonly comments?: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
  readonly pickup_location?: Maybe<OrderPickupLocation>;
  readonly delivery_slot?: Maybe<Scalars['String']['output']>;
  readonly shopping_mode?: Maybe<ShoppingMode>;
  readonly checkout_type?: Maybe<Scalars['String']['output']>;
  readonly invoices: ReadonlyArray<Maybe<Invoice>>;
  readonly shipments?: Maybe<ReadonlyArray<Maybe<OrderShipment>>>;
};

export type OrderTotal = {
  readonly __typename?: 'OrderTotal';
  readonly grand_total: Money;
  readonly base_grand_total: Money;
  /** @deprecated Use subtotal_excl_tax. */
  readonly subtotal: Money;
  readonly subtotal_excl_tax: Money;
  readonly total_tax: Money;
  readonly total_shipping: Money;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly grand_total_excl_tax: Money;
  readonly subtotal_incl_tax: Money;
  readonly total_giftcard?: Maybe<Money>;
  readonly total_store_credit?: Maybe<Money>;
  readonly total_reward_points?: Maybe<Money>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly shipping_handling?: Maybe<ShippingHandling>;
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type OrderItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_ordered?: Maybe<Scalars['Float']['output']>;
  readonly selected_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly menu_product?: Maybe<MenuProduct>;
  readonly product_type?: Maybe<Scalars['String']['output']>;
  readonly product_url_key?: Maybe<Scalars['String']['output']>;
  readonly quantity_canceled?: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped?: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned?: Maybe<Scalars['Float']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly entered_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly prices?: Maybe<OrderItemPrices>;
  readonly product?: Maybe<ProductInterface>;
};

export type OrderItem = OrderItemInterface & {
  readonly __typename?: 'OrderItem';
  readonly id: Scalars['ID']['output'];
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_ordered?: Maybe<Scalars['Float']['output']>;
  readonly selected_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly menu_product?: Maybe<MenuProduct>;
  readonly product_type?: Maybe<Scalars['String']['output']>;
  readonly product_url_key?: Maybe<Scalars['String']['output']>;
  readonly quantity_canceled?: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped?: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned?: Maybe<Scalars['Float']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly entered_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly prices?: Maybe<OrderItemPrices>;
  readonly product?: Maybe<ProductInterface>;
};

export type OrderItemOption = {
  readonly __typename?: 'OrderItemOption';
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type KeepOrderingCartOutput = {
  readonly __typename?: 'KeepOrderingCartOutput';
  readonly result: Scalars['Boolean']['output'];
};

export type CustomerUpdateInput = {
  readonly allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  readonly date_of_birth?: InputMaybe<Scalars['String']['input']>;
  readonly dob?: InputMaybe<Scalars['String']['input']>;
  readonly firstname?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<Scalars['Int']['input']>;
  readonly is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly my_store?: InputMaybe<Scalars['String']['input']>;
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly rewards_state?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CommunicationPreferencesInput = {
  readonly is_email_subscribed_rewards?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_phone_subscribed_rewards?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_email_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_phone_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly phone_number?: InputMaybe<Scalars['String']['input']>;
  readonly marketing_phone_signature?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerToken = {
  readonly __typename?: 'CustomerToken';
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly refresh_token?: Maybe<Scalars['String']['output']>;
  readonly rewards_auto_login?: Maybe<Scalars['Boolean']['output']>;
  readonly ordering_cart?: Maybe<CustomerOrderingCart>;
};

export type CustomerOrderingCart = {
  readonly __typename?: 'CustomerOrderingCart';
  readonly id: Scalars['String']['output'];
  readonly store_id: Scalars['String']['output'];
  readonly issues: ReadonlyArray<CustomerOrderingCartIssue>;
};

export type CustomerOrderingCartIssue = {
  readonly __typename?: 'CustomerOrderingCartIssue';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type RevokeCustomerTokenOutput = {
  readonly __typename?: 'RevokeCustomerTokenOutput';
  readonly result: Scalars['Boolean']['output'];
  readonly rewards_auto_login?: Maybe<Scalars['Boolean']['output']>;
};

export type CustomerStoreInfo = {
  readonly __typename?: 'CustomerStoreInfo';
  readonly store_name?: Maybe<Scalars['String']['output']>;
  readonly state_name?: Maybe<Scalars['String']['output']>;
  readonly state_code?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly phone_number?: Maybe<Scalars['String']['output']>;
};

export type CommunicationPreferences = {
  readonly __typename?: 'CommunicationPreferences';
  readonly marketing_email?: Maybe<Scalars['String']['output']>;
  readonly is_email_subscribed: Scalars['Boolean']['output'];
  readonly marketing_phone?: Maybe<Scalars['String']['output']>;
  readonly is_phone_subscribed: Scalars['Boolean']['output'];
  readonly marketing_email_rewards?: Maybe<Scalars['String']['output']>;
  readonly is_email_subscribed_rewards: Scalars['Boolean']['output'];
  readonly marketing_phone_rewards?: Maybe<Scalars['String']['output']>;
  readonly is_phone_subscribed_rewards: Scalars['Boolean']['output'];
};

export type CustomerMedicalInfo = {
  readonly __typename?: 'CustomerMedicalInfo';
  readonly id: Scalars['ID']['output'];
  readonly customer_id: Scalars['ID']['output'];
  readonly physician_id?: Maybe<Scalars['String']['output']>;
  readonly medical_id?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly issue_start_date?: Maybe<Scalars['String']['output']>;
  readonly expiry_date?: Maybe<Scalars['String']['output']>;
  readonly medical_profile_type?: Maybe<Scalars['String']['output']>;
};

export type CertifyingDoctorFilterInput = {
  readonly state_code?: InputMaybe<Scalars['String']['input']>;
  readonly place?: InputMaybe<Scalars['String']['input']>;
  readonly within_miles?: InputMaybe<Scalars['Int']['input']>;
  readonly telehealth?: InputMaybe<Scalars['Boolean']['input']>;
  readonly accepting_new_patients?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CertifyingDoctors = {
  readonly __typename?: 'CertifyingDoctors';
  readonly items: ReadonlyArray<CertifyingDoctor>;
  readonly total_count: Scalars['Int']['output'];
  readonly page_info: SearchResultPageInfo;
  readonly center?: Maybe<DoctorSearchCenter>;
  readonly states: ReadonlyArray<DoctorState>;
};

export type DoctorSearchCenter = {
  readonly __typename?: 'DoctorSearchCenter';
  readonly city: Scalars['String']['output'];
  readonly state_code: Scalars['String']['output'];
  readonly zip?: Maybe<Scalars['String']['output']>;
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

export type DoctorState = {
  readonly __typename?: 'DoctorState';
  readonly state_code: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type CertifyingDoctor = {
  readonly __typename?: 'CertifyingDoctor';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly credentials: Scalars['String']['output'];
  readonly specialty: Scalars['String']['output'];
  readonly practice: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly state_code: Scalars['String']['output'];
  readonly postcode: Scalars['String']['output'];
  readonly phone_number: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly in_person: Scalars['Boolean']['output'];
  readonly telehealth: Scalars['Boolean']['output'];
  readonly accepting_new_patients: Scalars['Boolean']['output'];
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
  readonly first_visit_fee: Money;
  readonly distance_miles?: Maybe<Scalars['Float']['output']>;
};

export type GiftCardProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & PhysicalProductInterface & {
  readonly __typename?: 'GiftCardProduct';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly purchase_amounts: PurchaseAmounts;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly description?: Maybe<ComplexTextValue>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly small_image?: Maybe<ProductImage>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly gift_message_available: Scalars['Boolean']['output'];
  readonly gift_wrapping_available: Scalars['Boolean']['output'];
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly staged: Scalars['Boolean']['output'];
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_medical_only?: Maybe<Scalars['Int']['output']>;
  readonly is_sale?: Maybe<Scalars['Int']['output']>;
  readonly brand?: Maybe<Scalars['Int']['output']>;
  readonly brand_name?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['Int']['output']>;
  readonly strain_type_label?: Maybe<Scalars['String']['output']>;
  readonly thc_percentage?: Maybe<Scalars['String']['output']>;
  readonly batch_code?: Maybe<Scalars['String']['output']>;
  readonly consumption_forms?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly effects?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly is_sold_in_mode: Scalars['Boolean']['output'];
  readonly custom_attributes_product?: Maybe<ReadonlyArray<Maybe<CatalogAttribute>>>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly weight?: Maybe<Scalars['Float']['output']>;
  readonly allow_open_amount?: Maybe<Scalars['Boolean']['output']>;
  readonly open_amount_min?: Maybe<Scalars['Float']['output']>;
  readonly open_amount_max?: Maybe<Scalars['Float']['output']>;
  readonly giftcard_type?: Maybe<GiftCardTypeEnum>;
  readonly is_redeemable?: Maybe<Scalars['Boolean']['output']>;
  readonly lifetime?: Maybe<Scalars['Int']['output']>;
  readonly allow_message?: Maybe<Scalars['Boolean']['output']>;
  readonly message_max_length?: Maybe<Scalars['Int']['output']>;
  readonly giftcard_amounts?: Maybe<ReadonlyArray<Maybe<GiftCardAmounts>>>;
  readonly gift_card_options: ReadonlyArray<Maybe<CustomizableOptionInterface>>;
};


export type GiftCardProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type GiftCardTypeEnum =
  | 'VIRTUAL'
  | 'PHYSICAL'
  | 'COMBINED';

export type GiftCardAmounts = {
  readonly __typename?: 'GiftCardAmounts';
  readonly uid: Scalars['ID']['output'];
  readonly value_id?: Maybe<Scalars['Int']['output']>;
  readonly value?: Maybe<Scalars['Float']['output']>;
  readonly website_value?: Maybe<Scalars['Float']['output']>;
  readonly website_id?: Maybe<Scalars['Int']['output']>;
  readonly attribute_id?: Maybe<Scalars['Int']['output']>;
};

export type GiftCardAccountInput = {
  readonly gift_card_code: Scalars['String']['input'];
};

export type GiftCardAccount = {
  readonly __typename?: 'GiftCardAccount';
  readonly balance?: Maybe<Money>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly expiration_date?: Maybe<Scalars['String']['output']>;
};

export type OrderInformationInput = {
  readonly number: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly lastname: Scalars['String']['input'];
};

export type OrderTokenInput = {
  readonly token: Scalars['String']['input'];
};

export type LabResults = {
  readonly __typename?: 'LabResults';
  readonly items: ReadonlyArray<LabResult>;
  readonly total_count: Scalars['Int']['output'];
  readonly page_info: SearchResultPageInfo;
};

export type LabResult = {
  readonly __typename?: 'LabResult';
  readonly batch: Scalars['String']['output'];
  readonly product: LabResultProduct;
  readonly laboratory: Scalars['String']['output'];
  readonly harvested?: Maybe<Scalars['String']['output']>;
  readonly tested: Scalars['String']['output'];
  readonly expires: Scalars['String']['output'];
  readonly potency: ReadonlyArray<LabPotency>;
  readonly terpenes: ReadonlyArray<LabTerpene>;
  readonly panels: ReadonlyArray<LabPanel>;
  readonly passed: Scalars['Boolean']['output'];
};

export type LabResultProduct = {
  readonly __typename?: 'LabResultProduct';
  readonly product_id: Scalars['String']['output'];
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly brand: Scalars['String']['output'];
  readonly category: Scalars['String']['output'];
  readonly subcategory?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['String']['output']>;
  readonly image: Scalars['String']['output'];
  readonly thc?: Maybe<LabeledPotency>;
  readonly cbd?: Maybe<LabeledPotency>;
};

export type LabeledPotency = {
  readonly __typename?: 'LabeledPotency';
  readonly min: Scalars['Float']['output'];
  readonly max: Scalars['Float']['output'];
  readonly unit: Scalars['String']['output'];
};

export type LabPotency = {
  readonly __typename?: 'LabPotency';
  readonly compound: Scalars['String']['output'];
  readonly amount: Scalars['Float']['output'];
  readonly unit: LabPotencyUnit;
};

export type LabPotencyUnit =
  | 'PERCENT'
  | 'PERCENT_OF_LABEL';

export type LabTerpene = {
  readonly __typename?: 'LabTerpene';
  readonly name: Scalars['String']['output'];
  readonly percent: Scalars['Float']['output'];
};

export type LabPanel = {
  readonly __typename?: 'LabPanel';
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  readonly analytes: ReadonlyArray<LabAnalyte>;
  readonly passed: Scalars['Boolean']['output'];
};

export type LabAnalyte = {
  readonly __typename?: 'LabAnalyte';
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly limit?: Maybe<Scalars['Float']['output']>;
  readonly passed: Scalars['Boolean']['output'];
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  readonly cartChanged: CartChange;
  readonly orderChanged: OrderChange;
  readonly menuChanged: MenuChange;
  readonly sessionChanged: SessionChange;
};


export type SubscriptionCartChangedArgs = {
  cart_id: Scalars['String']['input'];
};


export type SubscriptionOrderChangedArgs = {
  number: Scalars['String']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionMenuChangedArgs = {
  store_code: Scalars['String']['input'];
};

export type CartChange = {
  readonly __typename?: 'CartChange';
  readonly cart_id: Scalars['String']['output'];
  readonly version?: Maybe<Scalars['String']['output']>;
};

export type OrderChange = {
  readonly __typename?: 'OrderChange';
  readonly number: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
};

export type MenuChange = {
  readonly __typename?: 'MenuChange';
  readonly store_code: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
};

export type SessionChange = {
  readonly __typename?: 'SessionChange';
  readonly state: SessionState;
};

export type SessionState =
  | 'signedIn'
  | 'revoked';

export type DeliveryArea = {
  readonly __typename?: 'DeliveryArea';
  readonly postcode: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly region_code: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly store_codes: ReadonlyArray<Scalars['String']['output']>;
};

export type ZipByBrowserLocation = {
  readonly __typename?: 'ZipByBrowserLocation';
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type Money = {
  readonly __typename?: 'Money';
  readonly value?: Maybe<Scalars['Float']['output']>;
  readonly currency?: Maybe<CurrencyEnum>;
};

export type CurrencyEnum =
  | 'USD';

export type SearchResultPageInfo = {
  readonly __typename?: 'SearchResultPageInfo';
  readonly current_page?: Maybe<Scalars['Int']['output']>;
  readonly page_size?: Maybe<Scalars['Int']['output']>;
  readonly total_pages?: Maybe<Scalars['Int']['output']>;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type FilterEqualTypeInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterStringTypeInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly match?: InputMaybe<Scalars['String']['input']>;
};

export type FilterRangeTypeInput = {
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type SubscribeEmailToNewsletterOutput = {
  readonly __typename?: 'SubscribeEmailToNewsletterOutput';
  readonly status?: Maybe<SubscriptionStatusesEnum>;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | 'UNCONFIRMED';

export type OrderChannel =
  | 'COMMERCE'
  | 'ORDERING';

export type OrderHandover = {
  readonly __typename?: 'OrderHandover';
  readonly day: Scalars['String']['output'];
  readonly from: Scalars['String']['output'];
  readonly to?: Maybe<Scalars['String']['output']>;
};

export type TaxItem = {
  readonly __typename?: 'TaxItem';
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly amount: Money;
  readonly rate: Scalars['Float']['output'];
};

export type BundleOrderItem = OrderItemInterface & {
  readonly __typename?: 'BundleOrderItem';
  readonly menu_product?: Maybe<MenuProduct>;
  readonly id: Scalars['ID']['output'];
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_ordered?: Maybe<Scalars['Float']['output']>;
  readonly selected_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly product_type?: Maybe<Scalars['String']['output']>;
  readonly product_url_key?: Maybe<Scalars['String']['output']>;
  readonly quantity_canceled?: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped?: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned?: Maybe<Scalars['Float']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly entered_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly prices?: Maybe<OrderItemPrices>;
  readonly product?: Maybe<ProductInterface>;
};

export type GiftCardOrderItem = OrderItemInterface & {
  readonly __typename?: 'GiftCardOrderItem';
  readonly menu_product?: Maybe<MenuProduct>;
  readonly id: Scalars['ID']['output'];
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_ordered?: Maybe<Scalars['Float']['output']>;
  readonly selected_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly product_type?: Maybe<Scalars['String']['output']>;
  readonly product_url_key?: Maybe<Scalars['String']['output']>;
  readonly quantity_canceled?: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped?: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned?: Maybe<Scalars['Float']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly entered_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly prices?: Maybe<OrderItemPrices>;
  readonly gift_card?: Maybe<OrderGiftCard>;
  readonly product?: Maybe<ProductInterface>;
};

export type OrderPickupLocation = {
  readonly __typename?: 'OrderPickupLocation';
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type OrderAddress = {
  readonly __typename?: 'OrderAddress';
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly vat_id?: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly lastname: Scalars['String']['output'];
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly city: Scalars['String']['output'];
  readonly region?: Maybe<Scalars['String']['output']>;
  readonly region_id?: Maybe<Scalars['ID']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly country_code?: Maybe<CountryCodeEnum>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
};

export type OrderPaymentMethod = {
  readonly __typename?: 'OrderPaymentMethod';
  readonly name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly additional_data?: Maybe<ReadonlyArray<Maybe<KeyValue>>>;
};

export type KeyValue = {
  readonly __typename?: 'KeyValue';
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ApplyGiftCardToOrder = {
  readonly __typename?: 'ApplyGiftCardToOrder';
  readonly code: Scalars['String']['output'];
  readonly applied_balance: Money;
};

export type OrderActionType =
  | 'REORDER'
  | 'CANCEL'
  | 'RETURN';

export type OrderCustomerInfo = {
  readonly __typename?: 'OrderCustomerInfo';
  readonly firstname: Scalars['String']['output'];
  readonly lastname?: Maybe<Scalars['String']['output']>;
};

export type SalesCommentItem = {
  readonly __typename?: 'SalesCommentItem';
  readonly message: Scalars['String']['output'];
  readonly timestamp: Scalars['String']['output'];
};

export type OrderGiftCard = {
  readonly __typename?: 'OrderGiftCard';
  readonly sender_name?: Maybe<Scalars['String']['output']>;
  readonly sender_email?: Maybe<Scalars['String']['output']>;
  readonly recipient_name?: Maybe<Scalars['String']['output']>;
  readonly recipient_email?: Maybe<Scalars['String']['output']>;
  readonly message?: Maybe<Scalars['String']['output']>;
};

export type OrderItemPrices = {
  readonly __typename?: 'OrderItemPrices';
  readonly price: Money;
  readonly price_including_tax: Money;
  readonly row_total: Money;
  readonly row_total_including_tax: Money;
  readonly original_price?: Maybe<Money>;
  readonly original_row_total: Money;
  readonly total_item_discount: Money;
  readonly fixed_product_taxes: ReadonlyArray<Maybe<FixedProductTax>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
};

export type Invoice = {
  readonly __typename?: 'Invoice';
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly items?: Maybe<ReadonlyArray<Maybe<InvoiceItemInterface>>>;
  readonly comments?: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
  readonly total?: Maybe<InvoiceTotal>;
};

export type InvoiceItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
};

export type InvoiceItem = InvoiceItemInterface & {
  readonly __typename?: 'InvoiceItem';
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
};

export type InvoiceTotal = {
  readonly __typename?: 'InvoiceTotal';
  readonly grand_total: Money;
  readonly base_grand_total: Money;
  readonly subtotal: Money;
  readonly total_tax: Money;
  readonly total_shipping: Money;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly shipping_handling?: Maybe<ShippingHandling>;
};

export type OrderShipment = {
  readonly __typename?: 'OrderShipment';
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly items?: Maybe<ReadonlyArray<Maybe<ShipmentItemInterface>>>;
  readonly comments?: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
  readonly tracking?: Maybe<ReadonlyArray<Maybe<ShipmentTracking>>>;
};

export type ShipmentItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentItem = ShipmentItemInterface & {
  readonly __typename?: 'ShipmentItem';
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentTracking = {
  readonly __typename?: 'ShipmentTracking';
  readonly carrier: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly number?: Maybe<Scalars['String']['output']>;
};

export type ShippingHandling = {
  readonly __typename?: 'ShippingHandling';
  readonly total_amount: Money;
  readonly amount_excluding_tax?: Maybe<Money>;
  readonly amount_including_tax?: Maybe<Money>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<ShippingDiscount>>>;
};

export type ShippingDiscount = {
  readonly __typename?: 'ShippingDiscount';
  readonly amount: Money;
};

export type OutreachEvent = {
  readonly __typename?: 'OutreachEvent';
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly summary: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  readonly state_code: Scalars['String']['output'];
  readonly state_name: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly postcode: Scalars['String']['output'];
  readonly time_zone: Scalars['String']['output'];
  readonly starts_at: Scalars['String']['output'];
  readonly ends_at: Scalars['String']['output'];
  readonly is_adults_only: Scalars['Boolean']['output'];
  readonly phone: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
};

export type AreaInput = {
  readonly radius: Scalars['Int']['input'];
  readonly search_term: Scalars['String']['input'];
};

export type PickupLocationFilterInput = {
  readonly name?: InputMaybe<FilterTypeInput>;
  readonly pickup_location_code?: InputMaybe<FilterTypeInput>;
  readonly country_id?: InputMaybe<FilterTypeInput>;
  readonly postcode?: InputMaybe<FilterTypeInput>;
  readonly region?: InputMaybe<FilterTypeInput>;
  readonly region_id?: InputMaybe<FilterTypeInput>;
  readonly city?: InputMaybe<FilterTypeInput>;
  readonly street?: InputMaybe<FilterTypeInput>;
};

export type FilterTypeInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly like?: InputMaybe<Scalars['String']['input']>;
};

export type PickupLocationSortInput = {
  readonly name?: InputMaybe<SortEnum>;
  readonly pickup_location_code?: InputMaybe<SortEnum>;
  readonly country_id?: InputMaybe<SortEnum>;
  readonly postcode?: InputMaybe<SortEnum>;
  readonly region?: InputMaybe<SortEnum>;
  readonly region_id?: InputMaybe<SortEnum>;
  readonly city?: InputMaybe<SortEnum>;
  readonly street?: InputMaybe<SortEnum>;
  readonly distance?: InputMaybe<SortEnum>;
};

export type ProductInfoInput = {
  readonly sku: Scalars['String']['input'];
};

export type PickupLocations = {
  readonly __typename?: 'PickupLocations';
  readonly items?: Maybe<ReadonlyArray<Maybe<PickupLocation>>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};

export type PickupLocation = {
  readonly __typename?: 'PickupLocation';
  readonly pickup_location_code?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly street?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<Scalars['String']['output']>;
  readonly region_id?: Maybe<Scalars['Int']['output']>;
  readonly country_id?: Maybe<Scalars['String']['output']>;
  readonly latitude?: Maybe<Scalars['Float']['output']>;
  readonly longitude?: Maybe<Scalars['Float']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly contact_name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type PlaceOrderInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type PlaceOrderOutput = {
  readonly __typename?: 'PlaceOrderOutput';
  /** @deprecated Use orderV2. */
  readonly order?: Maybe<Order>;
  readonly orderV2?: Maybe<CustomerOrder>;
  readonly errors: ReadonlyArray<Maybe<PlaceOrderError>>;
};

export type Order = {
  readonly __typename?: 'Order';
  readonly order_number: Scalars['String']['output'];
  readonly number: Scalars['String']['output'];
  /** @deprecated Use order_number. */
  readonly order_id?: Maybe<Scalars['String']['output']>;
};

export type PlaceOrderError = {
  readonly __typename?: 'PlaceOrderError';
  readonly code: PlaceOrderErrorCodes;
  readonly message: Scalars['String']['output'];
};

export type ReorderItemsOutput = {
  readonly __typename?: 'ReorderItemsOutput';
  readonly cart: Cart;
  readonly userInputErrors: ReadonlyArray<Maybe<CheckoutUserInputError>>;
};

export type CheckoutUserInputError = {
  readonly __typename?: 'CheckoutUserInputError';
  readonly code: CheckoutUserInputErrorCodes;
  readonly message: Scalars['String']['output'];
  readonly path: ReadonlyArray<Maybe<Scalars['String']['output']>>;
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

export type ProductInterface = {
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly purchase_amounts: PurchaseAmounts;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly description?: Maybe<ComplexTextValue>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly small_image?: Maybe<ProductImage>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly gift_message_available: Scalars['Boolean']['output'];
  readonly gift_wrapping_available: Scalars['Boolean']['output'];
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly staged: Scalars['Boolean']['output'];
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_medical_only?: Maybe<Scalars['Int']['output']>;
  readonly is_sale?: Maybe<Scalars['Int']['output']>;
  readonly brand?: Maybe<Scalars['Int']['output']>;
  readonly brand_name?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['Int']['output']>;
  readonly strain_type_label?: Maybe<Scalars['String']['output']>;
  readonly thc_percentage?: Maybe<Scalars['String']['output']>;
  readonly batch_code?: Maybe<Scalars['String']['output']>;
  readonly consumption_forms?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly effects?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly is_sold_in_mode: Scalars['Boolean']['output'];
  readonly custom_attributes_product?: Maybe<ReadonlyArray<Maybe<CatalogAttribute>>>;
};


export type ProductInterfaceReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type RoutableInterface = {
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type CustomizableProductInterface = {
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};

export type PhysicalProductInterface = {
  readonly weight?: Maybe<Scalars['Float']['output']>;
};

export type CustomizableOptionInterface = {
  readonly uid: Scalars['ID']['output'];
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
};

export type CustomizableFieldOption = CustomizableOptionInterface & {
  readonly __typename?: 'CustomizableFieldOption';
  readonly uid: Scalars['ID']['output'];
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly product_sku?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<CustomizableFieldValue>;
};

export type CustomizableFieldValue = {
  readonly __typename?: 'CustomizableFieldValue';
  readonly uid: Scalars['ID']['output'];
  readonly max_characters?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly sku?: Maybe<Scalars['String']['output']>;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ComplexTextValue = {
  readonly __typename?: 'ComplexTextValue';
  readonly html: Scalars['String']['output'];
};

export type ProductLinksInterface = {
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly link_type?: Maybe<Scalars['String']['output']>;
  readonly linked_product_sku?: Maybe<Scalars['String']['output']>;
  readonly linked_product_type?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
};

export type ProductLinks = ProductLinksInterface & {
  readonly __typename?: 'ProductLinks';
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly link_type?: Maybe<Scalars['String']['output']>;
  readonly linked_product_sku?: Maybe<Scalars['String']['output']>;
  readonly linked_product_type?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
};

export type CatalogAttribute = {
  readonly __typename?: 'CatalogAttribute';
  readonly code: Scalars['String']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type AttributeValueInterface = {
  readonly code: Scalars['ID']['output'];
};

export type AttributeValue = AttributeValueInterface & {
  readonly __typename?: 'AttributeValue';
  readonly code: Scalars['ID']['output'];
  readonly value: Scalars['String']['output'];
};

export type ProductCustomAttributes = {
  readonly __typename?: 'ProductCustomAttributes';
  readonly items: ReadonlyArray<Maybe<AttributeValueInterface>>;
  readonly errors: ReadonlyArray<Maybe<AttributeMetadataError>>;
};

export type AttributeMetadataError = {
  readonly __typename?: 'AttributeMetadataError';
  readonly type: AttributeMetadataErrorType;
  readonly message: Scalars['String']['output'];
};

export type AttributeMetadataErrorType =
  | 'ENTITY_NOT_FOUND'
  | 'ATTRIBUTE_NOT_FOUND'
  | 'FILTER_NOT_FOUND'
  | 'UNDEFINED';

export type UrlRewrite = {
  readonly __typename?: 'UrlRewrite';
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly parameters?: Maybe<ReadonlyArray<Maybe<HttpQueryParameter>>>;
};

export type HttpQueryParameter = {
  readonly __typename?: 'HttpQueryParameter';
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CMS_PAGE'
  | 'PRODUCT'
  | 'CATEGORY';

export type MediaGalleryInterface = {
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly disabled?: Maybe<Scalars['Boolean']['output']>;
};

export type ProductImage = MediaGalleryInterface & {
  readonly __typename?: 'ProductImage';
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly disabled?: Maybe<Scalars['Boolean']['output']>;
};

export type ProductVideo = MediaGalleryInterface & {
  readonly __typename?: 'ProductVideo';
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly disabled?: Maybe<Scalars['Boolean']['output']>;
  readonly video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type ProductMediaGalleryEntriesVideoContent = {
  readonly __typename?: 'ProductMediaGalleryEntriesVideoContent';
  readonly media_type?: Maybe<Scalars['String']['output']>;
  readonly video_provider?: Maybe<Scalars['String']['output']>;
  readonly video_url?: Maybe<Scalars['String']['output']>;
  readonly video_title?: Maybe<Scalars['String']['output']>;
  readonly video_description?: Maybe<Scalars['String']['output']>;
  readonly video_metadata?: Maybe<Scalars['String']['output']>;
};

export type MediaGalleryEntry = {
  readonly __typename?: 'MediaGalleryEntry';
  readonly uid: Scalars['ID']['output'];
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly file?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly media_type?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly disabled?: Maybe<Scalars['Boolean']['output']>;
  readonly types?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type PriceRange = {
  readonly __typename?: 'PriceRange';
  readonly minimum_price: ProductPrice;
  readonly maximum_price?: Maybe<ProductPrice>;
};

export type ProductPrice = {
  readonly __typename?: 'ProductPrice';
  readonly regular_price: Money;
  readonly final_price: Money;
  readonly discount?: Maybe<ProductDiscount>;
  readonly fixed_product_taxes?: Maybe<ReadonlyArray<Maybe<FixedProductTax>>>;
};

export type ProductDiscount = {
  readonly __typename?: 'ProductDiscount';
  readonly amount_off?: Maybe<Scalars['Float']['output']>;
  readonly percent_off?: Maybe<Scalars['Float']['output']>;
};

export type FixedProductTax = {
  readonly __typename?: 'FixedProductTax';
  readonly amount?: Maybe<Money>;
  readonly label?: Maybe<Scalars['String']['output']>;
};

export type TierPrice = {
  readonly __typename?: 'TierPrice';
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly final_price?: Maybe<Money>;
  readonly discount?: Maybe<ProductDiscount>;
};

export type ProductPrices = {
  readonly __typename?: 'ProductPrices';
  readonly regularPrice?: Maybe<Price>;
  readonly minimalPrice?: Maybe<Price>;
  readonly maximalPrice?: Maybe<Price>;
};

export type Price = {
  readonly __typename?: 'Price';
  readonly amount?: Maybe<Money>;
  readonly adjustments?: Maybe<ReadonlyArray<Maybe<PriceAdjustment>>>;
};

export type PriceAdjustment = {
  readonly __typename?: 'PriceAdjustment';
  readonly amount?: Maybe<Money>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type PriceTypeEnum =
  | 'FIXED'
  | 'PERCENT'
  | 'DYNAMIC';

export type PriceViewEnum =
  | 'PRICE_RANGE'
  | 'AS_LOW_AS';

export type SimpleProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & PhysicalProductInterface & {
  readonly __typename?: 'SimpleProduct';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly purchase_amounts: PurchaseAmounts;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly description?: Maybe<ComplexTextValue>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly small_image?: Maybe<ProductImage>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly gift_message_available: Scalars['Boolean']['output'];
  readonly gift_wrapping_available: Scalars['Boolean']['output'];
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly staged: Scalars['Boolean']['output'];
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_medical_only?: Maybe<Scalars['Int']['output']>;
  readonly is_sale?: Maybe<Scalars['Int']['output']>;
  readonly brand?: Maybe<Scalars['Int']['output']>;
  readonly brand_name?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['Int']['output']>;
  readonly strain_type_label?: Maybe<Scalars['String']['output']>;
  readonly thc_percentage?: Maybe<Scalars['String']['output']>;
  readonly batch_code?: Maybe<Scalars['String']['output']>;
  readonly consumption_forms?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly effects?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly is_sold_in_mode: Scalars['Boolean']['output'];
  readonly custom_attributes_product?: Maybe<ReadonlyArray<Maybe<CatalogAttribute>>>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly weight?: Maybe<Scalars['Float']['output']>;
};


export type SimpleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type VirtualProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  readonly __typename?: 'VirtualProduct';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly purchase_amounts: PurchaseAmounts;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly description?: Maybe<ComplexTextValue>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly small_image?: Maybe<ProductImage>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly gift_message_available: Scalars['Boolean']['output'];
  readonly gift_wrapping_available: Scalars['Boolean']['output'];
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly staged: Scalars['Boolean']['output'];
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_medical_only?: Maybe<Scalars['Int']['output']>;
  readonly is_sale?: Maybe<Scalars['Int']['output']>;
  readonly brand?: Maybe<Scalars['Int']['output']>;
  readonly brand_name?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['Int']['output']>;
  readonly strain_type_label?: Maybe<Scalars['String']['output']>;
  readonly thc_percentage?: Maybe<Scalars['String']['output']>;
  readonly batch_code?: Maybe<Scalars['String']['output']>;
  readonly consumption_forms?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly effects?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly is_sold_in_mode: Scalars['Boolean']['output'];
  readonly custom_attributes_product?: Maybe<ReadonlyArray<Maybe<CatalogAttribute>>>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};


export type VirtualProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type Products = {
  readonly __typename?: 'Products';
  readonly items?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly sort_fields?: Maybe<SortFields>;
  readonly aggregations?: Maybe<ReadonlyArray<Maybe<Aggregation>>>;
  readonly filters?: Maybe<ReadonlyArray<Maybe<LayerFilter>>>;
  readonly suggestions?: Maybe<ReadonlyArray<Maybe<SearchSuggestion>>>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

export type ProductAttributeFilterInput = {
  readonly sku?: InputMaybe<FilterEqualTypeInput>;
  readonly url_key?: InputMaybe<FilterEqualTypeInput>;
  readonly category_id?: InputMaybe<FilterEqualTypeInput>;
  readonly category_uid?: InputMaybe<FilterEqualTypeInput>;
  readonly category_url_path?: InputMaybe<FilterEqualTypeInput>;
  readonly brand?: InputMaybe<FilterEqualTypeInput>;
  readonly strain_type?: InputMaybe<FilterEqualTypeInput>;
  readonly size?: InputMaybe<FilterEqualTypeInput>;
  readonly is_sale?: InputMaybe<FilterEqualTypeInput>;
  readonly is_medical_only?: InputMaybe<FilterEqualTypeInput>;
  readonly name?: InputMaybe<FilterMatchTypeInput>;
  readonly description?: InputMaybe<FilterMatchTypeInput>;
  readonly short_description?: InputMaybe<FilterMatchTypeInput>;
  readonly price?: InputMaybe<FilterRangeTypeInput>;
  readonly thc?: InputMaybe<FilterRangeTypeInput>;
};

export type FilterMatchTypeInput = {
  readonly match?: InputMaybe<Scalars['String']['input']>;
  readonly match_type?: InputMaybe<FilterMatchTypeEnum>;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type ProductAttributeSortInput = {
  readonly position?: InputMaybe<SortEnum>;
  readonly name?: InputMaybe<SortEnum>;
  readonly price?: InputMaybe<SortEnum>;
  readonly relevance?: InputMaybe<SortEnum>;
};

export type SortFields = {
  readonly __typename?: 'SortFields';
  readonly default?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<SortField>>>;
};

export type SortField = {
  readonly __typename?: 'SortField';
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type Aggregation = {
  readonly __typename?: 'Aggregation';
  readonly attribute_code: Scalars['String']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<AggregationOption>>>;
  readonly position?: Maybe<Scalars['Int']['output']>;
};

export type AggregationOptionInterface = {
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value: Scalars['String']['output'];
  readonly count?: Maybe<Scalars['Int']['output']>;
};

export type AggregationOption = AggregationOptionInterface & {
  readonly __typename?: 'AggregationOption';
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value: Scalars['String']['output'];
  readonly count?: Maybe<Scalars['Int']['output']>;
};

export type AggregationsFilterInput = {
  readonly category?: InputMaybe<AggregationsCategoryFilterInput>;
};

export type AggregationsCategoryFilterInput = {
  readonly includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LayerFilter = {
  readonly __typename?: 'LayerFilter';
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly request_var?: Maybe<Scalars['String']['output']>;
  readonly filter_items_count?: Maybe<Scalars['Int']['output']>;
  readonly filter_items?: Maybe<ReadonlyArray<Maybe<LayerFilterItemInterface>>>;
};

export type LayerFilterItemInterface = {
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value_string?: Maybe<Scalars['String']['output']>;
  readonly items_count?: Maybe<Scalars['Int']['output']>;
};

export type LayerFilterItem = LayerFilterItemInterface & {
  readonly __typename?: 'LayerFilterItem';
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value_string?: Maybe<Scalars['String']['output']>;
  readonly items_count?: Maybe<Scalars['Int']['output']>;
};

export type SearchSuggestion = {
  readonly __typename?: 'SearchSuggestion';
  readonly search: Scalars['String']['output'];
};

export type CartRegulations = {
  readonly __typename?: 'CartRegulations';
  readonly medical_id_list: ReadonlyArray<CartMedicalId>;
  readonly medical_id?: Maybe<Scalars['String']['output']>;
  readonly medical_id_status: MedicalIdStatus;
  readonly info: Scalars['String']['output'];
  readonly info_message?: Maybe<Scalars['String']['output']>;
  readonly error_messages: ReadonlyArray<Scalars['String']['output']>;
  readonly is_place_order_allowed: Scalars['Boolean']['output'];
  readonly limits: CartRegulationLimits;
};

export type CartMedicalId = {
  readonly __typename?: 'CartMedicalId';
  readonly medical_id: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly expiry_date: Scalars['String']['output'];
};

export type MedicalIdStatus =
  | 'NOT_REQUIRED'
  | 'VALID'
  | 'EXPIRED'
  | 'NOT_YET_VALID'
  | 'OTHER_STATE'
  | 'MISSING';

export type CartRegulationLimits = {
  readonly __typename?: 'CartRegulationLimits';
  readonly thc?: Maybe<CartRegulationLimit>;
  readonly cbd?: Maybe<CartRegulationLimit>;
  readonly smoking?: Maybe<CartRegulationLimit>;
};

export type CartRegulationLimit = {
  readonly __typename?: 'CartRegulationLimit';
  readonly max_available: Scalars['Float']['output'];
  readonly used: Scalars['Float']['output'];
  readonly cart: Scalars['Float']['output'];
  readonly unit: Scalars['String']['output'];
  readonly remaining: Scalars['Float']['output'];
};

export type PurchaseLimits = {
  readonly __typename?: 'PurchaseLimits';
  readonly maximum?: Maybe<PurchaseAmounts>;
  readonly per_line?: Maybe<Scalars['Int']['output']>;
};

export type PurchaseAmounts = {
  readonly __typename?: 'PurchaseAmounts';
  readonly thc_mg: Scalars['Int']['output'];
  readonly cbd_mg: Scalars['Int']['output'];
  readonly smokable_mg: Scalars['Int']['output'];
};

export type RelatedProducts = {
  readonly __typename?: 'RelatedProducts';
  readonly sku: Scalars['String']['output'];
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
};

export type ProductReviews = {
  readonly __typename?: 'ProductReviews';
  readonly items: ReadonlyArray<Maybe<ProductReview>>;
  readonly page_info: SearchResultPageInfo;
};

export type ProductReview = {
  readonly __typename?: 'ProductReview';
  readonly product: ProductInterface;
  readonly summary: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly nickname: Scalars['String']['output'];
  readonly average_rating: Scalars['Float']['output'];
  readonly ratings_breakdown: ReadonlyArray<Maybe<ProductReviewRating>>;
  readonly created_at: Scalars['String']['output'];
};

export type ProductReviewRating = {
  readonly __typename?: 'ProductReviewRating';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ProductReviewRatingsMetadata = {
  readonly __typename?: 'ProductReviewRatingsMetadata';
  readonly items: ReadonlyArray<Maybe<ProductReviewRatingMetadata>>;
};

export type ProductReviewRatingMetadata = {
  readonly __typename?: 'ProductReviewRatingMetadata';
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<Maybe<ProductReviewRatingValueMetadata>>;
};

export type ProductReviewRatingValueMetadata = {
  readonly __typename?: 'ProductReviewRatingValueMetadata';
  readonly value: Scalars['String']['output'];
  readonly value_id: Scalars['String']['output'];
};

export type CustomerLoyalty = {
  readonly __typename?: 'CustomerLoyalty';
  readonly show_rewards: Scalars['Boolean']['output'];
  readonly is_signed: Scalars['Boolean']['output'];
  readonly points: Scalars['Int']['output'];
  readonly shop_auto_login: Scalars['Boolean']['output'];
  readonly rewards_auto_login: Scalars['Boolean']['output'];
  readonly rewards_state?: Maybe<Scalars['String']['output']>;
};

export type RewardPoints = {
  readonly __typename?: 'RewardPoints';
  readonly balance?: Maybe<RewardPointsAmount>;
  readonly balance_history?: Maybe<ReadonlyArray<Maybe<RewardPointsBalanceHistoryItem>>>;
  readonly exchange_rates?: Maybe<RewardPointsExchangeRates>;
  readonly subscription_status?: Maybe<RewardPointsSubscriptionStatus>;
};

export type RewardPointsAmount = {
  readonly __typename?: 'RewardPointsAmount';
  readonly money: Money;
  readonly points: Scalars['Float']['output'];
};

export type RewardPointsBalanceHistoryItem = {
  readonly __typename?: 'RewardPointsBalanceHistoryItem';
  readonly balance?: Maybe<RewardPointsAmount>;
  readonly change_reason: Scalars['String']['output'];
  readonly date: Scalars['String']['output'];
  readonly points_change: Scalars['Float']['output'];
};

export type RewardPointsExchangeRates = {
  readonly __typename?: 'RewardPointsExchangeRates';
  readonly earning?: Maybe<RewardPointsRate>;
  readonly redemption?: Maybe<RewardPointsRate>;
};

export type RewardPointsRate = {
  readonly __typename?: 'RewardPointsRate';
  readonly currency_amount: Scalars['Float']['output'];
  readonly points: Scalars['Float']['output'];
};

export type RewardPointsSubscriptionStatus = {
  readonly __typename?: 'RewardPointsSubscriptionStatus';
  readonly balance_updates: RewardPointsSubscriptionStatusesEnum;
  readonly points_expiration_notifications: RewardPointsSubscriptionStatusesEnum;
};

export type RewardPointsSubscriptionStatusesEnum =
  | 'SUBSCRIBED'
  | 'NOT_SUBSCRIBED';

export type CustomerRewards = {
  readonly __typename?: 'CustomerRewards';
  readonly member_code: Scalars['String']['output'];
  readonly points: Scalars['Int']['output'];
  readonly worth: Money;
  readonly points_expire_on?: Maybe<Scalars['String']['output']>;
  readonly ladder: ReadonlyArray<RewardStep>;
  readonly offers: ReadonlyArray<RewardsOffer>;
  readonly history: ReadonlyArray<RewardsHistoryItem>;
};

export type RewardStep = {
  readonly __typename?: 'RewardStep';
  readonly points: Scalars['Int']['output'];
  readonly value: Money;
};

export type RewardsOffer = {
  readonly __typename?: 'RewardsOffer';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly ends_on?: Maybe<Scalars['String']['output']>;
};

export type RewardsHistoryItem = {
  readonly __typename?: 'RewardsHistoryItem';
  readonly id: Scalars['ID']['output'];
  readonly date: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly points: Scalars['Int']['output'];
  readonly balance: Scalars['Int']['output'];
};

export type SearchApp = {
  readonly __typename?: 'SearchApp';
  readonly app_id: Scalars['String']['output'];
  readonly app_search_key: Scalars['String']['output'];
};

export type LoyaltyState = {
  readonly __typename?: 'LoyaltyState';
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type FixedProductTaxDisplaySettings =
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  | 'INCLUDE_FPT_WITH_DETAILS'
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'
  | 'FPT_DISABLED';

export type Currency = {
  readonly __typename?: 'Currency';
  readonly base_currency_code?: Maybe<Scalars['String']['output']>;
  readonly base_currency_symbol?: Maybe<Scalars['String']['output']>;
  readonly default_display_currency_code?: Maybe<Scalars['String']['output']>;
  readonly default_display_currency_symbol?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use default_display_currency_code. */
  readonly default_display_currecy_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use default_display_currency_symbol. */
  readonly default_display_currecy_symbol?: Maybe<Scalars['String']['output']>;
  readonly available_currency_codes?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly exchange_rates?: Maybe<ReadonlyArray<Maybe<ExchangeRate>>>;
};

export type ExchangeRate = {
  readonly __typename?: 'ExchangeRate';
  readonly currency_to?: Maybe<Scalars['String']['output']>;
  readonly rate?: Maybe<Scalars['Float']['output']>;
};

export type CustomerStoreCredit = {
  readonly __typename?: 'CustomerStoreCredit';
  readonly balance_history?: Maybe<CustomerStoreCreditHistory>;
  readonly current_balance?: Maybe<Money>;
  readonly enabled?: Maybe<Scalars['Boolean']['output']>;
};


export type CustomerStoreCreditBalance_HistoryArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerStoreCreditHistory = {
  readonly __typename?: 'CustomerStoreCreditHistory';
  readonly items?: Maybe<ReadonlyArray<Maybe<CustomerStoreCreditHistoryItem>>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerStoreCreditHistoryItem = {
  readonly __typename?: 'CustomerStoreCreditHistoryItem';
  readonly action?: Maybe<Scalars['String']['output']>;
  readonly actual_balance?: Maybe<Money>;
  readonly balance_change?: Maybe<Money>;
  readonly date_time_changed?: Maybe<Scalars['String']['output']>;
};

export type StorePromotion = {
  readonly __typename?: 'StorePromotion';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly is_members_only: Scalars['Boolean']['output'];
  readonly ends_on?: Maybe<Scalars['String']['output']>;
  readonly shelves: ReadonlyArray<StorePromotionShelf>;
  readonly brands: ReadonlyArray<Scalars['String']['output']>;
};

export type StorePromotionShelf = {
  readonly __typename?: 'StorePromotionShelf';
  readonly name: Scalars['String']['output'];
  readonly url_path: Scalars['String']['output'];
};

export type GroupedProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & PhysicalProductInterface & {
  readonly __typename?: 'GroupedProduct';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly purchase_amounts: PurchaseAmounts;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly description?: Maybe<ComplexTextValue>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly small_image?: Maybe<ProductImage>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly gift_message_available: Scalars['Boolean']['output'];
  readonly gift_wrapping_available: Scalars['Boolean']['output'];
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly staged: Scalars['Boolean']['output'];
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_medical_only?: Maybe<Scalars['Int']['output']>;
  readonly is_sale?: Maybe<Scalars['Int']['output']>;
  readonly brand?: Maybe<Scalars['Int']['output']>;
  readonly brand_name?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['Int']['output']>;
  readonly strain_type_label?: Maybe<Scalars['String']['output']>;
  readonly thc_percentage?: Maybe<Scalars['String']['output']>;
  readonly batch_code?: Maybe<Scalars['String']['output']>;
  readonly consumption_forms?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly effects?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly is_sold_in_mode: Scalars['Boolean']['output'];
  readonly custom_attributes_product?: Maybe<ReadonlyArray<Maybe<CatalogAttribute>>>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly weight?: Maybe<Scalars['Float']['output']>;
  readonly items?: Maybe<ReadonlyArray<Maybe<GroupedProductItem>>>;
};


export type GroupedProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupedProductItem = {
  readonly __typename?: 'GroupedProductItem';
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly product?: Maybe<ProductInterface>;
  readonly qty?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  readonly __typename?: 'DownloadableProduct';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly purchase_amounts: PurchaseAmounts;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly description?: Maybe<ComplexTextValue>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly small_image?: Maybe<ProductImage>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly gift_message_available: Scalars['Boolean']['output'];
  readonly gift_wrapping_available: Scalars['Boolean']['output'];
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly staged: Scalars['Boolean']['output'];
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_medical_only?: Maybe<Scalars['Int']['output']>;
  readonly is_sale?: Maybe<Scalars['Int']['output']>;
  readonly brand?: Maybe<Scalars['Int']['output']>;
  readonly brand_name?: Maybe<Scalars['String']['output']>;
  readonly strain_type?: Maybe<Scalars['Int']['output']>;
  readonly strain_type_label?: Maybe<Scalars['String']['output']>;
  readonly thc_percentage?: Maybe<Scalars['String']['output']>;
  readonly batch_code?: Maybe<Scalars['String']['output']>;
  readonly consumption_forms?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly effects?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly is_sold_in_mode: Scalars['Boolean']['output'];
  readonly custom_attributes_product?: Maybe<ReadonlyArray<Maybe<CatalogAttribute>>>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly links_title?: Maybe<Scalars['String']['output']>;
  readonly links_purchased_separately?: Maybe<Scalars['Int']['output']>;
  readonly downloadable_product_links?: Maybe<ReadonlyArray<Maybe<DownloadableProductLinks>>>;
  readonly downloadable_product_samples?: Maybe<ReadonlyArray<Maybe<DownloadableProductSamples>>>;
};


export type DownloadableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type DownloadableFileTypeEnum =
  | 'FILE'
  | 'URL';

export type DownloadableProductLinks = {
  readonly __typename?: 'DownloadableProductLinks';
  readonly uid: Scalars['ID']['output'];
  /** @deprecated Use uid. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Not for storefronts. */
  readonly is_shareable?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Not for storefronts. */
  readonly number_of_downloads?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use sample_url. */
  readonly link_type?: Maybe<DownloadableFileTypeEnum>;
  /** @deprecated Use sample_url. */
  readonly sample_type?: Maybe<DownloadableFileTypeEnum>;
  /** @deprecated Use sample_url. */
  readonly sample_file?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly sample_url?: Maybe<Scalars['String']['output']>;
};

export type DownloadableProductSamples = {
  readonly __typename?: 'DownloadableProductSamples';
  /** @deprecated Not for storefronts. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use sample_url. */
  readonly sample_type?: Maybe<DownloadableFileTypeEnum>;
  /** @deprecated Use sample_url. */
  readonly sample_file?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly sample_url?: Maybe<Scalars['String']['output']>;
};

export type EntityUrl = {
  readonly __typename?: 'EntityUrl';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly entity_uid?: Maybe<Scalars['ID']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly redirectCode?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type WishlistItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
};

export type SimpleWishlistItem = WishlistItemInterface & {
  readonly __typename?: 'SimpleWishlistItem';
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
};

export type VirtualWishlistItem = WishlistItemInterface & {
  readonly __typename?: 'VirtualWishlistItem';
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
};

export type ConfigurableWishlistItem = WishlistItemInterface & {
  readonly __typename?: 'ConfigurableWishlistItem';
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  /** @deprecated Use configured_variant. */
  readonly child_sku: Scalars['String']['output'];
  readonly configurable_options?: Maybe<ReadonlyArray<Maybe<SelectedConfigurableOption>>>;
  readonly configured_variant?: Maybe<ProductInterface>;
};

export type BundleWishlistItem = WishlistItemInterface & {
  readonly __typename?: 'BundleWishlistItem';
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly bundle_options?: Maybe<ReadonlyArray<Maybe<SelectedBundleOption>>>;
};

export type GiftCardWishlistItem = WishlistItemInterface & {
  readonly __typename?: 'GiftCardWishlistItem';
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly gift_card_options: GiftCardOptions;
};

export type GiftCardOptions = {
  readonly __typename?: 'GiftCardOptions';
  readonly amount?: Maybe<Money>;
  readonly custom_giftcard_amount?: Maybe<Money>;
  readonly sender_name?: Maybe<Scalars['String']['output']>;
  readonly sender_email?: Maybe<Scalars['String']['output']>;
  readonly recipient_name?: Maybe<Scalars['String']['output']>;
  readonly recipient_email?: Maybe<Scalars['String']['output']>;
  readonly message?: Maybe<Scalars['String']['output']>;
};

export type WishlistItem = {
  readonly __typename?: 'WishlistItem';
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly product?: Maybe<ProductInterface>;
  readonly qty?: Maybe<Scalars['Float']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly added_at?: Maybe<Scalars['String']['output']>;
};

export type WishlistChannel =
  | 'COMMERCE'
  | 'ORDERING';

export type MenuWishlistItem = {
  readonly __typename?: 'MenuWishlistItem';
  readonly id: Scalars['ID']['output'];
  readonly product_id: Scalars['ID']['output'];
  readonly product?: Maybe<MenuProduct>;
  readonly quantity: Scalars['Float']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
};

export type MenuProduct = {
  readonly __typename?: 'MenuProduct';
  readonly product_id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly brand_name: Scalars['String']['output'];
  readonly category: Scalars['String']['output'];
  readonly image: ProductImage;
  readonly strain_type?: Maybe<Scalars['String']['output']>;
  readonly is_medical_only: Scalars['Boolean']['output'];
  readonly price?: Maybe<MenuProductPrice>;
};

export type MenuProductPrice = {
  readonly __typename?: 'MenuProductPrice';
  readonly final_price: Money;
  readonly regular_price: Money;
  readonly is_from: Scalars['Boolean']['output'];
};

export type Wishlist = {
  readonly __typename?: 'Wishlist';
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly visibility: WishlistVisibilityEnum;
  readonly sharing_code?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly items_count?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use items_v2. */
  readonly items?: Maybe<ReadonlyArray<Maybe<WishlistItem>>>;
  readonly items_v2?: Maybe<WishlistItems>;
  readonly menu_items: ReadonlyArray<MenuWishlistItem>;
};


export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type WishlistVisibilityEnum =
  | 'PUBLIC'
  | 'PRIVATE';

export type WishlistItems = {
  readonly __typename?: 'WishlistItems';
  readonly items: ReadonlyArray<Maybe<WishlistItemInterface>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
};

export type WishlistOutput = {
  readonly __typename?: 'WishlistOutput';
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly sharing_code?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly items_count?: Maybe<Scalars['Int']['output']>;
  readonly items?: Maybe<ReadonlyArray<Maybe<WishlistItem>>>;
};

export type CreateWishlistInput = {
  readonly name: Scalars['String']['input'];
  readonly visibility: WishlistVisibilityEnum;
};

export type CreateWishlistOutput = {
  readonly __typename?: 'CreateWishlistOutput';
  readonly wishlist: Wishlist;
};

export type UpdateWishlistOutput = {
  readonly __typename?: 'UpdateWishlistOutput';
  readonly uid: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly visibility: WishlistVisibilityEnum;
};

export type DeleteWishlistOutput = {
  readonly __typename?: 'DeleteWishlistOutput';
  readonly status: Scalars['Boolean']['output'];
  readonly wishlists: ReadonlyArray<Maybe<Wishlist>>;
};

export type WishlistItemInput = {
  readonly sku: Scalars['String']['input'];
  readonly channel?: InputMaybe<WishlistChannel>;
  readonly parent_sku?: InputMaybe<Scalars['String']['input']>;
  readonly quantity: Scalars['Float']['input'];
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly entered_options?: InputMaybe<ReadonlyArray<InputMaybe<EnteredOptionInput>>>;
};

export type WishlistItemUpdateInput = {
  readonly wishlist_item_id: Scalars['ID']['input'];
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly entered_options?: InputMaybe<ReadonlyArray<InputMaybe<EnteredOptionInput>>>;
};

export type WishlistItemCopyInput = {
  readonly wishlist_item_id: Scalars['ID']['input'];
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type WishlistItemMoveInput = {
  readonly wishlist_item_id: Scalars['ID']['input'];
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type AddProductsToWishlistOutput = {
  readonly __typename?: 'AddProductsToWishlistOutput';
  readonly wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type RemoveProductsFromWishlistOutput = {
  readonly __typename?: 'RemoveProductsFromWishlistOutput';
  readonly wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type UpdateProductsInWishlistOutput = {
  readonly __typename?: 'UpdateProductsInWishlistOutput';
  readonly wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type CopyProductsBetweenWishlistsOutput = {
  readonly __typename?: 'CopyProductsBetweenWishlistsOutput';
  readonly source_wishlist: Wishlist;
  readonly destination_wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type MoveProductsBetweenWishlistsOutput = {
  readonly __typename?: 'MoveProductsBetweenWishlistsOutput';
  readonly source_wishlist: Wishlist;
  readonly destination_wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type WishListUserInputError = {
  readonly __typename?: 'WishListUserInputError';
  readonly code: WishListUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type AddWishlistItemsToCartOutput = {
  readonly __typename?: 'AddWishlistItemsToCartOutput';
  readonly wishlist: Wishlist;
  readonly status: Scalars['Boolean']['output'];
  readonly add_wishlist_items_to_cart_user_errors: ReadonlyArray<Maybe<WishlistCartUserInputError>>;
};

export type WishlistCartUserInputError = {
  readonly __typename?: 'WishlistCartUserInputError';
  readonly code: WishlistCartUserInputErrorType;
  readonly message: Scalars['String']['output'];
  readonly wishlistId: Scalars['ID']['output'];
  readonly wishlistItemId: Scalars['ID']['output'];
};

export type WishlistCartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  BlogPostInterface:
    | ( BlogPostCard )
    | ( BlogPostParent )
  ;
  CartAddressInterface:
    | ( Omit<ShippingCartAddress, 'cart_items_v2'> & { cart_items_v2?: Maybe<ReadonlyArray<Maybe<_RefType['CartItemInterface']>>> } )
    | ( BillingCartAddress )
  ;
  Error:
    | ( CartUserInputErrorParent )
    | ( InsufficientStockErrorParent )
  ;
  CartItemInterface:
    | ( SimpleCartItemParent )
    | ( VirtualCartItemParent )
    | ( ConfigurableCartItemParent )
    | ( BundleCartItemParent )
    | ( GiftCardCartItemParent )
  ;
  CategoryInterface: ( CategoryTreeParent );
  SwatchDataInterface:
    | ( TextSwatchData )
    | ( ColorSwatchData )
    | ( ImageSwatchData )
  ;
  OrderItemInterface:
    | ( OrderItemParent )
    | ( BundleOrderItemParent )
    | ( GiftCardOrderItemParent )
  ;
  InvoiceItemInterface: ( Omit<InvoiceItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> } );
  ShipmentItemInterface: ( Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> } );
  ProductInterface:
    | ( BundleProductParent )
    | ( ConfigurableProductParent )
    | ( GiftCardProductParent )
    | ( SimpleProductParent )
    | ( VirtualProductParent )
    | ( GroupedProductParent )
    | ( DownloadableProductParent )
  ;
  RoutableInterface:
    | ( BundleProductParent )
    | ( CategoryTreeParent )
    | ( ConfigurableProductParent )
    | ( CmsPageParent )
    | ( GiftCardProductParent )
    | ( SimpleProductParent )
    | ( VirtualProductParent )
    | ( GroupedProductParent )
    | ( DownloadableProductParent )
  ;
  CustomizableProductInterface:
    | ( BundleProductParent )
    | ( ConfigurableProductParent )
    | ( GiftCardProductParent )
    | ( SimpleProductParent )
    | ( VirtualProductParent )
    | ( GroupedProductParent )
    | ( DownloadableProductParent )
  ;
  PhysicalProductInterface:
    | ( BundleProductParent )
    | ( ConfigurableProductParent )
    | ( GiftCardProductParent )
    | ( SimpleProductParent )
    | ( GroupedProductParent )
  ;
  CustomizableOptionInterface: ( CustomizableFieldOption );
  ProductLinksInterface: ( ProductLinks );
  AttributeValueInterface: ( AttributeValue );
  MediaGalleryInterface:
    | ( ProductImage )
    | ( ProductVideo )
  ;
  AggregationOptionInterface: ( AggregationOption );
  LayerFilterItemInterface: ( LayerFilterItem );
  WishlistItemInterface:
    | ( SimpleWishlistItemParent )
    | ( VirtualWishlistItemParent )
    | ( ConfigurableWishlistItemParent )
    | ( BundleWishlistItemParent )
    | ( GiftCardWishlistItemParent )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Customer: ResolverTypeWrapper<CustomerParent>;
  ConfirmationStatusEnum: ConfirmationStatusEnum;
  ConfirmEmailInput: ConfirmEmailInput;
  CustomerAddresses: ResolverTypeWrapper<Omit<CustomerAddresses, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomerAddress']>>> }>;
  CustomerAddress: ResolverTypeWrapper<CustomerAddressParent>;
  CustomerAddressAttribute: ResolverTypeWrapper<CustomerAddressAttribute>;
  CustomerAddressRegion: ResolverTypeWrapper<CustomerAddressRegion>;
  CustomerAddressInput: CustomerAddressInput;
  CustomerAddressRegionInput: CustomerAddressRegionInput;
  CustomerAddressAttributeInput: CustomerAddressAttributeInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AgeGateConfigEntry: ResolverTypeWrapper<AgeGateConfigEntry>;
  AttributeInput: AttributeInput;
  CustomAttributeMetadata: ResolverTypeWrapper<CustomAttributeMetadata>;
  Attribute: ResolverTypeWrapper<Attribute>;
  AttributeOption: ResolverTypeWrapper<AttributeOption>;
  StorefrontProperties: ResolverTypeWrapper<StorefrontProperties>;
  UseInLayeredNavigationOptions: UseInLayeredNavigationOptions;
  BlogPosts: ResolverTypeWrapper<BlogPosts>;
  BlogPostInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['BlogPostInterface']>;
  BlogPostCard: ResolverTypeWrapper<BlogPostCard>;
  BlogPost: ResolverTypeWrapper<BlogPostParent>;
  BlogTopic: ResolverTypeWrapper<BlogTopic>;
  BlogTopicCount: ResolverTypeWrapper<BlogTopicCount>;
  BlogAuthor: ResolverTypeWrapper<BlogAuthor>;
  BundleProduct: ResolverTypeWrapper<BundleProductParent>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  BundleItem: ResolverTypeWrapper<Omit<BundleItem, 'options'> & { options?: Maybe<ReadonlyArray<Maybe<ResolversTypes['BundleItemOption']>>> }>;
  BundleItemOption: ResolverTypeWrapper<Omit<BundleItemOption, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>;
  ShipBundleItemsEnum: ShipBundleItemsEnum;
  CancelOrderInput: CancelOrderInput;
  GuestOrderCancelInput: GuestOrderCancelInput;
  ConfirmCancelOrderInput: ConfirmCancelOrderInput;
  CancelOrderOutput: ResolverTypeWrapper<Omit<CancelOrderOutput, 'order'> & { order?: Maybe<ResolversTypes['CustomerOrder']> }>;
  CancelOrderError: ResolverTypeWrapper<CancelOrderError>;
  CancelOrderErrorCode: CancelOrderErrorCode;
  CancellationReason: ResolverTypeWrapper<CancellationReason>;
  StoreConfig: ResolverTypeWrapper<StoreConfigParent>;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  ShippingCartAddress: ResolverTypeWrapper<Omit<ShippingCartAddress, 'cart_items_v2'> & { cart_items_v2?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemInterface']>>> }>;
  BillingCartAddress: ResolverTypeWrapper<BillingCartAddress>;
  CartAddressRegion: ResolverTypeWrapper<CartAddressRegion>;
  CartAddressCountry: ResolverTypeWrapper<CartAddressCountry>;
  AvailableShippingMethod: ResolverTypeWrapper<AvailableShippingMethod>;
  SelectedShippingMethod: ResolverTypeWrapper<SelectedShippingMethod>;
  AvailablePaymentMethod: ResolverTypeWrapper<AvailablePaymentMethod>;
  SelectedPaymentMethod: ResolverTypeWrapper<SelectedPaymentMethod>;
  CartItemInput: CartItemInput;
  EnteredOptionInput: EnteredOptionInput;
  AddProductsToCartOutput: ResolverTypeWrapper<Omit<AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: ReadonlyArray<Maybe<ResolversTypes['Error']>> }>;
  Error: ResolverTypeWrapper<ErrorParent>;
  CartUserInputError: ResolverTypeWrapper<CartUserInputErrorParent>;
  InsufficientStockError: ResolverTypeWrapper<InsufficientStockErrorParent>;
  CartUserInputErrorType: CartUserInputErrorType;
  AddSimpleProductsToCartInput: AddSimpleProductsToCartInput;
  SimpleProductCartItemInput: SimpleProductCartItemInput;
  AddVirtualProductsToCartInput: AddVirtualProductsToCartInput;
  VirtualProductCartItemInput: VirtualProductCartItemInput;
  AddConfigurableProductsToCartInput: AddConfigurableProductsToCartInput;
  ConfigurableProductCartItemInput: ConfigurableProductCartItemInput;
  AddBundleProductsToCartInput: AddBundleProductsToCartInput;
  BundleProductCartItemInput: BundleProductCartItemInput;
  BundleOptionInput: BundleOptionInput;
  CustomizableOptionInput: CustomizableOptionInput;
  AddSimpleProductsToCartOutput: ResolverTypeWrapper<Omit<AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddVirtualProductsToCartOutput: ResolverTypeWrapper<Omit<AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddConfigurableProductsToCartOutput: ResolverTypeWrapper<Omit<AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddBundleProductsToCartOutput: ResolverTypeWrapper<Omit<AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  UpdateCartItemsInput: UpdateCartItemsInput;
  CartItemUpdateInput: CartItemUpdateInput;
  UpdateCartItemsOutput: ResolverTypeWrapper<Omit<UpdateCartItemsOutput, 'cart' | 'errors'> & { cart: ResolversTypes['Cart'], errors: ReadonlyArray<Maybe<ResolversTypes['CartUserInputError']>> }>;
  RemoveItemFromCartInput: RemoveItemFromCartInput;
  ClearCartInput: ClearCartInput;
  ClearCartOutput: ResolverTypeWrapper<Omit<ClearCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  ClearCartError: ResolverTypeWrapper<ClearCartError>;
  ClearCartErrorType: ClearCartErrorType;
  CartItemPrices: ResolverTypeWrapper<CartItemPrices>;
  CartItemPromo: ResolverTypeWrapper<CartItemPromo>;
  CartItems: ResolverTypeWrapper<Omit<CartItems, 'items'> & { items: ReadonlyArray<Maybe<ResolversTypes['CartItemInterface']>> }>;
  QuoteItemsSortInput: QuoteItemsSortInput;
  SortQuoteItemsEnum: SortQuoteItemsEnum;
  CartItemInterface: ResolverTypeWrapper<CartItemInterfaceParent>;
  SimpleCartItem: ResolverTypeWrapper<SimpleCartItemParent>;
  VirtualCartItem: ResolverTypeWrapper<VirtualCartItemParent>;
  ConfigurableCartItem: ResolverTypeWrapper<ConfigurableCartItemParent>;
  BundleCartItem: ResolverTypeWrapper<BundleCartItemParent>;
  GiftCardCartItem: ResolverTypeWrapper<GiftCardCartItemParent>;
  ItemNote: ResolverTypeWrapper<ItemNote>;
  GiftWrapping: ResolverTypeWrapper<GiftWrapping>;
  SelectedCustomizableOption: ResolverTypeWrapper<SelectedCustomizableOption>;
  SelectedConfigurableOption: ResolverTypeWrapper<SelectedConfigurableOption>;
  SelectedBundleOption: ResolverTypeWrapper<SelectedBundleOption>;
  SelectedBundleOptionValue: ResolverTypeWrapper<SelectedBundleOptionValue>;
  CartItemInfo: ResolverTypeWrapper<CartItemInfo>;
  CartItemData: ResolverTypeWrapper<CartItemData>;
  CartItemError: ResolverTypeWrapper<CartItemError>;
  CartItemErrorType: CartItemErrorType;
  createEmptyCartInput: CreateEmptyCartInput;
  CreateGuestCartInput: CreateGuestCartInput;
  CreateGuestCartOutput: ResolverTypeWrapper<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  ShoppingModeChange: ResolverTypeWrapper<ShoppingModeChange>;
  ShoppingModeIncompatibleItem: ResolverTypeWrapper<ShoppingModeIncompatibleItem>;
  Cart: ResolverTypeWrapper<CartParent>;
  ShoppingMode: ShoppingMode;
  CartServiceState: ResolverTypeWrapper<CartServiceState>;
  CartPickupLocation: ResolverTypeWrapper<CartPickupLocation>;
  CartWorkingHours: ResolverTypeWrapper<CartWorkingHours>;
  CartDeliverySlots: ResolverTypeWrapper<CartDeliverySlots>;
  CartDeliverySlot: ResolverTypeWrapper<CartDeliverySlot>;
  CartMergeIssue: ResolverTypeWrapper<CartMergeIssue>;
  CartPrices: ResolverTypeWrapper<CartPrices>;
  GiftOptionsPrices: ResolverTypeWrapper<GiftOptionsPrices>;
  CartDiscount: ResolverTypeWrapper<CartDiscount>;
  Discount: ResolverTypeWrapper<Discount>;
  CartTaxItem: ResolverTypeWrapper<CartTaxItem>;
  CartRule: ResolverTypeWrapper<CartRule>;
  AppliedCoupon: ResolverTypeWrapper<AppliedCoupon>;
  AppliedGiftCard: ResolverTypeWrapper<AppliedGiftCard>;
  AppliedStoreCredit: ResolverTypeWrapper<AppliedStoreCredit>;
  CategoryInterface: ResolverTypeWrapper<CategoryInterfaceParent>;
  CategoryTree: ResolverTypeWrapper<CategoryTreeParent>;
  CategoryResult: ResolverTypeWrapper<Omit<CategoryResult, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryTree']>>> }>;
  CategoryProducts: ResolverTypeWrapper<Omit<CategoryProducts, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>> }>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  CategoryFilterInput: CategoryFilterInput;
  ApplyCouponToCartInput: ApplyCouponToCartInput;
  RemoveCouponFromCartInput: RemoveCouponFromCartInput;
  ApplyStoreCreditToCartInput: ApplyStoreCreditToCartInput;
  RemoveStoreCreditFromCartInput: RemoveStoreCreditFromCartInput;
  ApplyGiftCardToCartInput: ApplyGiftCardToCartInput;
  RemoveGiftCardFromCartInput: RemoveGiftCardFromCartInput;
  SetGuestEmailOnCartInput: SetGuestEmailOnCartInput;
  SetShippingAddressesOnCartInput: SetShippingAddressesOnCartInput;
  ShippingAddressInput: ShippingAddressInput;
  SetBillingAddressOnCartInput: SetBillingAddressOnCartInput;
  BillingAddressInput: BillingAddressInput;
  CartAddressInput: CartAddressInput;
  SetShippingMethodsOnCartInput: SetShippingMethodsOnCartInput;
  ShippingMethodInput: ShippingMethodInput;
  SetPaymentMethodOnCartInput: SetPaymentMethodOnCartInput;
  PaymentMethodInput: PaymentMethodInput;
  SetDeliverySlotOnCartInput: SetDeliverySlotOnCartInput;
  EstimateTotalsInput: EstimateTotalsInput;
  EstimateAddressInput: EstimateAddressInput;
  EstimateTotalsOutput: ResolverTypeWrapper<Omit<EstimateTotalsOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  ApplyCouponToCartOutput: ResolverTypeWrapper<Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveCouponFromCartOutput: ResolverTypeWrapper<Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  ApplyRewardPointsToCartOutput: ResolverTypeWrapper<Omit<ApplyRewardPointsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveRewardPointsFromCartOutput: ResolverTypeWrapper<Omit<RemoveRewardPointsFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ApplyStoreCreditToCartOutput: ResolverTypeWrapper<Omit<ApplyStoreCreditToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveStoreCreditFromCartOutput: ResolverTypeWrapper<Omit<RemoveStoreCreditFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ApplyGiftCardToCartOutput: ResolverTypeWrapper<Omit<ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveGiftCardFromCartOutput: ResolverTypeWrapper<Omit<RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetDeliverySlotOnCartOutput: ResolverTypeWrapper<Omit<SetDeliverySlotOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ConfigurableProduct: ResolverTypeWrapper<ConfigurableProductParent>;
  ConfigurableProductOptions: ResolverTypeWrapper<Omit<ConfigurableProductOptions, 'values'> & { values?: Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>> }>;
  ConfigurableProductOptionsValues: ResolverTypeWrapper<Omit<ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Maybe<ResolversTypes['SwatchDataInterface']> }>;
  SwatchDataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchDataInterface']>;
  TextSwatchData: ResolverTypeWrapper<TextSwatchData>;
  ColorSwatchData: ResolverTypeWrapper<ColorSwatchData>;
  ImageSwatchData: ResolverTypeWrapper<ImageSwatchData>;
  ConfigurableVariant: ResolverTypeWrapper<Omit<ConfigurableVariant, 'product'> & { product?: Maybe<ResolversTypes['SimpleProduct']> }>;
  ConfigurableAttributeOption: ResolverTypeWrapper<ConfigurableAttributeOption>;
  ConfigurableProductOptionsSelection: ResolverTypeWrapper<Omit<ConfigurableProductOptionsSelection, 'configurable_options' | 'media_gallery' | 'variant'> & { configurable_options?: Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableProductOption']>>>, media_gallery?: Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryInterface']>>>, variant?: Maybe<ResolversTypes['SimpleProduct']> }>;
  ConfigurableProductOption: ResolverTypeWrapper<Omit<ConfigurableProductOption, 'values'> & { values?: Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableProductOptionValue']>>> }>;
  ConfigurableProductOptionValue: ResolverTypeWrapper<Omit<ConfigurableProductOptionValue, 'swatch'> & { swatch?: Maybe<ResolversTypes['SwatchDataInterface']> }>;
  ConfigurableOptionAvailableForSelection: ResolverTypeWrapper<ConfigurableOptionAvailableForSelection>;
  ContactUsInput: ContactUsInput;
  ContactUsOutput: ResolverTypeWrapper<ContactUsOutput>;
  CmsPage: ResolverTypeWrapper<CmsPageParent>;
  CmsPageEntry: ResolverTypeWrapper<CmsPageEntry>;
  CmsBlocks: ResolverTypeWrapper<Omit<CmsBlocks, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CmsBlock']>>> }>;
  CmsBlock: ResolverTypeWrapper<CmsBlockParent>;
  Country: ResolverTypeWrapper<Country>;
  Region: ResolverTypeWrapper<Region>;
  CountryCodeEnum: ResolverTypeWrapper<CountryCodeEnumParent>;
  CustomerEmailCheck: ResolverTypeWrapper<CustomerEmailCheck>;
  IsEmailAvailableOutput: ResolverTypeWrapper<IsEmailAvailableOutput>;
  CustomerOutput: ResolverTypeWrapper<Omit<CustomerOutput, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  CustomerCreateInput: CustomerCreateInput;
  LoyaltyCustomerInput: LoyaltyCustomerInput;
  LoyaltyCustomerOutput: ResolverTypeWrapper<LoyaltyCustomerOutput>;
  ActivatedCustomer: ResolverTypeWrapper<ActivatedCustomerParent>;
  CustomerOrdersFilterInput: CustomerOrdersFilterInput;
  CustomerOrderSortInput: CustomerOrderSortInput;
  CustomerOrderSortableField: CustomerOrderSortableField;
  ScopeTypeEnum: ScopeTypeEnum;
  CustomerOrders: ResolverTypeWrapper<Omit<CustomerOrders, 'items'> & { items: ReadonlyArray<Maybe<ResolversTypes['CustomerOrder']>> }>;
  CustomerOrder: ResolverTypeWrapper<CustomerOrderParent>;
  OrderTotal: ResolverTypeWrapper<OrderTotal>;
  CartDiscountType: CartDiscountType;
  OrderItemInterface: ResolverTypeWrapper<OrderItemInterfaceParent>;
  OrderItem: ResolverTypeWrapper<OrderItemParent>;
  OrderItemOption: ResolverTypeWrapper<OrderItemOption>;
  KeepOrderingCartOutput: ResolverTypeWrapper<KeepOrderingCartOutput>;
  CustomerUpdateInput: CustomerUpdateInput;
  CommunicationPreferencesInput: CommunicationPreferencesInput;
  CustomerToken: ResolverTypeWrapper<CustomerToken>;
  CustomerOrderingCart: ResolverTypeWrapper<CustomerOrderingCart>;
  CustomerOrderingCartIssue: ResolverTypeWrapper<CustomerOrderingCartIssue>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<RevokeCustomerTokenOutput>;
  CustomerStoreInfo: ResolverTypeWrapper<CustomerStoreInfo>;
  CommunicationPreferences: ResolverTypeWrapper<CommunicationPreferences>;
  CustomerMedicalInfo: ResolverTypeWrapper<CustomerMedicalInfo>;
  CertifyingDoctorFilterInput: CertifyingDoctorFilterInput;
  CertifyingDoctors: ResolverTypeWrapper<CertifyingDoctors>;
  DoctorSearchCenter: ResolverTypeWrapper<DoctorSearchCenter>;
  DoctorState: ResolverTypeWrapper<DoctorState>;
  CertifyingDoctor: ResolverTypeWrapper<CertifyingDoctor>;
  GiftCardProduct: ResolverTypeWrapper<GiftCardProductParent>;
  GiftCardTypeEnum: GiftCardTypeEnum;
  GiftCardAmounts: ResolverTypeWrapper<GiftCardAmounts>;
  GiftCardAccountInput: GiftCardAccountInput;
  GiftCardAccount: ResolverTypeWrapper<GiftCardAccount>;
  OrderInformationInput: OrderInformationInput;
  OrderTokenInput: OrderTokenInput;
  LabResults: ResolverTypeWrapper<LabResults>;
  LabResult: ResolverTypeWrapper<LabResult>;
  LabResultProduct: ResolverTypeWrapper<LabResultProduct>;
  LabeledPotency: ResolverTypeWrapper<LabeledPotency>;
  LabPotency: ResolverTypeWrapper<LabPotency>;
  LabPotencyUnit: LabPotencyUnit;
  LabTerpene: ResolverTypeWrapper<LabTerpene>;
  LabPanel: ResolverTypeWrapper<LabPanel>;
  LabAnalyte: ResolverTypeWrapper<LabAnalyte>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CartChange: ResolverTypeWrapper<CartChange>;
  OrderChange: ResolverTypeWrapper<OrderChange>;
  MenuChange: ResolverTypeWrapper<MenuChange>;
  SessionChange: ResolverTypeWrapper<SessionChange>;
  SessionState: SessionState;
  DeliveryArea: ResolverTypeWrapper<DeliveryArea>;
  ZipByBrowserLocation: ResolverTypeWrapper<ZipByBrowserLocation>;
  Money: ResolverTypeWrapper<Money>;
  CurrencyEnum: CurrencyEnum;
  SearchResultPageInfo: ResolverTypeWrapper<SearchResultPageInfo>;
  SortEnum: SortEnum;
  FilterEqualTypeInput: FilterEqualTypeInput;
  FilterStringTypeInput: FilterStringTypeInput;
  FilterRangeTypeInput: FilterRangeTypeInput;
  SubscribeEmailToNewsletterOutput: ResolverTypeWrapper<SubscribeEmailToNewsletterOutput>;
  SubscriptionStatusesEnum: SubscriptionStatusesEnum;
  OrderChannel: OrderChannel;
  OrderHandover: ResolverTypeWrapper<OrderHandover>;
  TaxItem: ResolverTypeWrapper<TaxItem>;
  BundleOrderItem: ResolverTypeWrapper<BundleOrderItemParent>;
  GiftCardOrderItem: ResolverTypeWrapper<GiftCardOrderItemParent>;
  OrderPickupLocation: ResolverTypeWrapper<OrderPickupLocation>;
  OrderAddress: ResolverTypeWrapper<Omit<OrderAddress, 'country_code'> & { country_code?: Maybe<ResolversTypes['CountryCodeEnum']> }>;
  OrderPaymentMethod: ResolverTypeWrapper<OrderPaymentMethod>;
  KeyValue: ResolverTypeWrapper<KeyValue>;
  ApplyGiftCardToOrder: ResolverTypeWrapper<ApplyGiftCardToOrder>;
  OrderActionType: OrderActionType;
  OrderCustomerInfo: ResolverTypeWrapper<OrderCustomerInfo>;
  SalesCommentItem: ResolverTypeWrapper<SalesCommentItem>;
  OrderGiftCard: ResolverTypeWrapper<OrderGiftCard>;
  OrderItemPrices: ResolverTypeWrapper<OrderItemPrices>;
  Invoice: ResolverTypeWrapper<Omit<Invoice, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['InvoiceItemInterface']>>> }>;
  InvoiceItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InvoiceItemInterface']>;
  InvoiceItem: ResolverTypeWrapper<Omit<InvoiceItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>;
  InvoiceTotal: ResolverTypeWrapper<InvoiceTotal>;
  OrderShipment: ResolverTypeWrapper<Omit<OrderShipment, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['ShipmentItemInterface']>>> }>;
  ShipmentItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShipmentItemInterface']>;
  ShipmentItem: ResolverTypeWrapper<Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>;
  ShipmentTracking: ResolverTypeWrapper<ShipmentTracking>;
  ShippingHandling: ResolverTypeWrapper<ShippingHandling>;
  ShippingDiscount: ResolverTypeWrapper<ShippingDiscount>;
  OutreachEvent: ResolverTypeWrapper<OutreachEvent>;
  AreaInput: AreaInput;
  PickupLocationFilterInput: PickupLocationFilterInput;
  FilterTypeInput: FilterTypeInput;
  PickupLocationSortInput: PickupLocationSortInput;
  ProductInfoInput: ProductInfoInput;
  PickupLocations: ResolverTypeWrapper<PickupLocations>;
  PickupLocation: ResolverTypeWrapper<PickupLocation>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderOutput: ResolverTypeWrapper<Omit<PlaceOrderOutput, 'orderV2'> & { orderV2?: Maybe<ResolversTypes['CustomerOrder']> }>;
  Order: ResolverTypeWrapper<Order>;
  PlaceOrderError: ResolverTypeWrapper<PlaceOrderError>;
  ReorderItemsOutput: ResolverTypeWrapper<Omit<ReorderItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CheckoutUserInputError: ResolverTypeWrapper<CheckoutUserInputError>;
  CheckoutUserInputErrorCodes: CheckoutUserInputErrorCodes;
  PlaceOrderErrorCodes: PlaceOrderErrorCodes;
  ProductInterface: ResolverTypeWrapper<ProductInterfaceParent>;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  CustomizableProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableProductInterface']>;
  PhysicalProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PhysicalProductInterface']>;
  CustomizableOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableOptionInterface']>;
  CustomizableFieldOption: ResolverTypeWrapper<CustomizableFieldOption>;
  CustomizableFieldValue: ResolverTypeWrapper<CustomizableFieldValue>;
  ProductStockStatus: ProductStockStatus;
  ComplexTextValue: ResolverTypeWrapper<ComplexTextValue>;
  ProductLinksInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductLinksInterface']>;
  ProductLinks: ResolverTypeWrapper<ProductLinks>;
  CatalogAttribute: ResolverTypeWrapper<CatalogAttribute>;
  AttributeValueInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeValueInterface']>;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  ProductCustomAttributes: ResolverTypeWrapper<Omit<ProductCustomAttributes, 'items'> & { items: ReadonlyArray<Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  AttributeMetadataError: ResolverTypeWrapper<AttributeMetadataError>;
  AttributeMetadataErrorType: AttributeMetadataErrorType;
  UrlRewrite: ResolverTypeWrapper<UrlRewrite>;
  HttpQueryParameter: ResolverTypeWrapper<HttpQueryParameter>;
  UrlRewriteEntityTypeEnum: UrlRewriteEntityTypeEnum;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductVideo: ResolverTypeWrapper<ProductVideo>;
  ProductMediaGalleryEntriesVideoContent: ResolverTypeWrapper<ProductMediaGalleryEntriesVideoContent>;
  MediaGalleryEntry: ResolverTypeWrapper<MediaGalleryEntry>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  ProductPrice: ResolverTypeWrapper<ProductPrice>;
  ProductDiscount: ResolverTypeWrapper<ProductDiscount>;
  FixedProductTax: ResolverTypeWrapper<FixedProductTax>;
  TierPrice: ResolverTypeWrapper<TierPrice>;
  ProductPrices: ResolverTypeWrapper<ProductPrices>;
  Price: ResolverTypeWrapper<Price>;
  PriceAdjustment: ResolverTypeWrapper<PriceAdjustment>;
  PriceTypeEnum: PriceTypeEnum;
  PriceViewEnum: PriceViewEnum;
  SimpleProduct: ResolverTypeWrapper<SimpleProductParent>;
  VirtualProduct: ResolverTypeWrapper<VirtualProductParent>;
  Products: ResolverTypeWrapper<ProductsParent>;
  ProductAttributeFilterInput: ProductAttributeFilterInput;
  FilterMatchTypeInput: FilterMatchTypeInput;
  FilterMatchTypeEnum: FilterMatchTypeEnum;
  ProductAttributeSortInput: ProductAttributeSortInput;
  SortFields: ResolverTypeWrapper<SortFields>;
  SortField: ResolverTypeWrapper<SortField>;
  Aggregation: ResolverTypeWrapper<Aggregation>;
  AggregationOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AggregationOptionInterface']>;
  AggregationOption: ResolverTypeWrapper<AggregationOption>;
  AggregationsFilterInput: AggregationsFilterInput;
  AggregationsCategoryFilterInput: AggregationsCategoryFilterInput;
  LayerFilter: ResolverTypeWrapper<Omit<LayerFilter, 'filter_items'> & { filter_items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['LayerFilterItemInterface']>>> }>;
  LayerFilterItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LayerFilterItemInterface']>;
  LayerFilterItem: ResolverTypeWrapper<LayerFilterItem>;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  CartRegulations: ResolverTypeWrapper<CartRegulations>;
  CartMedicalId: ResolverTypeWrapper<CartMedicalId>;
  MedicalIdStatus: MedicalIdStatus;
  CartRegulationLimits: ResolverTypeWrapper<CartRegulationLimits>;
  CartRegulationLimit: ResolverTypeWrapper<CartRegulationLimit>;
  PurchaseLimits: ResolverTypeWrapper<PurchaseLimits>;
  PurchaseAmounts: ResolverTypeWrapper<PurchaseAmounts>;
  RelatedProducts: ResolverTypeWrapper<Omit<RelatedProducts, 'related_products'> & { related_products?: Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>> }>;
  ProductReviews: ResolverTypeWrapper<Omit<ProductReviews, 'items'> & { items: ReadonlyArray<Maybe<ResolversTypes['ProductReview']>> }>;
  ProductReview: ResolverTypeWrapper<Omit<ProductReview, 'product'> & { product: ResolversTypes['ProductInterface'] }>;
  ProductReviewRating: ResolverTypeWrapper<ProductReviewRating>;
  ProductReviewRatingsMetadata: ResolverTypeWrapper<ProductReviewRatingsMetadata>;
  ProductReviewRatingMetadata: ResolverTypeWrapper<ProductReviewRatingMetadata>;
  ProductReviewRatingValueMetadata: ResolverTypeWrapper<ProductReviewRatingValueMetadata>;
  CustomerLoyalty: ResolverTypeWrapper<CustomerLoyalty>;
  RewardPoints: ResolverTypeWrapper<RewardPoints>;
  RewardPointsAmount: ResolverTypeWrapper<RewardPointsAmount>;
  RewardPointsBalanceHistoryItem: ResolverTypeWrapper<RewardPointsBalanceHistoryItem>;
  RewardPointsExchangeRates: ResolverTypeWrapper<RewardPointsExchangeRates>;
  RewardPointsRate: ResolverTypeWrapper<RewardPointsRate>;
  RewardPointsSubscriptionStatus: ResolverTypeWrapper<RewardPointsSubscriptionStatus>;
  RewardPointsSubscriptionStatusesEnum: RewardPointsSubscriptionStatusesEnum;
  CustomerRewards: ResolverTypeWrapper<CustomerRewards>;
  RewardStep: ResolverTypeWrapper<RewardStep>;
  RewardsOffer: ResolverTypeWrapper<RewardsOffer>;
  RewardsHistoryItem: ResolverTypeWrapper<RewardsHistoryItem>;
  SearchApp: ResolverTypeWrapper<SearchApp>;
  LoyaltyState: ResolverTypeWrapper<LoyaltyState>;
  FixedProductTaxDisplaySettings: FixedProductTaxDisplaySettings;
  Currency: ResolverTypeWrapper<Currency>;
  ExchangeRate: ResolverTypeWrapper<ExchangeRate>;
  CustomerStoreCredit: ResolverTypeWrapper<CustomerStoreCreditParent>;
  CustomerStoreCreditHistory: ResolverTypeWrapper<CustomerStoreCreditHistory>;
  CustomerStoreCreditHistoryItem: ResolverTypeWrapper<CustomerStoreCreditHistoryItem>;
  StorePromotion: ResolverTypeWrapper<StorePromotion>;
  StorePromotionShelf: ResolverTypeWrapper<StorePromotionShelf>;
  GroupedProduct: ResolverTypeWrapper<GroupedProductParent>;
  GroupedProductItem: ResolverTypeWrapper<Omit<GroupedProductItem, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>;
  DownloadableProduct: ResolverTypeWrapper<DownloadableProductParent>;
  DownloadableFileTypeEnum: DownloadableFileTypeEnum;
  DownloadableProductLinks: ResolverTypeWrapper<DownloadableProductLinks>;
  DownloadableProductSamples: ResolverTypeWrapper<DownloadableProductSamples>;
  EntityUrl: ResolverTypeWrapper<EntityUrl>;
  WishlistItemInterface: ResolverTypeWrapper<WishlistItemInterfaceParent>;
  SimpleWishlistItem: ResolverTypeWrapper<SimpleWishlistItemParent>;
  VirtualWishlistItem: ResolverTypeWrapper<VirtualWishlistItemParent>;
  ConfigurableWishlistItem: ResolverTypeWrapper<ConfigurableWishlistItemParent>;
  BundleWishlistItem: ResolverTypeWrapper<BundleWishlistItemParent>;
  GiftCardWishlistItem: ResolverTypeWrapper<GiftCardWishlistItemParent>;
  GiftCardOptions: ResolverTypeWrapper<GiftCardOptions>;
  WishlistItem: ResolverTypeWrapper<WishlistItemParent>;
  WishlistChannel: WishlistChannel;
  MenuWishlistItem: ResolverTypeWrapper<MenuWishlistItemParent>;
  MenuProduct: ResolverTypeWrapper<MenuProductParent>;
  MenuProductPrice: ResolverTypeWrapper<MenuProductPrice>;
  Wishlist: ResolverTypeWrapper<WishlistParent>;
  WishlistVisibilityEnum: WishlistVisibilityEnum;
  WishlistItems: ResolverTypeWrapper<Omit<WishlistItems, 'items'> & { items: ReadonlyArray<Maybe<ResolversTypes['WishlistItemInterface']>> }>;
  WishlistOutput: ResolverTypeWrapper<WishlistOutputParent>;
  CreateWishlistInput: CreateWishlistInput;
  CreateWishlistOutput: ResolverTypeWrapper<Omit<CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  UpdateWishlistOutput: ResolverTypeWrapper<UpdateWishlistOutput>;
  DeleteWishlistOutput: ResolverTypeWrapper<Omit<DeleteWishlistOutput, 'wishlists'> & { wishlists: ReadonlyArray<Maybe<ResolversTypes['Wishlist']>> }>;
  WishlistItemInput: WishlistItemInput;
  WishlistItemUpdateInput: WishlistItemUpdateInput;
  WishlistItemCopyInput: WishlistItemCopyInput;
  WishlistItemMoveInput: WishlistItemMoveInput;
  AddProductsToWishlistOutput: ResolverTypeWrapper<Omit<AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  RemoveProductsFromWishlistOutput: ResolverTypeWrapper<Omit<RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  UpdateProductsInWishlistOutput: ResolverTypeWrapper<Omit<UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  CopyProductsBetweenWishlistsOutput: ResolverTypeWrapper<Omit<CopyProductsBetweenWishlistsOutput, 'source_wishlist' | 'destination_wishlist'> & { source_wishlist: ResolversTypes['Wishlist'], destination_wishlist: ResolversTypes['Wishlist'] }>;
  MoveProductsBetweenWishlistsOutput: ResolverTypeWrapper<Omit<MoveProductsBetweenWishlistsOutput, 'source_wishlist' | 'destination_wishlist'> & { source_wishlist: ResolversTypes['Wishlist'], destination_wishlist: ResolversTypes['Wishlist'] }>;
  WishListUserInputError: ResolverTypeWrapper<WishListUserInputError>;
  WishListUserInputErrorType: WishListUserInputErrorType;
  AddWishlistItemsToCartOutput: ResolverTypeWrapper<Omit<AddWishlistItemsToCartOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  WishlistCartUserInputError: ResolverTypeWrapper<WishlistCartUserInputError>;
  WishlistCartUserInputErrorType: WishlistCartUserInputErrorType;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Customer: CustomerParent;
  ConfirmEmailInput: ConfirmEmailInput;
  CustomerAddresses: Omit<CustomerAddresses, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CustomerAddress']>>> };
  CustomerAddress: CustomerAddressParent;
  CustomerAddressAttribute: CustomerAddressAttribute;
  CustomerAddressRegion: CustomerAddressRegion;
  CustomerAddressInput: CustomerAddressInput;
  CustomerAddressRegionInput: CustomerAddressRegionInput;
  CustomerAddressAttributeInput: CustomerAddressAttributeInput;
  Query: Record<PropertyKey, never>;
  AgeGateConfigEntry: AgeGateConfigEntry;
  AttributeInput: AttributeInput;
  CustomAttributeMetadata: CustomAttributeMetadata;
  Attribute: Attribute;
  AttributeOption: AttributeOption;
  StorefrontProperties: StorefrontProperties;
  BlogPosts: BlogPosts;
  BlogPostInterface: ResolversInterfaceTypes<ResolversParentTypes>['BlogPostInterface'];
  BlogPostCard: BlogPostCard;
  BlogPost: BlogPostParent;
  BlogTopic: BlogTopic;
  BlogTopicCount: BlogTopicCount;
  BlogAuthor: BlogAuthor;
  BundleProduct: BundleProductParent;
  Float: Scalars['Float']['output'];
  BundleItem: Omit<BundleItem, 'options'> & { options?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['BundleItemOption']>>> };
  BundleItemOption: Omit<BundleItemOption, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> };
  CancelOrderInput: CancelOrderInput;
  GuestOrderCancelInput: GuestOrderCancelInput;
  ConfirmCancelOrderInput: ConfirmCancelOrderInput;
  CancelOrderOutput: Omit<CancelOrderOutput, 'order'> & { order?: Maybe<ResolversParentTypes['CustomerOrder']> };
  CancelOrderError: CancelOrderError;
  CancellationReason: CancellationReason;
  StoreConfig: StoreConfigParent;
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  ShippingCartAddress: Omit<ShippingCartAddress, 'cart_items_v2'> & { cart_items_v2?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CartItemInterface']>>> };
  BillingCartAddress: BillingCartAddress;
  CartAddressRegion: CartAddressRegion;
  CartAddressCountry: CartAddressCountry;
  AvailableShippingMethod: AvailableShippingMethod;
  SelectedShippingMethod: SelectedShippingMethod;
  AvailablePaymentMethod: AvailablePaymentMethod;
  SelectedPaymentMethod: SelectedPaymentMethod;
  CartItemInput: CartItemInput;
  EnteredOptionInput: EnteredOptionInput;
  AddProductsToCartOutput: Omit<AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: ReadonlyArray<Maybe<ResolversParentTypes['Error']>> };
  Error: ErrorParent;
  CartUserInputError: CartUserInputErrorParent;
  InsufficientStockError: InsufficientStockErrorParent;
  AddSimpleProductsToCartInput: AddSimpleProductsToCartInput;
  SimpleProductCartItemInput: SimpleProductCartItemInput;
  AddVirtualProductsToCartInput: AddVirtualProductsToCartInput;
  VirtualProductCartItemInput: VirtualProductCartItemInput;
  AddConfigurableProductsToCartInput: AddConfigurableProductsToCartInput;
  ConfigurableProductCartItemInput: ConfigurableProductCartItemInput;
  AddBundleProductsToCartInput: AddBundleProductsToCartInput;
  BundleProductCartItemInput: BundleProductCartItemInput;
  BundleOptionInput: BundleOptionInput;
  CustomizableOptionInput: CustomizableOptionInput;
  AddSimpleProductsToCartOutput: Omit<AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddVirtualProductsToCartOutput: Omit<AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddConfigurableProductsToCartOutput: Omit<AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddBundleProductsToCartOutput: Omit<AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveItemFromCartOutput: Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  UpdateCartItemsInput: UpdateCartItemsInput;
  CartItemUpdateInput: CartItemUpdateInput;
  UpdateCartItemsOutput: Omit<UpdateCartItemsOutput, 'cart' | 'errors'> & { cart: ResolversParentTypes['Cart'], errors: ReadonlyArray<Maybe<ResolversParentTypes['CartUserInputError']>> };
  RemoveItemFromCartInput: RemoveItemFromCartInput;
  ClearCartInput: ClearCartInput;
  ClearCartOutput: Omit<ClearCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  ClearCartError: ClearCartError;
  CartItemPrices: CartItemPrices;
  CartItemPromo: CartItemPromo;
  CartItems: Omit<CartItems, 'items'> & { items: ReadonlyArray<Maybe<ResolversParentTypes['CartItemInterface']>> };
  QuoteItemsSortInput: QuoteItemsSortInput;
  CartItemInterface: CartItemInterfaceParent;
  SimpleCartItem: SimpleCartItemParent;
  VirtualCartItem: VirtualCartItemParent;
  ConfigurableCartItem: ConfigurableCartItemParent;
  BundleCartItem: BundleCartItemParent;
  GiftCardCartItem: GiftCardCartItemParent;
  ItemNote: ItemNote;
  GiftWrapping: GiftWrapping;
  SelectedCustomizableOption: SelectedCustomizableOption;
  SelectedConfigurableOption: SelectedConfigurableOption;
  SelectedBundleOption: SelectedBundleOption;
  SelectedBundleOptionValue: SelectedBundleOptionValue;
  CartItemInfo: CartItemInfo;
  CartItemData: CartItemData;
  CartItemError: CartItemError;
  createEmptyCartInput: CreateEmptyCartInput;
  CreateGuestCartInput: CreateGuestCartInput;
  CreateGuestCartOutput: Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  ShoppingModeChange: ShoppingModeChange;
  ShoppingModeIncompatibleItem: ShoppingModeIncompatibleItem;
  Cart: CartParent;
  CartServiceState: CartServiceState;
  CartPickupLocation: CartPickupLocation;
  CartWorkingHours: CartWorkingHours;
  CartDeliverySlots: CartDeliverySlots;
  CartDeliverySlot: CartDeliverySlot;
  CartMergeIssue: CartMergeIssue;
  CartPrices: CartPrices;
  GiftOptionsPrices: GiftOptionsPrices;
  CartDiscount: CartDiscount;
  Discount: Discount;
  CartTaxItem: CartTaxItem;
  CartRule: CartRule;
  AppliedCoupon: AppliedCoupon;
  AppliedGiftCard: AppliedGiftCard;
  AppliedStoreCredit: AppliedStoreCredit;
  CategoryInterface: CategoryInterfaceParent;
  CategoryTree: CategoryTreeParent;
  CategoryResult: Omit<CategoryResult, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CategoryTree']>>> };
  CategoryProducts: Omit<CategoryProducts, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['ProductInterface']>>> };
  Breadcrumb: Breadcrumb;
  CategoryFilterInput: CategoryFilterInput;
  ApplyCouponToCartInput: ApplyCouponToCartInput;
  RemoveCouponFromCartInput: RemoveCouponFromCartInput;
  ApplyStoreCreditToCartInput: ApplyStoreCreditToCartInput;
  RemoveStoreCreditFromCartInput: RemoveStoreCreditFromCartInput;
  ApplyGiftCardToCartInput: ApplyGiftCardToCartInput;
  RemoveGiftCardFromCartInput: RemoveGiftCardFromCartInput;
  SetGuestEmailOnCartInput: SetGuestEmailOnCartInput;
  SetShippingAddressesOnCartInput: SetShippingAddressesOnCartInput;
  ShippingAddressInput: ShippingAddressInput;
  SetBillingAddressOnCartInput: SetBillingAddressOnCartInput;
  BillingAddressInput: BillingAddressInput;
  CartAddressInput: CartAddressInput;
  SetShippingMethodsOnCartInput: SetShippingMethodsOnCartInput;
  ShippingMethodInput: ShippingMethodInput;
  SetPaymentMethodOnCartInput: SetPaymentMethodOnCartInput;
  PaymentMethodInput: PaymentMethodInput;
  SetDeliverySlotOnCartInput: SetDeliverySlotOnCartInput;
  EstimateTotalsInput: EstimateTotalsInput;
  EstimateAddressInput: EstimateAddressInput;
  EstimateTotalsOutput: Omit<EstimateTotalsOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  ApplyCouponToCartOutput: Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveCouponFromCartOutput: Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  ApplyRewardPointsToCartOutput: Omit<ApplyRewardPointsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveRewardPointsFromCartOutput: Omit<RemoveRewardPointsFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ApplyStoreCreditToCartOutput: Omit<ApplyStoreCreditToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveStoreCreditFromCartOutput: Omit<RemoveStoreCreditFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ApplyGiftCardToCartOutput: Omit<ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveGiftCardFromCartOutput: Omit<RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetGuestEmailOnCartOutput: Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetShippingAddressesOnCartOutput: Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetBillingAddressOnCartOutput: Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetShippingMethodsOnCartOutput: Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetPaymentMethodOnCartOutput: Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetDeliverySlotOnCartOutput: Omit<SetDeliverySlotOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ConfigurableProduct: ConfigurableProductParent;
  ConfigurableProductOptions: Omit<ConfigurableProductOptions, 'values'> & { values?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['ConfigurableProductOptionsValues']>>> };
  ConfigurableProductOptionsValues: Omit<ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Maybe<ResolversParentTypes['SwatchDataInterface']> };
  SwatchDataInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchDataInterface'];
  TextSwatchData: TextSwatchData;
  ColorSwatchData: ColorSwatchData;
  ImageSwatchData: ImageSwatchData;
  ConfigurableVariant: Omit<ConfigurableVariant, 'product'> & { product?: Maybe<ResolversParentTypes['SimpleProduct']> };
  ConfigurableAttributeOption: ConfigurableAttributeOption;
  ConfigurableProductOptionsSelection: Omit<ConfigurableProductOptionsSelection, 'configurable_options' | 'media_gallery' | 'variant'> & { configurable_options?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['ConfigurableProductOption']>>>, media_gallery?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, variant?: Maybe<ResolversParentTypes['SimpleProduct']> };
  ConfigurableProductOption: Omit<ConfigurableProductOption, 'values'> & { values?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['ConfigurableProductOptionValue']>>> };
  ConfigurableProductOptionValue: Omit<ConfigurableProductOptionValue, 'swatch'> & { swatch?: Maybe<ResolversParentTypes['SwatchDataInterface']> };
  ConfigurableOptionAvailableForSelection: ConfigurableOptionAvailableForSelection;
  ContactUsInput: ContactUsInput;
  ContactUsOutput: ContactUsOutput;
  CmsPage: CmsPageParent;
  CmsPageEntry: CmsPageEntry;
  CmsBlocks: Omit<CmsBlocks, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CmsBlock']>>> };
  CmsBlock: CmsBlockParent;
  Country: Country;
  Region: Region;
  CustomerEmailCheck: CustomerEmailCheck;
  IsEmailAvailableOutput: IsEmailAvailableOutput;
  CustomerOutput: Omit<CustomerOutput, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  CustomerCreateInput: CustomerCreateInput;
  LoyaltyCustomerInput: LoyaltyCustomerInput;
  LoyaltyCustomerOutput: LoyaltyCustomerOutput;
  ActivatedCustomer: ActivatedCustomerParent;
  CustomerOrdersFilterInput: CustomerOrdersFilterInput;
  CustomerOrderSortInput: CustomerOrderSortInput;
  CustomerOrders: Omit<CustomerOrders, 'items'> & { items: ReadonlyArray<Maybe<ResolversParentTypes['CustomerOrder']>> };
  CustomerOrder: CustomerOrderParent;
  OrderTotal: OrderTotal;
  OrderItemInterface: OrderItemInterfaceParent;
  OrderItem: OrderItemParent;
  OrderItemOption: OrderItemOption;
  KeepOrderingCartOutput: KeepOrderingCartOutput;
  CustomerUpdateInput: CustomerUpdateInput;
  CommunicationPreferencesInput: CommunicationPreferencesInput;
  CustomerToken: CustomerToken;
  CustomerOrderingCart: CustomerOrderingCart;
  CustomerOrderingCartIssue: CustomerOrderingCartIssue;
  RevokeCustomerTokenOutput: RevokeCustomerTokenOutput;
  CustomerStoreInfo: CustomerStoreInfo;
  CommunicationPreferences: CommunicationPreferences;
  CustomerMedicalInfo: CustomerMedicalInfo;
  CertifyingDoctorFilterInput: CertifyingDoctorFilterInput;
  CertifyingDoctors: CertifyingDoctors;
  DoctorSearchCenter: DoctorSearchCenter;
  DoctorState: DoctorState;
  CertifyingDoctor: CertifyingDoctor;
  GiftCardProduct: GiftCardProductParent;
  GiftCardAmounts: GiftCardAmounts;
  GiftCardAccountInput: GiftCardAccountInput;
  GiftCardAccount: GiftCardAccount;
  OrderInformationInput: OrderInformationInput;
  OrderTokenInput: OrderTokenInput;
  LabResults: LabResults;
  LabResult: LabResult;
  LabResultProduct: LabResultProduct;
  LabeledPotency: LabeledPotency;
  LabPotency: LabPotency;
  LabTerpene: LabTerpene;
  LabPanel: LabPanel;
  LabAnalyte: LabAnalyte;
  Subscription: Record<PropertyKey, never>;
  CartChange: CartChange;
  OrderChange: OrderChange;
  MenuChange: MenuChange;
  SessionChange: SessionChange;
  DeliveryArea: DeliveryArea;
  ZipByBrowserLocation: ZipByBrowserLocation;
  Money: Money;
  SearchResultPageInfo: SearchResultPageInfo;
  FilterEqualTypeInput: FilterEqualTypeInput;
  FilterStringTypeInput: FilterStringTypeInput;
  FilterRangeTypeInput: FilterRangeTypeInput;
  SubscribeEmailToNewsletterOutput: SubscribeEmailToNewsletterOutput;
  OrderHandover: OrderHandover;
  TaxItem: TaxItem;
  BundleOrderItem: BundleOrderItemParent;
  GiftCardOrderItem: GiftCardOrderItemParent;
  OrderPickupLocation: OrderPickupLocation;
  OrderAddress: OrderAddress;
  OrderPaymentMethod: OrderPaymentMethod;
  KeyValue: KeyValue;
  ApplyGiftCardToOrder: ApplyGiftCardToOrder;
  OrderCustomerInfo: OrderCustomerInfo;
  SalesCommentItem: SalesCommentItem;
  OrderGiftCard: OrderGiftCard;
  OrderItemPrices: OrderItemPrices;
  Invoice: Omit<Invoice, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['InvoiceItemInterface']>>> };
  InvoiceItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['InvoiceItemInterface'];
  InvoiceItem: Omit<InvoiceItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> };
  InvoiceTotal: InvoiceTotal;
  OrderShipment: Omit<OrderShipment, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['ShipmentItemInterface']>>> };
  ShipmentItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['ShipmentItemInterface'];
  ShipmentItem: Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> };
  ShipmentTracking: ShipmentTracking;
  ShippingHandling: ShippingHandling;
  ShippingDiscount: ShippingDiscount;
  OutreachEvent: OutreachEvent;
  AreaInput: AreaInput;
  PickupLocationFilterInput: PickupLocationFilterInput;
  FilterTypeInput: FilterTypeInput;
  PickupLocationSortInput: PickupLocationSortInput;
  ProductInfoInput: ProductInfoInput;
  PickupLocations: PickupLocations;
  PickupLocation: PickupLocation;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderOutput: Omit<PlaceOrderOutput, 'orderV2'> & { orderV2?: Maybe<ResolversParentTypes['CustomerOrder']> };
  Order: Order;
  PlaceOrderError: PlaceOrderError;
  ReorderItemsOutput: Omit<ReorderItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CheckoutUserInputError: CheckoutUserInputError;
  ProductInterface: ProductInterfaceParent;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  CustomizableProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableProductInterface'];
  PhysicalProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['PhysicalProductInterface'];
  CustomizableOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableOptionInterface'];
  CustomizableFieldOption: CustomizableFieldOption;
  CustomizableFieldValue: CustomizableFieldValue;
  ComplexTextValue: ComplexTextValue;
  ProductLinksInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductLinksInterface'];
  ProductLinks: ProductLinks;
  CatalogAttribute: CatalogAttribute;
  AttributeValueInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeValueInterface'];
  AttributeValue: AttributeValue;
  ProductCustomAttributes: Omit<ProductCustomAttributes, 'items'> & { items: ReadonlyArray<Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  AttributeMetadataError: AttributeMetadataError;
  UrlRewrite: UrlRewrite;
  HttpQueryParameter: HttpQueryParameter;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  ProductImage: ProductImage;
  ProductVideo: ProductVideo;
  ProductMediaGalleryEntriesVideoContent: ProductMediaGalleryEntriesVideoContent;
  MediaGalleryEntry: MediaGalleryEntry;
  PriceRange: PriceRange;
  ProductPrice: ProductPrice;
  ProductDiscount: ProductDiscount;
  FixedProductTax: FixedProductTax;
  TierPrice: TierPrice;
  ProductPrices: ProductPrices;
  Price: Price;
  PriceAdjustment: PriceAdjustment;
  SimpleProduct: SimpleProductParent;
  VirtualProduct: VirtualProductParent;
  Products: ProductsParent;
  ProductAttributeFilterInput: ProductAttributeFilterInput;
  FilterMatchTypeInput: FilterMatchTypeInput;
  ProductAttributeSortInput: ProductAttributeSortInput;
  SortFields: SortFields;
  SortField: SortField;
  Aggregation: Aggregation;
  AggregationOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AggregationOptionInterface'];
  AggregationOption: AggregationOption;
  AggregationsFilterInput: AggregationsFilterInput;
  AggregationsCategoryFilterInput: AggregationsCategoryFilterInput;
  LayerFilter: Omit<LayerFilter, 'filter_items'> & { filter_items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['LayerFilterItemInterface']>>> };
  LayerFilterItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['LayerFilterItemInterface'];
  LayerFilterItem: LayerFilterItem;
  SearchSuggestion: SearchSuggestion;
  CartRegulations: CartRegulations;
  CartMedicalId: CartMedicalId;
  CartRegulationLimits: CartRegulationLimits;
  CartRegulationLimit: CartRegulationLimit;
  PurchaseLimits: PurchaseLimits;
  PurchaseAmounts: PurchaseAmounts;
  RelatedProducts: Omit<RelatedProducts, 'related_products'> & { related_products?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['ProductInterface']>>> };
  ProductReviews: Omit<ProductReviews, 'items'> & { items: ReadonlyArray<Maybe<ResolversParentTypes['ProductReview']>> };
  ProductReview: Omit<ProductReview, 'product'> & { product: ResolversParentTypes['ProductInterface'] };
  ProductReviewRating: ProductReviewRating;
  ProductReviewRatingsMetadata: ProductReviewRatingsMetadata;
  ProductReviewRatingMetadata: ProductReviewRatingMetadata;
  ProductReviewRatingValueMetadata: ProductReviewRatingValueMetadata;
  CustomerLoyalty: CustomerLoyalty;
  RewardPoints: RewardPoints;
  RewardPointsAmount: RewardPointsAmount;
  RewardPointsBalanceHistoryItem: RewardPointsBalanceHistoryItem;
  RewardPointsExchangeRates: RewardPointsExchangeRates;
  RewardPointsRate: RewardPointsRate;
  RewardPointsSubscriptionStatus: RewardPointsSubscriptionStatus;
  CustomerRewards: CustomerRewards;
  RewardStep: RewardStep;
  RewardsOffer: RewardsOffer;
  RewardsHistoryItem: RewardsHistoryItem;
  SearchApp: SearchApp;
  LoyaltyState: LoyaltyState;
  Currency: Currency;
  ExchangeRate: ExchangeRate;
  CustomerStoreCredit: CustomerStoreCreditParent;
  CustomerStoreCreditHistory: CustomerStoreCreditHistory;
  CustomerStoreCreditHistoryItem: CustomerStoreCreditHistoryItem;
  StorePromotion: StorePromotion;
  StorePromotionShelf: StorePromotionShelf;
  GroupedProduct: GroupedProductParent;
  GroupedProductItem: Omit<GroupedProductItem, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> };
  DownloadableProduct: DownloadableProductParent;
  DownloadableProductLinks: DownloadableProductLinks;
  DownloadableProductSamples: DownloadableProductSamples;
  EntityUrl: EntityUrl;
  WishlistItemInterface: WishlistItemInterfaceParent;
  SimpleWishlistItem: SimpleWishlistItemParent;
  VirtualWishlistItem: VirtualWishlistItemParent;
  ConfigurableWishlistItem: ConfigurableWishlistItemParent;
  BundleWishlistItem: BundleWishlistItemParent;
  GiftCardWishlistItem: GiftCardWishlistItemParent;
  GiftCardOptions: GiftCardOptions;
  WishlistItem: WishlistItemParent;
  MenuWishlistItem: MenuWishlistItemParent;
  MenuProduct: MenuProductParent;
  MenuProductPrice: MenuProductPrice;
  Wishlist: WishlistParent;
  WishlistItems: Omit<WishlistItems, 'items'> & { items: ReadonlyArray<Maybe<ResolversParentTypes['WishlistItemInterface']>> };
  WishlistOutput: WishlistOutputParent;
  CreateWishlistInput: CreateWishlistInput;
  CreateWishlistOutput: Omit<CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  UpdateWishlistOutput: UpdateWishlistOutput;
  DeleteWishlistOutput: Omit<DeleteWishlistOutput, 'wishlists'> & { wishlists: ReadonlyArray<Maybe<ResolversParentTypes['Wishlist']>> };
  WishlistItemInput: WishlistItemInput;
  WishlistItemUpdateInput: WishlistItemUpdateInput;
  WishlistItemCopyInput: WishlistItemCopyInput;
  WishlistItemMoveInput: WishlistItemMoveInput;
  AddProductsToWishlistOutput: Omit<AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  RemoveProductsFromWishlistOutput: Omit<RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  UpdateProductsInWishlistOutput: Omit<UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  CopyProductsBetweenWishlistsOutput: Omit<CopyProductsBetweenWishlistsOutput, 'source_wishlist' | 'destination_wishlist'> & { source_wishlist: ResolversParentTypes['Wishlist'], destination_wishlist: ResolversParentTypes['Wishlist'] };
  MoveProductsBetweenWishlistsOutput: Omit<MoveProductsBetweenWishlistsOutput, 'source_wishlist' | 'destination_wishlist'> & { source_wishlist: ResolversParentTypes['Wishlist'], destination_wishlist: ResolversParentTypes['Wishlist'] };
  WishListUserInputError: WishListUserInputError;
  AddWishlistItemsToCartOutput: Omit<AddWishlistItemsToCartOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  WishlistCartUserInputError: WishlistCartUserInputError;
};

export type MutationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  updateCustomerEmail?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerEmailArgs, 'email' | 'password'>>;
  deleteCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  confirmEmail?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  resendConfirmationEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResendConfirmationEmailArgs, 'email'>>;
  createCustomerAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationCreateCustomerAddressArgs, 'input'>>;
  updateCustomerAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerAddressArgs, 'id'>>;
  updateCustomerAddressV2?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerAddressV2Args, 'uid'>>;
  deleteCustomerAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationDeleteCustomerAddressArgs, 'id'>>;
  deleteCustomerAddressV2?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationDeleteCustomerAddressV2Args, 'uid'>>;
  cancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  requestGuestOrderCancel?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationRequestGuestOrderCancelArgs, 'input'>>;
  confirmCancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationConfirmCancelOrderArgs, 'input'>>;
  addProductsToCart?: Resolver<Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<MutationAddProductsToCartArgs, 'cartId' | 'cartItems'>>;
  addSimpleProductsToCart?: Resolver<Maybe<ResolversTypes['AddSimpleProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddSimpleProductsToCartArgs>>;
  addVirtualProductsToCart?: Resolver<Maybe<ResolversTypes['AddVirtualProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddVirtualProductsToCartArgs>>;
  addConfigurableProductsToCart?: Resolver<Maybe<ResolversTypes['AddConfigurableProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddConfigurableProductsToCartArgs>>;
  addBundleProductsToCart?: Resolver<Maybe<ResolversTypes['AddBundleProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddBundleProductsToCartArgs>>;
  updateCartItems?: Resolver<Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<MutationUpdateCartItemsArgs>>;
  removeItemFromCart?: Resolver<Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveItemFromCartArgs>>;
  clearCart?: Resolver<ResolversTypes['ClearCartOutput'], ParentType, ContextType, RequireFields<MutationClearCartArgs, 'input'>>;
  createEmptyCart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MutationCreateEmptyCartArgs>>;
  createGuestCart?: Resolver<Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<MutationCreateGuestCartArgs>>;
  assignCustomerToGuestCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationAssignCustomerToGuestCartArgs, 'cart_id'>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationMergeCartsArgs, 'source_cart_id'>>;
  shoppingModeChangeChecking?: Resolver<Maybe<ResolversTypes['ShoppingModeChange']>, ParentType, ContextType, RequireFields<MutationShoppingModeChangeCheckingArgs, 'cart_id' | 'mode'>>;
  applyCouponToCart?: Resolver<Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<MutationApplyCouponToCartArgs>>;
  removeCouponFromCart?: Resolver<Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveCouponFromCartArgs>>;
  applyRewardPointsToCart?: Resolver<Maybe<ResolversTypes['ApplyRewardPointsToCartOutput']>, ParentType, ContextType, RequireFields<MutationApplyRewardPointsToCartArgs, 'cartId'>>;
  removeRewardPointsFromCart?: Resolver<Maybe<ResolversTypes['RemoveRewardPointsFromCartOutput']>, ParentType, ContextType, RequireFields<MutationRemoveRewardPointsFromCartArgs, 'cartId'>>;
  applyStoreCreditToCart?: Resolver<Maybe<ResolversTypes['ApplyStoreCreditToCartOutput']>, ParentType, ContextType, RequireFields<MutationApplyStoreCreditToCartArgs, 'input'>>;
  removeStoreCreditFromCart?: Resolver<Maybe<ResolversTypes['RemoveStoreCreditFromCartOutput']>, ParentType, ContextType, RequireFields<MutationRemoveStoreCreditFromCartArgs, 'input'>>;
  applyGiftCardToCart?: Resolver<Maybe<ResolversTypes['ApplyGiftCardToCartOutput']>, ParentType, ContextType, Partial<MutationApplyGiftCardToCartArgs>>;
  removeGiftCardFromCart?: Resolver<Maybe<ResolversTypes['RemoveGiftCardFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveGiftCardFromCartArgs>>;
  setGuestEmailOnCart?: Resolver<Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<MutationSetGuestEmailOnCartArgs>>;
  setShippingAddressesOnCart?: Resolver<Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingAddressesOnCartArgs>>;
  setBillingAddressOnCart?: Resolver<Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<MutationSetBillingAddressOnCartArgs>>;
  setShippingMethodsOnCart?: Resolver<Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingMethodsOnCartArgs>>;
  setPaymentMethodOnCart?: Resolver<Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<MutationSetPaymentMethodOnCartArgs>>;
  setDeliverySlotOnCart?: Resolver<Maybe<ResolversTypes['SetDeliverySlotOnCartOutput']>, ParentType, ContextType, RequireFields<MutationSetDeliverySlotOnCartArgs, 'input'>>;
  estimateShippingMethods?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType, RequireFields<MutationEstimateShippingMethodsArgs, 'input'>>;
  estimateTotals?: Resolver<ResolversTypes['EstimateTotalsOutput'], ParentType, ContextType, RequireFields<MutationEstimateTotalsArgs, 'input'>>;
  contactUs?: Resolver<Maybe<ResolversTypes['ContactUsOutput']>, ParentType, ContextType, RequireFields<MutationContactUsArgs, 'input'>>;
  createCustomerV2?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerV2Args, 'input'>>;
  createCustomerOnCheckout?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerOnCheckoutArgs, 'input' | 'increment_id'>>;
  createLoyaltyCustomer?: Resolver<Maybe<ResolversTypes['LoyaltyCustomerOutput']>, ParentType, ContextType, RequireFields<MutationCreateLoyaltyCustomerArgs, 'input'>>;
  activateExistingCustomerOnLoyalty?: Resolver<Maybe<ResolversTypes['ActivatedCustomer']>, ParentType, ContextType, RequireFields<MutationActivateExistingCustomerOnLoyaltyArgs, 'email' | 'password'>>;
  updateCustomerV2?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerV2Args, 'input'>>;
  changeCustomerPassword?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  updateCommunicationPreferences?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCommunicationPreferencesArgs, 'input'>>;
  keepOrderingCart?: Resolver<Maybe<ResolversTypes['KeepOrderingCartOutput']>, ParentType, ContextType, RequireFields<MutationKeepOrderingCartArgs, 'cartId'>>;
  generateCustomerToken?: Resolver<Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  refreshCustomerToken?: Resolver<Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<MutationRefreshCustomerTokenArgs, 'accessToken' | 'refreshToken'>>;
  revokeCustomerToken?: Resolver<Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  redeemGiftCardBalanceAsStoreCredit?: Resolver<Maybe<ResolversTypes['GiftCardAccount']>, ParentType, ContextType, RequireFields<MutationRedeemGiftCardBalanceAsStoreCreditArgs, 'input'>>;
  subscribeEmailToNewsletter?: Resolver<Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<MutationSubscribeEmailToNewsletterArgs, 'email'>>;
  requestPasswordResetEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetEmailArgs, 'email'>>;
  requestLoyaltyPasswordResetEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRequestLoyaltyPasswordResetEmailArgs, 'email'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email' | 'resetPasswordToken' | 'newPassword'>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<MutationPlaceOrderArgs>>;
  reorderItems?: Resolver<Maybe<ResolversTypes['ReorderItemsOutput']>, ParentType, ContextType, RequireFields<MutationReorderItemsArgs, 'orderNumber'>>;
  createWishlist?: Resolver<Maybe<ResolversTypes['CreateWishlistOutput']>, ParentType, ContextType, RequireFields<MutationCreateWishlistArgs, 'input'>>;
  updateWishlist?: Resolver<Maybe<ResolversTypes['UpdateWishlistOutput']>, ParentType, ContextType, RequireFields<MutationUpdateWishlistArgs, 'wishlistId'>>;
  deleteWishlist?: Resolver<Maybe<ResolversTypes['DeleteWishlistOutput']>, ParentType, ContextType, RequireFields<MutationDeleteWishlistArgs, 'wishlistId'>>;
  addProductsToWishlist?: Resolver<Maybe<ResolversTypes['AddProductsToWishlistOutput']>, ParentType, ContextType, RequireFields<MutationAddProductsToWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  removeProductsFromWishlist?: Resolver<Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, RequireFields<MutationRemoveProductsFromWishlistArgs, 'wishlistId' | 'wishlistItemsIds'>>;
  updateProductsInWishlist?: Resolver<Maybe<ResolversTypes['UpdateProductsInWishlistOutput']>, ParentType, ContextType, RequireFields<MutationUpdateProductsInWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  copyProductsBetweenWishlists?: Resolver<Maybe<ResolversTypes['CopyProductsBetweenWishlistsOutput']>, ParentType, ContextType, RequireFields<MutationCopyProductsBetweenWishlistsArgs, 'sourceWishlistUid' | 'destinationWishlistUid' | 'wishlistItems'>>;
  moveProductsBetweenWishlists?: Resolver<Maybe<ResolversTypes['MoveProductsBetweenWishlistsOutput']>, ParentType, ContextType, RequireFields<MutationMoveProductsBetweenWishlistsArgs, 'sourceWishlistUid' | 'destinationWishlistUid' | 'wishlistItems'>>;
  addWishlistItemsToCart?: Resolver<Maybe<ResolversTypes['AddWishlistItemsToCartOutput']>, ParentType, ContextType, RequireFields<MutationAddWishlistItemsToCartArgs, 'wishlistId'>>;
};

export type CustomerResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  confirmation_status?: Resolver<ResolversTypes['ConfirmationStatusEnum'], ParentType, ContextType>;
  is_email_confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allow_remote_shopping_assistance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxvat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addresses?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  addressesV2?: Resolver<Maybe<ResolversTypes['CustomerAddresses']>, ParentType, ContextType, RequireFields<CustomerAddressesV2Args, 'currentPage' | 'pageSize'>>;
  default_shipping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'currentPage' | 'pageSize'>>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  my_store?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  my_store_info?: Resolver<Maybe<ResolversTypes['CustomerStoreInfo']>, ParentType, ContextType>;
  previous_store?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partner_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drivers_license?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dob?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  communication_preferences?: Resolver<ResolversTypes['CommunicationPreferences'], ParentType, ContextType>;
  medical_info?: Resolver<Maybe<ResolversTypes['CustomerMedicalInfo']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<CustomerReviewsArgs, 'pageSize' | 'currentPage'>>;
  loyalty?: Resolver<ResolversTypes['CustomerLoyalty'], ParentType, ContextType>;
  reward_points?: Resolver<Maybe<ResolversTypes['RewardPoints']>, ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['CustomerRewards'], ParentType, ContextType>;
  store_credit?: Resolver<Maybe<ResolversTypes['CustomerStoreCredit']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  wishlist_v2?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<CustomerWishlist_V2Args, 'id'>>;
  wishlists?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Wishlist']>>, ParentType, ContextType, RequireFields<CustomerWishlistsArgs, 'pageSize' | 'currentPage'>>;
};

export type CustomerAddressesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerAddresses'] = ResolversParentTypes['CustomerAddresses']> = {
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CustomerAddressRegion']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  extension_attributes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
};

export type CustomerAddressAttributeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerAddressAttribute'] = ResolversParentTypes['CustomerAddressAttribute']> = {
  attribute_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressRegionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerAddressRegion'] = ResolversParentTypes['CustomerAddressRegion']> = {
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  region_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  ageGateConfig?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AgeGateConfigEntry']>>, ParentType, ContextType>;
  customAttributeMetadata?: Resolver<Maybe<ResolversTypes['CustomAttributeMetadata']>, ParentType, ContextType, RequireFields<QueryCustomAttributeMetadataArgs, 'attributes'>>;
  blogPosts?: Resolver<ResolversTypes['BlogPosts'], ParentType, ContextType, RequireFields<QueryBlogPostsArgs, 'pageSize' | 'currentPage'>>;
  blogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<QueryBlogPostArgs, 'slug'>>;
  shoppingModeChangeChecking?: Resolver<Maybe<ResolversTypes['ShoppingModeChange']>, ParentType, ContextType, RequireFields<QueryShoppingModeChangeCheckingArgs, 'cart_id' | 'mode'>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCartArgs, 'cart_id'>>;
  customerCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  categories?: Resolver<Maybe<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'pageSize' | 'currentPage'>>;
  categoryList?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType, RequireFields<QueryCategoryListArgs, 'pageSize' | 'currentPage'>>;
  category?: Resolver<Maybe<ResolversTypes['CategoryTree']>, ParentType, ContextType, Partial<QueryCategoryArgs>>;
  cmsPage?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<QueryCmsPageArgs>>;
  cmsPages?: Resolver<ReadonlyArray<ResolversTypes['CmsPageEntry']>, ParentType, ContextType>;
  cmsBlocks?: Resolver<Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<QueryCmsBlocksArgs>>;
  countries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryCountryArgs>>;
  checkCustomerEmail?: Resolver<Maybe<ResolversTypes['CustomerEmailCheck']>, ParentType, ContextType, RequireFields<QueryCheckCustomerEmailArgs, 'email'>>;
  isEmailAvailable?: Resolver<Maybe<ResolversTypes['IsEmailAvailableOutput']>, ParentType, ContextType, RequireFields<QueryIsEmailAvailableArgs, 'email'>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  certifyingDoctors?: Resolver<ResolversTypes['CertifyingDoctors'], ParentType, ContextType, RequireFields<QueryCertifyingDoctorsArgs, 'pageSize' | 'currentPage'>>;
  giftCardAccount?: Resolver<Maybe<ResolversTypes['GiftCardAccount']>, ParentType, ContextType, RequireFields<QueryGiftCardAccountArgs, 'input'>>;
  guestOrder?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderByTokenArgs, 'input'>>;
  labResults?: Resolver<ResolversTypes['LabResults'], ParentType, ContextType, RequireFields<QueryLabResultsArgs, 'search' | 'pageSize' | 'currentPage'>>;
  labResultsOfBatch?: Resolver<ReadonlyArray<ResolversTypes['LabResult']>, ParentType, ContextType, RequireFields<QueryLabResultsOfBatchArgs, 'batch'>>;
  getZipByBrowserLocation?: Resolver<Maybe<ResolversTypes['ZipByBrowserLocation']>, ParentType, ContextType, RequireFields<QueryGetZipByBrowserLocationArgs, 'lat' | 'long'>>;
  deliveryArea?: Resolver<Maybe<ResolversTypes['DeliveryArea']>, ParentType, ContextType, RequireFields<QueryDeliveryAreaArgs, 'postcode'>>;
  outreachEvents?: Resolver<ReadonlyArray<ResolversTypes['OutreachEvent']>, ParentType, ContextType, Partial<QueryOutreachEventsArgs>>;
  outreachEvent?: Resolver<Maybe<ResolversTypes['OutreachEvent']>, ParentType, ContextType, RequireFields<QueryOutreachEventArgs, 'id'>>;
  pickupLocations?: Resolver<Maybe<ResolversTypes['PickupLocations']>, ParentType, ContextType, RequireFields<QueryPickupLocationsArgs, 'pageSize' | 'currentPage'>>;
  products?: Resolver<Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'pageSize' | 'currentPage'>>;
  cartRegulations?: Resolver<Maybe<ResolversTypes['CartRegulations']>, ParentType, ContextType, RequireFields<QueryCartRegulationsArgs, 'cart_id'>>;
  purchaseLimits?: Resolver<ResolversTypes['PurchaseLimits'], ParentType, ContextType>;
  relatedProducts?: Resolver<ReadonlyArray<ResolversTypes['RelatedProducts']>, ParentType, ContextType, RequireFields<QueryRelatedProductsArgs, 'skus'>>;
  productReviewRatingsMetadata?: Resolver<ResolversTypes['ProductReviewRatingsMetadata'], ParentType, ContextType>;
  rewardsLadder?: Resolver<ReadonlyArray<ResolversTypes['RewardStep']>, ParentType, ContextType>;
  findAppByStore?: Resolver<Maybe<ResolversTypes['SearchApp']>, ParentType, ContextType, RequireFields<QueryFindAppByStoreArgs, 'store_code'>>;
  storeConfig?: Resolver<Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  availableStores?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['StoreConfig']>>>, ParentType, ContextType, Partial<QueryAvailableStoresArgs>>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  storePromotions?: Resolver<ReadonlyArray<ResolversTypes['StorePromotion']>, ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['RoutableInterface']>, ParentType, ContextType, RequireFields<QueryRouteArgs, 'url'>>;
  urlResolver?: Resolver<Maybe<ResolversTypes['EntityUrl']>, ParentType, ContextType, RequireFields<QueryUrlResolverArgs, 'url'>>;
  wishlist?: Resolver<Maybe<ResolversTypes['WishlistOutput']>, ParentType, ContextType>;
};

export type AgeGateConfigEntryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AgeGateConfigEntry'] = ResolversParentTypes['AgeGateConfigEntry']> = {
  state_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  main_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  age_requirement_copy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min_age_medical?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min_age_recreational?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  show_datepicker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomAttributeMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomAttributeMetadata'] = ResolversParentTypes['CustomAttributeMetadata']> = {
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Attribute']>>>, ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  attribute_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  input_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AttributeOption']>>>, ParentType, ContextType>;
  storefront_properties?: Resolver<Maybe<ResolversTypes['StorefrontProperties']>, ParentType, ContextType>;
};

export type AttributeOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeOption'] = ResolversParentTypes['AttributeOption']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StorefrontPropertiesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StorefrontProperties'] = ResolversParentTypes['StorefrontProperties']> = {
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  use_in_layered_navigation?: Resolver<Maybe<ResolversTypes['UseInLayeredNavigationOptions']>, ParentType, ContextType>;
  use_in_product_listing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  use_in_search_results_layered_navigation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visible_on_catalog_pages?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type BlogPostsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BlogPosts'] = ResolversParentTypes['BlogPosts']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['BlogPostCard']>, ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['BlogTopicCount']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
};

export type BlogPostInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BlogPostInterface'] = ResolversParentTypes['BlogPostInterface']> = {
  __resolveType?: TypeResolveFn<'BlogPostCard' | 'BlogPost', ParentType, ContextType>;
};

export type BlogPostCardResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BlogPostCard'] = ResolversParentTypes['BlogPostCard']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['BlogTopic'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['BlogAuthor'], ParentType, ContextType>;
  published_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reading_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['BlogTopic'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['BlogAuthor'], ParentType, ContextType>;
  published_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reading_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['BlogPostCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogTopicResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BlogTopic'] = ResolversParentTypes['BlogTopic']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogTopicCountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BlogTopicCount'] = ResolversParentTypes['BlogTopicCount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogAuthorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BlogAuthor'] = ResolversParentTypes['BlogAuthor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchase_amounts?: Resolver<ResolversTypes['PurchaseAmounts'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<BundleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  is_medical_only?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strain_type_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thc_percentage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batch_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumption_forms?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  effects?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  is_sold_in_mode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes_product?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CatalogAttribute']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dynamic_sku?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_price?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_weight?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price_view?: Resolver<Maybe<ResolversTypes['PriceViewEnum']>, ParentType, ContextType>;
  ship_bundle_items?: Resolver<Maybe<ResolversTypes['ShipBundleItemsEnum']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BundleItem']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BundleItemOption']>>>, ParentType, ContextType>;
};

export type BundleItemOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleItemOption'] = ResolversParentTypes['BundleItemOption']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  can_change_quantity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
};

export type CancelOrderOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CancelOrderOutput'] = ResolversParentTypes['CancelOrderOutput']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorV2?: Resolver<Maybe<ResolversTypes['CancelOrderError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type CancelOrderErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CancelOrderError'] = ResolversParentTypes['CancelOrderError']> = {
  code?: Resolver<ResolversTypes['CancelOrderErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancellationReasonResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CancellationReason'] = ResolversParentTypes['CancellationReason']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  order_cancellation_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order_cancellation_reasons?: Resolver<ReadonlyArray<Maybe<ResolversTypes['CancellationReason']>>, ParentType, ContextType>;
  loyalty_allowed_states?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LoyaltyState']>>, ParentType, ContextType>;
  create_account_error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_prefetch?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  show_product_labels_at_bottom?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ttl_cart_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store_group_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  website_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_default_store?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_default_store_group?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  use_store_in_url?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight_unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries_with_required_region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optional_zip_countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_state_if_optional?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  base_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_link_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_static_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_media_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_link_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_static_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_media_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_separator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  welcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyright?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_default_sort_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grid_per_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grid_per_page_values?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_per_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  list_per_page_values?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  root_category_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cms_home_page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_cookies?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_cms_breadcrumbs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum_password_length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required_character_classes_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_access_token_lifetime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  create_account_confirmation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  autocomplete_on_storefront?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_guest_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_one_page_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minicart_display?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minicart_max_items?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_items_in_order_summary?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cart_expires_in_days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cart_summary_display_quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  newsletter_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contact_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enable_multiple_wishlists?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  front?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  no_route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  root_category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  absolute_footer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_includes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_shortcut_icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header_logo_src?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo_height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  configurable_thumbnail_source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_reviews_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_guests_to_write_product_reviews?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_items?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_payflowpro_cc_vault_active?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_fixed_product_tax_display_setting?: Resolver<Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  product_fixed_product_tax_display_setting?: Resolver<Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  sales_fixed_product_tax_display_setting?: Resolver<Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  maximum_number_of_wishlists?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_wishlist_general_is_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartAddressInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartAddressInterface'] = ResolversParentTypes['CartAddressInterface']> = {
  __resolveType?: TypeResolveFn<'ShippingCartAddress' | 'BillingCartAddress', ParentType, ContextType>;
};

export type ShippingCartAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = {
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_shipping_methods?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  selected_shipping_method?: Resolver<Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  customer_notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickup_location_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  same_as_billing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cart_items_v2?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillingCartAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = {
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartAddressRegionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartAddressRegion'] = ResolversParentTypes['CartAddressRegion']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartAddressCountryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartAddressCountry'] = ResolversParentTypes['CartAddressCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableShippingMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AvailableShippingMethod'] = ResolversParentTypes['AvailableShippingMethod']> = {
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelectedShippingMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedShippingMethod'] = ResolversParentTypes['SelectedShippingMethod']> = {
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AvailablePaymentMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AvailablePaymentMethod'] = ResolversParentTypes['AvailablePaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_deferred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SelectedPaymentMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedPaymentMethod'] = ResolversParentTypes['SelectedPaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchase_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddProductsToCartOutput'] = ResolversParentTypes['AddProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Error']>>, ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  __resolveType?: TypeResolveFn<'CartUserInputError' | 'InsufficientStockError', ParentType, ContextType>;
};

export type CartUserInputErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsufficientStockErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InsufficientStockError'] = ResolversParentTypes['InsufficientStockError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddSimpleProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddSimpleProductsToCartOutput'] = ResolversParentTypes['AddSimpleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddVirtualProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddVirtualProductsToCartOutput'] = ResolversParentTypes['AddVirtualProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddConfigurableProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddConfigurableProductsToCartOutput'] = ResolversParentTypes['AddConfigurableProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddBundleProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddBundleProductsToCartOutput'] = ResolversParentTypes['AddBundleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveItemFromCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemoveItemFromCartOutput'] = ResolversParentTypes['RemoveItemFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type UpdateCartItemsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UpdateCartItemsOutput'] = ResolversParentTypes['UpdateCartItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['CartUserInputError']>>, ParentType, ContextType>;
};

export type ClearCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ClearCartOutput'] = ResolversParentTypes['ClearCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ClearCartError']>>>, ParentType, ContextType>;
};

export type ClearCartErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ClearCartError'] = ResolversParentTypes['ClearCartError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ClearCartErrorType'], ParentType, ContextType>;
};

export type CartItemPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  fixed_product_taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['FixedProductTax']>>>, ParentType, ContextType>;
  original_item_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  catalog_discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  row_catalog_discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  promo_labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  promos?: Resolver<ReadonlyArray<ResolversTypes['CartItemPromo']>, ParentType, ContextType>;
};

export type CartItemPromoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemPromo'] = ResolversParentTypes['CartItemPromo']> = {
  rule_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer_display_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applied_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  skus?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItems'] = ResolversParentTypes['CartItems']> = {
  items?: Resolver<ReadonlyArray<Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = {
  __resolveType?: TypeResolveFn<'SimpleCartItem' | 'VirtualCartItem' | 'ConfigurableCartItem' | 'BundleCartItem' | 'GiftCardCartItem', ParentType, ContextType>;
};

export type SimpleCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  note_from_buyer?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  note_from_seller?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  item_info?: Resolver<Maybe<ResolversTypes['CartItemInfo']>, ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  available_gift_wrapping?: Resolver<ReadonlyArray<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['VirtualCartItem'] = ResolversParentTypes['VirtualCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  note_from_buyer?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  note_from_seller?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  item_info?: Resolver<Maybe<ResolversTypes['CartItemInfo']>, ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableCartItem'] = ResolversParentTypes['ConfigurableCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  note_from_buyer?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  note_from_seller?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  item_info?: Resolver<Maybe<ResolversTypes['CartItemInfo']>, ParentType, ContextType>;
  configurable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedConfigurableOption']>>, ParentType, ContextType>;
  configured_variant?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  available_gift_wrapping?: Resolver<ReadonlyArray<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleCartItem'] = ResolversParentTypes['BundleCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  note_from_buyer?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  note_from_seller?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  item_info?: Resolver<Maybe<ResolversTypes['CartItemInfo']>, ParentType, ContextType>;
  bundle_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedBundleOption']>>, ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  available_gift_wrapping?: Resolver<ReadonlyArray<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftCardCartItem'] = ResolversParentTypes['GiftCardCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  note_from_buyer?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  note_from_seller?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ItemNote']>>>, ParentType, ContextType>;
  item_info?: Resolver<Maybe<ResolversTypes['CartItemInfo']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sender_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  available_gift_wrapping?: Resolver<ReadonlyArray<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemNoteResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ItemNote'] = ResolversParentTypes['ItemNote']> = {
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftWrappingResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftWrapping'] = ResolversParentTypes['GiftWrapping']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  design?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedCustomizableOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedCustomizableOption'] = ResolversParentTypes['SelectedCustomizableOption']> = {
  customizable_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedConfigurableOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedConfigurableOption'] = ResolversParentTypes['SelectedConfigurableOption']> = {
  configurable_product_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  configurable_product_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  option_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedBundleOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedBundleOption'] = ResolversParentTypes['SelectedBundleOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedBundleOptionValue']>>, ParentType, ContextType>;
};

export type SelectedBundleOptionValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedBundleOptionValue'] = ResolversParentTypes['SelectedBundleOptionValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceV2?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartItemInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemInfo'] = ResolversParentTypes['CartItemInfo']> = {
  thc_percentage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batch_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_display_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  additional_data?: Resolver<ReadonlyArray<ResolversTypes['CartItemData']>, ParentType, ContextType>;
  consumption_forms?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  purchase_amounts?: Resolver<ResolversTypes['PurchaseAmounts'], ParentType, ContextType>;
};

export type CartItemDataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemData'] = ResolversParentTypes['CartItemData']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  code?: Resolver<ResolversTypes['CartItemErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateGuestCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreateGuestCartOutput'] = ResolversParentTypes['CreateGuestCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type ShoppingModeChangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShoppingModeChange'] = ResolversParentTypes['ShoppingModeChange']> = {
  current_mode?: Resolver<ResolversTypes['ShoppingMode'], ParentType, ContextType>;
  requested_mode?: Resolver<ResolversTypes['ShoppingMode'], ParentType, ContextType>;
  incompatible_items?: Resolver<ReadonlyArray<ResolversTypes['ShoppingModeIncompatibleItem']>, ParentType, ContextType>;
};

export type ShoppingModeIncompatibleItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShoppingModeIncompatibleItem'] = ResolversParentTypes['ShoppingModeIncompatibleItem']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cart_item_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total_summary_quantity_including_config?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  itemsV2?: Resolver<Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<CartItemsV2Args, 'pageSize' | 'currentPage'>>;
  prices?: Resolver<Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartRule']>>>, ParentType, ContextType>;
  applied_coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  applied_coupons?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  applied_gift_cards?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AppliedGiftCard']>>>, ParentType, ContextType>;
  applied_reward_points?: Resolver<Maybe<ResolversTypes['RewardPointsAmount']>, ParentType, ContextType>;
  applied_store_credit?: Resolver<Maybe<ResolversTypes['AppliedStoreCredit']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<ReadonlyArray<Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  available_payment_methods?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  selected_payment_method?: Resolver<Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  available_gift_wrappings?: Resolver<ReadonlyArray<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  gift_receipt_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  printed_card_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkoutUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sap_opps_service_state?: Resolver<ResolversTypes['CartServiceState'], ParentType, ContextType>;
  selected_pickup_location?: Resolver<Maybe<ResolversTypes['CartPickupLocation']>, ParentType, ContextType>;
  delivery_slots?: Resolver<ReadonlyArray<ResolversTypes['CartDeliverySlots']>, ParentType, ContextType>;
  store_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopping_mode?: Resolver<ResolversTypes['ShoppingMode'], ParentType, ContextType>;
  checkout_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merge_issues?: Resolver<ReadonlyArray<ResolversTypes['CartMergeIssue']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regulations?: Resolver<Maybe<ResolversTypes['CartRegulations']>, ParentType, ContextType>;
};

export type CartServiceStateResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartServiceState'] = ResolversParentTypes['CartServiceState']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartPickupLocationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartPickupLocation'] = ResolversParentTypes['CartPickupLocation']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  working_hours?: Resolver<ResolversTypes['CartWorkingHours'], ParentType, ContextType>;
};

export type CartWorkingHoursResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartWorkingHours'] = ResolversParentTypes['CartWorkingHours']> = {
  monday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tuesday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wednesday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thursday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  friday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saturday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sunday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartDeliverySlotsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartDeliverySlots'] = ResolversParentTypes['CartDeliverySlots']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['CartDeliverySlot']>, ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['CartDeliverySlot']>, ParentType, ContextType>;
};

export type CartDeliverySlotResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartDeliverySlot'] = ResolversParentTypes['CartDeliverySlot']> = {
  zoneid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slotid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartMergeIssueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartMergeIssue'] = ResolversParentTypes['CartMergeIssue']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = {
  grand_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grand_total_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_with_discount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['CartDiscount']>, ParentType, ContextType>;
  applied_taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartTaxItem']>>>, ParentType, ContextType>;
  gift_options?: Resolver<Maybe<ResolversTypes['GiftOptionsPrices']>, ParentType, ContextType>;
};

export type GiftOptionsPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftOptionsPrices'] = ResolversParentTypes['GiftOptionsPrices']> = {
  printed_card?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartDiscountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartDiscount'] = ResolversParentTypes['CartDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applied_to?: Resolver<ResolversTypes['CartDiscountType'], ParentType, ContextType>;
};

export type CartTaxItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartTaxItem'] = ResolversParentTypes['CartTaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartRuleResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartRule'] = ResolversParentTypes['CartRule']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppliedGiftCardResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AppliedGiftCard'] = ResolversParentTypes['AppliedGiftCard']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applied_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  current_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expiration_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppliedStoreCreditResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AppliedStoreCredit'] = ResolversParentTypes['AppliedStoreCredit']> = {
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  current_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  applied_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CategoryInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CategoryInterface'] = ResolversParentTypes['CategoryInterface']> = {
  __resolveType?: TypeResolveFn<'CategoryTree', ParentType, ContextType>;
};

export type CategoryTreeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CategoryTree'] = ResolversParentTypes['CategoryTree']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path_in_store?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  include_in_menu?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_anchor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  available_sort_by?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  default_sort_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  breadcrumbs?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  children_count?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['CategoryProducts']>, ParentType, ContextType, RequireFields<CategoryTreeProductsArgs, 'pageSize' | 'currentPage'>>;
  children?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryProductsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CategoryProducts'] = ResolversParentTypes['CategoryProducts']> = {
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EstimateTotalsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['EstimateTotalsOutput'] = ResolversParentTypes['EstimateTotalsOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type ApplyCouponToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ApplyCouponToCartOutput'] = ResolversParentTypes['ApplyCouponToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveCouponFromCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemoveCouponFromCartOutput'] = ResolversParentTypes['RemoveCouponFromCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type ApplyRewardPointsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ApplyRewardPointsToCartOutput'] = ResolversParentTypes['ApplyRewardPointsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveRewardPointsFromCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemoveRewardPointsFromCartOutput'] = ResolversParentTypes['RemoveRewardPointsFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyStoreCreditToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ApplyStoreCreditToCartOutput'] = ResolversParentTypes['ApplyStoreCreditToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveStoreCreditFromCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemoveStoreCreditFromCartOutput'] = ResolversParentTypes['RemoveStoreCreditFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyGiftCardToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ApplyGiftCardToCartOutput'] = ResolversParentTypes['ApplyGiftCardToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveGiftCardFromCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemoveGiftCardFromCartOutput'] = ResolversParentTypes['RemoveGiftCardFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetGuestEmailOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetGuestEmailOnCartOutput'] = ResolversParentTypes['SetGuestEmailOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingAddressesOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetShippingAddressesOnCartOutput'] = ResolversParentTypes['SetShippingAddressesOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetBillingAddressOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetBillingAddressOnCartOutput'] = ResolversParentTypes['SetBillingAddressOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingMethodsOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetShippingMethodsOnCartOutput'] = ResolversParentTypes['SetShippingMethodsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetPaymentMethodOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetPaymentMethodOnCartOutput'] = ResolversParentTypes['SetPaymentMethodOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetDeliverySlotOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetDeliverySlotOnCartOutput'] = ResolversParentTypes['SetDeliverySlotOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ConfigurableProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchase_amounts?: Resolver<ResolversTypes['PurchaseAmounts'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<ConfigurableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  is_medical_only?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strain_type_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thc_percentage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batch_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumption_forms?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  effects?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  is_sold_in_mode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes_product?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CatalogAttribute']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  configurable_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableProductOptions']>>>, ParentType, ContextType>;
  variants?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableVariant']>>>, ParentType, ContextType>;
  configurable_product_options_selection?: Resolver<Maybe<ResolversTypes['ConfigurableProductOptionsSelection']>, ParentType, ContextType, Partial<ConfigurableProductConfigurable_Product_Options_SelectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductOptionsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOptions'] = ResolversParentTypes['ConfigurableProductOptions']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_id_v2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attribute_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  use_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsValuesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOptionsValues'] = ResolversParentTypes['ConfigurableProductOptionsValues']> = {
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  value_index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use_default_value?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  swatch_data?: Resolver<Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
};

export type SwatchDataInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SwatchDataInterface'] = ResolversParentTypes['SwatchDataInterface']> = {
  __resolveType?: TypeResolveFn<'TextSwatchData' | 'ColorSwatchData' | 'ImageSwatchData', ParentType, ContextType>;
};

export type TextSwatchDataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TextSwatchData'] = ResolversParentTypes['TextSwatchData']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColorSwatchDataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ColorSwatchData'] = ResolversParentTypes['ColorSwatchData']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageSwatchDataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ImageSwatchData'] = ResolversParentTypes['ImageSwatchData']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableVariantResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableVariant'] = ResolversParentTypes['ConfigurableVariant']> = {
  attributes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableAttributeOption']>>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableAttributeOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableAttributeOption'] = ResolversParentTypes['ConfigurableAttributeOption']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value_index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsSelectionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOptionsSelection'] = ResolversParentTypes['ConfigurableProductOptionsSelection']> = {
  configurable_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableProductOption']>>>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  options_available_for_selection?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableOptionAvailableForSelection']>>>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableProductOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOption'] = ResolversParentTypes['ConfigurableProductOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ConfigurableProductOptionValue']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOptionValue'] = ResolversParentTypes['ConfigurableProductOptionValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_use_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
};

export type ConfigurableOptionAvailableForSelectionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableOptionAvailableForSelection'] = ResolversParentTypes['ConfigurableOptionAvailableForSelection']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option_value_uids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ContactUsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ContactUsOutput'] = ResolversParentTypes['ContactUsOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page_layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsPageEntryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CmsPageEntry'] = ResolversParentTypes['CmsPageEntry']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsBlocksResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CmsBlocks'] = ResolversParentTypes['CmsBlocks']> = {
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CmsBlock']>>>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  three_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_english?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_regions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Region']>>>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryCodeEnumResolvers = EnumResolverSignature<{ AD?: any, AE?: any, AF?: any, AG?: any, AI?: any, AL?: any, AM?: any, AN?: any, AO?: any, AQ?: any, AR?: any, AS?: any, AT?: any, AU?: any, AW?: any, AX?: any, AZ?: any, BA?: any, BB?: any, BD?: any, BE?: any, BF?: any, BG?: any, BH?: any, BI?: any, BJ?: any, BL?: any, BM?: any, BN?: any, BO?: any, BQ?: any, BR?: any, BS?: any, BT?: any, BV?: any, BW?: any, BY?: any, BZ?: any, CA?: any, CC?: any, CD?: any, CF?: any, CG?: any, CH?: any, CI?: any, CK?: any, CL?: any, CM?: any, CN?: any, CO?: any, CR?: any, CU?: any, CV?: any, CW?: any, CX?: any, CY?: any, CZ?: any, DE?: any, DJ?: any, DK?: any, DM?: any, DO?: any, DZ?: any, EC?: any, EE?: any, EG?: any, EH?: any, ER?: any, ES?: any, ET?: any, FI?: any, FJ?: any, FK?: any, FM?: any, FO?: any, FR?: any, GA?: any, GB?: any, GD?: any, GE?: any, GF?: any, GG?: any, GH?: any, GI?: any, GL?: any, GM?: any, GN?: any, GP?: any, GQ?: any, GR?: any, GS?: any, GT?: any, GU?: any, GW?: any, GY?: any, HK?: any, HM?: any, HN?: any, HR?: any, HT?: any, HU?: any, ID?: any, IE?: any, IL?: any, IM?: any, IN?: any, IO?: any, IQ?: any, IR?: any, IS?: any, IT?: any, JE?: any, JM?: any, JO?: any, JP?: any, KE?: any, KG?: any, KH?: any, KI?: any, KM?: any, KN?: any, KP?: any, KR?: any, KW?: any, KY?: any, KZ?: any, LA?: any, LB?: any, LC?: any, LI?: any, LK?: any, LR?: any, LS?: any, LT?: any, LU?: any, LV?: any, LY?: any, MA?: any, MC?: any, MD?: any, ME?: any, MF?: any, MG?: any, MH?: any, MK?: any, ML?: any, MM?: any, MN?: any, MO?: any, MP?: any, MQ?: any, MR?: any, MS?: any, MT?: any, MU?: any, MV?: any, MW?: any, MX?: any, MY?: any, MZ?: any, NA?: any, NC?: any, NE?: any, NF?: any, NG?: any, NI?: any, NL?: any, NO?: any, NP?: any, NR?: any, NU?: any, NZ?: any, OM?: any, PA?: any, PE?: any, PF?: any, PG?: any, PH?: any, PK?: any, PL?: any, PM?: any, PN?: any, PR?: any, PS?: any, PT?: any, PW?: any, PY?: any, QA?: any, RE?: any, RO?: any, RS?: any, RU?: any, RW?: any, SA?: any, SB?: any, SC?: any, SD?: any, SE?: any, SG?: any, SH?: any, SI?: any, SJ?: any, SK?: any, SL?: any, SM?: any, SN?: any, SO?: any, SR?: any, SS?: any, ST?: any, SV?: any, SX?: any, SY?: any, SZ?: any, TC?: any, TD?: any, TF?: any, TG?: any, TH?: any, TJ?: any, TK?: any, TL?: any, TM?: any, TN?: any, TO?: any, TR?: any, TT?: any, TV?: any, TW?: any, TZ?: any, UA?: any, UG?: any, UM?: any, US?: any, UY?: any, UZ?: any, VA?: any, VC?: any, VE?: any, VG?: any, VI?: any, VN?: any, VU?: any, WF?: any, WS?: any, XK?: any, YE?: any, YT?: any, ZA?: any, ZM?: any, ZW?: any }, ResolversTypes['CountryCodeEnum']>;

export type CustomerEmailCheckResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerEmailCheck'] = ResolversParentTypes['CustomerEmailCheck']> = {
  loyalty_registered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shop_registered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  email_valid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  have_password?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_phone_subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  valid_credentials?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IsEmailAvailableOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['IsEmailAvailableOutput'] = ResolversParentTypes['IsEmailAvailableOutput']> = {
  is_email_available?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomerOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerOutput'] = ResolversParentTypes['CustomerOutput']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type LoyaltyCustomerOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LoyaltyCustomerOutput'] = ResolversParentTypes['LoyaltyCustomerOutput']> = {
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ActivatedCustomerResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ActivatedCustomer'] = ResolversParentTypes['ActivatedCustomer']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrdersResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerOrders'] = ResolversParentTypes['CustomerOrders']> = {
  items?: Resolver<ReadonlyArray<Maybe<ResolversTypes['CustomerOrder']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date_of_first_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  increment_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  grand_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['OrderChannel'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['OrderPickupLocation']>, ParentType, ContextType>;
  handover?: Resolver<Maybe<ResolversTypes['OrderHandover']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order_status_change_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  payment_methods?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  applied_coupons?: Resolver<ReadonlyArray<Maybe<ResolversTypes['AppliedCoupon']>>, ParentType, ContextType>;
  applied_gift_cards?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ApplyGiftCardToOrder']>>>, ParentType, ContextType>;
  available_actions?: Resolver<ReadonlyArray<Maybe<ResolversTypes['OrderActionType']>>, ParentType, ContextType>;
  customer_info?: Resolver<ResolversTypes['OrderCustomerInfo'], ParentType, ContextType>;
  comments?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  pickup_location?: Resolver<Maybe<ResolversTypes['OrderPickupLocation']>, ParentType, ContextType>;
  delivery_slot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopping_mode?: Resolver<Maybe<ResolversTypes['ShoppingMode']>, ParentType, ContextType>;
  checkout_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoices?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  shipments?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
};

export type OrderTotalResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = {
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_giftcard?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_store_credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_reward_points?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
};

export type OrderItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = {
  __resolveType?: TypeResolveFn<'OrderItem' | 'BundleOrderItem' | 'GiftCardOrderItem', ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  menu_product?: Resolver<Maybe<ResolversTypes['MenuProduct']>, ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderItemOption'] = ResolversParentTypes['OrderItemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeepOrderingCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['KeepOrderingCartOutput'] = ResolversParentTypes['KeepOrderingCartOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerTokenResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refresh_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rewards_auto_login?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ordering_cart?: Resolver<Maybe<ResolversTypes['CustomerOrderingCart']>, ParentType, ContextType>;
};

export type CustomerOrderingCartResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerOrderingCart'] = ResolversParentTypes['CustomerOrderingCart']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['CustomerOrderingCartIssue']>, ParentType, ContextType>;
};

export type CustomerOrderingCartIssueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerOrderingCartIssue'] = ResolversParentTypes['CustomerOrderingCartIssue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevokeCustomerTokenOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rewards_auto_login?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomerStoreInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerStoreInfo'] = ResolversParentTypes['CustomerStoreInfo']> = {
  store_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommunicationPreferencesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CommunicationPreferences'] = ResolversParentTypes['CommunicationPreferences']> = {
  marketing_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_email_subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketing_phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_phone_subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketing_email_rewards?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_email_subscribed_rewards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketing_phone_rewards?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_phone_subscribed_rewards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerMedicalInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerMedicalInfo'] = ResolversParentTypes['CustomerMedicalInfo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customer_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  physician_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medical_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issue_start_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiry_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medical_profile_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertifyingDoctorsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CertifyingDoctors'] = ResolversParentTypes['CertifyingDoctors']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['CertifyingDoctor']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  center?: Resolver<Maybe<ResolversTypes['DoctorSearchCenter']>, ParentType, ContextType>;
  states?: Resolver<ReadonlyArray<ResolversTypes['DoctorState']>, ParentType, ContextType>;
};

export type DoctorSearchCenterResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DoctorSearchCenter'] = ResolversParentTypes['DoctorSearchCenter']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DoctorStateResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DoctorState'] = ResolversParentTypes['DoctorState']> = {
  state_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CertifyingDoctorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CertifyingDoctor'] = ResolversParentTypes['CertifyingDoctor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentials?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  in_person?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  telehealth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accepting_new_patients?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  first_visit_fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  distance_miles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GiftCardProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftCardProduct'] = ResolversParentTypes['GiftCardProduct']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchase_amounts?: Resolver<ResolversTypes['PurchaseAmounts'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<GiftCardProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  is_medical_only?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strain_type_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thc_percentage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batch_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumption_forms?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  effects?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  is_sold_in_mode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes_product?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CatalogAttribute']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  allow_open_amount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  open_amount_min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  open_amount_max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  giftcard_type?: Resolver<Maybe<ResolversTypes['GiftCardTypeEnum']>, ParentType, ContextType>;
  is_redeemable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lifetime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allow_message?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message_max_length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giftcard_amounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['GiftCardAmounts']>>>, ParentType, ContextType>;
  gift_card_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['CustomizableOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardAmountsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftCardAmounts'] = ResolversParentTypes['GiftCardAmounts']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  website_value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  website_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attribute_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GiftCardAccountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftCardAccount'] = ResolversParentTypes['GiftCardAccount']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiration_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LabResultsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LabResults'] = ResolversParentTypes['LabResults']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['LabResult']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
};

export type LabResultResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LabResult'] = ResolversParentTypes['LabResult']> = {
  batch?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['LabResultProduct'], ParentType, ContextType>;
  laboratory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  harvested?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tested?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  potency?: Resolver<ReadonlyArray<ResolversTypes['LabPotency']>, ParentType, ContextType>;
  terpenes?: Resolver<ReadonlyArray<ResolversTypes['LabTerpene']>, ParentType, ContextType>;
  panels?: Resolver<ReadonlyArray<ResolversTypes['LabPanel']>, ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LabResultProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LabResultProduct'] = ResolversParentTypes['LabResultProduct']> = {
  product_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subcategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thc?: Resolver<Maybe<ResolversTypes['LabeledPotency']>, ParentType, ContextType>;
  cbd?: Resolver<Maybe<ResolversTypes['LabeledPotency']>, ParentType, ContextType>;
};

export type LabeledPotencyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LabeledPotency'] = ResolversParentTypes['LabeledPotency']> = {
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabPotencyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LabPotency'] = ResolversParentTypes['LabPotency']> = {
  compound?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['LabPotencyUnit'], ParentType, ContextType>;
};

export type LabTerpeneResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LabTerpene'] = ResolversParentTypes['LabTerpene']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LabPanelResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LabPanel'] = ResolversParentTypes['LabPanel']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  analytes?: Resolver<ReadonlyArray<ResolversTypes['LabAnalyte']>, ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LabAnalyteResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LabAnalyte'] = ResolversParentTypes['LabAnalyte']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  cartChanged?: SubscriptionResolver<ResolversTypes['CartChange'], "cartChanged", ParentType, ContextType, RequireFields<SubscriptionCartChangedArgs, 'cart_id'>>;
  orderChanged?: SubscriptionResolver<ResolversTypes['OrderChange'], "orderChanged", ParentType, ContextType, RequireFields<SubscriptionOrderChangedArgs, 'number'>>;
  menuChanged?: SubscriptionResolver<ResolversTypes['MenuChange'], "menuChanged", ParentType, ContextType, RequireFields<SubscriptionMenuChangedArgs, 'store_code'>>;
  sessionChanged?: SubscriptionResolver<ResolversTypes['SessionChange'], "sessionChanged", ParentType, ContextType>;
};

export type CartChangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartChange'] = ResolversParentTypes['CartChange']> = {
  cart_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuChangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MenuChange'] = ResolversParentTypes['MenuChange']> = {
  store_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionChangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SessionChange'] = ResolversParentTypes['SessionChange']> = {
  state?: Resolver<ResolversTypes['SessionState'], ParentType, ContextType>;
};

export type DeliveryAreaResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeliveryArea'] = ResolversParentTypes['DeliveryArea']> = {
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  store_codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ZipByBrowserLocationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ZipByBrowserLocation'] = ResolversParentTypes['ZipByBrowserLocation']> = {
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
};

export type SearchResultPageInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SearchResultPageInfo'] = ResolversParentTypes['SearchResultPageInfo']> = {
  current_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubscribeEmailToNewsletterOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SubscribeEmailToNewsletterOutput'] = ResolversParentTypes['SubscribeEmailToNewsletterOutput']> = {
  status?: Resolver<Maybe<ResolversTypes['SubscriptionStatusesEnum']>, ParentType, ContextType>;
};

export type OrderHandoverResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderHandover'] = ResolversParentTypes['OrderHandover']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TaxItem'] = ResolversParentTypes['TaxItem']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BundleOrderItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleOrderItem'] = ResolversParentTypes['BundleOrderItem']> = {
  menu_product?: Resolver<Maybe<ResolversTypes['MenuProduct']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardOrderItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftCardOrderItem'] = ResolversParentTypes['GiftCardOrderItem']> = {
  menu_product?: Resolver<Maybe<ResolversTypes['MenuProduct']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  gift_card?: Resolver<Maybe<ResolversTypes['OrderGiftCard']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPickupLocationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderPickupLocation'] = ResolversParentTypes['OrderPickupLocation']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPaymentMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderPaymentMethod'] = ResolversParentTypes['OrderPaymentMethod']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  additional_data?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['KeyValue']>>>, ParentType, ContextType>;
};

export type KeyValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['KeyValue'] = ResolversParentTypes['KeyValue']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplyGiftCardToOrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ApplyGiftCardToOrder'] = ResolversParentTypes['ApplyGiftCardToOrder']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applied_balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderCustomerInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderCustomerInfo'] = ResolversParentTypes['OrderCustomerInfo']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalesCommentItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SalesCommentItem'] = ResolversParentTypes['SalesCommentItem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderGiftCardResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderGiftCard'] = ResolversParentTypes['OrderGiftCard']> = {
  sender_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderItemPrices'] = ResolversParentTypes['OrderItemPrices']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fixed_product_taxes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['FixedProductTax']>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['InvoiceItemInterface']>>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['InvoiceTotal']>, ParentType, ContextType>;
};

export type InvoiceItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InvoiceItemInterface'] = ResolversParentTypes['InvoiceItemInterface']> = {
  __resolveType?: TypeResolveFn<'InvoiceItem', ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceTotalResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InvoiceTotal'] = ResolversParentTypes['InvoiceTotal']> = {
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ShipmentItemInterface']>>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  tracking?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ShipmentTracking']>>>, ParentType, ContextType>;
};

export type ShipmentItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShipmentItemInterface'] = ResolversParentTypes['ShipmentItemInterface']> = {
  __resolveType?: TypeResolveFn<'ShipmentItem', ParentType, ContextType>;
};

export type ShipmentItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipmentTrackingResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingHandlingResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShippingHandling'] = ResolversParentTypes['ShippingHandling']> = {
  total_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ShippingDiscount']>>>, ParentType, ContextType>;
};

export type ShippingDiscountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShippingDiscount'] = ResolversParentTypes['ShippingDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OutreachEventResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OutreachEvent'] = ResolversParentTypes['OutreachEvent']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  starts_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ends_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_adults_only?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PickupLocationsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PickupLocations'] = ResolversParentTypes['PickupLocations']> = {
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PickupLocation']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PickupLocationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PickupLocation'] = ResolversParentTypes['PickupLocation']> = {
  pickup_location_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceOrderOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderV2?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['PlaceOrderError']>>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceOrderErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlaceOrderError'] = ResolversParentTypes['PlaceOrderError']> = {
  code?: Resolver<ResolversTypes['PlaceOrderErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReorderItemsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ReorderItemsOutput'] = ResolversParentTypes['ReorderItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userInputErrors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['CheckoutUserInputError']>>, ParentType, ContextType>;
};

export type CheckoutUserInputErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CheckoutUserInputError'] = ResolversParentTypes['CheckoutUserInputError']> = {
  code?: Resolver<ResolversTypes['CheckoutUserInputErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ProductInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = {
  __resolveType?: TypeResolveFn<'BundleProduct' | 'ConfigurableProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct', ParentType, ContextType>;
};

export type RoutableInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = {
  __resolveType?: TypeResolveFn<'BundleProduct' | 'CategoryTree' | 'ConfigurableProduct' | 'CmsPage' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct', ParentType, ContextType>;
};

export type CustomizableProductInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableProductInterface'] = ResolversParentTypes['CustomizableProductInterface']> = {
  __resolveType?: TypeResolveFn<'BundleProduct' | 'ConfigurableProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct' | 'GroupedProduct' | 'DownloadableProduct', ParentType, ContextType>;
};

export type PhysicalProductInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PhysicalProductInterface'] = ResolversParentTypes['PhysicalProductInterface']> = {
  __resolveType?: TypeResolveFn<'BundleProduct' | 'ConfigurableProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'GroupedProduct', ParentType, ContextType>;
};

export type CustomizableOptionInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableOptionInterface'] = ResolversParentTypes['CustomizableOptionInterface']> = {
  __resolveType?: TypeResolveFn<'CustomizableFieldOption', ParentType, ContextType>;
};

export type CustomizableFieldOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableFieldOption'] = ResolversParentTypes['CustomizableFieldOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableFieldValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFieldValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableFieldValue'] = ResolversParentTypes['CustomizableFieldValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  max_characters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComplexTextValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ComplexTextValue'] = ResolversParentTypes['ComplexTextValue']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductLinksInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductLinksInterface'] = ResolversParentTypes['ProductLinksInterface']> = {
  __resolveType?: TypeResolveFn<'ProductLinks', ParentType, ContextType>;
};

export type ProductLinksResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductLinks'] = ResolversParentTypes['ProductLinks']> = {
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogAttributeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CatalogAttribute'] = ResolversParentTypes['CatalogAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttributeValueInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeValueInterface'] = ResolversParentTypes['AttributeValueInterface']> = {
  __resolveType?: TypeResolveFn<'AttributeValue', ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCustomAttributesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductCustomAttributes'] = ResolversParentTypes['ProductCustomAttributes']> = {
  items?: Resolver<ReadonlyArray<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
};

export type AttributeMetadataErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeMetadataError'] = ResolversParentTypes['AttributeMetadataError']> = {
  type?: Resolver<ResolversTypes['AttributeMetadataErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UrlRewriteResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UrlRewrite'] = ResolversParentTypes['UrlRewrite']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameters?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['HttpQueryParameter']>>>, ParentType, ContextType>;
};

export type HttpQueryParameterResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['HttpQueryParameter'] = ResolversParentTypes['HttpQueryParameter']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaGalleryInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = {
  __resolveType?: TypeResolveFn<'ProductImage' | 'ProductVideo', ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVideoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductVideo'] = ResolversParentTypes['ProductVideo']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  video_content?: Resolver<Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductMediaGalleryEntriesVideoContentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductMediaGalleryEntriesVideoContent'] = ResolversParentTypes['ProductMediaGalleryEntriesVideoContent']> = {
  media_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_metadata?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaGalleryEntryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MediaGalleryEntry'] = ResolversParentTypes['MediaGalleryEntry']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  types?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  video_content?: Resolver<Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  minimum_price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  maximum_price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  fixed_product_taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['FixedProductTax']>>>, ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  amount_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FixedProductTaxResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FixedProductTax'] = ResolversParentTypes['FixedProductTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  final_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  regularPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  minimalPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  maximalPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  adjustments?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PriceAdjustment']>>>, ParentType, ContextType>;
};

export type PriceAdjustmentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PriceAdjustment'] = ResolversParentTypes['PriceAdjustment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchase_amounts?: Resolver<ResolversTypes['PurchaseAmounts'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<SimpleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  is_medical_only?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strain_type_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thc_percentage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batch_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumption_forms?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  effects?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  is_sold_in_mode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes_product?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CatalogAttribute']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchase_amounts?: Resolver<ResolversTypes['PurchaseAmounts'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<VirtualProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  is_medical_only?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strain_type_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thc_percentage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batch_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumption_forms?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  effects?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  is_sold_in_mode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes_product?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CatalogAttribute']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  sort_fields?: Resolver<Maybe<ResolversTypes['SortFields']>, ParentType, ContextType>;
  aggregations?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType, Partial<ProductsAggregationsArgs>>;
  filters?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['LayerFilter']>>>, ParentType, ContextType>;
  suggestions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SearchSuggestion']>>>, ParentType, ContextType>;
};

export type SortFieldsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SortFields'] = ResolversParentTypes['SortFields']> = {
  default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SortField']>>>, ParentType, ContextType>;
};

export type SortFieldResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SortField'] = ResolversParentTypes['SortField']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AggregationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Aggregation'] = ResolversParentTypes['Aggregation']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AggregationOption']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AggregationOptionInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AggregationOptionInterface'] = ResolversParentTypes['AggregationOptionInterface']> = {
  __resolveType?: TypeResolveFn<'AggregationOption', ParentType, ContextType>;
};

export type AggregationOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AggregationOption'] = ResolversParentTypes['AggregationOption']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LayerFilterResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LayerFilter'] = ResolversParentTypes['LayerFilter']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request_var?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter_items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filter_items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['LayerFilterItemInterface']>>>, ParentType, ContextType>;
};

export type LayerFilterItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LayerFilterItemInterface'] = ResolversParentTypes['LayerFilterItemInterface']> = {
  __resolveType?: TypeResolveFn<'LayerFilterItem', ParentType, ContextType>;
};

export type LayerFilterItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LayerFilterItem'] = ResolversParentTypes['LayerFilterItem']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value_string?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartRegulationsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartRegulations'] = ResolversParentTypes['CartRegulations']> = {
  medical_id_list?: Resolver<ReadonlyArray<ResolversTypes['CartMedicalId']>, ParentType, ContextType>;
  medical_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medical_id_status?: Resolver<ResolversTypes['MedicalIdStatus'], ParentType, ContextType>;
  info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  info_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error_messages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  is_place_order_allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limits?: Resolver<ResolversTypes['CartRegulationLimits'], ParentType, ContextType>;
};

export type CartMedicalIdResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartMedicalId'] = ResolversParentTypes['CartMedicalId']> = {
  medical_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiry_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartRegulationLimitsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartRegulationLimits'] = ResolversParentTypes['CartRegulationLimits']> = {
  thc?: Resolver<Maybe<ResolversTypes['CartRegulationLimit']>, ParentType, ContextType>;
  cbd?: Resolver<Maybe<ResolversTypes['CartRegulationLimit']>, ParentType, ContextType>;
  smoking?: Resolver<Maybe<ResolversTypes['CartRegulationLimit']>, ParentType, ContextType>;
};

export type CartRegulationLimitResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartRegulationLimit'] = ResolversParentTypes['CartRegulationLimit']> = {
  max_available?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PurchaseLimitsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PurchaseLimits'] = ResolversParentTypes['PurchaseLimits']> = {
  maximum?: Resolver<Maybe<ResolversTypes['PurchaseAmounts']>, ParentType, ContextType>;
  per_line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PurchaseAmountsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PurchaseAmounts'] = ResolversParentTypes['PurchaseAmounts']> = {
  thc_mg?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cbd_mg?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  smokable_mg?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RelatedProductsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RelatedProducts'] = ResolversParentTypes['RelatedProducts']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  related_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  items?: Resolver<ReadonlyArray<Maybe<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
};

export type ProductReviewResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReview'] = ResolversParentTypes['ProductReview']> = {
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratings_breakdown?: Resolver<ReadonlyArray<Maybe<ResolversTypes['ProductReviewRating']>>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewRating'] = ResolversParentTypes['ProductReviewRating']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingsMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewRatingsMetadata'] = ResolversParentTypes['ProductReviewRatingsMetadata']> = {
  items?: Resolver<ReadonlyArray<Maybe<ResolversTypes['ProductReviewRatingMetadata']>>, ParentType, ContextType>;
};

export type ProductReviewRatingMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewRatingMetadata'] = ResolversParentTypes['ProductReviewRatingMetadata']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<Maybe<ResolversTypes['ProductReviewRatingValueMetadata']>>, ParentType, ContextType>;
};

export type ProductReviewRatingValueMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewRatingValueMetadata'] = ResolversParentTypes['ProductReviewRatingValueMetadata']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerLoyaltyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerLoyalty'] = ResolversParentTypes['CustomerLoyalty']> = {
  show_rewards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_signed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shop_auto_login?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rewards_auto_login?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rewards_state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RewardPointsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RewardPoints'] = ResolversParentTypes['RewardPoints']> = {
  balance?: Resolver<Maybe<ResolversTypes['RewardPointsAmount']>, ParentType, ContextType>;
  balance_history?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RewardPointsBalanceHistoryItem']>>>, ParentType, ContextType>;
  exchange_rates?: Resolver<Maybe<ResolversTypes['RewardPointsExchangeRates']>, ParentType, ContextType>;
  subscription_status?: Resolver<Maybe<ResolversTypes['RewardPointsSubscriptionStatus']>, ParentType, ContextType>;
};

export type RewardPointsAmountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RewardPointsAmount'] = ResolversParentTypes['RewardPointsAmount']> = {
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RewardPointsBalanceHistoryItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RewardPointsBalanceHistoryItem'] = ResolversParentTypes['RewardPointsBalanceHistoryItem']> = {
  balance?: Resolver<Maybe<ResolversTypes['RewardPointsAmount']>, ParentType, ContextType>;
  change_reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points_change?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RewardPointsExchangeRatesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RewardPointsExchangeRates'] = ResolversParentTypes['RewardPointsExchangeRates']> = {
  earning?: Resolver<Maybe<ResolversTypes['RewardPointsRate']>, ParentType, ContextType>;
  redemption?: Resolver<Maybe<ResolversTypes['RewardPointsRate']>, ParentType, ContextType>;
};

export type RewardPointsRateResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RewardPointsRate'] = ResolversParentTypes['RewardPointsRate']> = {
  currency_amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RewardPointsSubscriptionStatusResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RewardPointsSubscriptionStatus'] = ResolversParentTypes['RewardPointsSubscriptionStatus']> = {
  balance_updates?: Resolver<ResolversTypes['RewardPointsSubscriptionStatusesEnum'], ParentType, ContextType>;
  points_expiration_notifications?: Resolver<ResolversTypes['RewardPointsSubscriptionStatusesEnum'], ParentType, ContextType>;
};

export type CustomerRewardsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerRewards'] = ResolversParentTypes['CustomerRewards']> = {
  member_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points_expire_on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ladder?: Resolver<ReadonlyArray<ResolversTypes['RewardStep']>, ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['RewardsOffer']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['RewardsHistoryItem']>, ParentType, ContextType>;
};

export type RewardStepResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RewardStep'] = ResolversParentTypes['RewardStep']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RewardsOfferResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RewardsOffer'] = ResolversParentTypes['RewardsOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ends_on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RewardsHistoryItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RewardsHistoryItem'] = ResolversParentTypes['RewardsHistoryItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchAppResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SearchApp'] = ResolversParentTypes['SearchApp']> = {
  app_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  app_search_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoyaltyStateResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LoyaltyState'] = ResolversParentTypes['LoyaltyState']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_currency_codes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  exchange_rates?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ExchangeRate']>>>, ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  currency_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CustomerStoreCreditResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerStoreCredit'] = ResolversParentTypes['CustomerStoreCredit']> = {
  balance_history?: Resolver<Maybe<ResolversTypes['CustomerStoreCreditHistory']>, ParentType, ContextType, RequireFields<CustomerStoreCreditBalance_HistoryArgs, 'pageSize' | 'currentPage'>>;
  current_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomerStoreCreditHistoryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerStoreCreditHistory'] = ResolversParentTypes['CustomerStoreCreditHistory']> = {
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomerStoreCreditHistoryItem']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerStoreCreditHistoryItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerStoreCreditHistoryItem'] = ResolversParentTypes['CustomerStoreCreditHistoryItem']> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actual_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance_change?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date_time_changed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StorePromotionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StorePromotion'] = ResolversParentTypes['StorePromotion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_members_only?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ends_on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shelves?: Resolver<ReadonlyArray<ResolversTypes['StorePromotionShelf']>, ParentType, ContextType>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StorePromotionShelfResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StorePromotionShelf'] = ResolversParentTypes['StorePromotionShelf']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchase_amounts?: Resolver<ResolversTypes['PurchaseAmounts'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<GroupedProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  is_medical_only?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strain_type_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thc_percentage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batch_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumption_forms?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  effects?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  is_sold_in_mode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes_product?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CatalogAttribute']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['GroupedProductItem']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GroupedProductItem'] = ResolversParentTypes['GroupedProductItem']> = {
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchase_amounts?: Resolver<ResolversTypes['PurchaseAmounts'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<DownloadableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  is_medical_only?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strain_type_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thc_percentage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batch_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumption_forms?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  effects?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  is_sold_in_mode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes_product?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CatalogAttribute']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  links_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links_purchased_separately?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadable_product_links?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  downloadable_product_samples?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductLinksResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableProductLinks'] = ResolversParentTypes['DownloadableProductLinks']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_shareable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  number_of_downloads?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  link_type?: Resolver<Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  sample_type?: Resolver<Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  sample_file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sample_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DownloadableProductSamplesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableProductSamples'] = ResolversParentTypes['DownloadableProductSamples']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sample_type?: Resolver<Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  sample_file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sample_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntityUrlResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['EntityUrl'] = ResolversParentTypes['EntityUrl']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entity_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
};

export type WishlistItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistItemInterface'] = ResolversParentTypes['WishlistItemInterface']> = {
  __resolveType?: TypeResolveFn<'SimpleWishlistItem' | 'VirtualWishlistItem' | 'ConfigurableWishlistItem' | 'BundleWishlistItem' | 'GiftCardWishlistItem', ParentType, ContextType>;
};

export type SimpleWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SimpleWishlistItem'] = ResolversParentTypes['SimpleWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['VirtualWishlistItem'] = ResolversParentTypes['VirtualWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableWishlistItem'] = ResolversParentTypes['ConfigurableWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  child_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configurable_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SelectedConfigurableOption']>>>, ParentType, ContextType>;
  configured_variant?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleWishlistItem'] = ResolversParentTypes['BundleWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  bundle_options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftCardWishlistItem'] = ResolversParentTypes['GiftCardWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  gift_card_options?: Resolver<ResolversTypes['GiftCardOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardOptionsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftCardOptions'] = ResolversParentTypes['GiftCardOptions']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  custom_giftcard_amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sender_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MenuWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MenuWishlistItem'] = ResolversParentTypes['MenuWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['MenuProduct']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MenuProduct'] = ResolversParentTypes['MenuProduct']> = {
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductImage'], ParentType, ContextType>;
  strain_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_medical_only?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['MenuProductPrice']>, ParentType, ContextType>;
};

export type MenuProductPriceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MenuProductPrice'] = ResolversParentTypes['MenuProductPrice']> = {
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  is_from?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
  sharing_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
  items_v2?: Resolver<Maybe<ResolversTypes['WishlistItems']>, ParentType, ContextType, RequireFields<WishlistItems_V2Args, 'currentPage' | 'pageSize'>>;
  menu_items?: Resolver<ReadonlyArray<ResolversTypes['MenuWishlistItem']>, ParentType, ContextType>;
};

export type WishlistItemsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistItems'] = ResolversParentTypes['WishlistItems']> = {
  items?: Resolver<ReadonlyArray<Maybe<ResolversTypes['WishlistItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
};

export type WishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistOutput'] = ResolversParentTypes['WishlistOutput']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
};

export type CreateWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreateWishlistOutput'] = ResolversParentTypes['CreateWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type UpdateWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UpdateWishlistOutput'] = ResolversParentTypes['UpdateWishlistOutput']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
};

export type DeleteWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeleteWishlistOutput'] = ResolversParentTypes['DeleteWishlistOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlists?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Wishlist']>>, ParentType, ContextType>;
};

export type AddProductsToWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddProductsToWishlistOutput'] = ResolversParentTypes['AddProductsToWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type RemoveProductsFromWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemoveProductsFromWishlistOutput'] = ResolversParentTypes['RemoveProductsFromWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type UpdateProductsInWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UpdateProductsInWishlistOutput'] = ResolversParentTypes['UpdateProductsInWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type CopyProductsBetweenWishlistsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CopyProductsBetweenWishlistsOutput'] = ResolversParentTypes['CopyProductsBetweenWishlistsOutput']> = {
  source_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  destination_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type MoveProductsBetweenWishlistsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MoveProductsBetweenWishlistsOutput'] = ResolversParentTypes['MoveProductsBetweenWishlistsOutput']> = {
  source_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  destination_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type WishListUserInputErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishListUserInputError'] = ResolversParentTypes['WishListUserInputError']> = {
  code?: Resolver<ResolversTypes['WishListUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddWishlistItemsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddWishlistItemsToCartOutput'] = ResolversParentTypes['AddWishlistItemsToCartOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  add_wishlist_items_to_cart_user_errors?: Resolver<ReadonlyArray<Maybe<ResolversTypes['WishlistCartUserInputError']>>, ParentType, ContextType>;
};

export type WishlistCartUserInputErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistCartUserInputError'] = ResolversParentTypes['WishlistCartUserInputError']> = {
  code?: Resolver<ResolversTypes['WishlistCartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishlistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wishlistItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = CommerceContext> = {
  Mutation?: MutationResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddresses?: CustomerAddressesResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerAddressAttribute?: CustomerAddressAttributeResolvers<ContextType>;
  CustomerAddressRegion?: CustomerAddressRegionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  AgeGateConfigEntry?: AgeGateConfigEntryResolvers<ContextType>;
  CustomAttributeMetadata?: CustomAttributeMetadataResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeOption?: AttributeOptionResolvers<ContextType>;
  StorefrontProperties?: StorefrontPropertiesResolvers<ContextType>;
  BlogPosts?: BlogPostsResolvers<ContextType>;
  BlogPostInterface?: BlogPostInterfaceResolvers<ContextType>;
  BlogPostCard?: BlogPostCardResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogTopic?: BlogTopicResolvers<ContextType>;
  BlogTopicCount?: BlogTopicCountResolvers<ContextType>;
  BlogAuthor?: BlogAuthorResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  BundleItemOption?: BundleItemOptionResolvers<ContextType>;
  CancelOrderOutput?: CancelOrderOutputResolvers<ContextType>;
  CancelOrderError?: CancelOrderErrorResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  CartAddressInterface?: CartAddressInterfaceResolvers<ContextType>;
  ShippingCartAddress?: ShippingCartAddressResolvers<ContextType>;
  BillingCartAddress?: BillingCartAddressResolvers<ContextType>;
  CartAddressRegion?: CartAddressRegionResolvers<ContextType>;
  CartAddressCountry?: CartAddressCountryResolvers<ContextType>;
  AvailableShippingMethod?: AvailableShippingMethodResolvers<ContextType>;
  SelectedShippingMethod?: SelectedShippingMethodResolvers<ContextType>;
  AvailablePaymentMethod?: AvailablePaymentMethodResolvers<ContextType>;
  SelectedPaymentMethod?: SelectedPaymentMethodResolvers<ContextType>;
  AddProductsToCartOutput?: AddProductsToCartOutputResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  CartUserInputError?: CartUserInputErrorResolvers<ContextType>;
  InsufficientStockError?: InsufficientStockErrorResolvers<ContextType>;
  AddSimpleProductsToCartOutput?: AddSimpleProductsToCartOutputResolvers<ContextType>;
  AddVirtualProductsToCartOutput?: AddVirtualProductsToCartOutputResolvers<ContextType>;
  AddConfigurableProductsToCartOutput?: AddConfigurableProductsToCartOutputResolvers<ContextType>;
  AddBundleProductsToCartOutput?: AddBundleProductsToCartOutputResolvers<ContextType>;
  RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<ContextType>;
  UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<ContextType>;
  ClearCartOutput?: ClearCartOutputResolvers<ContextType>;
  ClearCartError?: ClearCartErrorResolvers<ContextType>;
  CartItemPrices?: CartItemPricesResolvers<ContextType>;
  CartItemPromo?: CartItemPromoResolvers<ContextType>;
  CartItems?: CartItemsResolvers<ContextType>;
  CartItemInterface?: CartItemInterfaceResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  VirtualCartItem?: VirtualCartItemResolvers<ContextType>;
  ConfigurableCartItem?: ConfigurableCartItemResolvers<ContextType>;
  BundleCartItem?: BundleCartItemResolvers<ContextType>;
  GiftCardCartItem?: GiftCardCartItemResolvers<ContextType>;
  ItemNote?: ItemNoteResolvers<ContextType>;
  GiftWrapping?: GiftWrappingResolvers<ContextType>;
  SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<ContextType>;
  SelectedConfigurableOption?: SelectedConfigurableOptionResolvers<ContextType>;
  SelectedBundleOption?: SelectedBundleOptionResolvers<ContextType>;
  SelectedBundleOptionValue?: SelectedBundleOptionValueResolvers<ContextType>;
  CartItemInfo?: CartItemInfoResolvers<ContextType>;
  CartItemData?: CartItemDataResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  CreateGuestCartOutput?: CreateGuestCartOutputResolvers<ContextType>;
  ShoppingModeChange?: ShoppingModeChangeResolvers<ContextType>;
  ShoppingModeIncompatibleItem?: ShoppingModeIncompatibleItemResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartServiceState?: CartServiceStateResolvers<ContextType>;
  CartPickupLocation?: CartPickupLocationResolvers<ContextType>;
  CartWorkingHours?: CartWorkingHoursResolvers<ContextType>;
  CartDeliverySlots?: CartDeliverySlotsResolvers<ContextType>;
  CartDeliverySlot?: CartDeliverySlotResolvers<ContextType>;
  CartMergeIssue?: CartMergeIssueResolvers<ContextType>;
  CartPrices?: CartPricesResolvers<ContextType>;
  GiftOptionsPrices?: GiftOptionsPricesResolvers<ContextType>;
  CartDiscount?: CartDiscountResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  CartTaxItem?: CartTaxItemResolvers<ContextType>;
  CartRule?: CartRuleResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  AppliedGiftCard?: AppliedGiftCardResolvers<ContextType>;
  AppliedStoreCredit?: AppliedStoreCreditResolvers<ContextType>;
  CategoryInterface?: CategoryInterfaceResolvers<ContextType>;
  CategoryTree?: CategoryTreeResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoryProducts?: CategoryProductsResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  EstimateTotalsOutput?: EstimateTotalsOutputResolvers<ContextType>;
  ApplyCouponToCartOutput?: ApplyCouponToCartOutputResolvers<ContextType>;
  RemoveCouponFromCartOutput?: RemoveCouponFromCartOutputResolvers<ContextType>;
  ApplyRewardPointsToCartOutput?: ApplyRewardPointsToCartOutputResolvers<ContextType>;
  RemoveRewardPointsFromCartOutput?: RemoveRewardPointsFromCartOutputResolvers<ContextType>;
  ApplyStoreCreditToCartOutput?: ApplyStoreCreditToCartOutputResolvers<ContextType>;
  RemoveStoreCreditFromCartOutput?: RemoveStoreCreditFromCartOutputResolvers<ContextType>;
  ApplyGiftCardToCartOutput?: ApplyGiftCardToCartOutputResolvers<ContextType>;
  RemoveGiftCardFromCartOutput?: RemoveGiftCardFromCartOutputResolvers<ContextType>;
  SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<ContextType>;
  SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<ContextType>;
  SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<ContextType>;
  SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<ContextType>;
  SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<ContextType>;
  SetDeliverySlotOnCartOutput?: SetDeliverySlotOnCartOutputResolvers<ContextType>;
  ConfigurableProduct?: ConfigurableProductResolvers<ContextType>;
  ConfigurableProductOptions?: ConfigurableProductOptionsResolvers<ContextType>;
  ConfigurableProductOptionsValues?: ConfigurableProductOptionsValuesResolvers<ContextType>;
  SwatchDataInterface?: SwatchDataInterfaceResolvers<ContextType>;
  TextSwatchData?: TextSwatchDataResolvers<ContextType>;
  ColorSwatchData?: ColorSwatchDataResolvers<ContextType>;
  ImageSwatchData?: ImageSwatchDataResolvers<ContextType>;
  ConfigurableVariant?: ConfigurableVariantResolvers<ContextType>;
  ConfigurableAttributeOption?: ConfigurableAttributeOptionResolvers<ContextType>;
  ConfigurableProductOptionsSelection?: ConfigurableProductOptionsSelectionResolvers<ContextType>;
  ConfigurableProductOption?: ConfigurableProductOptionResolvers<ContextType>;
  ConfigurableProductOptionValue?: ConfigurableProductOptionValueResolvers<ContextType>;
  ConfigurableOptionAvailableForSelection?: ConfigurableOptionAvailableForSelectionResolvers<ContextType>;
  ContactUsOutput?: ContactUsOutputResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsPageEntry?: CmsPageEntryResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  CountryCodeEnum?: CountryCodeEnumResolvers;
  CustomerEmailCheck?: CustomerEmailCheckResolvers<ContextType>;
  IsEmailAvailableOutput?: IsEmailAvailableOutputResolvers<ContextType>;
  CustomerOutput?: CustomerOutputResolvers<ContextType>;
  LoyaltyCustomerOutput?: LoyaltyCustomerOutputResolvers<ContextType>;
  ActivatedCustomer?: ActivatedCustomerResolvers<ContextType>;
  CustomerOrders?: CustomerOrdersResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  OrderItemInterface?: OrderItemInterfaceResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemOption?: OrderItemOptionResolvers<ContextType>;
  KeepOrderingCartOutput?: KeepOrderingCartOutputResolvers<ContextType>;
  CustomerToken?: CustomerTokenResolvers<ContextType>;
  CustomerOrderingCart?: CustomerOrderingCartResolvers<ContextType>;
  CustomerOrderingCartIssue?: CustomerOrderingCartIssueResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  CustomerStoreInfo?: CustomerStoreInfoResolvers<ContextType>;
  CommunicationPreferences?: CommunicationPreferencesResolvers<ContextType>;
  CustomerMedicalInfo?: CustomerMedicalInfoResolvers<ContextType>;
  CertifyingDoctors?: CertifyingDoctorsResolvers<ContextType>;
  DoctorSearchCenter?: DoctorSearchCenterResolvers<ContextType>;
  DoctorState?: DoctorStateResolvers<ContextType>;
  CertifyingDoctor?: CertifyingDoctorResolvers<ContextType>;
  GiftCardProduct?: GiftCardProductResolvers<ContextType>;
  GiftCardAmounts?: GiftCardAmountsResolvers<ContextType>;
  GiftCardAccount?: GiftCardAccountResolvers<ContextType>;
  LabResults?: LabResultsResolvers<ContextType>;
  LabResult?: LabResultResolvers<ContextType>;
  LabResultProduct?: LabResultProductResolvers<ContextType>;
  LabeledPotency?: LabeledPotencyResolvers<ContextType>;
  LabPotency?: LabPotencyResolvers<ContextType>;
  LabTerpene?: LabTerpeneResolvers<ContextType>;
  LabPanel?: LabPanelResolvers<ContextType>;
  LabAnalyte?: LabAnalyteResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  CartChange?: CartChangeResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  MenuChange?: MenuChangeResolvers<ContextType>;
  SessionChange?: SessionChangeResolvers<ContextType>;
  DeliveryArea?: DeliveryAreaResolvers<ContextType>;
  ZipByBrowserLocation?: ZipByBrowserLocationResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  SearchResultPageInfo?: SearchResultPageInfoResolvers<ContextType>;
  SubscribeEmailToNewsletterOutput?: SubscribeEmailToNewsletterOutputResolvers<ContextType>;
  OrderHandover?: OrderHandoverResolvers<ContextType>;
  TaxItem?: TaxItemResolvers<ContextType>;
  BundleOrderItem?: BundleOrderItemResolvers<ContextType>;
  GiftCardOrderItem?: GiftCardOrderItemResolvers<ContextType>;
  OrderPickupLocation?: OrderPickupLocationResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  ApplyGiftCardToOrder?: ApplyGiftCardToOrderResolvers<ContextType>;
  OrderCustomerInfo?: OrderCustomerInfoResolvers<ContextType>;
  SalesCommentItem?: SalesCommentItemResolvers<ContextType>;
  OrderGiftCard?: OrderGiftCardResolvers<ContextType>;
  OrderItemPrices?: OrderItemPricesResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceItemInterface?: InvoiceItemInterfaceResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  InvoiceTotal?: InvoiceTotalResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  ShipmentItemInterface?: ShipmentItemInterfaceResolvers<ContextType>;
  ShipmentItem?: ShipmentItemResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  ShippingHandling?: ShippingHandlingResolvers<ContextType>;
  ShippingDiscount?: ShippingDiscountResolvers<ContextType>;
  OutreachEvent?: OutreachEventResolvers<ContextType>;
  PickupLocations?: PickupLocationsResolvers<ContextType>;
  PickupLocation?: PickupLocationResolvers<ContextType>;
  PlaceOrderOutput?: PlaceOrderOutputResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  PlaceOrderError?: PlaceOrderErrorResolvers<ContextType>;
  ReorderItemsOutput?: ReorderItemsOutputResolvers<ContextType>;
  CheckoutUserInputError?: CheckoutUserInputErrorResolvers<ContextType>;
  ProductInterface?: ProductInterfaceResolvers<ContextType>;
  RoutableInterface?: RoutableInterfaceResolvers<ContextType>;
  CustomizableProductInterface?: CustomizableProductInterfaceResolvers<ContextType>;
  PhysicalProductInterface?: PhysicalProductInterfaceResolvers<ContextType>;
  CustomizableOptionInterface?: CustomizableOptionInterfaceResolvers<ContextType>;
  CustomizableFieldOption?: CustomizableFieldOptionResolvers<ContextType>;
  CustomizableFieldValue?: CustomizableFieldValueResolvers<ContextType>;
  ComplexTextValue?: ComplexTextValueResolvers<ContextType>;
  ProductLinksInterface?: ProductLinksInterfaceResolvers<ContextType>;
  ProductLinks?: ProductLinksResolvers<ContextType>;
  CatalogAttribute?: CatalogAttributeResolvers<ContextType>;
  AttributeValueInterface?: AttributeValueInterfaceResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  ProductCustomAttributes?: ProductCustomAttributesResolvers<ContextType>;
  AttributeMetadataError?: AttributeMetadataErrorResolvers<ContextType>;
  UrlRewrite?: UrlRewriteResolvers<ContextType>;
  HttpQueryParameter?: HttpQueryParameterResolvers<ContextType>;
  MediaGalleryInterface?: MediaGalleryInterfaceResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductVideo?: ProductVideoResolvers<ContextType>;
  ProductMediaGalleryEntriesVideoContent?: ProductMediaGalleryEntriesVideoContentResolvers<ContextType>;
  MediaGalleryEntry?: MediaGalleryEntryResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  FixedProductTax?: FixedProductTaxResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceAdjustment?: PriceAdjustmentResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  VirtualProduct?: VirtualProductResolvers<ContextType>;
  Products?: ProductsResolvers<ContextType>;
  SortFields?: SortFieldsResolvers<ContextType>;
  SortField?: SortFieldResolvers<ContextType>;
  Aggregation?: AggregationResolvers<ContextType>;
  AggregationOptionInterface?: AggregationOptionInterfaceResolvers<ContextType>;
  AggregationOption?: AggregationOptionResolvers<ContextType>;
  LayerFilter?: LayerFilterResolvers<ContextType>;
  LayerFilterItemInterface?: LayerFilterItemInterfaceResolvers<ContextType>;
  LayerFilterItem?: LayerFilterItemResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  CartRegulations?: CartRegulationsResolvers<ContextType>;
  CartMedicalId?: CartMedicalIdResolvers<ContextType>;
  CartRegulationLimits?: CartRegulationLimitsResolvers<ContextType>;
  CartRegulationLimit?: CartRegulationLimitResolvers<ContextType>;
  PurchaseLimits?: PurchaseLimitsResolvers<ContextType>;
  PurchaseAmounts?: PurchaseAmountsResolvers<ContextType>;
  RelatedProducts?: RelatedProductsResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductReview?: ProductReviewResolvers<ContextType>;
  ProductReviewRating?: ProductReviewRatingResolvers<ContextType>;
  ProductReviewRatingsMetadata?: ProductReviewRatingsMetadataResolvers<ContextType>;
  ProductReviewRatingMetadata?: ProductReviewRatingMetadataResolvers<ContextType>;
  ProductReviewRatingValueMetadata?: ProductReviewRatingValueMetadataResolvers<ContextType>;
  CustomerLoyalty?: CustomerLoyaltyResolvers<ContextType>;
  RewardPoints?: RewardPointsResolvers<ContextType>;
  RewardPointsAmount?: RewardPointsAmountResolvers<ContextType>;
  RewardPointsBalanceHistoryItem?: RewardPointsBalanceHistoryItemResolvers<ContextType>;
  RewardPointsExchangeRates?: RewardPointsExchangeRatesResolvers<ContextType>;
  RewardPointsRate?: RewardPointsRateResolvers<ContextType>;
  RewardPointsSubscriptionStatus?: RewardPointsSubscriptionStatusResolvers<ContextType>;
  CustomerRewards?: CustomerRewardsResolvers<ContextType>;
  RewardStep?: RewardStepResolvers<ContextType>;
  RewardsOffer?: RewardsOfferResolvers<ContextType>;
  RewardsHistoryItem?: RewardsHistoryItemResolvers<ContextType>;
  SearchApp?: SearchAppResolvers<ContextType>;
  LoyaltyState?: LoyaltyStateResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  CustomerStoreCredit?: CustomerStoreCreditResolvers<ContextType>;
  CustomerStoreCreditHistory?: CustomerStoreCreditHistoryResolvers<ContextType>;
  CustomerStoreCreditHistoryItem?: CustomerStoreCreditHistoryItemResolvers<ContextType>;
  StorePromotion?: StorePromotionResolvers<ContextType>;
  StorePromotionShelf?: StorePromotionShelfResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  GroupedProductItem?: GroupedProductItemResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  DownloadableProductLinks?: DownloadableProductLinksResolvers<ContextType>;
  DownloadableProductSamples?: DownloadableProductSamplesResolvers<ContextType>;
  EntityUrl?: EntityUrlResolvers<ContextType>;
  WishlistItemInterface?: WishlistItemInterfaceResolvers<ContextType>;
  SimpleWishlistItem?: SimpleWishlistItemResolvers<ContextType>;
  VirtualWishlistItem?: VirtualWishlistItemResolvers<ContextType>;
  ConfigurableWishlistItem?: ConfigurableWishlistItemResolvers<ContextType>;
  BundleWishlistItem?: BundleWishlistItemResolvers<ContextType>;
  GiftCardWishlistItem?: GiftCardWishlistItemResolvers<ContextType>;
  GiftCardOptions?: GiftCardOptionsResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  MenuWishlistItem?: MenuWishlistItemResolvers<ContextType>;
  MenuProduct?: MenuProductResolvers<ContextType>;
  MenuProductPrice?: MenuProductPriceResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistItems?: WishlistItemsResolvers<ContextType>;
  WishlistOutput?: WishlistOutputResolvers<ContextType>;
  CreateWishlistOutput?: CreateWishlistOutputResolvers<ContextType>;
  UpdateWishlistOutput?: UpdateWishlistOutputResolvers<ContextType>;
  DeleteWishlistOutput?: DeleteWishlistOutputResolvers<ContextType>;
  AddProductsToWishlistOutput?: AddProductsToWishlistOutputResolvers<ContextType>;
  RemoveProductsFromWishlistOutput?: RemoveProductsFromWishlistOutputResolvers<ContextType>;
  UpdateProductsInWishlistOutput?: UpdateProductsInWishlistOutputResolvers<ContextType>;
  CopyProductsBetweenWishlistsOutput?: CopyProductsBetweenWishlistsOutputResolvers<ContextType>;
  MoveProductsBetweenWishlistsOutput?: MoveProductsBetweenWishlistsOutputResolvers<ContextType>;
  WishListUserInputError?: WishListUserInputErrorResolvers<ContextType>;
  AddWishlistItemsToCartOutput?: AddWishlistItemsToCartOutputResolvers<ContextType>;
  WishlistCartUserInputError?: WishlistCartUserInputErrorResolvers<ContextType>;
};

