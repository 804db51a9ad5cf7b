/** What holds once nothing is in the way of a shop, and time has passed: everything that was said came true. @module */
import { isDeepStrictEqual } from 'node:util'
import { allDomains } from '../../../core/src/domains/domains.ts'
import { createFolder } from '../../../core/src/engine/kernel/fold.ts'
import { asWritten } from '../../../core/src/engine/log/event.ts'
import { replay } from '../../../core/src/replay/replay.ts'
import { fieldsOf, textOf } from '../../shared/json.ts'
import type { Tab } from '../browser/tab.ts'
import type { Disk } from '../disk/disk.ts'
import { MEMBER } from '../network/customers.ts'
import type { Gateway } from '../network/gateway.ts'
import type { Timeline } from '../seed/timeline.ts'
import { checkAsked, checkCommerceCart, checkOrders } from './commerce.ts'
import { checkCart } from './cart.ts'
import { checkFolded, checkKept } from './kept.ts'
import type { History } from './history.ts'
import { type Look, lookAt } from './look.ts'
import { type Past, isWholeStory } from './past.ts'
import { Violation } from './violation.ts'

export interface AtRest {
  readonly tabs: readonly Tab[]
  readonly timeline: Timeline
  readonly history: History
  readonly gateway: Gateway
  readonly disk: Disk
  /** No other build has been here. */
  readonly isOneBuild: boolean
  readonly past: Past
}

/** Rows of this name are left to the build that knows it (I7). */
const RENAMED = 'orderingCart.send'

const folder = createFolder(allDomains, 'checker')

export async function checkAtRest(world: AtRest): Promise<void> {
  const { tabs, timeline, gateway, disk, isOneBuild, past } = world
  for (const tab of tabs) checkStorage(tab)
  const looks = await lookAt(tabs, timeline)
  checkRows(disk, tabs)
  for (const look of looks) checkPending(look)
  checkEqualFolds(looks)
  checkKept(world)
  if (isOneBuild) {
    for (const { tab, file } of looks) {
      const { difference } = replay(file)
      if (difference)
        throw new Violation('a log replays to its state (I1)', `${tab.name}: ${JSON.stringify(difference)}`)
    }
    for (const look of looks) checkFolded(world, look)
  }
  for (const look of looks) {
    checkCart(look, world)
    checkCommerceCart(look, world)
    checkOrders(look, world)
  }
  checkAsked(world, looks)
  checkSecrets(disk)
  for (const [sku, quantity] of gateway.customers.wishlist())
    if (quantity > 1 && isWholeStory(past))
      throw new Violation('favorites join once', `${sku} is ${quantity} times in the wishlist`)
}

function checkStorage({ name, shop, isStarted }: Tab): void {
  if (!isStarted()) throw new Violation('a shop starts', `${name} has not started`)
  const { kind, readOnly, problem } = shop.storage.value
  if (kind !== 'indexeddb') throw new Violation('memory is left again (I8)', `${name} is in memory: ${problem}`)
  if (readOnly) throw new Violation('no tab is read-only for ever (I8)', `${name}: ${problem}`)
}

const isParked = ({ shop }: Tab): boolean => shop.storage.value.problem === 'LOG_PARKED'

/** Rows of logs that an open tab writes in. */
function checkRows(disk: Disk, tabs: readonly Tab[]): void {
  for (const [name, { stores }] of disk.databases) {
    const isBeside = name.includes('-beside-')
    const builds = tabs.filter((tab) => isParked(tab) === isBeside).map(({ build }) => build.name)
    if (builds.length === 0) continue
    const isKnown = (row: unknown) => fieldsOf(row)['effect'] !== RENAMED || builds.includes('renamed-effect')
    const row = [...(stores.get('outbox')?.records.values() ?? [])].find(isKnown)
    if (row !== undefined) throw new Violation('no row is left over (I10)', `${name}: ${JSON.stringify(row)}`)
  }
}

function checkPending({ tab, shared }: Look): void {
  const { state } = folder.restore(asWritten(shared), folder.initial())
  const [call] = folder.pending(state)
  if (call) throw new Violation('nothing waits for ever (I10)', `${tab.name}: ${JSON.stringify(call)}`)
  const { orderingCart, session } = tab.shop.getState()
  if (orderingCart.view.waiting > 0)
    throw new Violation('no wish waits for ever (I11)', `${tab.name}: ${JSON.stringify(orderingCart.view.changes)}`)
  if (session.view.status === 'signingIn')
    throw new Violation('nothing waits for ever (I10)', `${tab.name}: signing in`)
}

/** Tabs of one build that read the same log. */
function checkEqualFolds(looks: readonly Look[]): void {
  for (const one of looks)
    for (const other of looks) {
      if (one.tab.build !== other.tab.build || isParked(one.tab) !== isParked(other.tab)) continue
      const names = `${one.tab.name} and ${other.tab.name}`
      if (one.seq !== other.seq)
        throw new Violation('all tabs see one log (I3)', `${names}: ${one.seq} and ${other.seq}`)
      const domain = Object.keys(one.shared).find((name) => !isDeepStrictEqual(one.shared[name], other.shared[name]))
      if (domain === undefined) continue
      const states = [one, other].map(({ shared }) => JSON.stringify(shared[domain]))
      throw new Violation('all tabs hold the same state (I3)', `${names}, ${domain}:\n${states.join('\n')}`)
    }
}

function checkSecrets(disk: Disk): void {
  for (const [name, { stores }] of disk.databases)
    for (const [store, { records }] of stores)
      for (const record of records.values()) {
        const text = JSON.stringify(record)
        if (text.includes(MEMBER.password) || text.includes('refresh-secret'))
          throw new Violation('no secret is stored (I5)', `${name}, ${store}: ${textOf(fieldsOf(record)['id'])}`)
      }
}
