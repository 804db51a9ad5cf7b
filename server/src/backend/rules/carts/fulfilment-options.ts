/** Fulfilment and payment options of a cart. Pure; money is integer cents. */
import type { PaymentMethod, ShippingMethod } from './checkout-settings.ts'
import type { Fulfilment } from '../../platform/tables/carts.ts'
import { message, type Message } from '../../../platform/message.ts'

export interface OfferedMethod extends ShippingMethod {
  /** The cost for this cart. */
  amount: number
  available: boolean
  /** Why it is not available. */
  error: Message | null
}

export interface FulfilmentTerms {
  methods: readonly ShippingMethod[]
  state: { name: string }
  /** False for an address outside the state. */
  isWithin: boolean
  /** Null for all types. */
  only: Fulfilment | null
  /** The value of goods after discounts. */
  goods: number
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function refusal(method: ShippingMethod, { isWithin, state, goods }: FulfilmentTerms): Message | null {
  if (method.kind === 'pickup') return null
  if (!isWithin) return message('DELIVERY_OTHER_STATE', { state: state.name })
  if (goods < method.minimum) return message('DELIVERY_TOO_SMALL', { amount: dollars(method.minimum) })
  return null
}

/** All options of a store, the unavailable ones with the reason. */
export const offeredMethods = (terms: FulfilmentTerms): OfferedMethod[] =>
  terms.methods
    .filter(({ kind }) => terms.only === null || kind === terms.only)
    .map((method) => {
      const error = refusal(method, terms)
      const free = method.freeFrom !== null && terms.goods >= method.freeFrom
      return { ...method, amount: free ? 0 : method.cents, available: error === null, error }
    })

const FREE = { code: 'free', title: 'Nothing to pay' }

/**
 * With nothing to pay there is one method, as in Adobe Commerce. A method may have a title for each fulfilment: until one is
 * chosen, the first is offered.
 */
export const offeredPayments = (
  methods: readonly PaymentMethod[],
  cart: { isEmpty: boolean; grandTotal: number; fulfilment: Fulfilment | null },
): { code: string; title: string }[] => {
  if (!cart.isEmpty && cart.grandTotal === 0) return [FREE]
  return methods
    .filter(({ code, fulfilment }, index) =>
      cart.fulfilment === null
        ? methods.findIndex((each) => each.code === code) === index
        : fulfilment.includes(cart.fulfilment),
    )
    .map(({ code, title }) => ({ code, title }))
}
