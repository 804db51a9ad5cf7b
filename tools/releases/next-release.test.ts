/** The working tree and what the next release might be, one after the other in one real browser, forward and back (I7). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Variant } from './build.ts'
import { type Profile, openProfile } from './profile.ts'
import { AGED, SHORT, type Tab } from './tab.ts'
import { expectExactly, expectKept, goOn, shopFor } from './visits.ts'

// A visit takes a second; a busy machine needs several for each.
vi.setConfig({ testTimeout: 120_000 })

let profile: Profile
beforeEach(async () => {
  profile = await openProfile()
})
afterEach(async () => {
  await profile.close()
})

const variants: readonly Variant[] = [
  'another-table',
  'another-shape',
  'widened-event',
  'widened-quietly',
  'new-event',
  'new-event-skippable',
  'removed-event',
  'renamed-effect',
]
const compacted = variants.map((variant) => [variant, 'logs compacted', { retention: SHORT }] as const)
/** Where compaction changes nothing of what is tested, one of each kind of change is enough. */
const whole = (['another-shape', 'new-event', 'renamed-effect'] as const).map(
  (variant) => [variant, 'every event kept', {}] as const,
)

test.each([...compacted, ...whole])('I7: %s, %s: forward, back and forward again', async (variant, _, kept) => {
  const tree = await profile.open('tree', kept)
  await tree.arrive()
  for (const sku of ['a', 'b', 'c', 'd']) await tree.view(sku)
  await shopFor(tree, 'e', 'p1')
  await profile.leave()

  const newer = await profile.open(variant, kept)
  await expectExactly(newer, { cart: ['p1'], viewed: ['a', 'b', 'c', 'd', 'e'] })
  await shopFor(newer, 'f', 'p2')
  const pins = variant.startsWith('new-event')
  if (pins) await newer.pin('a')
  await profile.leave()

  const back = await profile.open('tree', kept)
  await expectKept(back, { cart: ['p1'], viewed: ['a', 'b', 'c', 'd', 'e'] })
  await shopFor(back, 'g', 'p3')
  await profile.leave()

  const again = await profile.open(variant, kept)
  await expectExactly(again, { cart: ['p1', 'p2', 'p3'], viewed: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })
  await goOn(again, 'h')
  if (pins) await again.pin('b')
  const { viewed } = await again.seen()
  expect(viewed[0], 'the newest, or what is pinned').toBe(pins ? 'b' : 'h')
  await expectKept(await again.reload(), { cart: ['p1', 'p2', 'p3'], viewed: ['a', 'f', 'g', 'h'] })
})

test.each(variants)('I7: a release is skipped: %s takes over all that 0.1.0 left', async (variant) => {
  const kept = { retention: SHORT }
  const first = await profile.open('0.1.0', kept)
  await first.arrive()
  const viewed = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const sku of viewed) await first.view(sku)
  await shopFor(first, 'g', 'p1')
  await profile.leave()
  await expectExactly(await profile.open(variant, kept), { cart: ['p1'], viewed: [...viewed, 'g'] })
})

test('I7: what 0.1.0 left is taken over once, and not again by a build that works beside a log that it cannot read', async () => {
  const first = await profile.open('0.1.0')
  await first.arrive()
  await shopFor(first, 'a', 'p1')
  await first.close()
  const newer = await profile.open('new-event')
  await shopFor(newer, 'b', 'p2')
  await newer.pin('a')
  await newer.close()
  const looks = async (tab: Tab) => (await tab.events()).filter((type) => type === 'recentlyViewed.viewed').length
  const back = await profile.open('tree')
  await expectKept(back, { cart: ['p1', 'p2'], viewed: ['a', 'b'] })
  expect(await looks(back)).toBe(0)
  await back.close()

  const firstAgain = await profile.open('0.1.0')
  await firstAgain.view('c')
  await firstAgain.close()
  const newerAgain = await profile.open('new-event')
  await expectKept(newerAgain, { cart: ['p1', 'p2'], viewed: ['a', 'b', 'c'] })
  await newerAgain.close()
  const backAgain = await profile.open('tree')
  await expectKept(backAgain, { cart: ['p1', 'p2'], viewed: ['a', 'b', 'c'] })
  expect(await looks(backAgain)).toBe(0)
})

test('I7: the version of the database is raised, and is not lowered by the build before', async () => {
  const tree = await profile.open('tree')
  await tree.arrive()
  await shopFor(tree, 'a', 'p1')
  await tree.close()
  await profile.raiseDatabases()
  const back = await profile.open('tree')
  await expectExactly(back, { cart: ['p1'], viewed: ['a'] })
  await shopFor(back, 'b', 'p2')
  await profile.leave()
  await expectExactly(await profile.open('tree'), { cart: ['p1', 'p2'], viewed: ['a', 'b'] })
})

test.each<readonly [from: 'tree' | Variant, to: 'tree' | Variant]>([
  ['tree', 'renamed-effect'],
  ['renamed-effect', 'tree'],
])('I4 I7: what %s could not send is sent once by %s, under another name', async (from, to) => {
  const before = await profile.open(from)
  await before.arrive()
  profile.connect(false)
  await before.add('p1')
  await before.close()
  profile.connect(true)
  const after = await profile.open(to)
  await expectKept(after, { cart: ['p1'], viewed: [] })
  await expect.poll(after.status).toBe('ready')
  await shopFor(after, 'a', 'p2')
  expect([...profile.gateway.carts.values()].map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([
    [1, 1],
  ])
})

type Kept = Parameters<Profile['open']>[1]

/** Builds that do not know an event are used for three visits, and then the one that does again. */
async function rollBackForAWhile(kept: Kept): Promise<void> {
  const newer = await profile.open('new-event', kept)
  await newer.arrive()
  for (const sku of ['a', 'b']) await newer.view(sku)
  await newer.pin('a')
  await newer.close()
  for (const visit of [1, 2, 3]) {
    const tree = await profile.open('tree', kept)
    await expectKept(tree, { cart: [], viewed: ['a', 'b'] })
    for (const sku of ['c', 'd']) await goOn(tree, `${sku}${visit}`)
    await tree.close()
  }
  const again = await profile.open('new-event', kept)
  await expectExactly(again, { cart: [], viewed: ['a', 'b', 'c1', 'c2', 'c3', 'd1', 'd2', 'd3'] })
  await goOn(again, 'e')
}

test('I7: a rollback that lasts for several visits: none is held up, and all of it is there afterwards', async () => {
  await expect(rollBackForAWhile({})).resolves.toBeUndefined()
})

test('I6 I7: a rollback that lasts longer than events are kept: all of it is there afterwards', async () => {
  const kept = { retention: AGED }
  await expect(rollBackForAWhile(kept)).resolves.toBeUndefined()
})
