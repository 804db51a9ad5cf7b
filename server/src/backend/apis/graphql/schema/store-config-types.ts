export const storeConfigTypes = /* GraphQL */ `
  type Query {
    "Settings of the store that the Store header names, else of the first store."
    storeConfig: StoreConfig
    "Settings of every store; only of the current store's group (its state) with useCurrentGroup."
    availableStores(useCurrentGroup: Boolean): [StoreConfig]
    "(1.9) Everything is in US dollars."
    currency: Currency
  }

  "A state whose residents may join Rewards."
  type LoyaltyState {
    code: String!
    name: String!
  }

  type StoreConfig {
    loyalty_allowed_states: [LoyaltyState!]
    create_account_error_message: String
    "Whether links may be fetched before they are followed."
    allow_prefetch: Boolean
    show_product_labels_at_bottom: Boolean
    "How long a stored cart id is good, in minutes."
    ttl_cart_id: Int

    id: Int @deprecated(reason: "Use store_code.")
    code: String @deprecated(reason: "Use store_code.")
    store_code: ID
    store_name: String
    store_sort_order: Int
    store_group_code: ID
    store_group_name: String
    website_id: Int @deprecated(reason: "Not for storefronts.")
    website_code: ID
    website_name: String
    is_default_store: Boolean
    is_default_store_group: Boolean
    use_store_in_url: Boolean

    locale: String
    "IANA name."
    timezone: String
    weight_unit: String
    base_currency_code: String
    default_display_currency_code: String
    default_country: String
    countries_with_required_region: String
    optional_zip_countries: String
    display_state_if_optional: Boolean

    base_url: String
    base_link_url: String
    base_static_url: String
    base_media_url: String
    secure_base_url: String
    secure_base_link_url: String
    secure_base_static_url: String
    secure_base_media_url: String

    default_title: String
    title_prefix: String
    title_suffix: String
    title_separator: String
    default_description: String
    default_keywords: String
    logo_alt: String
    welcome: String
    copyright: String

    category_url_suffix: String
    product_url_suffix: String
    catalog_default_sort_by: String
    list_mode: String
    grid_per_page: Int
    grid_per_page_values: String
    list_per_page: Int
    list_per_page_values: String
    root_category_uid: ID

    cms_home_page: String
    cms_no_route: String
    cms_no_cookies: String
    show_cms_breadcrumbs: Int

    minimum_password_length: String
    required_character_classes_number: String
    "In hours."
    customer_access_token_lifetime: Float
    create_account_confirmation: Boolean
    autocomplete_on_storefront: Boolean

    is_guest_checkout_enabled: Boolean
    is_one_page_checkout_enabled: Boolean
    minicart_display: Boolean
    minicart_max_items: Int
    max_items_in_order_summary: Int
    cart_expires_in_days: Int
    cart_summary_display_quantity: Int

    newsletter_enabled: Boolean!
    contact_enabled: Boolean!
    enable_multiple_wishlists: String

    front: String
    no_route: String
    root_category_id: Int @deprecated(reason: "Use root_category_uid.")
    absolute_footer: String
    head_includes: String
    head_shortcut_icon: String
    header_logo_src: String
    logo_width: Int
    logo_height: Int
    configurable_thumbnail_source: String
    "1 where products can be reviewed."
    product_reviews_enabled: String
    allow_guests_to_write_product_reviews: String
    "1 where items of an order can have a gift message."
    allow_items: String
    "1 where an order can have a gift message."
    allow_order: String
    payment_payflowpro_cc_vault_active: String
    category_fixed_product_tax_display_setting: FixedProductTaxDisplaySettings
    product_fixed_product_tax_display_setting: FixedProductTaxDisplaySettings
    sales_fixed_product_tax_display_setting: FixedProductTaxDisplaySettings
    maximum_number_of_wishlists: String
  }

  enum FixedProductTaxDisplaySettings {
    INCLUDE_FPT_WITHOUT_DETAILS
    INCLUDE_FPT_WITH_DETAILS
    EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS
    EXCLUDE_FPT_WITHOUT_DETAILS
    FPT_DISABLED
  }

  type Currency {
    base_currency_code: String
    base_currency_symbol: String
    default_display_currency_code: String
    default_display_currency_symbol: String
    default_display_currecy_code: String @deprecated(reason: "Use default_display_currency_code.")
    default_display_currecy_symbol: String @deprecated(reason: "Use default_display_currency_symbol.")
    available_currency_codes: [String]
    exchange_rates: [ExchangeRate]
  }

  type ExchangeRate {
    currency_to: String
    rate: Float
  }
`
