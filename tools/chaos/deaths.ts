/** What ends without a word: renderers, pages, the browser. */
import { setTimeout as pause } from 'node:timers/promises'
import { aDeed } from './shopping.ts'
import type { Step } from './step.ts'
import { LIMIT_MS, type World } from './world.ts'

/** Every tab that is awake is in the middle of something, for a moment. */
async function busily(world: World): Promise<void> {
  const deeds = world.awake().flatMap((one) => [aDeed(world, one), aDeed(world, one)])
  const moment = world.random.below(60)
  for (const deed of deeds) void deed()
  await pause(moment)
}

/** Forgets the tabs whose page is gone, and names them. */
function bury({ tabs }: World): string {
  const dead = tabs.filter(({ page }) => page.isClosed())
  for (const one of dead) tabs.splice(tabs.indexOf(one), 1)
  return dead.length === 0 ? 'no tab' : dead.map(({ name }) => name).join(', ')
}

const restart = async (world: World, isKilled: boolean): Promise<string> => {
  const { tabs } = world
  const count = tabs.length
  tabs.splice(0)
  world.isOffline = false
  await world.browser.restart(isKilled)
  return `${count} tabs`
}

export const deaths: readonly Step[] = [
  {
    name: 'kill -9 of a renderer',
    weight: 7,
    needs: 1,
    async run(world) {
      const which = world.random.below(100)
      await busily(world)
      await world.browser.killRenderers(which)
      return bury(world)
    },
  },
  {
    name: 'kill -9 of all renderers',
    weight: 2,
    needs: 1,
    async run(world) {
      await busily(world)
      await world.browser.killRenderers('all')
      return bury(world)
    },
  },
  {
    name: 'crash of a page',
    weight: 5,
    needs: 1,
    async run(world) {
      const one = world.random.pick(world.tabs)
      await busily(world)
      const crashed = one.page.waitForEvent('crash', { timeout: LIMIT_MS })
      // The page can no longer answer.
      one.session.send('Page.crash').catch(() => undefined)
      await crashed
      await world.browser.bury()
      return bury(world)
    },
  },
  { name: 'close the browser and start it again', weight: 2, needs: 0, run: (world) => restart(world, false) },
  {
    name: 'kill -9 of the browser',
    weight: 2,
    needs: 0,
    async run(world) {
      await busily(world)
      return restart(world, true)
    },
  },
]
