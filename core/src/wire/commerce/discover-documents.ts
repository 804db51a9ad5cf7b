/** The journal, events and a store's promotions over commerce GraphQL. */
import * as z from 'zod/mini'
import { commerceCardFields, commerceCards } from './commerce-card.ts'
import { mediaPath } from '../shared/media.ts'

const cardFields = `slug title summary topic { code label } author { name role } published_on picture reading_minutes language`

const sentCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topic: z.object({ code: z.string(), label: z.string() }),
  author: z.object({ name: z.string(), role: z.string() }),
  published_on: z.string(),
  picture: z.string(),
  reading_minutes: z.int(),
  language: z.string(),
})

const cardOf = ({ published_on, reading_minutes, picture, ...card }: z.infer<typeof sentCard>) => ({
  ...card,
  publishedOn: published_on,
  readingMinutes: reading_minutes,
  picture: mediaPath(picture),
})

const postCards = z.pipe(
  z.array(sentCard),
  z.transform((cards) => cards.map(cardOf)),
)

export const blogPostsQuery = {
  operationName: 'blogPosts',
  query: `query blogPosts($topic: String, $pageSize: Int, $currentPage: Int) {
  blogPosts(topic: $topic, pageSize: $pageSize, currentPage: $currentPage) {
    items { ${cardFields} } topics { code label count } total_count page_info { current_page total_pages }
  }
}`,
  result: z.object({
    blogPosts: z.pipe(
      z.object({
        items: postCards,
        topics: z.array(z.object({ code: z.string(), label: z.string(), count: z.int() })),
        total_count: z.int(),
        page_info: z.object({ current_page: z.nullable(z.int()), total_pages: z.nullable(z.int()) }),
      }),
      z.transform(({ items, topics, total_count, page_info }) => ({
        posts: items,
        topics,
        total: total_count,
        page: page_info.current_page ?? 1,
        pages: page_info.total_pages ?? 1,
      })),
    ),
  }),
} as const

export const blogPostQuery = {
  operationName: 'blogPost',
  query: `query blogPost($slug: String!) {
  blogPost(slug: $slug) { ${cardFields} content related { ${cardFields} } }
}`,
  result: z.object({
    blogPost: z.nullable(
      z.pipe(
        z.extend(sentCard, { content: z.string(), related: postCards }),
        z.transform(({ content, related, ...card }) => ({ ...cardOf(card), content, related })),
      ),
    ),
  }),
} as const

const eventFields = `id title summary kind state_code state_name city place address postcode time_zone starts_at ends_at
    is_adults_only phone language`

/** ISO 8601 as epoch milliseconds. */
const moment = z.pipe(
  z.string(),
  z.transform((text) => Date.parse(text)),
)

const sentEvent = z.pipe(
  z.object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    kind: z.string(),
    state_code: z.string(),
    state_name: z.string(),
    city: z.string(),
    place: z.string(),
    address: z.string(),
    postcode: z.string(),
    time_zone: z.string(),
    starts_at: moment,
    ends_at: moment,
    is_adults_only: z.boolean(),
    phone: z.string(),
    language: z.string(),
  }),
  z.transform(({ state_code, state_name, time_zone, starts_at, ends_at, is_adults_only, ...event }) => ({
    ...event,
    stateCode: state_code,
    stateName: state_name,
    timeZone: time_zone,
    startsAt: starts_at,
    endsAt: ends_at,
    adultsOnly: is_adults_only,
  })),
)

export const outreachEventsQuery = {
  operationName: 'outreachEvents',
  query: `query outreachEvents { outreachEvents { ${eventFields} } }`,
  result: z.object({ outreachEvents: z.array(sentEvent) }),
} as const

export const outreachEventQuery = {
  operationName: 'outreachEvent',
  query: `query outreachEvent($id: String!) { outreachEvent(id: $id) { ${eventFields} } }`,
  result: z.object({ outreachEvent: z.nullable(sentEvent) }),
} as const

const sentPromotion = z.pipe(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    label: z.string(),
    is_members_only: z.boolean(),
    ends_on: z.nullable(z.string()),
    shelves: z.array(z.object({ name: z.string(), url_path: z.string() })),
    brands: z.array(z.string()),
  }),
  z.transform(({ is_members_only, ends_on, shelves, ...promotion }) => ({
    ...promotion,
    membersOnly: is_members_only,
    /** YYYY-MM-DD */
    endsOn: ends_on,
    categories: shelves.map(({ name, url_path }) => ({ name, urlPath: url_path })),
  })),
)
export type StorePromotion = z.infer<typeof sentPromotion>

/** Cart promotions of the store, in the mode, today; and the reduced products of its categories. */
export const storeDealsQuery = {
  operationName: 'storeDeals',
  query: `query storeDeals($pageSize: Int!) {
  storePromotions { id name description label is_members_only ends_on shelves { name url_path } brands }
  products(filter: { is_sale: { eq: "1" } }, pageSize: $pageSize) { total_count items { ${commerceCardFields} } }
}`,
  result: z.object({
    storePromotions: z.array(sentPromotion),
    products: z.nullable(z.object({ total_count: z.nullable(z.int()), items: commerceCards })),
  }),
} as const
