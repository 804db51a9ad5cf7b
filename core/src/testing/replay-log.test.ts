import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replay } from '../replay/replay.ts'
import { uiEvents } from '../domains/ui/ui.events.ts'
import { START, ReplayDiffers, given, givenFrom, givenLog, replayLog } from './index.ts'

const recorded = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'fixtures', 'logs', 'commerce-order.jsonl'),
  'utf8',
)

test('I1: a recorded log is a one-line test: its end, every point on the way, and what comes after', () => {
  const shop = replayLog(recorded)
  const replayed = replay(recorded)
  expect(shop.view.checkout.view.order?.number).toMatch(/^\d+$/)
  expect(shop.events).toEqual(replayed.events)

  const adding = replayed.events.find(({ type }) => type === 'commerceCart.addRequested')?.seq ?? 0
  expect(shop.at(adding).view.commerceCart.view.lines).toHaveLength(1)
  expect(shop.at(adding - 1).view.commerceCart.view.lines).toHaveLength(0)
  expect(shop.at(adding - 1).events).toHaveLength(adding - 1)
  expect(() => shop.at(replayed.events.length + 1)).toThrow('There is no event')

  const dark = shop.when(uiEvents.themeChosen({ theme: 'dark' }))
  expect(dark.view.ui.view.theme).toBe('dark')
  expect(dark.events.at(-1)).toMatchObject({ seq: shop.events.length + 1, tab: replayed.header.tab })
  expect(dark.at(shop.events.length).view.ui.view.theme).toBe('light')
  expect(shop.view.ui.view.theme).toBe('light')
})

test('time continues from the end of a log', () => {
  const adding = replay(recorded).events.find(({ type }) => type === 'commerceCart.addRequested')?.seq ?? 0
  const waiting = replayLog(recorded).at(adding)
  const seen: string[] = []
  const later = waiting.wait(120_000, (scenario) => seen.push(scenario.events.at(-1)?.type ?? ''))
  expect(seen.length).toBeGreaterThan(0)
  expect(later.events.length).toBe(waiting.events.length + seen.length)
})

test('a log that ends in another state: the path, both values, and the event that made the difference', () => {
  const changed = recorded.replace(/"lastname":"Pickup"(?!.*"lastname":"Pickup")/s, '"lastname":"Other"')
  const thrown = (() => {
    try {
      return replayLog(changed)
    } catch (error) {
      return error
    }
  })()
  if (!(thrown instanceof ReplayDiffers)) throw new Error('the difference was not found')
  expect(thrown.difference).toEqual({ path: 'checkout.context.order.lastname', before: 'Other', after: 'Pickup' })
  expect(thrown.event?.type).toBe('checkout.placed')
  expect(thrown.message).toMatch(/checkout\.context\.order\.lastname was recorded as "Other", replayed as "Pickup"/)
  expect(thrown.message).toMatch(/event \d+ \(checkout\.placed\)\.$/)

  const never = recorded.replace(/"orderingCart":\{"hash":"[^"]+","state":\{/, '$&"zz":1,')
  expect(() => replayLog(never)).toThrow(/No event of this log changes it\.$/)
  expect(givenLog(changed).view.checkout.view.order).toMatchObject({ lastname: 'Pickup' })
  expect(() => replayLog('no log')).toThrow('This file isn’t a Leaflog log.')
})

test('a difference caused by an event names it', () => {
  const light = replayLog(recorded)
  const tab = replay(recorded).header.tab
  const event = { id: 'x', seq: light.events.length + 1, at: START, type: 'ui.themeChosen', v: 1, tab, cause: null }
  const lines = recorded.trimEnd().split('\n')
  const end = (lines.at(-1) ?? '').replace(/"seq":\d+/, `"seq":${event.seq}`)
  const dark = JSON.stringify({ kind: 'event', event: { ...event, data: { theme: 'dark' } } })
  expect(() => replayLog([...lines.slice(0, -1), dark, end])).toThrow(
    `event ${event.seq} (ui.themeChosen); until then it was as recorded.`,
  )
})

test('recorded events keep their times, ids and tabs, and tab state stays in its tab', () => {
  const event = { ...uiEvents.opened({ part: 'sidebar' }), at: START + 5000, id: 'mine' }
  expect(given(event).view.ui.view.sidebar).toBe(true)
  expect(given(event).events[0]).toMatchObject({ at: START + 5000, id: 'mine', seq: 1, tab: 'tab' })
  expect(given({ ...event, tab: 'tab-2' }).view.ui.view.sidebar).toBe(false)
  expect(() => given({ ...event, data: {} })).toThrow('is not valid')
  expect(() => given({ ...event, v: 7 })).toThrow('unknown event')
})

test('a scenario may start from states, and refuses those of unknown domains', () => {
  const { ui } = replay(recorded).at(3)
  if (ui === undefined) throw new Error('no state')
  const open = givenFrom({ ui }, uiEvents.opened({ part: 'search' }))
  expect(open.view.ui.view.search).toBe(true)
  expect(() => givenFrom({ ui: { value: 'nowhere', context: {} } })).toThrow('ui knows no such state')
})
