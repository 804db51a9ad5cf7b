/** The list of domains with one line more: all that lists domains has to follow from it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { nodePorts } from '../adapters/node.ts'
import type { CommandsOf } from '../domains/domains.ts'
import { given } from '../testing/given.ts'
import {
  type ProductNotesView,
  type productNotesCommands,
  type productNotesDomain,
  productNotesEvents,
} from '../testing/product-notes.ts'
import { replay } from '../replay/replay.ts'
import { replayLog } from '../testing/replay-log.ts'
import { createShop } from './create-shop.ts'
import type { Shop } from './shop-handle.ts'

vi.mock(import('../domains/domains.ts'), async (original) => {
  const { domains, ...rest } = await original()
  const { productNotesDomain: oneMore } = await import('../testing/product-notes.ts')
  const longer = { ...domains, productNotes: oneMore }
  return { ...rest, domains: longer, allDomains: Object.values(longer) }
})

type Notes = ReturnType<typeof productNotesCommands>
/** As the types are once the line is in the list. */
type WithNotes = Omit<Shop, 'getState'> & {
  readonly productNotes: Notes
  getState(): { readonly productNotes: { readonly view: ProductNotesView } }
}
const hasNotes = (shop: object): shop is WithNotes => 'productNotes' in shop

const shops: Shop[] = []
async function openShopWithNotes(): Promise<WithNotes> {
  const shop = await createShop({
    gateway: 'https://shop.example',
    brand: 'test',
    storage: 'memory',
    ports: nodePorts(),
  })
  shops.push(shop)
  if (!hasNotes(shop)) throw new Error('The shop has no such commands.')
  return shop
}
afterEach(() => {
  for (const shop of shops.splice(0)) shop.dispose()
})

test('its commands are on the shop, its view in the state, and its effects are run', async () => {
  const shop = await openShopWithNotes()
  expect(await shop.productNotes.write('a', ' dry ')).toBe(1)
  await shop.settled()
  expect(shop.getState().productNotes.view).toEqual({ notes: [{ sku: 'a', note: 'dry' }], counted: 1 })
})

test('its types follow too', () => {
  expectTypeOf<CommandsOf<typeof productNotesDomain>>().toEqualTypeOf<Notes>()
})

test('a visitor who is forgotten takes it along, and the next one has it from the beginning', async () => {
  const shop = await openShopWithNotes()
  await shop.productNotes.write('a', 'dry')
  await shop.forget()
  expect(shop.getState().productNotes.view.notes).toEqual([])
  expect(await shop.productNotes.write('b', 'sweet')).toBe(1)
})

test('its events are in an exported log, which replays, is redacted and can be walked through', async () => {
  const shop = await openShopWithNotes()
  await shop.productNotes.write('a', 'bring some to Robin Vale')
  await shop.settled()
  const file = await shop.log.export()
  expect(replayLog(file).view).toHaveProperty(['productNotes', 'view', 'counted'], 1)
  expect(await shop.log.export({ redacted: true })).not.toContain('Robin Vale')
})

test('I7: a log that is older than the domain replays to what was recorded', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../fixtures/logs/wishlist.jsonl'), 'utf8')
  expect(replay(file).difference).toBeNull()
  expect(replay(file).at(1)).toHaveProperty('productNotes')
})

test('tests of pure machines take its events', () => {
  expect(given(productNotesEvents.written({ sku: 'a', note: 'dry' })).effects).toEqual([
    { effect: 'productNotes.count', params: { count: 1 } },
  ])
})
