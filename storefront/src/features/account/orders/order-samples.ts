/** An order as the commerce backend returns it, for tests. */
const usd = (value: number) => ({ value, currency: 'USD' })

const address = {
  firstname: 'Gina',
  lastname: 'Guest',
  company: null as string | null,
  street: ['7 Palo Verde Lane'],
  city: 'Mesa',
  region: 'Arizona',
  postcode: '85201',
  telephone: '480-555-0107',
}

export const sentItem = {
  id: 'aXRlbTE=',
  product_name: 'Amber Curing Jar',
  product_sku: 'fh-10674',
  product_url_key: 'amber-curing-jar' as string | null,
  quantity_ordered: 2,
  picture: { small_image: { url: 'http://backend.example/media/products/accessories/p10674.jpg' } } as {
    small_image: { url: string }
  } | null,
  menuProduct: null as { name: string; brand_name: string; image: { url: string } } | null,
  product_sale_price: usd(40),
  selected_options: [{ label: 'Size', value: 'Large' }],
  entered_options: [] as { label: string; value: string }[],
  prices: { row_total: usd(80), total_item_discount: usd(8) },
}

/** Contains everything that can lower or raise a total: 80 − 8 + 7 + 6.4 − 5 − 10 − 12 = 58.40. */
export const sentOrder = {
  id: 'MTAwMQ==',
  version: '7',
  channel: 'COMMERCE' as 'COMMERCE' | 'ORDERING',
  store: { code: 'az_mesa', name: 'Fernhill Mesa' } as { code: string; name: string } | null,
  token: '6291e05a0a63e0a1d3e0a724638140bf',
  number: '100010004',
  order_date: '2026-11-19 18:00:00',
  status: 'Ready for pickup',
  checkout_type: 'pickup' as string | null,
  email: 'gina@example.com',
  customer_info: { firstname: 'Gina', lastname: 'Guest' },
  shopping_mode: 'RECREATIONAL',
  items: [sentItem],
  total: {
    subtotal_excl_tax: usd(80),
    discounts: [{ label: 'Ten off', amount: usd(8) }],
    total_shipping: usd(7),
    total_tax: usd(6.4),
    taxes: [{ title: 'Arizona sales tax', amount: usd(6.4), code: null as string | null }],
    total_reward_points: usd(5),
    total_giftcard: usd(10),
    total_store_credit: usd(12),
    grand_total: usd(58.4),
  },
  shipping_method: 'Pickup - Pick up at the dispensary',
  pickup_location: { code: 'az_mesa', name: 'Fernhill Mesa' } as { code: string; name: string } | null,
  delivery_slot: null as string | null,
  handover: null as { day: string; from: string; to: string | null } | null,
  shipping_address: address as typeof address | null,
  billing_address: address,
  payment_methods: [{ name: 'Cash at pickup', type: 'cashondelivery' }],
  applied_coupons: [{ code: 'TEN' }],
  applied_gift_cards: [{ code: '****-5258', applied_balance: usd(10) }],
  comments: [{ message: 'Please ring twice.', timestamp: '2026-11-19 19:00:00' }],
  available_actions: ['REORDER', 'CANCEL'],
}
export type SentOrder = typeof sentOrder

/** One page of a list with these orders. */
export const sentPage = (items: readonly SentOrder[], { count = items.length, pages = 1 } = {}) => ({
  customer: { orders: { total_count: count, page_info: { total_pages: pages }, items } },
})

/** One order, as returned to the customer. */
export const sentOne = (...items: readonly SentOrder[]) => ({ customer: { orders: { items } } })

/** A line of a menu's order. */
export const sentMenuItem = {
  ...sentItem,
  product_name: 'Amber',
  product_sku: 'a',
  product_url_key: null,
  picture: null,
  menuProduct: {
    name: 'Amber',
    brand_name: 'Fernhill',
    image: { url: 'http://backend.example/media/products/flower/a.jpg' },
  },
  selected_options: [{ label: 'Size', value: '3.5g' }],
}

export const sentMenuOrder: SentOrder = {
  ...sentOrder,
  channel: 'ORDERING',
  store: { code: 'fl_miami', name: 'Miami' },
  pickup_location: { code: 'fl_miami', name: 'Miami' },
  delivery_slot: 'Saturday, November 21, 10:00 AM - 11:00 AM',
  handover: { day: '2026-11-21', from: '10:00', to: '11:00' },
  available_actions: [],
  items: [sentMenuItem],
}
