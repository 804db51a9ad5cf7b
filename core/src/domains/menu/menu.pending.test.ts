/** Whatever happens to menus in whatever order: each comes to an end, is kept, and is fetched again when it is old. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import { type Walk, expectEveryCallEnds, expectKept, pendingOf, step, walkFrom } from '../../testing/pending-walk.ts'
import { menuDomain as domain } from './menu.domain.ts'
import { menuEvents as events } from './menu.events.ts'
import { MENU_FRESH_MS } from './menu.rules.ts'
import { menuSaved } from './menu.saved.ts'

const of = (storeId: string) => ({ storeId, storeCode: `fl_${storeId}`, stateName: 'Florida' })
const store = fc.constantFrom('1', '2', '3', '4')
const event: fc.Arbitrary<DomainEvent> = fc.oneof(
  store.map((id) => events.opened(of(id))),
  store.map((storeId) => events.loaded({ storeId, blob: `blob:${storeId}` })),
  store.map((storeId) => events.failed({ storeId })),
  store.map((storeId) => events.lost({ storeId })),
  fc.tuple(store, fc.constantFrom('7', '8', '9')).map(([id, version]) => events.changed({ ...of(id), version })),
)
const YEAR = 365 * 86_400_000
const jump = fc.constantFrom(1, 1000, MENU_FRESH_MS, YEAR, -YEAR)
const walks = fc.array(fc.tuple(event, jump), { maxLength: 40 })

const along = (path: readonly [DomainEvent, number][], look: (walk: Walk) => void) =>
  path.reduce<Walk>((walk, [next, after]) => {
    const now = step(walk, next, after)
    look(now)
    return now
  }, walkFrom())

test('[I10] whatever ends a call is accepted in every state that waits for it, and nothing waits for it afterwards', () => {
  fc.assert(fc.property(walks, (path) => void along(path, (walk) => expectEveryCallEnds(domain, walk))))
})

test('[I10] a menu that is shown as on its way is under way', () => {
  fc.assert(
    fc.property(walks, (path) => {
      along(path, (walk) => {
        const { context } = walk.state['menu'] as { context: { loading: string[] } }
        const asked = pendingOf(domain, walk).map(({ params }) => (params as { storeId: string }).storeId)
        expect(asked.toSorted()).toEqual(context.loading.toSorted())
      })
    }),
  )
})

test('[I7] every state of the menus is kept, and is the same when it is read again', () => {
  fc.assert(fc.property(walks, (path) => void along(path, (walk) => expectKept(domain, menuSaved, walk))))
})

test('[finding 9] [I11] however the clock jumps, once or for good: a menu that is opened after its hour is fetched', () => {
  fc.assert(
    fc.property(walks, jump, (path, last) => {
      const ended = along(path, () => {})
      const isUnderWay = (walk: Walk) =>
        pendingOf(domain, walk).some(({ params }) => (params as { storeId: string }).storeId === '1')
      const first = step(ended, events.opened(of('1')), last)
      const second = step(first, events.opened(of('1')), MENU_FRESH_MS + 1)
      expect(isUnderWay(first) || isUnderWay(second)).toBe(true)
    }),
  )
})
