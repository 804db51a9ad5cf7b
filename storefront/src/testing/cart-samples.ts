/** Carts of the commerce channel, as its backend returns them. */
const money = (value: number) => ({ value, currency: 'USD' })

/** A line at $20 each. */
export const sentLine = (sku: string, quantity: number, more: object = {}) => ({
  __typename: 'SimpleCartItem',
  uid: `line-${sku}`,
  quantity,
  max_qty: 10,
  product: {
    sku,
    url_key: sku,
    name: `Product ${sku}`,
    is_medical_only: 0,
    categories: [{ name: 'Flower' }],
    small_image: { url: 'https://backend.example/media/products/flower/a.jpg' },
  },
  item_info: {
    brand: 'Alder',
    product_display_name: `Product ${sku}`,
    strain_type: 'Indica',
    thc_percentage: '20-24%',
  },
  prices: {
    row_total: money(20 * quantity),
    original_item_price: money(20),
    original_row_total: money(20 * quantity),
    total_item_discount: money(0),
    promo_labels: [],
  },
  errors: [],
  ...more,
})

export const sentLimit = (used: number, cart: number, max_available: number) => ({
  max_available,
  used,
  cart,
  unit: 'g',
  remaining: Math.max(0, max_available - used - cart),
})

export const sentRegulations = (more: object = {}) => ({
  medical_id_status: 'NOT_REQUIRED',
  info: 'Arizona daily limits',
  info_message: null,
  error_messages: [],
  is_place_order_allowed: true,
  limits: { thc: null, cbd: null, smoking: sentLimit(10, 4, 28) },
  ...more,
})

export const CART_ID = 'c'.repeat(32)

/** A cart of these lines, with ten percent tax. */
export const sentCart = (lines: ReturnType<typeof sentLine>[], more: object = {}) => {
  const subtotal = lines.reduce((sum, { quantity }) => sum + 20 * quantity, 0)
  return {
    id: CART_ID,
    version: '1',
    store_code: 'az_mesa',
    shopping_mode: 'RECREATIONAL',
    email: null,
    is_virtual: false,
    itemsV2: { items: lines },
    prices: {
      subtotal_excluding_tax: money(subtotal),
      grand_total: money(subtotal * 1.1),
      discounts: [],
      applied_taxes: [{ label: 'City tax', amount: money(subtotal * 0.1) }],
    },
    applied_coupons: [],
    applied_reward_points: null,
    applied_store_credit: null,
    applied_gift_cards: [],
    sap_opps_service_state: { state: 'OK', error_message: null },
    selected_pickup_location: null,
    delivery_slots: [],
    shipping_addresses: [],
    billing_address: null,
    available_payment_methods: [],
    selected_payment_method: null,
    regulations: null,
    ...more,
  }
}

/** A medical cart of the ordering channel at the store with id 1. */
export const sentMenuCart = (id: string, quantity: number) => ({
  id,
  storeId: '1',
  pricingType: 'MEDICAL',
  items: [
    {
      id: 'item-1',
      productId: 'p1',
      quantity,
      option: '3.5g',
      basePrice: 3500,
      discounts: [],
      product: { name: 'Blue Hour', brand: { name: 'Alder' }, category: 'Flower', subcategory: null, variants: [] },
    },
  ],
  priceSummary: {
    discounts: 0,
    fees: 0,
    mixAndMatch: 0,
    rewards: 0,
    subtotal: 3500 * quantity,
    taxes: 0,
    total: 3500 * quantity,
  },
})
