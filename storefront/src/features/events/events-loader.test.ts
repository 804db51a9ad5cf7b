import type { OutreachEvent } from '@leaflog/core/wire/content/discover'
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { NOW, reader, thrownBy } from '../../testing/loader-answers.ts'
import { eventsHref, loadEvents } from './events-loader.ts'

const HOUR = 3_600_000

const event = (id: string, stateCode: string, startsAt: number): OutreachEvent => ({
  id,
  title: id,
  summary: '',
  kind: 'talk',
  stateCode,
  stateName: stateCode === 'AZ' ? 'Arizona' : 'Florida',
  city: '',
  place: '',
  address: '',
  postcode: '',
  timeZone: 'America/New_York',
  startsAt,
  endsAt: startsAt + 2 * HOUR,
  adultsOnly: false,
  phone: '',
  language: 'en',
})
const events = [
  event('been', 'FL', NOW - 48 * HOUR),
  event('just-over', 'AZ', NOW - 2 * HOUR),
  event('running', 'FL', NOW - HOUR),
  event('coming', 'AZ', NOW + 5 * HOUR),
  ...Array.from({ length: 11 }, (_, index) => event(`later-${index}`, 'FL', NOW + (10 + index) * HOUR)),
]
const context = () => reader({ '/api/content/events': events })

test('[2c.3] upcoming events first, running ones among them, past ones separately', async () => {
  const page = await loadEvents(context(), {})
  expect(page.upcoming.slice(0, 2).map(({ id, running }) => [id, running])).toEqual([
    ['running', true],
    ['coming', false],
  ])
  expect(page.past.map(({ id }) => id)).toEqual(['just-over', 'been'])
  expect([page.total, page.pages, page.upcoming.length]).toEqual([13, 2, 10])
  expect(page.states).toEqual([
    { code: 'AZ', name: 'Arizona', count: 1 },
    { code: 'FL', name: 'Florida', count: 12 },
  ])
})

test('[2c.3] by state, in pages', async () => {
  const page = await loadEvents(context(), { state: 'fl', p: '2' })
  expect(page).toMatchObject({ state: 'FL', stateName: 'Florida', total: 12, page: 2, pages: 2 })
  expect(page.upcoming.map(({ id }) => id)).toEqual(['later-9', 'later-10'])
  expect((await loadEvents(context(), { state: 'az', p: '99' })).page).toBe(1)
  expect(eventsHref('FL', 2)).toBe('/community-outreach/events?state=fl&p=2')
})

test('[2c.3] an unknown state leads to all events', async () => {
  const reason = await thrownBy(loadEvents(context(), { state: 'xx' }))
  expect(isRedirect(reason) && reason.options.href).toBe('/community-outreach/events')
})
