/** How far an order is, from what the backend calls it. */
import type { Order } from '@leaflog/core/wire/commerce-orders'

/** `Ready for pickup` and `ready_for_pickup` are the same. */
const codeOf = (status: string): string => status.trim().toLowerCase().replaceAll(/\s+/g, '_')

const stages: ReadonlyMap<string, number> = new Map([
  ['pending', 0],
  ['processing', 1],
  ['ready_for_pickup', 2],
  ['complete', 3],
])
const ended: readonly string[] = ['canceled', 'closed']

export type StatusTone = 'plain' | 'active' | 'sale'

/** Something waits for the customer, it came to nothing, or neither. */
export const statusTone = (status: string): StatusTone => {
  const code = codeOf(status)
  if (code === 'ready_for_pickup') return 'active'
  return ended.includes(code) ? 'sale' : 'plain'
}

export interface Step {
  readonly label: string
  readonly state: 'done' | 'current' | 'ahead'
}

const pickup = ['Placed', 'Being prepared', 'Ready for pickup', 'Picked up']
const delivery = ['Placed', 'Being prepared', 'Packed', 'Delivered']

/** The way of an order, and where on it this one is; null where it ended otherwise, or nobody knows the status. */
export const stepsOf = ({ status, checkout_type }: Pick<Order, 'status' | 'checkout_type'>): Step[] | null => {
  const reached = stages.get(codeOf(status))
  if (reached === undefined) return null
  const labels = checkout_type === 'delivery' ? delivery : pickup
  const last = labels.length - 1
  return labels.map((label, index) => {
    if (index < reached || reached === last) return { label, state: 'done' }
    return { label, state: index === reached ? 'current' : 'ahead' }
  })
}

/** What to do, or what became of it, in a sentence; null where the steps say it all. */
export const statusSentence = ({ status, checkout_type }: Pick<Order, 'status' | 'checkout_type'>): string | null => {
  switch (codeOf(status)) {
    case 'ready_for_pickup':
      return checkout_type === 'delivery'
        ? 'Your order is packed and leaves with the next van.'
        : 'Your order is ready. Bring your ID, and your medical card if it is a medical order.'
    case 'canceled':
      return 'This order was canceled. Nothing was handed over.'
    case 'closed':
      return 'This order was returned and is closed.'
    default:
      return stepsOf({ status, checkout_type }) === null ? `The status of this order: ${status}.` : null
  }
}
