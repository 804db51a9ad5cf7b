/** How far ahead the next try of a cart may be, by a clock that is set back meanwhile (finding 9, I11). */
import { expect, test } from 'vitest'
import { createFolder } from '../engine/kernel/fold.ts'
import { addToCart, shoppingAtMesa } from '../testing/commerce-shopping.ts'
import type { Scenario } from '../testing/given.ts'
import { add, shopping } from '../testing/ordering-samples.ts'
import { commerceCartEvents } from './commerce-cart/commerce-cart.events.ts'
import { allDomains } from './domains.ts'
import { orderingCartEvents } from './ordering-cart/ordering-cart.events.ts'

const folder = createFolder(allDomains, 'checker')
/** What its timer takes for longer than it can be, in ms. */
const longest = (shop: Scenario) =>
  folder
    .due(shop.events.reduce(folder.fold, folder.initial()))
    .flatMap(({ event, within }) => (event.type.endsWith('.retryDue') ? [within] : []))

const asked = shopping().when(add(2))
const added = shoppingAtMesa(['a', 1]).when(addToCart('x'))
const failure = { code: 'SERVICE_UNAVAILABLE', jitter: 0.5 }

test.each([
  ['ordering', (more: object) => asked.when(orderingCartEvents.unreachable({ intent: asked.id, ...failure, ...more }))],
  ['commerce', (more: object) => added.when(commerceCartEvents.unreachable({ change: added.id, ...failure, ...more }))],
])('[finding 9] [I11] the %s cart waits no longer than it meant to', (_, lost) => {
  expect(longest(lost({}))).toEqual([3000])
  expect(longest(lost({ retryAfterMs: 600_000 }))).toEqual([630_000])
})
