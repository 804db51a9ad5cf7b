/** What must hold once the network is well, storage is well, and time has passed. Each is a sentence where it does not. */
import * as z from 'zod'
import { stateOf } from '../../core/src/engine/kernel/fold.ts'
import type { Page } from './page.ts'
import type { World } from './world.ts'

const cartView = z.object({
  status: z.string(),
  lines: z.array(z.object({ productId: z.string(), quantity: z.number() })),
})
const gateView = z.object({ status: z.string() })

/** I10: no call is under way, and nobody waits for one. */
async function restsAt({ storage }: World, page: Page): Promise<string[]> {
  const { kernel } = page.tab
  const waiting = page.build.domains.flatMap((domain) => domain.pending?.(stateOf(kernel.state$.value, domain)) ?? [])
  const log = storage.look()
  const rows = await log.rows()
  log.close()
  return [
    ...waiting.map(({ effect }) => `[I10] ${effect} is still waited for`),
    ...rows.map(({ effect }) => `[I10] a row of ${effect} is left`),
  ]
}

/** I2, I7: what was acknowledged is in the log of the build that knows everything. */
async function keepsAt({ durable }: World, page: Page): Promise<string[]> {
  const { tail } = await page.tab.kernel.dump()
  const stored = new Set(tail.events.map(({ id }) => id))
  return [...durable].filter((id) => !stored.has(id)).map((id) => `[I2] ${id} was acknowledged and is not in the log`)
}

/** I4, I11: the server has each product once, as the tab shows it. */
function cartAt({ gateway }: World, page: Page): string[] {
  const { status, lines } = cartView.parse(page.viewOf('orderingCart'))
  const listed = (items: readonly { productId: string; quantity: number }[]) =>
    items.map(({ productId, quantity }) => `${productId} × ${quantity}`).toSorted()
  const shown = listed(lines)
  const carts = [...gateway.carts.values()].filter(({ items }) => items.length > 0)
  const twice = carts.flatMap(({ items }) =>
    items.filter((item, index) => items.findIndex(({ id }) => id === item.id) !== index),
  )
  const held = carts.map(({ items }) => listed(items).join(', '))
  return [
    ...twice.map(({ productId }) => `[I4] ${productId} is twice in a cart of the server`),
    ...(shown.length > 0 && !held.includes(shown.join(', '))
      ? [`[I11] the tab (${status}) shows ${shown.join(', ')}, the server has ${held.join(' | ') || 'nothing'}`]
      : []),
  ]
}

const storageAt = ({ tab: { kernel } }: Page): string[] => {
  const { kind, problem, readOnly } = kernel.storage$.value
  return kind === 'indexeddb' && !readOnly && problem === null
    ? []
    : [`[I8] storage is ${kind}, ${problem ?? 'no problem'}`]
}

/** 4a.2: who has passed the gate is not asked again. */
const gateAt = (page: Page): string[] => {
  const { status } = gateView.parse(page.viewOf('ageGate'))
  return status === 'verified' ? [] : [`[I7] the gate is ${status}`]
}

export async function checkAtRest(world: World, [first, second]: readonly [Page, Page]): Promise<string[]> {
  return [
    ...world.troubles,
    ...world.network.misused.map((misused) => `[I4] a key with another body: ${misused}`),
    ...(await restsAt(world, first)),
    ...(await keepsAt(world, first)),
    ...cartAt(world, first),
    ...[first, second].flatMap(storageAt),
    ...(world.wasAhead() ? [] : gateAt(first)),
    ...(first.tab.saved() === second.tab.saved() ? [] : ['[I3] two tabs of one build fold differently']),
  ]
}
