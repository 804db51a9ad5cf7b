import { expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { add, chooseMiami } from '../../testing/ordering-samples.ts'
import { sampleCart, sampleItem } from '../../testing/samples.ts'
import { orderingCartEvents as events } from './ordering-cart.events.ts'

const orderLimit = { perLine: 10, milligrams: 28_000 }

test('[8.3] [shop 9] the cart says what one order may have, and each line what one of it takes', () => {
  const wished = given(chooseMiami()).when(add())
  const created = wished.when(events.created({ intent: wished.id, cart: sampleCart([], { orderLimit }) }))
  const items = [{ ...sampleItem('p1', 1), weightMg: 3500 }]
  const done = created.when(events.changed({ intent: wished.id, cart: sampleCart(items, { orderLimit }) }))
  expect(done.view.orderingCart.view).toMatchObject({ orderLimit, lines: [{ weightMg: 3500 }] })
})

test('[8.3] a service that says nothing of limits has none that could be shown', () => {
  const wished = given(chooseMiami()).when(add())
  const created = wished.when(events.created({ intent: wished.id, cart: sampleCart([]) }))
  const done = created.when(events.changed({ intent: wished.id, cart: sampleCart([sampleItem('p1', 1)]) }))
  expect(done.view.orderingCart.view).toMatchObject({ orderLimit: null, lines: [{ weightMg: 0 }] })
})
