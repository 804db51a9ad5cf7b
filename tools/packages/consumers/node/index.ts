/** A consumer's script. It type-checks under `nodenext` with every library checked, and Node 24 runs it directly. */
import { writeFileSync } from 'node:fs'
import { createShop, isLeaflogError, type ShopState } from '@leaflog/core'
import { nodePorts } from '@leaflog/core/node'
import { replay } from '@leaflog/core/replay'
import { given, replayLog } from '@leaflog/core/testing'
import { dispensaries } from '@leaflog/core/wire/content/stores'

const themeOf = (state: ShopState): string => state.ui.view.theme
const expect = (what: string, holds: boolean): void => {
  if (!holds) throw new Error(`Not so: ${what}.`)
}

const shop = await createShop({
  gateway: 'https://shop.example',
  brand: 'sample',
  storage: 'memory',
  ports: { ...nodePorts({ report: () => {} }), http: () => Promise.reject(new TypeError('no network')) },
})
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
console.log('as it should be')
