/** A quiet point: the network is well, everybody is awake, and time passes. Then all that was wished has happened once. */
import { complaintsOf, lacks, restlessness } from './checks.ts'
import { heldBy } from './network.ts'
import { dueTo } from './record.ts'
import { type OpenedTab, type World, pageOf } from './world.ts'
import { thawAll } from './tabs.ts'

/** Leases, pauses between tries, and a machine that is busy with other things. */
const REST_MS = 90_000
/** Later a cart is not fresh any more. */
const STALE_MS = 600_000

async function calm(world: World): Promise<void> {
  world.network.weather = 'well'
  // The browser hears that the network is back, as pages do that wait for it.
  await world.browser.setOffline(true)
  await world.browser.setOffline(false)
  world.isOffline = false
  await thawAll(world)
}

/** What the server has, and what it ought to have: each product once, and all that a page knows of. */
function ordered({ network, record }: World, page: OpenedTab): string[] {
  const held = heldBy(network)
  // What 0.1.0 had not sent yet, a later build sends, and 0.1.0 once more when it is back: it keeps no keys for both.
  const ofFirst = new Set(record.deeds.filter(({ release }) => release === '0.1.0').map(({ what }) => what))
  const twice = [...held].filter(([what, quantity]) => quantity !== 1 && !ofFirst.has(what))
  const missing = dueTo(record, 'cart', page).filter((what) => !held.has(what))
  return [
    ...twice.map(([what, quantity]) => `the server's cart: ${what} is there ${quantity} times`),
    ...missing.map((what) => `the server's cart: ${what} is not there`),
  ]
}

/** What is wrong at a quiet point, in all tabs and in a new one. */
export async function complaintsAtRest(world: World): Promise<string[]> {
  await calm(world)
  const found: string[] = []
  for (const one of world.tabs) found.push(...(await lacks(() => restlessness(world, one), one.name, REST_MS)))
  if (!world.isAtRest()) found.push('a command was never answered')
  // Tabs in memory have taken what they had back to storage.
  const pages = new Set(world.awake().map(pageOf))
  for (const deed of world.record.deeds)
    if (deed.state === 'memory' && deed.release !== '0.1.0' && pages.has(deed.page))
      world.record.acknowledge(deed, false)
  const fresh = await world.open()
  found.push(...(await lacks(() => restlessness(world, fresh), fresh.name, REST_MS)))
  await world.jump(STALE_MS)
  await fresh.tab.openCart()
  const unlike = async () => {
    const { cart } = await fresh.tab.seen()
    const held = [...heldBy(world.network).keys()].toSorted()
    return [...new Set(cart)].join() === held.join() ? [] : [`its cart is ${cart.join()}, the server's ${held.join()}`]
  }
  // 0.1.0 may wait for ever for an answer, and does not ask again (finding 4).
  if (fresh.release !== '0.1.0') found.push(...(await lacks(unlike, fresh.name, REST_MS)))
  const wrong = [...(await complaintsOf(world)), ...found, ...ordered(world, fresh)]
  const held = heldBy(world.network)
  for (const deed of world.record.deeds)
    if (deed.kind === 'cart' && deed.state === 'asked' && held.has(deed.what)) world.record.arrived(deed)
  return wrong
}
