import { createFolder, type State } from '../../../core/src/engine/kernel/fold.ts'
import type { LogEvent } from '../../../core/src/engine/log/event.ts'
import { allDomains } from '../../../core/src/domains/domains.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../../shared/json.ts'
import { cartSession, type Session } from '../cart-session.ts'
import { rtkReducer } from '../peers/rtk-shop.ts'
import { interleave, roundsOf } from '../rounds.ts'
import { atMost, measured, type Row } from '../row.ts'

const lines = 50
const rounds = roundsOf(15)

type Quantities = readonly { productId: string; quantity: number }[]

/** Microseconds per event. Throws if the work did not end in the expected cart. */
function timed<S, E>(
  session: Session,
  events: readonly E[],
  start: S,
  step: (state: S, event: E) => S,
  itemsOf: (state: S) => Quantities,
) {
  const startedAt = performance.now()
  const state = events.reduce(step, start)
  const took = performance.now() - startedAt
  const items = itemsOf(state)
  const same = items.length === lines && items.every((item) => session.quantities.get(item.productId) === item.quantity)
  if (!same) throw new Error('The events did not lead to the expected cart.')
  return (took * 1000) / events.length
}

/** The cart's items in the state of the cart's machine. */
const itemsIn = (state: State): Quantities =>
  listOf(fieldsOf(fieldsOf(state['orderingCart']?.context)['cart'])['items'])
    .map(fieldsOf)
    .map((item) => ({ productId: textOf(item['productId']), quantity: numberOf(item['quantity']) }))

const toAction = ({ type, data, id, at }: LogEvent) => ({
  type: type.replace('.', '/'),
  payload: data,
  meta: { id, at },
})

export const row: Row = {
  name: `step, ${allDomains.length} domains, ${lines}-line cart`,
  goal: '≤ 1.0 × an RTK reducer',
  unit: 'µs/event',
  met: atMost(1),
  async run() {
    const session = cartSession(lines, 400)
    const folder = createFolder(allDomains, 'tab-1')
    const opened = session.opening.reduce<State>(folder.fold, folder.initial())
    const actions = session.changes.map(toAction)
    const openedPeer = session.opening.map(toAction).reduce(rtkReducer, rtkReducer(undefined, { type: 'start' }))
    const result = await interleave(
      rounds,
      () => timed(session, session.changes, opened, folder.fold, itemsIn),
      () => timed(session, actions, openedPeer, rtkReducer, (state) => state.orderingCart.cart?.items ?? []),
    )
    return measured(
      result.ours,
      result.peer,
      `${session.changes.length} events: changed quantities with their answers, panels, pages; ${rounds} rounds`,
    )
  },
}
