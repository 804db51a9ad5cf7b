/** The cart of the commerce channel and its orders: the same as the server's, each add once, each order told, to the cent. */
import { isDeepStrictEqual } from 'node:util'
import { fieldsOf, textOf } from '../../shared/json.ts'
import { MAIN } from '../browser/tab.ts'
import type { Gateway } from '../network/gateway.ts'
import type { History } from './history.ts'
import { type Past, isWholeStory } from './past.ts'
import type { Look } from './look.ts'
import { Violation } from './violation.ts'

interface World {
  readonly gateway: Gateway
  readonly history: History
  readonly isOneBuild: boolean
  readonly past: Past
}

export function checkCommerceCart({ tab }: Look, { gateway }: World): void {
  const { commerceCart, dispensary } = tab.shop.getState()
  const { lines, cart, cartId, waiting, changes, status } = commerceCart.view
  // Its wishes wait for as long as a store of the other channel is chosen.
  if (waiting > 0 && dispensary.view.chosen?.channel !== 'commerce') return
  if (waiting > 0) throw new Violation('no wish waits for ever (I11)', `${tab.name}: ${JSON.stringify(changes)}`)
  const here = new Map(lines.map(({ sku, quantity }) => [sku, quantity]))
  const there = new Map(Object.entries((cartId === null ? null : gateway.commerce.linesOf(cartId)) ?? {}))
  if (!isDeepStrictEqual(here, there))
    throw new Violation(
      'the server has the same cart (I11)',
      `${tab.name}, ${cartId}, ${status}: here ${JSON.stringify([...here])}, there ${JSON.stringify([...there])}`,
    )
  const sum = lines.reduce((total, line) => total + line.total, 0)
  if (cart && (cart.totals.subtotal !== sum || cart.totals.total !== sum - cart.totals.points))
    throw new Violation('totals are the sum of the lines', `${tab.name}: ${JSON.stringify(cart.totals)} for ${sum}`)
}

export function checkOrders({ tab }: Look, { gateway }: World): void {
  const { status, order } = tab.shop.getState().checkout.view
  if (status === 'placing' || status === 'unsure')
    throw new Violation('nothing waits for ever (I10)', `${tab.name}: the order is ${status}`)
  if (!order) return
  const sum = order.lines.reduce((total, line) => total + line.total, 0)
  if (order.totals.subtotal !== sum || order.totals.total !== sum - order.totals.points)
    throw new Violation('totals are the sum of the lines', `${tab.name}: ${JSON.stringify(order)}`)
  if (!gateway.commerce.orders().some(({ number }) => number === order.number))
    throw new Violation('an order that was told is one', `${tab.name}: ${order.number}`)
}

/** What the log says that was asked of the server: in a log that is whole, written by one build, on one disk. */
export function checkAsked({ gateway, history, isOneBuild, past }: World, looks: readonly Look[]): void {
  if (!isOneBuild || !history.isWhole(MAIN) || !isWholeStory(past)) return
  const told = new Set<string>()
  const adds = new Map<string, string>()
  let hasEnded = false
  for (const { event, isLost } of history.committedEvents()) {
    const { type, id, data } = event
    if (type === 'session.ended' || type === 'session.signedIn') hasEnded = true
    if (type === 'checkout.placed') told.add(textOf(fieldsOf(fieldsOf(data)['order'])['number']))
    if (type === 'commerceCart.addRequested' && !isLost) adds.set(id, textOf(fieldsOf(fieldsOf(data)['item'])['sku']))
    if (type === 'commerceCart.refused') adds.delete(textOf(fieldsOf(data)['change']))
    // What waits for a store, or for a cart that is gone, is told to the shopper otherwise.
    if (/^(commerceCart\.(gone|addCancelled|waitElapsed)|dispensary\.chosen|session\.ended)$/.test(type)) adds.clear()
  }
  const untold = gateway.commerce.orders().find(({ number }) => !told.has(number))
  if (untold && !hasEnded) throw new Violation('an order is told', untold.number)
  if (looks.some(({ tab }) => tab.shop.getState().commerceCart.view.waiting > 0)) return
  const keys = [...gateway.keys.keys()]
  const asked = new Set([...adds].filter(([id]) => keys.some((key) => key.startsWith(`${id}/`))).map(([, sku]) => sku))
  // Adds of one product that wait together are asked for as one.
  for (const [id, sku] of adds)
    if (!asked.has(sku)) throw new Violation('every add is asked for (I11)', `${id}, ${sku}`)
}
