/** Selling without a page up to the checkout, against the real server and backend. */
import { createShop } from '@leaflog/core'
import { nodePorts } from '@leaflog/core/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../server/src/testing/whole-shop.ts'
import { sell } from './sell.ts'

const gateway = 'https://shop.example'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 120_000)
afterAll(() => world.close())

test.each([
  { store: 'az_mesa', cart: 'commerceCart', why: /enough in stock/ },
  { store: 'fl_miami', cart: 'orderingCart', why: /more than one cart can hold/ },
] as const)(
  'at $store: the menu, a line, a refused line, and the address of the checkout',
  async ({ store, cart, why }) => {
    const { http } = (await world.open()).ports
    const ports = { ...nodePorts({ report: () => {} }), http }
    const shop = await createShop({ gateway, brand: 'worker', storage: 'memory', ports })
    const said: string[] = []
    const address = await sell(shop, store, (line) => said.push(line))
    expect(said[0]).toMatch(/, from \$\d+\.\d\d$/)
    expect(said.at(-1)).toMatch(why)
    expect(address).toMatch(/^https:\/\/shop\.example\/handover#[\w-]{24}$/)
    expect(shop.getState()[cart].view.count).toBe(1)
    shop.dispose()
  },
  60_000,
)
