/** The next call to send, if any. Pure. */
import { isAhead } from '../../rules/time/age.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import type { Change } from './changes.ts'
import type { CommerceCartContext } from './commerce-cart.context.ts'
import { UPDATE_PAUSE_MS } from './commerce-cart.rules.ts'

export type CartCall =
  | { readonly call: 'create'; readonly change: string; readonly shopping: Shopping }
  | { readonly call: 'join'; readonly change: string; readonly source: string; readonly shopping: Shopping }
  | { readonly call: 'send'; readonly cartId: string; readonly change: Change; readonly shopping: Shopping }

/** Cause id of an answer that creates an empty cart. */
const NEW_CART = 'new'

/** Nothing is sent without a chosen store, while an answer is awaited, or while the network is away. */
export function nextCall(context: CommerceCartContext, at: number): CartCall | null {
  const { cartId, queue, sending, syncing, retryAt, joining, wanted } = context
  const shopping = shoppingOf(context)
  if (shopping === null || sending !== null || syncing || retryAt !== null) return null
  const [first] = queue
  if (cartId === null) return first || wanted ? { call: 'create', change: first?.id ?? NEW_CART, shopping } : null
  if (!first) return joining === null ? null : { call: 'join', change: joining, source: joining, shopping }
  if (isPausing(queue, at)) return null
  const { tried: _, waited: __, ...change } = first
  return { call: 'send', cartId, change, shopping }
}

/** 4c.4: a quantity waits one second for further changes; any other change in the queue ends the wait. */
const isPausing = (queue: CommerceCartContext['queue'], at: number): boolean => {
  const [first] = queue
  return (
    first?.kind === 'quantity' &&
    isAhead(first.readyAt, at, UPDATE_PAUSE_MS) &&
    queue.every(({ kind }) => kind === 'quantity')
  )
}

export const shoppingOf = ({ target }: CommerceCartContext): Shopping | null =>
  target && { storeCode: target.storeCode, mode: target.mode, delivery: target.delivery }
