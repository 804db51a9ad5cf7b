import { outreachEventList, post, postList } from '@leaflog/core/wire/content/discover'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway, unreachable, virtualClock } from '../../testing/gateway-harness.ts'
import { json, type Upstream } from '../../platform/upstream.ts'

const card = (slug: string) => ({
  slug,
  title: `Piece ${slug}`,
  summary: 'Short.',
  topic: { code: 'basics', label: 'Basics' },
  author: { name: 'Ada', role: 'Tester' },
  published_on: '2026-11-20',
  picture: `https://commerce.example/media/journal/${slug}.jpg`,
  reading_minutes: 3,
  language: 'en',
})
const sentEvent = {
  id: 'clinic-2026-12-05',
  title: 'Clinic',
  summary: 'Short.',
  kind: 'clinic',
  state_code: 'FL',
  state_name: 'Florida',
  city: 'Miami',
  place: 'Hall',
  address: '1 Fern Street',
  postcode: '33101',
  time_zone: 'America/New_York',
  starts_at: '2026-12-05T15:00:00.000Z',
  ends_at: '2026-12-05T19:00:00.000Z',
  is_adults_only: false,
  phone: '305-555-0101',
  language: 'en',
}
const posts = {
  data: {
    blogPosts: {
      items: [card('a')],
      topics: [{ code: 'basics', label: 'Basics', count: 13 }],
      total_count: 13,
      page_info: { current_page: 2, total_pages: 2 },
    },
  },
}
const missing = (field: string) => ({
  data: { [field]: null },
  errors: [{ message: 'no', extensions: { category: 'graphql-no-such-entity' } }],
})
const KEPT = 'public, max-age=900, s-maxage=300, stale-while-revalidate=60'

const variablesOf = (url: URL | undefined): unknown => JSON.parse(url?.searchParams.get('variables') ?? '')

