import { expect, test } from 'vitest'
import { START, type Scenario, given } from '../../testing/given.ts'
import { menuEvents as events } from './menu.events.ts'
import { MENUS_KEPT, MENU_FRESH_MS } from './menu.rules.ts'

const open = (storeId = '101') => events.opened({ storeId, storeCode: `fl_${storeId}`, stateName: 'Florida' })
const loaded = (storeId = '101') => events.loaded({ storeId, blob: `blob:${storeId}` })

test('[4b.9] [9c.1] a menu is cached, and refreshed in the background when over 3600000 ms old', () => {
  expect(MENU_FRESH_MS).toBe(3_600_000)
  const asked = given(open())
  expect(asked.effects).toEqual([
    { effect: 'menu.load', params: { storeId: '101', storeCode: 'fl_101', stateName: 'Florida' } },
  ])
  expect(asked.when(open()).refused).toBe('EVENT_REJECTED')
  const ready = asked.when(loaded())
  expect(ready.view.menu.view.status).toBe('ready')
  expect(ready.when(open(), MENU_FRESH_MS).refused).toBe('EVENT_REJECTED')
  const old = ready.when(open(), MENU_FRESH_MS + 1)
  expect(old.effects).toHaveLength(1)
  expect(old.view.menu.view.status).toBe('refreshing')
})

test('[8.13] a menu that cannot be fetched is empty, and is fetched again the next time', () => {
  const failed = given(open()).when(events.failed({ storeId: '101' }))
  expect(failed.view.menu.view.status).toBe('failed')
  expect(failed.when(open()).effects).toHaveLength(1)
})

test('menus of the latest stores are kept, older ones are dropped', () => {
  const stores = Array.from({ length: MENUS_KEPT + 1 }, (_, index) => String(index))
  const shop = stores.reduce((so, store) => so.when(open(store)).when(loaded(store)), given())
  expect(shop.when(open('0')).effects).toHaveLength(1)
  expect(shop.when(open('1')).effects).toHaveLength(0)
})

const changed = (version: string, storeId = '101') =>
  events.changed({ storeId, storeCode: `fl_${storeId}`, stateName: 'Florida', version })

test('a menu is fetched again once for each reported change', () => {
  const ready = given(open()).when(loaded()).when(changed('7'))
  expect(ready.effects).toEqual([])
  expect(ready.when(changed('7')).refused).toBe('EVENT_REJECTED')
  const again = ready.when(changed('8'))
  expect(again.effects).toEqual([
    { effect: 'menu.load', params: { storeId: '101', storeCode: 'fl_101', stateName: 'Florida' } },
  ])
  expect(again.view.menu.view.status).toBe('refreshing')
  expect(again.when(open()).refused).toBe('EVENT_REJECTED')
  expect(again.when(loaded()).when(open()).refused).toBe('EVENT_REJECTED')
})

test('a menu that changed while it was fetched is fetched again when it is opened', () => {
  const busy = given(open()).when(changed('7')).when(changed('8'))
  expect(busy.effects).toEqual([])
  const again = busy.when(changed('9')).when(loaded()).when(open())
  expect(again.effects).toHaveLength(1)
  expect(again.when(loaded()).when(open()).refused).toBe('EVENT_REJECTED')
})

test('for a store without a cached menu only the change is stored', () => {
  const changedTwice = given(changed('7', 'az')).when(changed('8', 'az'))
  expect(changedTwice.effects).toEqual([])
  expect(changedTwice.view.menu.view.versions).toEqual([{ storeId: 'az', version: '8' }])
  const many = Array.from({ length: MENUS_KEPT + 1 }, (_, index) => String(index))
  expect(many.reduce((so, id) => so.when(changed('1', id)), changedTwice).view.menu.view.versions).toHaveLength(
    MENUS_KEPT,
  )
})

test('[finding 9] [I11] a menu that was fetched while the clock was ahead is fetched again once it is right', () => {
  const year = 365 * 86_400_000
  const ahead = given().when(open(), year).when(loaded())
  expect(ahead.when(open(), -year).effects).toHaveLength(1)
  expect(ahead.when(open(), year).effects).toHaveLength(1)
})

const view = (shop: Scenario) => shop.view.menu.view
const failed = (storeId: string) => events.failed({ storeId })
const lost = (storeId: string) => events.lost({ storeId })
const two = () => given(open('101'), loaded('101'), open('102'), loaded('102'))

test('[4b.9] the menu that is shown is that of the store looked at last, and says how it stands', () => {
  expect(view(given())).toMatchObject({ status: 'idle', fetchedAt: null, kept: [] })
  expect(view(given(open()))).toMatchObject({ storeId: '101', status: 'loading', fetchedAt: null })
  expect(view(two())).toMatchObject({ storeId: '102', status: 'ready', fetchedAt: START + 4 })
  const back = two().when(open('101'))
  expect([back.refused, back.effects]).toEqual([null, []])
  expect(view(back)).toMatchObject({ storeId: '101', status: 'ready', fetchedAt: START + 2 })
})

test('[4b.9] of each store one menu is kept, the one that came last', () => {
  const again = two()
    .when(changed('7'))
    .when(changed('8'))
    .when(events.loaded({ storeId: '101', blob: 'blob:new' }))
  expect(view(again).kept).toMatchObject([
    { storeId: '101', blob: 'blob:new' },
    { storeId: '102', blob: 'blob:102' },
  ])
})

test('a menu that cannot be read any more is dropped, the others stay', () => {
  const gone = two().when(lost('101'))
  expect(view(gone).kept).toMatchObject([{ storeId: '102' }])
  expect(gone.when(open('101')).effects).toHaveLength(1)
  expect(gone.when(lost('101')).refused).toBe('EVENT_REJECTED')
})

test('[8.13] a failure is shown until the store is asked again, whatever comes of another store', () => {
  const both = given(open('102'), open('101'))
  const one = both.when(failed('101'))
  expect(view(one)).toMatchObject({ status: 'failed', loading: ['102'] })
  expect(view(one.when(loaded('102')))).toMatchObject({ storeId: '101', status: 'failed', loading: [] })
  const recovered = one.when(open('101')).when(loaded('101'))
  expect(view(recovered.when(lost('101'))).status).toBe('idle')
})

test('a menu that comes leaves the others on their way, and what is old of them old', () => {
  const busy = given(open('101'), open('102'), changed('7', '101'), changed('8', '101'))
  const one = busy.when(loaded('102'))
  expect(view(one).loading).toEqual(['101'])
  expect(one.when(loaded('101')).when(open('101')).effects).toHaveLength(1)
})

test('a change of a store without a menu loads nothing, whatever menus of others are kept', () => {
  expect(two().when(changed('7', 'az')).when(changed('8', 'az')).effects).toEqual([])
})
