/** Tabs come and go, are left for another page, and sleep. */
import { aDeed } from './shopping.ts'
import type { Step } from './step.ts'
import type { OpenedTab, World } from './world.ts'

const MOST_TABS = 4

/** Only hidden pages can be frozen by name, and a browser without a screen hides none: they stop as for a debugger. */
async function freeze({ browser }: World, one: OpenedTab): Promise<void> {
  await one.session.send('Debugger.enable')
  await one.session.send('Debugger.pause')
  one.isFrozen = true
  browser.frozen.add(one.page)
}

async function thaw({ browser }: World, one: OpenedTab): Promise<void> {
  await one.session.send('Debugger.disable')
  one.isFrozen = false
  browser.frozen.delete(one.page)
  await one.page.evaluate(() => document.dispatchEvent(new Event('resume')))
}

export async function thawAll(world: World): Promise<void> {
  for (const one of world.tabs) if (one.isFrozen) await thaw(world, one)
}

export const tabs: readonly Step[] = [
  {
    name: 'open a tab',
    weight: 8,
    needs: 0,
    async run(world) {
      if (world.tabs.length >= MOST_TABS) return null
      return (await world.open()).name
    },
  },
  {
    name: 'reload',
    weight: 4,
    needs: 1,
    async run(world) {
      const one = world.random.pick(world.awake())
      await world.reach()
      one.boot = world.noteBoot(one)
      one.left += 1
      await one.page.reload()
      await world.boot(one)
      return one.name
    },
  },
  {
    name: 'close a tab in the middle of something',
    weight: 3,
    needs: 1,
    async run(world) {
      const one = world.random.pick(world.awake())
      void aDeed(world, one)()
      world.remove(one)
      await one.page.close()
      return one.name
    },
  },
  {
    name: 'leave for another page and come back',
    weight: 6,
    needs: 1,
    async run(world) {
      const one = world.random.pick(world.awake())
      const others = world.awake().filter((other) => other !== one)
      const inTheMiddle = world.random.chance(0.5)
      const own = aDeed(world, one)
      const meanwhile = others.map((other) => aDeed(world, other))
      await world.reach()
      if (inTheMiddle) void own()
      one.left += 1
      await one.page.goto(`${world.origin}/`)
      await Promise.all(meanwhile.map((deed) => deed()))
      const boot = world.noteBoot(one)
      await one.page.goBack({ waitUntil: 'commit' })
      const isRestored = await one.page.evaluate(() => 'shop' in window)
      if (isRestored) await world.tell(one)
      else {
        one.boot = boot
        await world.boot(one)
      }
      return `${one.name}, ${isRestored ? 'restored' : 'loaded again'}${inTheMiddle ? ', in the middle of something' : ''}`
    },
  },
  {
    name: 'freeze a tab',
    weight: 4,
    needs: 2,
    async run(world) {
      const one = world.random.pick(world.awake())
      const inTheMiddle = world.random.chance(0.5)
      const deed = aDeed(world, one)
      if (inTheMiddle) void deed()
      await freeze(world, one)
      return `${one.name}${inTheMiddle ? ', in the middle of something' : ''}`
    },
  },
  {
    name: 'thaw a tab',
    weight: 4,
    needs: 0,
    async run(world) {
      const frozen = world.tabs.filter(({ isFrozen }) => isFrozen)
      if (frozen.length === 0) return null
      const one = world.random.pick(frozen)
      await thaw(world, one)
      return one.name
    },
  },
]
