/** A stranger's script: its types hold under `nodenext` with every library checked, and Node 24 runs it as it is. */
import { createShop, isLeaflogError, type ShopState } from '@leaflog/core'
import { nodePorts } from '@leaflog/core/node'
import { replay } from '@leaflog/core/replay'
import { given, replayLog } from '@leaflog/core/testing'
import { storesShape } from '@leaflog/core/wire/stores'

const isOpen = (state: ShopState): boolean => state.ageGate.view.isOpen
const expect = (what: string, holds: boolean): void => {
  if (!holds) throw new Error(`Not so: ${what}.`)
}

const shop = await createShop({
  gateway: 'https://shop.example',
  brand: 'sample',
  storage: 'memory',
  ports: { ...nodePorts({ report: () => {} }), http: () => Promise.reject(new TypeError('no network')) },
})
expect('a new visitor meets the gate', isOpen(shop.getState()) && isOpen(given().view))
await shop.ageGate.submit({ state: 'FL' })
expect('an adult has passed it', !isOpen(shop.getState()))
const refusal: unknown = await shop.dispensary.choose('fl_miami').then(
  () => null,
  (error: unknown) => error,
)
expect('a refusal has a code', refusal === null || isLeaflogError(refusal))
await shop.settled()
const file = await shop.log.export()
shop.dispose()
expect('the log replays to its own end', replay(file).difference === null && !isOpen(replayLog(file).view))
expect('shapes of the wire can be had', !storesShape.safeParse('no list').success)
console.log('as it should be')
