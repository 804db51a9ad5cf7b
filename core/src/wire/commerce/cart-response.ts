/** A cart as Adobe Commerce sends it, converted to the core's form. Accepts every null that the schema allows. */
import * as z from 'zod/mini'
import { meaning, sentRefusal } from '../messages/message.ts'
import { type CommerceCart, regulations } from './commerce-cart.ts'
import { sentMoney } from '../shared/money.ts'
import { lineOf, sentLine } from './cart-line-response.ts'
import { list, money, text } from '../shared/response-fields.ts'

const sentAddress = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: text,
  street: z.array(text),
  city: z.string(),
  region: z.nullable(z.object({ code: text })),
  postcode: text,
  country: z.object({ code: z.string() }),
  telephone: text,
})
const addressOf = ({ region, country, street, ...address }: z.infer<typeof sentAddress>) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  street: street.flatMap((line) => (line ? [line] : [])),
  city: address.city,
  region: region?.code ?? null,
  postcode: address.postcode,
  country_code: country.code,
  telephone: address.telephone,
})

const method = {
  carrier_code: z.string(),
  carrier_title: z.string(),
  method_code: text,
  method_title: text,
  amount: sentMoney,
}
const selectedMethod = z.object(method)
const offeredMethod = z.extend(selectedMethod, {
  available: z.boolean(),
  error_message: text,
  error_message_meaning: z.optional(meaning),
})
const methodOf = (sent: z.infer<typeof selectedMethod>) => ({
  carrier_code: sent.carrier_code,
  method_code: sent.method_code ?? '',
  title: sent.method_title ?? sent.carrier_title,
  amount: sent.amount,
  available: true,
  problem: null,
})
const offeredOf = (sent: z.infer<typeof offeredMethod>) => ({
  ...methodOf(sent),
  available: sent.available,
  problem: sent.error_message,
  ...(sent.error_message_meaning && { problem_meaning: sent.error_message_meaning }),
})

const payment = z.object({ code: z.string(), title: z.string() })
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const hours = z.object({
  monday: text,
  tuesday: text,
  wednesday: text,
  thursday: text,
  friday: text,
  saturday: text,
  sunday: text,
})
const tax = z.object({ label: z.string(), amount: sentMoney })

const sent = z.object({
  id: z.string(),
  version: z.string(),
  store_code: z.string(),
  shopping_mode: z.enum(['DEFAULT', 'RECREATIONAL', 'MEDICAL']),
  email: text,
  is_virtual: z.boolean(),
  itemsV2: z.nullable(z.object({ items: list(sentLine) })),
  prices: z.nullable(
    z.object({
      subtotal_excluding_tax: money,
      grand_total: money,
      discounts: list(tax),
      applied_taxes: list(tax),
    }),
  ),
  applied_coupons: list(z.object({ code: z.string() })),
  applied_reward_points: z.nullable(z.object({ points: z.number(), money: sentMoney })),
  applied_store_credit: z.nullable(z.object({ current_balance: money, applied_balance: money })),
  applied_gift_cards: list(z.object({ code: text, current_balance: money, applied_balance: money })),
  sap_opps_service_state: z.object({
    state: z.string(),
    error_message: text,
    error_message_meaning: z.optional(meaning),
  }),
  selected_pickup_location: z.nullable(
    z.object({ code: z.string(), name: z.string(), phone: text, working_hours: hours }),
  ),
  delivery_slots: z.array(
    z.object({
      label: z.string(),
      values: z.array(z.object({ zoneid: z.string(), slotid: z.string(), time: z.string() })),
      selected: z.nullable(z.object({ slotid: z.string() })),
    }),
  ),
  shipping_addresses: z.array(
    z.nullable(
      z.extend(sentAddress, {
        pickup_location_code: text,
        available_shipping_methods: list(offeredMethod),
        selected_shipping_method: z.nullable(selectedMethod),
      }),
    ),
  ),
  billing_address: z.nullable(sentAddress),
  available_payment_methods: list(payment),
  selected_payment_method: z.nullable(payment),
  regulations: z.nullable(regulations),
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

const NO_ORDERS = 'This store isn’t taking orders right now.'

/** Why the store takes no orders: what it says, or that it does not. */
const sentServiceProblem = ({ state, ...said }: z.infer<typeof sent>['sap_opps_service_state']) =>
  state === 'OK'
    ? { service_problem: null }
    : {
        service_problem: said.error_message ?? NO_ORDERS,
        ...(said.error_message_meaning && { service_problem_meaning: said.error_message_meaning }),
      }

/** Money in cents; (9b.5) DEFAULT counts as RECREATIONAL. */
function cartOf(cart: z.output<typeof sent>): CommerceCart {
  const [shipping] = cart.shipping_addresses
  const { selected_pickup_location: pickup, selected_payment_method: paid, applied_reward_points: points } = cart
  const selected = shipping?.selected_shipping_method ?? null
  const cards = cart.applied_gift_cards
  const credit = cart.applied_store_credit
  return {
    id: cart.id,
    version: cart.version,
    store_code: cart.store_code,
    shopping_mode: cart.shopping_mode === 'MEDICAL' ? 'MEDICAL' : 'RECREATIONAL',
    email: cart.email,
    is_virtual: cart.is_virtual,
    lines: (cart.itemsV2?.items ?? []).map(lineOf),
    totals: {
      subtotal: cart.prices?.subtotal_excluding_tax ?? 0,
      discounts: cart.prices?.discounts ?? [],
      shipping: selected && selected.amount,
      taxes: cart.prices?.applied_taxes ?? [],
      points: points?.money ?? 0,
      gift_cards: sum(cards.map(({ applied_balance }) => applied_balance ?? 0)),
      credit: credit?.applied_balance ?? 0,
      total: cart.prices?.grand_total ?? 0,
    },
    coupons: cart.applied_coupons.map(({ code }) => code),
    points: points && { points: points.points, amount: points.money },
    credit: { balance: credit?.current_balance ?? 0, applied: credit?.applied_balance ?? 0 },
    gift_cards: cards.map(({ code, current_balance, applied_balance }) => ({
      ending: (code ?? '').slice(-4),
      balance: current_balance ?? 0,
      applied: applied_balance ?? 0,
    })),
    ...sentServiceProblem(cart.sap_opps_service_state),
    pickup: pickup && {
      code: pickup.code,
      name: pickup.name,
      phone: pickup.phone,
      hours: days.map((day) => ({ day, open: pickup.working_hours[day] })),
    },
    slots: cart.delivery_slots.map((day) => ({ ...day, selected: day.selected?.slotid ?? null })),
    shipping: shipping
      ? {
          address: addressOf(shipping),
          is_pickup: shipping.pickup_location_code !== null,
          methods: shipping.available_shipping_methods.map((each) => offeredOf(each)),
          selected: selected && methodOf(selected),
        }
      : null,
    billing: cart.billing_address && addressOf(cart.billing_address),
    payments: cart.available_payment_methods,
    payment: paid && paid.code !== '' ? paid : null,
    regulations: cart.regulations,
  }
}

export const sentCart = z.pipe(sent, z.transform(cartOf))

/** The merged cart, and which lines of the other one were not merged. */
export const sentMergedCart = z.pipe(
  z.extend(sent, { merge_issues: z.array(sentRefusal) }),
  z.transform(({ merge_issues: issues, ...cart }) => ({ cart: cartOf(cart), issues })),
)
