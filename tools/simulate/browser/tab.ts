/** One tab of a profile: a page with a whole shop, which can be frozen, killed, and left. */
import type { Shop } from '../../../core/src/sdk/shop-handle.ts'
import type { LogEvent } from '../../../core/src/engine/log/event.ts'
import { stores } from '../network/ordering.ts'
import type { Build } from './builds.ts'
import { createGate } from './gate.ts'
import { createTabPorts } from './ports.ts'
import type { Profile } from './profile.ts'

export interface TabWatch {
  readonly note: (line: string) => void
  /** An event that the shop says is in the log. */
  readonly told: (event: LogEvent, isStored: boolean) => void
  readonly failed: (what: string, error: unknown) => void
  readonly leftStorage: () => void
}

export interface TabOptions {
  readonly name: string
  readonly build: Build
  readonly profile: Profile
  /** The page brings what a server knew. */
  readonly isSeeded: boolean
  readonly retention: { readonly snapshotEvery: number; readonly retention: { events: number; ms: number } }
  readonly watch: TabWatch
}

export interface Tab {
  readonly name: string
  readonly build: Build
  readonly shop: Shop
  readonly isAwake: () => boolean
  readonly isStarted: () => boolean
  /** Something was asked of the shop: what becomes of it is noted. */
  ask(what: string, answer: Promise<unknown>): void
  act(): void
  wake(): void
  freeze(): void
  thaw(wakes: boolean): void
  /** The page is left as browsers let pages be left. */
  close(): void
  /** It is gone from one moment to the next. */
  kill(): void
  loseHandles(): void
}

/** How the shop may answer without anything being wrong. */
const SAID: ReadonlySet<string> = new Set([
  'EVENT_REJECTED',
  'NOT_FOUND',
  'NETWORK_FAILED',
  'SHOP_DISPOSED',
  'STORE_UNKNOWN',
  'STORE_REQUIRED',
  'READ_ONLY',
  'SIGN_IN_FAILED',
  'WISHLIST_FULL',
  'WISHLIST_NOT_SAVED',
  'SERVICE_REFUSED',
  'SERVICE_UNAVAILABLE',
  'NOT_JSON',
  'CART_LIMIT_REACHED',
  'PRODUCT_NOT_FOUND',
  'NOT_AUTHORIZED',
  'SERVICE_ANSWER_INVALID',
  'EVENT_INVALID',
])

const BRAND = 'sim'
/** The database of the log. */
export const MAIN = `leaflog2-${BRAND}`

export function openTab({ name, build, profile, isSeeded, retention, watch }: TabOptions): Tab {
  const gate = createGate()
  const { ports, storage, wake, act, leave, release } = createTabPorts(profile, gate, (line) =>
    watch.note(`${name}: ${line}`),
  )
  const { core } = build
  let started = false
  const { cookies, local } = profile
  const read = (key: string) => cookies.get(key) ?? local.get(key) ?? null
  const dispensary = stores.find(({ store_id }) => store_id === read('store_id')) ?? null
  const seed = core.initialEventsFrom({
    read,
    url: { pathname: '/shopd', search: '', hash: '' },
    now: profile.now(),
    dispensary,
  })
  const shop = core.openShop({
    gateway: 'https://shop.example',
    brand: BRAND,
    ports,
    retention,
    ...(isSeeded && { seed }),
  })
  shop.events$.subscribe((event) => watch.told(event, shop.storage.value.kind === 'indexeddb'))
  shop.storage.changes$.subscribe(({ kind, problem, readOnly }) => {
    watch.note(`${name}: storage is ${kind}${problem === null ? '' : `, ${problem}`}${readOnly ? ', read-only' : ''}`)
    if (kind === 'memory') watch.leftStorage()
  })

  const ask = (what: string, answer: Promise<unknown>) => {
    answer.then(
      () => watch.note(`${name}: ${what}: done`),
      (error: unknown) => {
        const code = core.isLeaflogError(error) ? error.code : null
        watch.note(`${name}: ${what}: ${code ?? String(error)}`)
        if (code === null || !SAID.has(code)) watch.failed(`${name}: ${what}`, error)
      },
    )
  }
  const end = () => {
    gate.kill()
    storage.kill()
    release()
  }
  watch.note(`${name}: opened, build ${build.name}`)
  ask(
    'start',
    shop.start().then(() => (started = true)),
  )
  return {
    name,
    build,
    shop,
    ask,
    isAwake: gate.isAwake,
    isStarted: () => started,
    act,
    wake,
    // A browser does not freeze a page in the middle of a transaction for which others wait.
    freeze() {
      gate.freeze()
    },
    thaw(wakes) {
      gate.thaw()
      if (wakes) wake()
    },
    close() {
      if (gate.isAwake()) {
        leave()
        shop.dispose()
      }
      end()
    },
    kill: end,
    loseHandles: () => storage.lose(),
  }
}
