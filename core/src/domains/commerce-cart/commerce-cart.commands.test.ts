import { EMPTY } from 'rxjs'
import { expect, test } from 'vitest'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { addToCart, shoppingAtMesa } from '../../testing/commerce-shopping.ts'
import type { Scenario } from '../../testing/given.ts'
import { commerceCartCommands } from './commerce-cart.commands.ts'
import { commerceCartEvents as events } from './commerce-cart.events.ts'
import type { CommerceCartView } from './commerce-cart.view.ts'

/** Commands over a fixed state. */
function commandsAt(scenario: Scenario) {
  const never = (): never => {
    throw new Error('This fixture commits nothing.')
  }
  const context: CommandContext<CommerceCartView> = {
    view: () => scenario.view.commerceCart.view,
    state: never,
    written$: EMPTY,
    commit: never,
    commitIfNews: never,
    until: () => Promise.resolve(),
    blob: never,
    clock: { now: never, offset: never, after: never },
    http: never,
    gateway: '',
    cookies: { get: never, set: never, remove: never },
    local: { get: never, set: never, remove: never },
    config: null,
  }
  return commerceCartCommands(context)
}

const wished = shoppingAtMesa(['a', 1]).when(addToCart('b'))

test('[8.9] I11: while the network is away, the caller learns that the change is kept, not refused', async () => {
  const lost = wished.when(events.unreachable({ change: wished.id, code: 'NETWORK_FAILED' }))
  await expect(commandsAt(lost).settle()).resolves.toMatchObject({ status: 'offline', waiting: 1 })
})

test('[8.25] the caller learns what the server refused', async () => {
  const refused = wished.when(events.refused({ change: wished.id, code: 'INSUFFICIENT_STOCK', message: 'No.' }))
  await expect(commandsAt(refused).settle()).rejects.toMatchObject({ code: 'SERVICE_REFUSED' })
})
