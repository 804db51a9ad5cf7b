/** What changes around the browser: the network, the clock, the build that is served. */
import { weathers } from './network.ts'
import type { Step } from './step.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const JUMPS = [MINUTE, 20 * MINUTE, 180 * MINUTE, 3 * DAY, -MINUTE, -120 * MINUTE, -2 * DAY]
/** So that no verification of 30 days ends. */
const WITHIN = { least: -3 * DAY, most: 20 * DAY }

export const outside: readonly Step[] = [
  {
    name: 'the gateway',
    weight: 9,
    needs: 0,
    run: async ({ network, random }) => (network.weather = random.pick(weathers)),
  },
  {
    name: 'the network goes or comes',
    weight: 5,
    needs: 0,
    async run(world) {
      world.isOffline = !world.isOffline
      await world.browser.setOffline(world.isOffline)
      return world.isOffline ? 'goes' : 'comes'
    },
  },
  {
    name: 'the clock jumps',
    weight: 5,
    needs: 0,
    async run(world) {
      // All tabs have one clock, and a frozen one cannot be told of it.
      if (world.tabs.some(({ isFrozen }) => isFrozen)) return null
      const jump = world.random.pick(JUMPS)
      const skew = world.skew + jump
      if (skew < WITHIN.least || skew > WITHIN.most) return null
      await world.jump(jump)
      return `by ${jump / MINUTE} minutes`
    },
  },
  {
    name: 'a release',
    weight: 7,
    needs: 0,
    async run(world) {
      const others = world.releases.filter((release) => release !== world.served)
      if (others.length === 0) return null
      return (world.served = world.random.pick(others))
    },
  },
]
