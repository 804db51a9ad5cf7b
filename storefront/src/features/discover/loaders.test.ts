import type { OutreachEvent, PostList } from '@leaflog/core/wire/discover'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { blogHref, loadBlog, loadPost } from './blog-loader.ts'
import { eventsHref, loadEvents } from './events-loader.ts'
import { doctorComment } from './outreach.ts'

const NOW = Date.UTC(2026, 10, 20, 17)
const HOUR = 3_600_000
const origin = 'https://shop.example'

/** The gateway's answers by path and search; anything else is a failure of the service. */
const reader = (answers: Record<string, unknown>, status = 200) => {
  const asked: string[] = []
  const http = (request: Request) => {
    const path = request.url.slice(origin.length)
    asked.push(path)
    return Promise.resolve(
      Object.hasOwn(answers, path) ? Response.json(answers[path], { status }) : Response.json({}, { status: 503 }),
    )
  }
  return { http, origin, asked, now: () => NOW }
}

/** What a loader throws; fails the test where it throws nothing. */
const thrown = async (work: Promise<unknown>): Promise<unknown> => {
  let reason: unknown
  await expect(
    work.catch((error: unknown) => {
      reason = error
      throw error
    }),
  ).rejects.toBeDefined()
  return reason
}

const list = (change: Partial<PostList> = {}): PostList => ({
  posts: [],
  topics: [{ code: 'home', label: 'At home', count: 2 }],
  total: 2,
  page: 1,
  pages: 2,
  ...change,
})

describe('the journal', () => {
  test('[2c.1] a page of a topic is asked for as its address says', async () => {
    const context = reader({ '/api/content/posts?topic=home&page=2': list({ page: 2 }) })
    expect(await loadBlog(context, { topic: 'home', p: '2' })).toMatchObject({ topic: 'home', page: 2 })
    expect(blogHref('home', 2)).toBe('/discover/blog?topic=home&p=2')
    expect(blogHref(null)).toBe('/discover/blog')
  })

  test.each(['0', '-1', '1.5', 'x', '1001', ''])('[2c.1] page %j is the first', async (p) => {
    const context = reader({ '/api/content/posts?page=1': list() })
    expect(await loadBlog(context, { p })).toMatchObject({ page: 1, topic: null })
  })

  test('[2c.1] a page past the last leads to the last', async () => {
    const context = reader({ '/api/content/posts?page=9': list({ page: 9, pages: 2 }) })
    const reason = await thrown(loadBlog(context, { p: '9' }))
    expect(isRedirect(reason) && reason.options.href).toBe('/discover/blog?p=2')
  })

  test.each(['no-such', '../x', 'A', ''])('[2c.1] topic %j is not found', async (topic) => {
    const context = reader({ '/api/content/posts?topic=no-such&page=1': list({ total: 0, pages: 0 }) })
    expect(isNotFound(await thrown(loadBlog(context, { topic })))).toBe(true)
  })

  test('[2c.1] a piece that does not exist is not found; a service that fails is no such thing', async () => {
    const gone = reader({ '/api/content/post?slug=gone': {} }, 404)
    expect(isNotFound(await thrown(loadPost(gone, 'gone')))).toBe(true)
    expect(isNotFound(await thrown(loadPost(reader({}), 'here')))).toBe(false)
    const odd = reader({})
    expect(isNotFound(await thrown(loadPost(odd, '../etc')))).toBe(true)
    expect(odd.asked).toEqual([])
  })
})

describe('events', () => {
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
  })
  const events = [
    event('been', 'FL', NOW - 48 * HOUR),
    event('just-over', 'AZ', NOW - 2 * HOUR),
    event('running', 'FL', NOW - HOUR),
    event('coming', 'AZ', NOW + 5 * HOUR),
    ...Array.from({ length: 11 }, (_, index) => event(`later-${index}`, 'FL', NOW + (10 + index) * HOUR)),
  ]
  const context = () => reader({ '/api/content/events': events })

  test('[2c.3] what is to come first, what runs among it, what is over by itself', async () => {
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

  test('[2c.3] a state of which nothing is known leads to all', async () => {
    const reason = await thrown(loadEvents(context(), { state: 'xx' }))
    expect(isRedirect(reason) && reason.options.href).toBe('/community-outreach/events')
  })
})

test('[2c.3] a doctor’s message is written for those who answer it, whatever its topic says', () => {
  const said = { practice: ' Hill Street ', state: 'OH', topic: 'listing', message: ' Please call. ' }
  expect(doctorComment(said)).toBe(
    'From the page for doctors\nPractice: Hill Street\nState: OH\nAbout: A place on the list of doctors\n\nPlease call.',
  )
  expect(doctorComment({ ...said, topic: 'x', message: '' })).toMatch(/About: Something else$/)
})
