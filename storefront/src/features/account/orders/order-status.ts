/** The progress of an order, from the backend's status. */
import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import type { TFunction } from 'i18next'

/** `Ready for pickup` and `ready_for_pickup` are the same. */
const codeOf = (status: string): string => status.trim().toLowerCase().replaceAll(/\s+/g, '_')

const stages: ReadonlyMap<string, number> = new Map([
  ['pending', 0],
  ['processing', 1],
  ['ready_for_pickup', 2],
  ['complete', 3],
])
const ended: readonly string[] = ['canceled', 'closed']

/** Whether the order is still to be prepared or handed over. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean => {
  const code = codeOf(status)
  return code !== 'complete' && !ended.includes(code)
}

export type StatusTone = 'plain' | 'active' | 'sale'

/** Whether the customer has to act, the order failed, or neither. */
export const statusTone = (status: string): StatusTone => {
  const code = codeOf(status)
  if (code === 'ready_for_pickup') return 'active'
  return ended.includes(code) ? 'sale' : 'plain'
}

export interface Step {
  readonly label: string
  readonly state: 'done' | 'current' | 'ahead'
}

const pickup = ['placed', 'prepared', 'ready', 'pickedUp'] as const
const delivery = ['placed', 'prepared', 'packed', 'delivered'] as const

type Stage = Pick<Order, 'status' | 'checkout_type'>

/** The steps of an order, and the current one; null for other outcomes and unknown statuses. */
export const stepsOf = ({ status, checkout_type }: Stage, t: TFunction<'orders'>): Step[] | null => {
  const reached = stages.get(codeOf(status))
  if (reached === undefined) return null
  const steps = checkout_type === 'delivery' ? delivery : pickup
  const last = steps.length - 1
  return steps.map((step, index) => {
    const label = t(`steps.${step}`)
    if (index < reached || reached === last) return { label, state: 'done' }
    return { label, state: index === reached ? 'current' : 'ahead' }
  })
}

/** What to do, or what happened, in a sentence; null if the steps are enough. */
export const statusSentence = (
  { status, checkout_type }: Stage,
  t: TFunction<'orders'>,
  word: (status: string) => string,
): string | null => {
  switch (codeOf(status)) {
    case 'ready_for_pickup':
      return t(checkout_type === 'delivery' ? 'sentence.packed' : 'sentence.ready')
    case 'canceled':
      return t('sentence.canceled')
    case 'closed':
      return t('sentence.closed')
    default:
      return stages.has(codeOf(status)) ? null : t('sentence.unknown', { status: word(status) })
  }
}
