/** A consumer's script. It type-checks under `nodenext` with every library checked, and Node 24 runs it directly. */
import { writeFileSync } from 'node:fs'
import { createShop, isLeaflogError, type ShopState } from '@leaflog/core'
import { createShop as compose, orderingCart } from '@leaflog/core/compose'
import { nodePorts } from '@leaflog/core/node'
import { replay } from '@leaflog/core/replay'
import { given, replayLog } from '@leaflog/core/testing'
import { dispensaries } from '@leaflog/core/wire/content/stores'

const themeOf = (state: ShopState): string => state.ui.view.theme
const expect = (what: string, holds: boolean): void => {
  if (!holds) throw new Error(`Not so: ${what}.`)
}

const options = {
  gateway: 'https://shop.example',
  brand: 'sample',
  storage: 'memory',
  ports: { ...nodePorts({ report: () => {} }), http: () => Promise.reject(new TypeError('no network')) },
} as const
const shop = await createShop(options)
await shop.ui.chooseTheme('dark')
expect('an acknowledged change is visible', themeOf(shop.getState()) === 'dark' && themeOf(given().view) !== 'dark')
await shop.settled()
const file = await shop.log.export()
shop.dispose()
writeFileSync('session.jsonl', file)
expect('the log replays to its own end', replay(file).difference === null && themeOf(replayLog(file).view) === 'dark')
expect('the wire modules can be imported', !dispensaries.safeParse('no list').success)
const unreadable: unknown = await Promise.resolve()
  .then(() => replay('no log'))
  .catch((error: unknown) => error)
expect('a rejection has a code', isLeaflogError(unreadable, 'FILE_NOT_A_LOG'))

const small = await compose({ ...options, domains: [orderingCart] })
const unread: unknown = await small.catalogue.products({ store: 'fl_miami' }).catch((error: unknown) => error)
expect('a catalogue without a network says so', isLeaflogError(unread, 'NETWORK_FAILED'))
expect('a chosen domain is there', small.getState().orderingCart.view.count === 0)
small.dispose()
console.log('as it should be')
