/** The plan of a seed: days of a visitor, with everything that may go wrong on them. */
import type { Action, Wish } from './browser/actions.ts'
import { RELEASES } from './browser/builds.ts'
import { type DiskWeather, GOOD_DISK } from './disk/disk.ts'
import { GOOD_NETWORK } from './network/network.ts'
import { MEMBER } from './network/customers.ts'
import { products } from './network/ordering.ts'
import { type Random, createRandom } from './seed/random.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY
const TABS = 3

/** What a seed may meet at all: most meet a few kinds of trouble, so that each kind is met alone and with others. */
interface Troubles {
  readonly network: boolean
  readonly disk: boolean
  readonly damage: boolean
  readonly kills: boolean
  readonly power: boolean
  readonly clock: boolean
  readonly releases: number
  readonly accounts: boolean
  /** The visitor shops in the commerce channel, too. */
  readonly commerce: boolean
}

const troublesOf = (random: Random): Troubles => ({
  network: random.chance(0.75),
  disk: random.chance(0.5),
  damage: random.chance(0.15),
  kills: random.chance(0.7),
  power: random.chance(0.25),
  clock: random.chance(0.3),
  releases: random.chance(0.4) ? 2 + random.below(RELEASES.length - 1) : 1,
  accounts: random.chance(0.5),
  commerce: random.chance(0.4),
})

export function planOf(seed: number): readonly Action[] {
  const random = createRandom(seed, 'plan')
  const troubles = troublesOf(random)
  const plan: Action[] = [
    { do: 'open', tab: 0, seeded: true },
    wait(1000),
    shop(0, { want: 'choose', store: troubles.commerce ? 'az_mesa' : 'fl_miami' }),
  ]
  const days = 2 + random.below(4)
  for (let day = 0; day < days; day += 1) {
    const actions = 10 + random.below(30)
    for (let count = 0; count < actions; count += 1) plan.push(...somethingOf(random, troubles), pauseOf(random))
    plan.push({ do: 'rest' }, wait(random.chance(0.2) ? 4 * DAY : random.between(HOUR, DAY)))
  }
  return plan
}

const wait = (milliseconds: number): Action => ({ do: 'wait', milliseconds: Math.floor(milliseconds) })
const shop = (tab: number, wish: Wish): Action => ({ do: 'shop', tab, wish })

/** Most things follow at once, so that they meet what is under way. */
function pauseOf(random: Random): Action {
  const kind = random.next()
  if (kind < 0.45) return wait(random.between(0, 5))
  if (kind < 0.75) return wait(random.between(5, 1000))
  if (kind < 0.95) return wait(random.between(1000, 30_000))
  return wait(random.between(MINUTE, 90 * MINUTE))
}

function somethingOf(random: Random, troubles: Troubles): readonly Action[] {
  const tab = random.below(TABS)
  if (random.chance(0.62)) return [shop(tab, wishOf(random, troubles))]
  const happenings: (() => Action)[] = [
    () => ({ do: 'open', tab, seeded: random.chance(0.6) }),
    () => ({ do: 'open', tab, seeded: random.chance(0.6) }),
    () => ({ do: 'close', tab }),
    () => ({ do: 'wake', tab }),
  ]
  const add = (is: boolean, ...more: (() => Action)[]) => is && happenings.push(...more)
  add(
    troubles.kills,
    () => ({ do: 'kill', tab }),
    () => ({ do: 'freeze', tab }),
    () => ({ do: 'thaw', tab, wakes: random.chance(0.7) }),
    () => ({ do: 'thaw', tab, wakes: random.chance(0.7) }),
  )
  add(
    troubles.network,
    () => networkOf(random),
    () => networkOf(random),
    () => ({ do: 'gateway-restart' }),
  )
  add(
    troubles.disk,
    () => diskOf(random),
    () => diskOf(random),
    () => ({ do: 'lose-handles', tab }),
  )
  add(troubles.damage, () => ({ do: 'damage', store: random.pick(['segments', 'snapshots', 'outbox']) }))
  add(troubles.power, () => ({ do: 'power-loss' }))
  add(troubles.clock, () => ({ do: 'clock', by: random.pick([-YEAR, -DAY, -HOUR, -MINUTE, MINUTE, HOUR, DAY, YEAR]) }))
  add(troubles.releases > 1, () => ({
    do: 'release',
    build: RELEASES[random.below(troubles.releases)] ?? 'tree',
  }))
  const [first, ...others] = happenings
  return first ? [random.pick([first, ...others])()] : []
}

function networkOf(random: Random): Action {
  if (random.chance(0.35)) return { do: 'network', weather: GOOD_NETWORK }
  if (random.chance(0.2)) return { do: 'network', weather: { down: true } }
  const share = () => (random.chance(0.4) ? random.between(0, 0.4) : 0)
  return {
    do: 'network',
    weather: {
      down: false,
      latency: random.pick([20, 200, 3000]),
      lostRequests: share(),
      lostAnswers: share(),
      late: share(),
      doubled: share(),
      damaged: share(),
      refused: share(),
    },
  }
}

function diskOf(random: Random): Action {
  if (random.chance(0.5)) return { do: 'disk', weather: GOOD_DISK }
  return {
    do: 'disk',
    weather: random.pick<Partial<DiskWeather>>([
      { full: true },
      { hung: true },
      { gone: true },
      { latency: 200 },
      { aborts: 0.2 },
      { unsaid: 0.2 },
    ]),
  }
}

function wishOf(random: Random, { accounts, commerce, releases }: Troubles): Wish {
  const product = random.pick(products)
  const wishes: (() => Wish)[] = [
    () => ({ want: 'add', product, quantity: 1 + random.below(5) }),
    () => ({ want: 'add', product, quantity: 1 + random.below(10) }),
    () => ({ want: 'set', product, quantity: random.below(6) }),
    () => ({ want: 'set', product, quantity: random.below(6) }),
    () => ({ want: 'remove', product }),
    () => ({ want: 'view', product }),
    () => ({ want: 'keep', product }),
    () => ({ want: 'drop', product }),
    () => ({ want: random.pick(['open-cart', 'go', 'dismiss', 'act', 'gate']) }),
    () => ({ want: 'answer', yes: random.chance(0.6) }),
    () => ({ want: 'fulfilment', fulfilment: random.pick(['pickup', 'delivery']) }),
  ]
  if (random.chance(0.15)) {
    wishes.push(
      () => ({ want: 'choose', store: random.pick(['fl_miami', 'fl_tampa']) }),
      () => ({ want: 'mode', mode: random.pick(['RECREATIONAL', 'MEDICAL']) }),
    )
  }
  if (commerce) {
    wishes.push(
      () => ({ want: 'commerce-add', product, quantity: 1 + random.below(3) }),
      () => ({ want: 'commerce-add', product, quantity: 1 + random.below(3) }),
      () => ({ want: 'commerce-set', product, quantity: random.below(12) }),
      () => ({ want: 'commerce-set', product, quantity: random.below(5) }),
      () => ({ want: random.pick(['order', 'order', 'finish']) }),
      () => ({ want: 'points', yes: random.chance(0.6) }),
      () => ({ want: 'choose', store: random.chance(0.8) ? 'az_mesa' : 'fl_miami' }),
    )
  }
  if (accounts) {
    wishes.push(
      () => ({ want: 'sign-in', password: random.chance(0.8) ? MEMBER.password : 'wrong' }),
      () => ({ want: 'sign-out' }),
    )
  }
  if (releases > 1) wishes.push(() => ({ want: 'pin', product }))
  const [first, ...others] = wishes
  return first ? random.pick([first, ...others])() : { want: 'go' }
}
