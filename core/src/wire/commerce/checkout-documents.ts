/** Placing an order, and the account created with it, over commerce GraphQL. */
import * as z from 'zod/mini'
import { sentRefusal } from '../messages/message.ts'
import { sentMoney } from '../shared/money.ts'
import type { PlacedOrder } from './placed-order.ts'
import { list, money, text } from '../shared/response-fields.ts'

const option = z.object({ label: z.string(), value: z.string() })
const sentOrder = z.object({
  number: z.string(),
  token: z.string(),
  order_date: z.string(),
  status: z.string(),
  email: text,
  customer_info: z.object({ firstname: z.string(), lastname: text }),
  items: list(
    z.object({
      product_name: text,
      product_sku: z.string(),
      quantity_ordered: z.nullable(z.number()),
      selected_options: list(option),
      prices: z.nullable(z.object({ row_total: sentMoney, total_item_discount: sentMoney })),
    }),
  ),
  total: z.nullable(
    z.object({
      grand_total: sentMoney,
      subtotal_excl_tax: sentMoney,
      total_tax: sentMoney,
      total_shipping: sentMoney,
      total_giftcard: money,
      total_store_credit: money,
      total_reward_points: money,
      discounts: list(z.object({ label: z.string(), amount: sentMoney })),
    }),
  ),
  pickup_location: z.nullable(z.object({ code: z.string(), name: z.string() })),
  delivery_slot: text,
  shipping_address: z.nullable(z.object({ street: z.array(text), city: z.string(), region: text, postcode: text })),
  payment_methods: list(z.object({ name: z.string() })),
})

function orderOf(sent: z.infer<typeof sentOrder>): PlacedOrder {
  const { total, shipping_address: address } = sent
  return {
    number: sent.number,
    ...(sent.token !== '' && { token: sent.token }),
    date: sent.order_date,
    status: sent.status,
    email: sent.email,
    firstname: sent.customer_info.firstname,
    lastname: sent.customer_info.lastname ?? '',
    lines: sent.items.map((item) => ({
      name: item.product_name ?? item.product_sku,
      sku: item.product_sku,
      quantity: item.quantity_ordered ?? 0,
      options: item.selected_options,
      total: (item.prices?.row_total ?? 0) - (item.prices?.total_item_discount ?? 0),
    })),
    totals: {
      subtotal: total?.subtotal_excl_tax ?? 0,
      discounts: total?.discounts ?? [],
      shipping: total?.total_shipping ?? 0,
      tax: total?.total_tax ?? 0,
      points: total?.total_reward_points ?? 0,
      gift_cards: total?.total_giftcard ?? 0,
      credit: total?.total_store_credit ?? 0,
      total: total?.grand_total ?? 0,
    },
    pickup: sent.pickup_location,
    slot: sent.delivery_slot,
    address: address && { ...address, street: address.street.flatMap((line) => (line ? [line] : [])) },
    payment: sent.payment_methods[0]?.name ?? null,
  }
}

const orderFields = `number token order_date status email customer_info { firstname lastname }
    items {
      product_name product_sku quantity_ordered selected_options { label value }
      prices { row_total { value currency } total_item_discount { value currency } }
    }
    total {
      grand_total { value currency } subtotal_excl_tax { value currency } total_tax { value currency }
      total_shipping { value currency } total_giftcard { value currency } total_store_credit { value currency }
      total_reward_points { value currency } discounts { label amount { value currency } }
    }
    pickup_location { code name } delivery_slot
    shipping_address { street city region postcode }
    payment_methods { name }`

/** Idempotent: the same cart always returns the same order. */
export const placeOrder = {
  operationName: 'placeOrder',
  query: `mutation placeOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) { orderV2 { ${orderFields} } errors { code message } }
}`,
  result: z.pipe(
    z.object({
      placeOrder: z.nullable(
        z.object({
          orderV2: z.nullable(sentOrder),
          errors: list(sentRefusal),
        }),
      ),
    }),
    z.transform(({ placeOrder: answer }) => ({
      order: answer?.orderV2 ? orderOf(answer.orderV2) : null,
      errors: answer?.errors ?? [],
    })),
  ),
} as const

/** Creates an account from a guest's order. */
export const createCustomerOnCheckout = {
  operationName: 'createCustomerOnCheckout',
  query: `mutation createCustomerOnCheckout($input: CustomerCreateInput!, $increment_id: String!) {
  createCustomerOnCheckout(input: $input, increment_id: $increment_id) { customer { email } }
}`,
  result: z.object({
    createCustomerOnCheckout: z.nullable(z.object({ customer: z.object({ email: text }) })),
  }),
} as const
