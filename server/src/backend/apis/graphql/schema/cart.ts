import type { CartItemsV2Args, Resolvers, SortQuoteItemsEnum } from './resolvers.generated.ts'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { spanLabel } from '@leaflog/core/wire/commerce/window-labels'
import { customersCart } from '../../../rules/carts/carts.ts'
import { creditOf, liveGiftCards } from '../../../rules/carts/funds.ts'
import type { PricedLine } from '../../../rules/carts/price-cart.ts'
import { money } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import { cartEnvironment, readCart, viewCart, type CartView, type LineView } from './cart-view.ts'
import { pageInfo, readPage } from './paging.ts'
import { refusing } from './refusals.ts'
import { message } from '../../../../platform/message.ts'

const sortKeys: Record<SortQuoteItemsEnum, (line: PricedLine) => number | string> = {
  ITEM_ID: (line) => line.id,
  SKU: (line) => line.product.sku,
  NAME: (line) => line.product.name,
  QTY: (line) => line.quantity,
  PRICE: (line) => line.unitCents,
  ROW_TOTAL: (line) => line.totals.rowTotal,
  DISCOUNT_AMOUNT: (line) => line.totals.discount,
  TAX_AMOUNT: (line) => line.totals.tax,
  PRODUCT_TYPE: (line) => line.product.type,
}

const linesOf = ({ cart }: CartView): LineView[] => cart.lines.map((line) => ({ line, cart }))

function itemsV2(view: CartView, asked: CartItemsV2Args) {
  const page = readPage(asked, 20)
  const { sort } = asked
  const key = sort ? sortKeys[sort.field] : sortKeys.ITEM_ID
  const sign = sort?.order === 'DESC' ? -1 : 1
  const lines = linesOf(view).toSorted((a, b) => {
    const [first, second] = [key(a.line), key(b.line)]
    return first === second ? a.line.id - b.line.id : first < second ? -sign : sign
  })
  return {
    items: lines.slice(page.offset, page.offset + page.size),
    page_info: pageInfo(page, lines.length),
    total_count: lines.length,
  }
}

function pricesOf({ cart: { totals } }: CartView) {
  const { subtotal, discount, tax, discounts, taxes, grandTotal } = totals
  const views = discounts.map(({ label, amount, appliedTo, coupon }) => ({
    label,
    amount: money(amount),
    applied_to: appliedTo,
    coupon: coupon === null ? null : { code: coupon },
  }))
  const off = discount + totals.shippingDiscount
  return {
    grand_total: money(grandTotal),
    grand_total_excluding_tax: money(Math.max(0, grandTotal - tax)),
    subtotal_excluding_tax: money(subtotal),
    subtotal_including_tax: money(subtotal + tax),
    subtotal_with_discount_excluding_tax: money(subtotal - discount),
    discounts: views.length === 0 ? null : views,
    discount: off === 0 ? null : { amount: money(off), label: discounts.map(({ label }) => label) },
    applied_taxes: taxes.map(({ label, amount }) => ({ label, amount: money(amount) })),
    gift_options: { printed_card: money(0) },
  }
}

const opening = (hours: Dispensary['hours']['monday']) => (hours === null ? null : spanLabel(hours.open, hours.close))

function pickupLocation({ cart: { place, row, method } }: CartView) {
  const chosen = method?.kind === 'pickup' || (method === null && row.pickup_location === place.storeCode)
  if (!chosen) return null
  const hours = Object.entries(place.dispensary.hours).map(([day, open]) => [day, opening(open)] as const)
  const { phone_number: phone } = place.dispensary
  return {
    code: place.storeCode,
    name: place.storeName,
    phone,
    working_hours: Object.fromEntries<string | null>(hours),
  }
}

function deliverySlots({ cart: { days, row } }: CartView) {
  return days.map(({ label, slots }) => {
    const values = slots.map(({ zoneId, slotId, time }) => ({ zoneid: zoneId, slotid: slotId, time }))
    return { label, values, selected: values.find(({ slotid }) => slotid === row.slot_id) ?? null }
  })
}

