/** What a visitor does, in one tab and in several at once. */
import type { Step } from './step.ts'
import { LIMIT_MS, type OpenedTab, type World } from './world.ts'
import { within } from './wait.ts'

/** One thing or the other; what it is, is decided now. */
export function aDeed(world: World, one: OpenedTab): () => Promise<void> {
  const isAdding = world.random.chance(0.4)
  const what = isAdding ? world.aNewProduct() : world.aProduct()
  return () => world.ask(one, isAdding ? 'cart' : 'viewed', what)
}

const inTime = (what: string, work: Promise<unknown>) => within(LIMIT_MS, what, work)

export const shopping: readonly Step[] = [
  {
    name: 'do one thing',
    weight: 14,
    needs: 1,
    async run(world) {
      const one = world.random.pick(world.awake())
      await inTime(`what ${one.name} was asked for`, aDeed(world, one)())
      return one.name
    },
  },
  {
    name: 'do several things at once in all tabs',
    weight: 8,
    needs: 1,
    async run(world) {
      const deeds = world.awake().flatMap((one) => [aDeed(world, one), aDeed(world, one)])
      await inTime('what the tabs were asked for', Promise.all(deeds.map((deed) => deed())))
      return `${deeds.length} in ${world.awake().length} tabs`
    },
  },
  {
    name: 'pin',
    weight: 3,
    needs: 1,
    async run(world) {
      const one = world.random.pick(world.awake())
      if (!one.release.startsWith('new-event')) return null
      const { viewed } = await one.tab.seen()
      const last = viewed.at(-1)
      if (last === undefined || viewed.length === 1) return null
      await inTime(`the pin of ${one.name}`, one.tab.pin(last))
      return `${last} in ${one.name}`
    },
  },
]
