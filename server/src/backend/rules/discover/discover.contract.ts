/** The journal, events and promotions, for any database. */
import { describe, expect, test } from 'vitest'
import { postTo } from '../../apis/graphql/post-to.ts'
import type { Harness } from '../../../testing/backend-harness.ts'
import type { PromotionRule } from '@leaflog/fixtures'
import { NOON, sampleShop } from '../../../testing/sample-shop.ts'

const POSTS = `query ($topic: String, $size: Int, $page: Int) { blogPosts(topic: $topic, pageSize: $size, currentPage: $page) {
  items { slug title language topic { label } reading_minutes picture } topics { code label count } total_count page_info { current_page total_pages }
} }`
const POST = `query ($slug: String!) { blogPost(slug: $slug) {
  title author { name role } published_on language content topic { code label } related { slug topic { label } }
} }`
const EVENTS = `query ($state: String) { outreachEvents(state: $state) { id starts_at ends_at time_zone is_adults_only } }`
const PROMOTIONS = `query { storePromotions { id name label is_members_only ends_on shelves { name url_path } brands } }`

export function discoverContract(harness: () => Harness): void {
  const post = (query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    postTo(harness().commerce, query, variables, headers)
  /** Other suites move the clock; this one queries at noon. */
  const atNoon = async <T>(work: () => Promise<T>): Promise<T> => {
    const { clock } = harness()
    const before = clock.now
    clock.now = NOON
    try {
      return await work()
    } finally {
      clock.now = before
    }
  }

  describe('the journal', () => {
    test('[2c.1] posts, newest first, and none of a later day', async () => {
      const { data, errors } = await atNoon(() => post(POSTS))
      expect(errors).toEqual([])
      expect(data?.['blogPosts']).toEqual({
        items: [
          {
            slug: 'today',
            title: 'Piece today',
            language: 'en',
            topic: { label: 'Basics' },
            reading_minutes: 3,
            picture: 'https://commerce.example/media/journal/today.jpg',
          },
          expect.objectContaining({ slug: 'older', topic: { label: 'At home' }, reading_minutes: 2 }),
          expect.objectContaining({ slug: 'middle', reading_minutes: 1 }),
          expect.objectContaining({ slug: 'oldest', reading_minutes: 1 }),
        ],
        topics: [
          { code: 'basics', label: 'Basics', count: 2 },
          { code: 'home', label: 'At home', count: 2 },
        ],
        total_count: 4,
        page_info: { current_page: 1, total_pages: 1 },
      })
    })

    test('[2c.1] by topic and in pages; past the end the list is empty', async () => {
      const slugs = async (variables: object) => (await atNoon(() => post(POSTS, variables))).data?.['blogPosts']
      expect(await slugs({ topic: 'home', size: 1, page: 2 })).toMatchObject({
        items: [{ slug: 'middle' }],
        total_count: 2,
        page_info: { current_page: 2, total_pages: 2 },
      })
      expect(await slugs({ topic: 'home', size: 1, page: 3 })).toMatchObject({ items: [], total_count: 2 })
      expect(await slugs({ topic: 'unheard-of' })).toMatchObject({ items: [], total_count: 0 })
    })

    test('[2c.1] a post with related ones, those of its topic first', async () => {
      const { data } = await atNoon(() => post(POST, { slug: 'oldest' }))
      expect(data?.['blogPost']).toMatchObject({
        title: 'Piece oldest',
        author: { name: 'Ada', role: 'Tester' },
        published_on: '2026-01-05',
        language: 'en',
        topic: { code: 'basics', label: 'Basics' },
        related: [{ slug: 'today' }, { slug: 'older', topic: { label: 'At home' } }, { slug: 'middle' }],
      })
    })

    const spanish = { store: '0_es' }

    test('[shop 20] [7a.2] in Spanish a post has its Spanish text and topic, and one without a translation is English', async () => {
      const { data, errors } = await atNoon(() => post(POSTS, {}, spanish))
      expect(errors).toEqual([])
      expect(data?.['blogPosts']).toMatchObject({
        items: [
          { slug: 'today', title: 'Piece today', language: 'en', topic: { label: 'Basics' } },
          { slug: 'older', title: 'Pieza vieja', language: 'es', topic: { label: 'En casa' }, reading_minutes: 3 },
          { slug: 'middle', title: 'Piece middle', language: 'en', topic: { label: 'En casa' } },
          { slug: 'oldest', title: 'Piece oldest', language: 'en', topic: { label: 'Basics' } },
        ],
        topics: [
          { code: 'basics', label: 'Basics', count: 2 },
          { code: 'home', label: 'En casa', count: 2 },
        ],
        total_count: 4,
      })
      const one = await atNoon(() => post(POST, { slug: 'older' }, spanish))
      expect(one.data?.['blogPost']).toMatchObject({
        title: 'Pieza vieja',
        author: { name: 'Ada', role: 'Probadora' },
        language: 'es',
        content: `<p>${'palabra '.repeat(660).trim()}</p>`,
        topic: { code: 'home', label: 'En casa' },
        related: [{ slug: 'middle', topic: { label: 'En casa' } }, { slug: 'today' }, { slug: 'oldest' }],
      })
    })

    test('[shop 20] each post is on one page only, whatever its language', async () => {
      const page = async (number: number) =>
        (await atNoon(() => post(POSTS, { topic: 'home', size: 1, page: number }, spanish))).data?.['blogPosts']
      expect(await page(1)).toMatchObject({ items: [{ slug: 'older' }], page_info: { total_pages: 2 } })
      expect(await page(2)).toMatchObject({ items: [{ slug: 'middle' }], page_info: { total_pages: 2 } })
      expect(await page(3)).toMatchObject({ items: [] })
    })

    test.each(['gone', 'tomorrow', '', "' or true --"])(
      '[2c.1] %j: no such post, with an error that says so',
      async (slug) => {
        const { data, errors } = await atNoon(() => post(POST, { slug }))
        expect(data).toEqual({ blogPost: null })
        expect(errors.map(({ extensions }) => extensions)).toEqual([
          expect.objectContaining({ category: 'graphql-no-such-entity' }),
        ])
      },
    )
  })

  describe('events', () => {
    test('[2c.3] in chronological order, half a year back and ahead', async () => {
      const { data } = await atNoon(() => post(EVENTS))
      expect(data?.['outreachEvents']).toEqual([
        expect.objectContaining({ id: 'been' }),
        expect.objectContaining({ id: 'desert', time_zone: 'America/Phoenix' }),
        {
          id: 'coming',
          starts_at: '2026-12-05T15:00:00.000Z',
          ends_at: '2026-12-05T17:00:00.000Z',
          time_zone: 'America/New_York',
          is_adults_only: true,
        },
      ])
    })

    test('[shop 20] [7a.2] in the language of the store view, once each; what is not translated is English', async () => {
      const query =
        '{ outreachEvents(state: "FL") { id title summary language } outreachEvent(id: "coming") { title } }'
      const { data, errors } = await atNoon(() => post(query, {}, { store: '0_es' }))
      expect(errors).toEqual([])
      expect(data).toEqual({
        outreachEvents: [
          { id: 'been', title: 'Event been', summary: 'For a test.', language: 'en' },
          { id: 'coming', title: 'Evento', summary: 'Para una prueba.', language: 'es' },
        ],
        outreachEvent: { title: 'Evento' },
      })
    })

    test('[2c.3] of one state; an unknown state has none', async () => {
      const ids = async (state: string) => (await atNoon(() => post(EVENTS, { state }))).data?.['outreachEvents']
      expect(await ids('az')).toEqual([expect.objectContaining({ id: 'desert' })])
      expect(await ids('XX')).toEqual([])
    })

    test('[2c.3] one by its id, however old; an unknown id is an error that says so', async () => {
      const one = (id: string) => post('query ($id: String!) { outreachEvent(id: $id) { id } }', { id })
      expect((await one('long-ago')).data).toEqual({ outreachEvent: { id: 'long-ago' } })
      expect((await one('never')).errors[0]?.extensions).toMatchObject({ category: 'graphql-no-such-entity' })
    })
  })

  describe('promotions of a store', () => {
    const rule = (id: number, change: Partial<PromotionRule>) => ({
      id,
      name: `Rule ${id}`,
      description: 'For a test.',
      displayText: `Less by ${id}`,
      priority: 10,
      stops: false,
      coupon: null,
      startsOn: '2026-01-01',
      endsOn: null,
      applies: {},
      action: { kind: 'percent', percent: 10 },
      ...change,
    })
    /** The checkout settings contain these rules while `work` runs. */
    const withRules = async <T>(promotions: readonly object[], work: () => Promise<T>): Promise<T> => {
      const settings = () => harness().db.updateTable('settings').where('name', '=', 'commerce_checkout')
      const { giftCards: _cards, storeCredit: _credit, ...checkout } = sampleShop.commerceCheckout
      await settings()
        .set({ value: JSON.stringify({ ...checkout, promotions }) })
        .execute()
      try {
        return await work()
      } finally {
        await settings()
          .set({ value: JSON.stringify(checkout) })
          .execute()
      }
    }
    const ask = async (headers: Record<string, string>) =>
      (await atNoon(() => post(PROMOTIONS, {}, headers))).data?.['storePromotions']

    test('[2c.1] today’s rules without a code; codes are not revealed', async () => {
      const found = await withRules(
        [
          rule(11, { priority: 20, endsOn: '2026-11-20', membersOnly: true, states: ['AZ'] }),
          rule(12, { priority: 10, applies: { categories: ['Flower', 'No such category'], brands: ['Fernhill'] } }),
          rule(13, { coupon: 'SECRET' }),
          rule(14, { endsOn: '2026-11-19' }),
          rule(15, { startsOn: '2026-11-21' }),
          rule(16, { states: ['OH'] }),
          rule(17, { modes: ['MEDICAL'] }),
        ],
        () => ask({ store: 'az_mesa', shoppingmode: 'RECREATIONAL' }),
      )
      expect(found).toEqual([
        {
          id: '12',
          name: 'Rule 12',
          label: 'Less by 12',
          is_members_only: false,
          ends_on: null,
          shelves: [{ name: 'Flower', url_path: 'flower' }],
          brands: ['Fernhill'],
        },
        expect.objectContaining({ id: '11', is_members_only: true, ends_on: '2026-11-20', shelves: [], brands: [] }),
      ])
    })

    test('[2c.1] a rule for patients is shown only to patients', async () => {
      const found = await withRules([rule(17, { modes: ['MEDICAL'] })], () =>
        ask({ store: 'az_mesa', shoppingmode: 'MEDICAL' }),
      )
      expect(found).toEqual([expect.objectContaining({ id: '17' })])
    })

    test('[2c.1] a store of the ordering channel has none here', async () => {
      expect(await ask({ store: 'fl_miami' })).toEqual([])
      expect(await ask({})).toEqual([])
    })
  })
}
