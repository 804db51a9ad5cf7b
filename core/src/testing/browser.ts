/** An in-memory browser: tabs that share storage, cookies, the log and tab messages, over one gateway. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { Ports } from '../ports/ports.ts'
import { createShop } from '../sdk/create-shop.ts'
import { createFakeCustomers } from './fake-customers.ts'
import { createFakeGateway } from './fake-gateway.ts'
import { createFakeLive } from './fake-live.ts'
import { createFakeChannels, createFakePorts, createFakePresence, createVirtualClock } from './fake-ports.ts'

const START = Date.UTC(2026, 5, 15, 16)

/** The server side of the network, with a clock that both sides share. */
export function createWorld() {
  const clock = createVirtualClock(START)
  const customers = createFakeCustomers(clock)
  return { clock, customers, gateway: createFakeGateway(customers), live: createFakeLive() }
}

export function createBrowser(world: ReturnType<typeof createWorld>, name = 'browser') {
  const indexedDB = new IDBFactory()
  const channels = createFakeChannels()
  const presence = createFakePresence()
  const { local, cookies, seen } = createFakePorts()
  let ids = 0
  const tab = async (given: Partial<Pick<Ports, 'beacon' | 'dataLayer' | 'http' | 'ids' | 'session'>> = {}) => {
    const ports = createFakePorts({
      clock: world.clock,
      http: world.gateway.http,
      live: () => Promise.resolve(world.live),
      ids: { next: () => `${name}-${String((ids += 1)).padStart(6, '0')}` },
      indexedDB,
      presence,
      local,
      cookies,
      channel: channels(),
      ...given,
    })
    const shop = await createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports })
    world.clock.heed(() => shop.settled({ forNow: true }))
    return { shop, ports }
  }
  return { tab, local, cookies, jar: seen.jar, indexedDB }
}
