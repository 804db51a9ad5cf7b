/** 0.1.0 and the working tree, one after the other in one real browser: what one has acknowledged is not lost (I7). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Profile, openProfile } from './profile.ts'
import { FIRST_LOG, SHORT } from './tab.ts'
import type { ReleaseName } from './site.ts'
import { expectExactly, expectKept, goOn, leftByFirst, shopFor } from './visits.ts'

// A visit takes a second; a busy machine needs several for each.
vi.setConfig({ testTimeout: 120_000 })

let profile: Profile
beforeEach(async () => {
  profile = await openProfile()
})
afterEach(async () => {
  await profile.close()
})

test.each<ReleaseName>(['0.1.0', 'tree'])('I2: %s alone keeps what it acknowledged over a restart', async (release) => {
  const tab = await profile.open(release)
  await tab.arrive()
  await shopFor(tab, 'a', 'p1')
  await profile.restart()
  await expectExactly(await profile.open(release), { cart: ['p1'], viewed: ['a'] })
})

test('I7: 0.1.0 keeps its log in the database of its name, and in no other', async () => {
  await (await profile.open('0.1.0')).arrive()
  expect(await profile.databases()).toEqual([FIRST_LOG])
})

test.each([
  ['every event kept', {}],
  ['logs compacted', { retention: SHORT }],
])(
  'I7: forward, back and forward again, %s: everything is there, and 0.1.0 finds its log as it left it',
  async (_, kept) => {
    const first = await profile.open('0.1.0', kept)
    await first.arrive()
    for (const sku of ['a', 'b', 'c', 'd']) await first.view(sku)
    await shopFor(first, 'e', 'p1')
    const left = await leftByFirst(profile)
    await profile.restart()

    const next = await profile.open('tree', kept)
    await expectExactly(next, { cart: ['p1'], viewed: ['a', 'b', 'c', 'd', 'e'] })
    await shopFor(next, 'f', 'p2')
    await expectExactly(next, { cart: ['p1', 'p2'], viewed: ['a', 'b', 'c', 'd', 'e', 'f'] })
    expect(await leftByFirst(profile)).toBe(left)
    await profile.restart()
    expect(await leftByFirst(profile)).toBe(left)

    const back = await profile.open('0.1.0', kept)
    await expectKept(back, { cart: ['p1'], viewed: ['a', 'b', 'c', 'd', 'e'] })
    await shopFor(back, 'g', 'p3')
    const leftAgain = await leftByFirst(profile)
    await profile.restart()

    const again = await profile.open('tree', kept)
    const everything = { cart: ['p1', 'p2', 'p3'], viewed: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }
    await expectExactly(again, everything)
    await goOn(again, 'h')
    await expectExactly(await again.reload(), { ...everything, viewed: [...everything.viewed, 'h'] })
    expect(await leftByFirst(profile)).toBe(leftAgain)
  },
)

test('I7: who begins with the working tree and meets 0.1.0 later loses nothing of either', async () => {
  const next = await profile.open('tree')
  await next.arrive()
  await shopFor(next, 'a', 'p1')
  await profile.restart()
  const older = await profile.open('0.1.0')
  await older.arrive()
  await shopFor(older, 'b', 'p2')
  const left = await leftByFirst(profile)
  await profile.restart()
  const again = await profile.open('tree')
  await expectKept(again, { cart: [], viewed: ['a', 'b'] })
  await goOn(again, 'c')
  expect(await leftByFirst(profile)).toBe(left)
})

test('I4: what 0.1.0 could not send is sent once by the working tree, into the same cart that 0.1.0 goes on with', async () => {
  const first = await profile.open('0.1.0')
  await first.arrive()
  profile.connect(false)
  await first.add('p1')
  await first.close()
  const left = await leftByFirst(profile)
  profile.connect(true)

  const next = await profile.open('tree')
  await expectKept(next, { cart: ['p1'], viewed: [] })
  await expect.poll(next.status).toBe('ready')
  const held = [...profile.gateway.carts.values()].map(({ items }) => items.map(({ quantity }) => quantity))
  expect(held).toEqual([[1]])
  expect(await leftByFirst(profile)).toBe(left)
  await next.close()

  const back = await profile.open('0.1.0')
  await expect.poll(back.status).toBe('ready')
  expect(profile.gateway.carts.size).toBe(1)
})

test('[3.17] I6: a visitor who is forgotten is forgotten in what 0.1.0 left too, and does not come back', async () => {
  const first = await profile.open('0.1.0')
  await first.arrive()
  await first.view('only-here')
  await first.close()
  const next = await profile.open('tree')
  await expectExactly(next, { cart: [], viewed: ['only-here'] })
  await next.forget()
  for (const name of await profile.databases()) expect(await profile.stored(name)).not.toContain('only-here')
  expect((await (await next.reload()).seen()).viewed).toEqual([])
  const back = await profile.open('0.1.0')
  expect(await back.seen()).toMatchObject({ store: null, viewed: [] })
})

test('I8: of a log of 0.1.0 with a damaged end, what can be read is taken over', async () => {
  const first = await profile.open('0.1.0')
  await first.arrive()
  for (const sku of ['a', 'b', 'c']) await first.view(sku)
  await first.close()
  await profile.damage(FIRST_LOG)
  const left = await leftByFirst(profile)
  const next = await profile.open('tree')
  await expectExactly(next, { cart: [], viewed: ['a', 'b'] })
  await goOn(next, 'd')
  expect(await leftByFirst(profile)).toBe(left)
})
