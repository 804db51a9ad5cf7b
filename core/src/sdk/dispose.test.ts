import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakeChannels, createFakePorts, createFakePresence, createVirtualClock } from '../testing/fake-ports.ts'
import { createShop } from './create-shop.ts'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** What can be collected is; what is held weakly is let go of only between turns of the event loop. */
async function collectGarbage(): Promise<void> {
  if (typeof collect !== 'function') throw new Error('This Node collects no garbage when told to.')
  await new Promise<void>((resolve) => setImmediate(resolve))
  Reflect.apply(collect, undefined, [])
}

/** What outlives every visitor: time, the page, other tabs, and the network, and whatever hangs on them. */
function createSurroundings() {
  const clock = createVirtualClock(0)
  const { page } = createFakePorts({ clock })
  const { http } = createFakeGateway()
  return { clock, page, http, presence: createFakePresence(), channels: createFakeChannels() }
}

/** A visitor who shops and goes; what remains of them is held weakly. */
async function visit({ channels, ...around }: ReturnType<typeof createSurroundings>): Promise<WeakRef<object>[]> {
  const ports = createFakePorts({ ...around, channel: channels() })
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'test', storage: 'memory', ports })
  const stop = shop.watch(
    ({ orderingCart }) => orderingCart.view.count,
    () => undefined,
  )
  await shop.ageGate.load()
  await shop.dispensary.choose('fl_miami')
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await shop.settled()
  expect(shop.getState().orderingCart.view.count).toBe(1)
  await shop.orderingCart.add({ productId: 'p2', option: '3.5g', quantity: 1 })
  stop()
  shop.dispose()
  return [new WeakRef(shop), new WeakRef(shop.getState()), new WeakRef(ports.local)]
}

test('a shop that is disposed of is held by nobody, not even with an answer on its way', async () => {
  const around = createSurroundings()
  const left: WeakRef<object>[] = []
  for (let visitor = 0; visitor < 5; visitor += 1) left.push(...(await visit(around)))
  const held = () => left.filter((each) => each.deref() !== undefined)
  // What an effect had begun ends within some turns; nothing here passes time.
  for (let round = 0; round < 50 && held().length > 0; round += 1) await collectGarbage()
  expect(held()).toHaveLength(0)
  expect(around.clock.timers()).toBe(0)
})
