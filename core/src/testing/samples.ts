/** Small samples for the core's own tests. The full data set is in the fixtures package. */
import type { Customer } from '../wire/commerce/customer-model.ts'
import type { AgeGateEntry } from '../wire/commerce/age-gate.ts'
import type { Cart, CartItem } from '../wire/ordering/ordering.ts'
import type { Dispensary } from '../wire/content/stores.ts'

const entry = (state_code: string, state_label: string, show_datepicker = false): AgeGateEntry => ({
  state_code,
  state_label,
  main_title: 'Before we get started...',
  sub_title: 'Are you over the age of 18 years old?',
  age_requirement_copy: `Sorry, not in ${state_label}.`,
  min_age_medical: '18',
  min_age_recreational: '21',
  show_datepicker,
})

export const gateEntries: AgeGateEntry[] = [entry('FL', 'Florida'), entry('MD', 'Maryland', true), entry('OH', 'Ohio')]

const open = { open: '09:00', close: '21:00' }

export const sampleStore = (storeId: string, name: string, more: Partial<Dispensary> = {}): Dispensary => ({
  store_id: storeId,
  store_code: `fl_${name.toLowerCase()}`,
  store_name: name,
  kind: 'dispensary',
  channel: 'ordering',
  state_code: 'FL',
  state_name: 'Florida',
  address: '1 Garden Street',
  city: name,
  postcode: '33101',
  phone_number: '305-555-0100',
  latitude: 25.76,
  longitude: -80.19,
  time_zone: 'America/New_York',
  sap_id: `SAP${storeId}`,
  modes: ['RECREATIONAL', 'MEDICAL'],
  hours: { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: open, sunday: null },
  delivery: { code: `D${storeId}`, fee: 500, free_from: 10_000, minimum: 5_000 },
  ...more,
})

export const sampleItem = (productId: string, quantity: number, option = '3.5g'): CartItem => ({
  id: `item-${productId}-${option}`,
  productId,
  quantity,
  option,
  basePrice: 3500,
  discounts: [],
  product: { name: 'Blue Hour', brand: { name: 'Fernhill' }, category: 'Flower', subcategory: null, variants: [] },
})

export const sampleCart = (items: CartItem[], more: Partial<Cart> = {}): Cart => {
  const subtotal = items.reduce((sum, item) => sum + item.basePrice * item.quantity, 0)
  return {
    id: 'cart-0001',
    storeId: '101',
    pricingType: 'RECREATIONAL',
    items,
    priceSummary: { discounts: 0, fees: 0, mixAndMatch: 0, rewards: 0, subtotal, taxes: 0, total: subtotal },
    ...more,
  }
}

/** A member of Rewards; fields can be replaced. */
export const sampleCustomer = (given: Partial<Customer> = {}): Customer => ({
  firstname: 'Avery',
  lastname: 'Lindqvist',
  nickname: null,
  suffix: null,
  email: 'member@example.com',
  is_subscribed: true,
  created_at: '2025-03-01 10:00:00',
  my_store: null,
  my_store_info: null,
  date_of_birth: '1990-04-01',
  gender: null,
  delivery_method: null,
  communication_preferences: {
    marketing_email: 'member@example.com',
    is_email_subscribed: true,
    marketing_phone: null,
    is_phone_subscribed: false,
    marketing_email_rewards: 'member@example.com',
    is_email_subscribed_rewards: true,
    marketing_phone_rewards: null,
    is_phone_subscribed_rewards: false,
  },
  loyalty: {
    show_rewards: true,
    is_signed: true,
    points: 742,
    shop_auto_login: false,
    rewards_auto_login: false,
    rewards_state: 'FL',
  },
  reward_points: { balance: { points: 742, money: 3700 } },
  ...given,
})
