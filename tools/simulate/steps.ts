/** What may happen next: to the visitor, their tabs, the network, the storage, the clock, and the build that is served. */
import { today } from './builds.ts'
import type { Page } from './page.ts'
import type { World } from './world.ts'

const DAY = 86_400_000

interface Step {
  readonly name: string
  readonly weight: number
  /** False where it cannot be done now. */
  readonly run: (world: World, count: number) => Promise<boolean>
}

const awake = ({ pages, random }: World): Page | null => {
  const found = [...pages].filter(({ tab }) => tab.condition() === 'awake')
  return found.length > 0 ? random.pick(found) : null
}

/** Not awaited: what a visitor does next does not wait for storage or network. */
const ask = (world: World, domain: string, command: string, ...args: readonly unknown[]): Promise<boolean> => {
  const page = awake(world)
  if (!page) return Promise.resolve(false)
  page
    .ask(domain, command, ...args)
    .catch((error: unknown) => world.troubles.push(`${domain}.${command}: ${String(error)}`))
  return Promise.resolve(true)
}

const product = (sku: string) => ({ sku, urlKey: sku, name: sku, brand: 'Fernhill', image: null, priceFrom: 3500 })

export const steps: readonly Step[] = [
  { name: 'view', weight: 10, run: (world, count) => ask(world, 'recentlyViewed', 'viewed', product(`sku-${count}`)) },
  {
    name: 'add',
    weight: 10,
    run: (world, count) => {
      const quantity = 1 + world.random.whole(3)
      return ask(world, 'orderingCart', 'add', { productId: `p-${count}`, option: '3.5g', quantity })
    },
  },
  { name: 'theme', weight: 2, run: (world) => ask(world, 'ui', 'chooseTheme', world.random.pick(['light', 'dark'])) },
  {
    name: 'open',
    weight: 5,
    run: async (world) => {
      if (world.pages.size < 4) await world.open(world.served)
      return world.pages.size < 4
    },
  },
  {
    name: 'close',
    weight: 3,
    run: async (world) => {
      const [first] = world.pages
      if (first) world.close(first)
      return first !== undefined
    },
  },
  {
    name: 'freeze',
    weight: 1,
    run: async (world) => {
      const page = awake(world)
      page?.tab.freeze()
      return page !== null
    },
  },
  {
    name: 'thaw',
    weight: 2,
    run: async ({ pages }) => {
      const frozen = [...pages].filter(({ tab }) => tab.condition() === 'frozen')
      for (const { tab } of frozen) tab.thaw()
      return frozen.length > 0
    },
  },
  {
    name: 'release',
    weight: 2,
    run: async (world) => {
      world.served = world.served === today ? world.release : today
      return true
    },
  },
  {
    name: 'network',
    weight: 4,
    run: async ({ network, random }) => {
      network.weather = random.pick(['well', 'away', 'rough', 'rough'])
      return true
    },
  },
  {
    name: 'storage',
    weight: 2,
    run: async ({ storage, random }) => {
      storage.condition = random.pick(['well', 'well', 'shaky', 'hung', 'full', 'gone'])
      return true
    },
  },
  {
    name: 'clock',
    weight: 0.5,
    run: async ({ jump, random }) => {
      jump(random.pick([-365, -1, 1, 365]) * DAY)
      return true
    },
  },
  {
    name: 'minutes',
    weight: 8,
    run: async ({ pass, random }) => {
      await pass(random.pick([0.05, 0.5, 2, 20]))
      return true
    },
  },
  {
    name: 'hours',
    weight: 1,
    run: async ({ pass, random }) => {
      await pass(60 * random.pick([1, 3]))
      return true
    },
  },
]

const total = steps.reduce((sum, { weight }) => sum + weight, 0)

export function pickStep(at: number): Step {
  let left = at * total
  const found = steps.find(({ weight }) => (left -= weight) < 0)
  if (!found) throw new RangeError('no step')
  return found
}