/** The price of the chosen shipping method, or of the cheapest if the order is delivered. */
function deliveryCost({ cart: { row, fulfilment, method, methods, totals } }: CartView): number {
  if (method) return method.kind === 'delivery' ? totals.shipping : 0
  if (fulfilment === 'pickup' || row.carrier_code !== null) return 0
  const amounts = methods.filter(({ kind, available }) => kind === 'delivery' && available).map(({ amount }) => amount)
  return amounts.length === 0 ? 0 : Math.min(...amounts)
}

async function giftCards({ cart: { row, totals, today } }: CartView, _args: unknown, { db }: CommerceContext) {
  const cards = await liveGiftCards(db, row.gift_cards, today)
  return cards.map(({ code, balance, expiresOn }) => ({
    code,
    current_balance: money(balance),
    applied_balance: money(totals.giftCards.find((one) => one.code === code)?.amount ?? 0),
    expiration_date: expiresOn,
  }))
}

const couponsOf = ({ cart: { row } }: CartView) => (row.coupon === null ? [] : [{ code: row.coupon }])

/** (7a.14, 3.4.3) Reading a cart. */
export const cart: Resolvers = {
  Query: {
    cart: (_, { cart_id }, context) => refusing(async () => readCart(await cartEnvironment(context), cart_id)),
    customerCart: (_, _args, context) =>
      refusing(async () => {
        const customer = await context.customer()
        const env = await cartEnvironment(context)
        return viewCart(env, await customersCart(env, customer))
      }),
  },
  Cart: {
    id: ({ cart: { row } }) => row.id,
    email: ({ cart: { row }, env }) => (row.customer_id === null ? row.email : (env.customer?.email ?? null)),
    is_virtual: ({ cart: { isVirtual } }) => isVirtual,
    total_quantity: ({ cart: { lines } }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_summary_quantity_including_config: ({ cart: { lines } }) =>
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: linesOf,
    itemsV2,
    prices: pricesOf,
    rules: ({ cart: { totals } }) => totals.applied.map(({ name }) => ({ name })),
    applied_coupon: (view) => couponsOf(view)[0] ?? null,
    applied_coupons: (view) => (view.cart.row.coupon === null ? null : couponsOf(view)),
    applied_gift_cards: giftCards,
    applied_reward_points: ({ cart: { totals } }) =>
      totals.points && { points: totals.points.points, money: money(totals.points.value) },
    applied_store_credit: async ({ cart: { totals }, env }, _args, { db }) => ({
      enabled: true,
      current_balance: money(env.customer ? await creditOf(db, env.customer.id) : 0),
      applied_balance: money(totals.storeCredit),
    }),
    available_payment_methods: ({ cart: { payments } }) =>
      payments.map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: ({ cart: { payment, row } }) => ({
      code: payment?.code ?? '',
      title: payment?.title ?? '',
      purchase_order_number: row.purchase_order_number,
    }),
    available_gift_wrappings: () => [],
    gift_receipt_included: () => false,
    printed_card_included: () => false,
    checkoutUrl: (_, _args, { shopUrl }) => `${shopUrl()}/checkout`,
    delivery_cost: (view) => money(deliveryCost(view)),
    sap_opps_service_state: ({ cart: { place, settings } }) =>
      (settings.shippingMethods[place.storeCode] ?? []).length > 0
        ? { state: 'OK', error_message: null }
        : { state: 'UNAVAILABLE', error_message: message('STORE_TAKES_NO_ORDERS', { store: place.storeName }) },
    selected_pickup_location: pickupLocation,
    delivery_slots: deliverySlots,
    store_code: ({ cart: { place } }) => place.storeCode,
    shopping_mode: ({ cart: { mode } }) => mode,
    checkout_type: ({ cart: { method, fulfilment } }) => method?.kind ?? fulfilment,
    merge_issues: ({ issues }) => issues,
    version: ({ cart: { row } }) => row.version,
  },
}
