/** Builds of several releases open at once in one real browser: nobody is stuck, nothing acknowledged is lost (I3, I7). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Profile, openProfile } from './profile.ts'
import { SHORT } from './tab.ts'
import { expectExactly, expectKept, goOn, leftByFirst, shopFor } from './visits.ts'
import type { Variant } from './build.ts'

// A visit takes a second; a busy machine needs several for each.
vi.setConfig({ testTimeout: 120_000 })

let profile: Profile
beforeEach(async () => {
  profile = await openProfile()
})
afterEach(async () => {
  await profile.close()
})

test('I7: 0.1.0 and the working tree open at once, both in use: each works, and nothing is lost', async () => {
  const older = await profile.open('0.1.0')
  await older.arrive()
  await shopFor(older, 'a', 'p1')
  const newer = await profile.open('tree')
  await expectExactly(newer, { cart: ['p1'], viewed: ['a'] })
  for (const [index, sku] of ['b', 'c', 'd'].entries()) {
    await goOn(older, `${sku}-older`)
    await shopFor(newer, `${sku}-newer`, `p${index + 2}`)
  }
  await shopFor(older, 'last', 'p9')
  await older.close()
  const left = await leftByFirst(profile)
  const viewed = ['a', 'b-newer', 'b-older', 'c-newer', 'c-older', 'd-newer', 'd-older', 'last']
  const again = await newer.reload()
  await expectExactly(again, { cart: ['p1', 'p2', 'p3', 'p4', 'p9'], viewed })
  await goOn(again, 'z')
  expect(await leftByFirst(profile)).toBe(left)
})

test('I3 I7: two tabs of the working tree that meet the log of 0.1.0 at the same moment take it over once', async () => {
  const older = await profile.open('0.1.0')
  await older.arrive()
  await shopFor(older, 'a', 'p1')
  await older.close()
  const left = await leftByFirst(profile)
  const tabs = await Promise.all([profile.open('tree'), profile.open('tree'), profile.open('tree')])
  for (const [index, tab] of tabs.entries()) await tab.view(`b${index}`)
  for (const tab of tabs) await expectExactly(tab, { cart: ['p1'], viewed: ['a', 'b0', 'b1', 'b2'] })
  const histories = await Promise.all(tabs.map((tab) => tab.events()))
  expect(new Set(histories.map((types) => types.join())).size).toBe(1)
  expect(await leftByFirst(profile)).toBe(left)
})

test('I3 I7: two tabs of the working tree that come back to what 0.1.0 did meanwhile take it over once', async () => {
  const older = await profile.open('0.1.0')
  await older.arrive()
  await older.view('a')
  const tabs = [await profile.open('tree'), await profile.open('tree')]
  for (const sku of ['b', 'c', 'd']) await older.view(sku)
  await older.close()
  const again = await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of again) {
    await expectExactly(tab, { cart: [], viewed: ['a', 'b', 'c', 'd'] })
    const types = await tab.events()
    expect(types.filter((type) => type === 'recentlyViewed.viewed')).toHaveLength(3)
  }
})

test('[3.17] I6: a visitor who is forgotten beside an open tab of 0.1.0 does not come back through it', async () => {
  const older = await profile.open('0.1.0')
  await older.arrive()
  await older.view('only-here')
  const newer = await profile.open('tree')
  await newer.forget()
  await older.view('later')
  expect(await older.seen()).toMatchObject({ store: null, viewed: ['later'] })
  await older.close()
  await newer.reload()
  for (const name of await profile.databases()) expect(await profile.stored(name)).not.toContain('only-here')
})

test.each<Variant>([
  'another-table',
  'another-shape',
  'widened-event',
  'widened-quietly',
  'new-event',
  'new-event-skippable',
  'removed-event',
  'renamed-effect',
])('I7: the working tree beside a build with %s: each works, and the newer one loses nothing', async (variant) => {
  const tree = await profile.open('tree', { retention: SHORT })
  await tree.arrive()
  await shopFor(tree, 'a', 'p1')
  const newer = await profile.open(variant, { retention: SHORT })
  await expectKept(newer, { cart: ['p1'], viewed: ['a'] })
  for (const round of ['b', 'c', 'd']) {
    await goOn(newer, `${round}-newer`)
    if (variant.startsWith('new-event')) await newer.pin('a')
    await goOn(tree, `${round}-tree`)
    await expectKept(tree, { cart: ['p1'], viewed: ['a'] })
  }
  await shopFor(tree, 'e-tree', 'p2')
  await shopFor(newer, 'e-newer', 'p3')
  const viewed = ['b', 'c', 'd', 'e'].flatMap((round) => [`${round}-newer`, `${round}-tree`])
  const again = await newer.reload()
  await expectExactly(again, { cart: ['p1', 'p2', 'p3'], viewed: ['a', ...viewed] })
  await goOn(await tree.reload(), 'f')
})

test('I7: a build that raises the version of the database beside one that does not', async () => {
  const tree = await profile.open('tree')
  await tree.arrive()
  await shopFor(tree, 'a', 'p1')
  const newer = await profile.open('tree')
  await profile.raiseDatabases()
  await goOn(tree, 'b')
  await goOn(newer, 'c')
  await shopFor(await tree.reload(), 'd', 'p2')
  await expectExactly(newer, { cart: ['p1', 'p2'], viewed: ['a', 'b', 'c', 'd'] })
})
