/** Orders of commerce GraphQL: a customer's, and a guest's. Money is converted to cents. */
import * as z from 'zod/mini'
import { mediaPath } from '../shared/media.ts'
import { sentMoney } from '../shared/money.ts'
import { listOf, words } from '../shared/nullable.ts'

const text = z.nullable(z.string())
const money = z.nullable(sentMoney)
const pair = z.object({ label: z.string(), value: z.string() })

/** Of a menu; null for a product of the commerce channel, and if no menu has it any more. */
const menuProduct = z.pipe(
  z.nullable(z.object({ name: z.string(), brand_name: z.string(), image: z.object({ url: text }) })),
  z.transform((sent) => sent && { name: sent.name, brand: sent.brand_name, picture: mediaPath(sent.image.url) }),
)

const listedItem = z.object({
  id: z.string(),
  /** '' if the order no longer has it. */
  product_name: words,
  product_sku: z.string(),
  /** Null unless it is a product of the commerce channel. */
  product_url_key: text,
  quantity_ordered: z.nullable(z.number()),
  /** The current product's image path below /media; null if it is no longer sold. */
  picture: z.pipe(
    z.nullable(z.object({ small_image: z.nullable(z.object({ url: text })) })),
    z.transform((product) => mediaPath(product?.small_image?.url)),
  ),
  menuProduct,
  selected_options: listOf(pair),
})
export type ListedItem = z.infer<typeof listedItem>

/** The picture of a product of either channel; null if it is no longer sold. */
export const pictureOf = ({ picture, menuProduct: onMenu }: ListedItem): string | null =>
  picture ?? onMenu?.picture ?? null

/** What a list shows of an order. */
const listed = {
  number: z.string(),
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  order_date: z.string(),
  /** Display text: Ready for pickup. */
  status: z.string(),
  /** pickup or delivery; null for orders from before the checkout existed. */
  checkout_type: text,
  shopping_mode: text,
  channel: z.enum(['COMMERCE', 'ORDERING']),
  /** The dispensary that prepares it; null if there is none any more. */
  store: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** REORDER if the order can be added to a cart again (8.25), CANCEL if it can be canceled. */
  available_actions: listOf(z.string()),
}
const listedFields =
  'number order_date status checkout_type shopping_mode channel store { code name } available_actions'
const listedItemFields =
  'id product_name product_sku product_url_key quantity_ordered picture: product { small_image { url } } menuProduct: menu_product { name brand_name image { url } } selected_options { label value }'

/** The result of `listedOrderFields`. */
export const listedOrder = z.object({
  ...listed,
  total: z.object({ grand_total: sentMoney }),
  items: listOf(listedItem),
})
export type ListedOrder = z.infer<typeof listedOrder>
export const listedOrderFields = `${listedFields} total { grand_total { value currency } } items { ${listedItemFields} }`

export interface OrderPage {
  readonly orders: readonly ListedOrder[]
  /** Over all pages. */
  readonly count: number
  readonly pages: number
}

/** One page of the customer's orders, the latest first. `$filter` is a CustomerOrdersFilterInput. */
export const customerOrdersQuery = {
  operationName: 'customerOrders',
  query: `query customerOrders($filter: CustomerOrdersFilterInput, $currentPage: Int, $pageSize: Int) {
  customer {
    orders(filter: $filter, currentPage: $currentPage, pageSize: $pageSize) {
      total_count page_info { total_pages }
      items { ${listedOrderFields} }
    }
  }
}`,
  result: z.pipe(
    z.object({
      customer: z.object({
        orders: z.nullable(
          z.object({
            total_count: z.nullable(z.int()),
            page_info: z.nullable(z.object({ total_pages: z.nullable(z.int()) })),
            items: listOf(listedOrder),
          }),
        ),
      }),
    }),
    z.transform(({ customer: { orders } }): OrderPage => ({
      orders: orders?.items ?? [],
      count: orders?.total_count ?? 0,
      pages: orders?.page_info?.total_pages ?? 0,
    })),
  ),
} as const

const discount = z.object({ label: z.string(), amount: sentMoney })

const item = z.extend(listedItem, {
  product_sale_price: sentMoney,
  entered_options: listOf(pair),
  prices: z.nullable(z.object({ row_total: sentMoney, total_item_discount: sentMoney })),
})
export type OrderItem = z.infer<typeof item>

const address = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: text,
  street: z.array(text),
  city: z.string(),
  region: text,
  postcode: text,
  telephone: text,
})
export type OrderAddress = z.infer<typeof address>

