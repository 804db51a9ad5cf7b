/** The cart of the shop and the server's: the same lines, in quantities that the shopper was told were taken, for the money that they cost. */
import { isDeepStrictEqual } from 'node:util'
import { fieldsOf, textOf } from '../../shared/json.ts'
import type { Gateway } from '../network/gateway.ts'
import type { History } from './history.ts'
import { type Past, isWholeStory } from './past.ts'
import type { Look } from './look.ts'
import { MAIN } from '../browser/tab.ts'
import { Violation } from './violation.ts'
import { wishesOf } from './wishes.ts'

interface World {
  readonly gateway: Gateway
  readonly history: History
  readonly isOneBuild: boolean
  readonly past: Past
}

export function checkCart({ tab, shared }: Look, { gateway, history, isOneBuild, past }: World): void {
  const { lines, summary, status } = tab.shop.getState().orderingCart.view
  const cart = fieldsOf(fieldsOf(fieldsOf(fieldsOf(shared['orderingCart'])['state'])['context'])['cart'])
  const cartId = textOf(cart['id'])
  const here = Object.fromEntries(lines.map((line) => [`${line.productId}|${line.option}`, line.quantity]))
  const there = cartId === '' ? {} : (gateway.ordering.linesOf(cartId) ?? {})
  if (!isDeepStrictEqual(new Map(Object.entries(here)), new Map(Object.entries(there))))
    throw new Violation(
      'the server has the same cart (I11)',
      `${tab.name}, ${cartId}, ${status}: here ${JSON.stringify(here)}, there ${JSON.stringify(there)}`,
    )

  const subtotal = lines.reduce((sum, { basePrice, quantity }) => sum + basePrice * quantity, 0)
  const saved = lines.reduce((sum, line) => sum + line.saved, 0)
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  if (
    summary &&
    (summary.subtotal !== subtotal || summary.discounts !== saved || summary.total - summary.taxes !== total)
  )
    throw new Violation(
      'totals are the sum of the lines',
      `${tab.name}: ${JSON.stringify(summary)} for ${JSON.stringify(lines)}`,
    )

  if (!isOneBuild || !history.isWhole(MAIN) || !isWholeStory(past)) return
  for (const [line, quantity] of wishesOf(history))
    if ((there[line] ?? 0) !== quantity)
      throw new Violation(
        'a wish that was not refused is granted (I11)',
        `${line} was wanted ${quantity} times and is ${there[line] ?? 0} times in the cart`,
      )
}
