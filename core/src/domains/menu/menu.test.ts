import { expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
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