const total = z.object({
  subtotal_excl_tax: sentMoney,
  discounts: listOf(discount),
  total_shipping: sentMoney,
  total_tax: sentMoney,
  /** `code`: SERVICE_FEE for the shop's fee, which is one of them; null for a tax. */
  taxes: listOf(z.object({ title: z.string(), amount: sentMoney, code: text })),
  total_reward_points: money,
  total_giftcard: money,
  total_store_credit: money,
  grand_total: sentMoney,
})
export type OrderTotal = z.infer<typeof total>

/** The result of `orderFields`. */
export const order = z.object({
  ...listed,
  id: z.string(),
  /** Of the last change, as `orderChanged` tells it. */
  version: z.string(),
  /** A guest's access token for the order; '' for orders from before the checkout existed. A secret (I5). */
  token: z.string(),
  email: text,
  customer_info: z.object({ firstname: z.string(), lastname: text }),
  items: listOf(item),
  total,
  shipping_method: text,
  /** Where it is picked up; null for delivery. */
  pickup_location: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** The window of a pickup or a delivery, as display text. */
  delivery_slot: text,
  /** The same, in the store's time: `YYYY-MM-DD` and `HH:MM`. */
  handover: z.nullable(z.object({ day: z.string(), from: z.string(), to: text })),
  shipping_address: z.nullable(address),
  billing_address: z.nullable(address),
  payment_methods: listOf(z.object({ name: z.string(), type: z.string() })),
  applied_coupons: listOf(z.object({ code: z.string() })),
  /** The code's last characters. */
  applied_gift_cards: listOf(z.object({ code: z.string(), applied_balance: sentMoney })),
  comments: listOf(z.object({ message: z.string(), timestamp: z.string() })),
})
/** Everything that a page shows of one order. */
export type Order = z.infer<typeof order>

/** Used with `orderAddressFragment`. */
export const orderFields = `${listedFields} id version token email customer_info { firstname lastname }
    items {
      ${listedItemFields} product_sale_price { value currency }
      entered_options { label value }
      prices { row_total { value currency } total_item_discount { value currency } }
    }
    total {
      subtotal_excl_tax { value currency } discounts { label amount { value currency } }
      total_shipping { value currency } total_tax { value currency } taxes { title code amount { value currency } }
      total_reward_points { value currency } total_giftcard { value currency } total_store_credit { value currency }
      grand_total { value currency }
    }
    shipping_method pickup_location { code name } delivery_slot handover { day from to }
    shipping_address { ...AddressOfOrder } billing_address { ...AddressOfOrder }
    payment_methods { name type } applied_coupons { code }
    applied_gift_cards { code applied_balance { value currency } }
    comments { message timestamp }`
export const orderAddressFragment = `fragment AddressOfOrder on OrderAddress {
  firstname lastname company street city region postcode telephone
}`

/** One order of the customer by its number; null if they have no such order. */
export const customerOrderQuery = {
  operationName: 'customerOrder',
  query: `query customerOrder($number: String!) {
  customer { orders(filter: { number: { eq: $number } }, pageSize: 1) { items { ${orderFields} } } }
}
${orderAddressFragment}`,
  result: z.pipe(
    z.object({ customer: z.object({ orders: z.nullable(z.object({ items: listOf(order) })) }) }),
    z.transform(({ customer }): Order | null => customer.orders?.items[0] ?? null),
  ),
} as const

export interface GuestOrderInput {
  readonly number: string
  readonly email: string
  readonly lastname: string
}

/** A guest's order, identified by details only they know. Sent `hidden`, because addresses end up in logs. */
export const guestOrderQuery = {
  operationName: 'guestOrder',
  query: `query guestOrder($input: OrderInformationInput!) { guestOrder(input: $input) { ${orderFields} } }
${orderAddressFragment}`,
  result: z.pipe(
    z.object({ guestOrder: order }),
    z.transform(({ guestOrder }) => guestOrder),
  ),
} as const

/** A guest's order by its token, which is a secret: sent `hidden`. */
export const guestOrderByTokenQuery = {
  operationName: 'guestOrderByToken',
  query: `query guestOrderByToken($input: OrderTokenInput!) { guestOrderByToken(input: $input) { ${orderFields} } }
${orderAddressFragment}`,
  result: z.pipe(
    z.object({ guestOrderByToken: order }),
    z.transform(({ guestOrderByToken }) => guestOrderByToken),
  ),
} as const