describe('the journal', () => {
  test('[2c.1] [9g.2] a page of a topic, cached for 300 s', async () => {
    const commerce = fakeUpstream(() => json(posts))
    const app = await startGateway({ commerce: commerce.send })
    const answer = await app.inject('/api/content/posts?topic=basics&page=2')
    await app.inject('/api/content/posts?page=2&topic=basics&more=1')
    const read = postList.parse(answer.json())
    expect(read).toMatchObject({ total: 13, page: 2, pages: 2, posts: [{ slug: 'a', picture: '/journal/a.jpg' }] })
    expect(answer.headers['cache-control']).toBe(KEPT)
    expect(commerce.seen).toHaveLength(1)
    expect(variablesOf(commerce.seen[0]?.url)).toEqual({ topic: 'basics', pageSize: 12, currentPage: 2 })
  })

  test.each([
    ['posts?', json(posts)],
    ['post?slug=a', json({ data: { blogPost: { ...card('a'), language: 'es', content: '<p>Uno</p>', related: [] } } })],
    ['events?', json({ data: { outreachEvents: [sentEvent] } })],
    ['calendar?event=clinic-2026-12-05', json({ data: { outreachEvent: sentEvent } })],
  ])('[shop 20] [7a.2] %s is read and cached by language, English being the default', async (path, answer) => {
    const commerce = fakeUpstream(() => answer.clone())
    const app = await startGateway({ commerce: commerce.send })
    for (const language of ['&language=es', '', '&language=en', '&language=es']) {
      expect((await app.inject(`/api/content/${path}${language}`)).statusCode).toBe(200)
    }
    expect(commerce.seen.map(({ headers }) => headers['store'])).toEqual(['0_es', undefined])
    expect((await app.inject(`/api/content/${path}&language=fr`)).statusCode).toBe(400)
    expect(commerce.seen).toHaveLength(2)
  })

  test('[shop 20] the answer says in which language a post is', async () => {
    const sent = { ...card('a'), language: 'en', content: '<p>One</p>', related: [] }
    const app = await startGateway({ commerce: () => Promise.resolve(json({ data: { blogPost: sent } })) })
    const answer = await app.inject('/api/content/post?slug=a&language=es')
    expect(answer.headers['content-language']).toBe('en')
  })

  test.each(['topic=%3Cscript%3E', 'topic=', 'topic=A', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1001'])(
    '[2c.1] posts?%s is refused without an upstream call',
    async (query) => {
      const commerce = fakeUpstream(() => json(posts))
      const app = await startGateway({ commerce: commerce.send })
      expect((await app.inject(`/api/content/posts?${query}`)).statusCode).toBe(400)
      expect(commerce.seen).toEqual([])
    },
  )

  test('[2c.1] [9g.2] a post with sanitized HTML and one of our pictures', async () => {
    const content = '<h2 onclick="x()">Two</h2><p>Words<script>x()</script></p>'
    const sent = { ...card('a'), picture: 'https://elsewhere.example/x.jpg', content, related: [card('b')] }
    const commerce = fakeUpstream(() => json({ data: { blogPost: sent } }))
    const app = await startGateway({ commerce: commerce.send })
    const answer = await app.inject('/api/content/post?slug=a')
    const read = post.parse(answer.json())
    expect(read.content).toBe('<h2>Two</h2><p>Words</p>')
    expect([read.picture, read.related[0]?.picture]).toEqual([null, '/journal/b.jpg'])
    expect(answer.headers['cache-control']).toBe(KEPT)
  })

  test('[2c.1] a missing post is 404, and is requested again the next time', async () => {
    const commerce = fakeUpstream(() => json(missing('blogPost')))
    const app = await startGateway({ commerce: commerce.send })
    expect((await app.inject('/api/content/post?slug=gone')).statusCode).toBe(404)
    expect((await app.inject('/api/content/post?slug=gone')).statusCode).toBe(404)
    expect(commerce.seen).toHaveLength(2)
  })

  test.each(['', 'slug=', 'slug=..%2Fx', 'slug=A', 'slug=%00', `slug=${'a'.repeat(101)}`])(
    '[2c.1] post?%s cannot exist: 404 without an upstream call',
    async (query) => {
      const commerce = fakeUpstream(() => json({}))
      const app = await startGateway({ commerce: commerce.send })
      expect((await app.inject(`/api/content/post?${query}`)).statusCode).toBe(404)
      expect(commerce.seen).toEqual([])
    },
  )

  test.each([
    ['another error', { data: { blogPost: null }, errors: [{ message: 'secret detail' }] }],
    ['no answer', { data: null }],
    ['another shape', { data: { blogPost: { slug: 1 } } }],
  ])('[2c.1] %s is not a 404 and is not passed on', async (_name, body) => {
    const app = await startGateway({ commerce: () => Promise.resolve(json(body)) })
    const answer = await app.inject('/api/content/post?slug=a')
    expect([answer.statusCode, answer.json()]).toMatchObject([502, { error: { code: 'UPSTREAM_UNEXPECTED' } }])
    expect(answer.body).not.toContain('secret detail')
  })

  test('[8.9] cached content outlives its upstream', async () => {
    const clock = virtualClock()
    let alive = true
    const commerce: Upstream = (request) => (alive ? Promise.resolve(json(posts)) : unreachable(request))
    const app = await startGateway({ commerce, clock })
    await app.inject('/api/content/posts')
    alive = false
    clock.advance(2 * 3_600_000)
    expect((await app.inject('/api/content/posts')).statusCode).toBe(200)
    expect((await app.inject('/api/content/post?slug=a')).statusCode).toBe(502)
  })
})

describe('events', () => {
  test('[2c.3] [9g.2] all of them, with times as numbers', async () => {
    const app = await startGateway({
      commerce: () => Promise.resolve(json({ data: { outreachEvents: [sentEvent] } })),
    })
    const answer = await app.inject('/api/content/events')
    expect(outreachEventList.parse(answer.json())).toMatchObject([
      { id: 'clinic-2026-12-05', startsAt: Date.UTC(2026, 11, 5, 15), stateCode: 'FL', adultsOnly: false },
    ])
    expect(answer.headers['cache-control']).toBe(KEPT)
  })

  test('[2c.3] one as a file for a calendar', async () => {
    const app = await startGateway({ commerce: () => Promise.resolve(json({ data: { outreachEvent: sentEvent } })) })
    const answer = await app.inject('/api/content/calendar?event=clinic-2026-12-05')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="clinic-2026-12-05.ics"')
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n/)
  })

  test.each(['never', 'a"b', 'a%0d%0aset-cookie:x=1', ''])('[2c.3] calendar?event=%s: 404', async (event) => {
    const app = await startGateway({ commerce: () => Promise.resolve(json(missing('outreachEvent'))) })
    const answer = await app.inject(`/api/content/calendar?event=${event}`)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined])
  })
})
