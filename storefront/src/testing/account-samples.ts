/** Pages and samples for tests. @module */
/** A customer's data in the commerce channel, as its backend returns it. */
const usd = (value: number) => ({ value, currency: 'USD' })

export const sentCountries = [
  {
    id: 'US',
    two_letter_abbreviation: 'US',
    full_name_locale: 'United States',
    full_name_english: 'United States',
    available_regions: [
      { id: 3, code: 'AZ', name: 'Arizona' },
      { id: 9, code: 'FL', name: 'Florida' },
    ],
  },
  {
    id: 'PR',
    two_letter_abbreviation: 'PR',
    full_name_locale: 'Puerto Rico',
    full_name_english: 'Puerto Rico',
    available_regions: null,
  },
]

export const sentAddress = {
  uid: 'MQ==',
  firstname: 'Avery',
  lastname: 'Lindqvist',
  company: null,
  street: ['48 Banyan Row', 'Apartment 3'],
  city: 'Miami',
  region: { region_id: 9, region_code: 'FL', region: 'Florida' },
  postcode: '33133',
  country_code: 'US',
  telephone: '3055550142',
  default_shipping: true,
  default_billing: false,
}

const price = (value: number) => ({ final_price: usd(value), regular_price: usd(value) })

/** An item of a wishlist: a simple product by default. */
export const sentWish = (id: string, name: string, more: object = {}) => ({
  __typename: 'SimpleWishlistItem',
  id,
  quantity: 1,
  description: null,
  added_at: '2026-11-20 17:00:00',
  product: {
    sku: `sku-${id}`,
    name,
    url_key: `key-${id}`,
    brand_name: 'Fernhill',
    strain_type_label: 'Indica',
    is_medical_only: 0,
    is_sold_in_mode: true,
    stock_status: 'IN_STOCK',
    small_image: null,
    price_range: { minimum_price: price(30), maximum_price: price(30) },
  },
  ...more,
})

export const sentList = (id: string, name: string, ...items: object[]) => ({
  id,
  name,
  items_v2: { items },
  menu_items: [],
})
