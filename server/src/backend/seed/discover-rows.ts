import type { BlogPost, BlogTopic, OutreachEvent } from '@leaflog/fixtures'

/** The data of /discover and /community-outreach. */
export interface DiscoverData {
  topics: readonly BlogTopic[]
  posts: readonly BlogPost[]
  events: readonly OutreachEvent[]
}

const wordsOf = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length

const postRow = ({ slug, title, summary, topic, author, authorRole, publishedOn, picture, content }: BlogPost) => ({
  slug,
  title,
  summary,
  topic,
  author,
  author_role: authorRole,
  published_on: publishedOn,
  picture,
  words: wordsOf(content),
  language: 'en',
  content,
})

const eventRow = (event: OutreachEvent) => ({
  id: event.id,
  title: event.title,
  summary: event.summary,
  kind: event.kind,
  state_code: event.stateCode,
  state_name: event.stateName,
  city: event.city,
  place: event.place,
  address: event.address,
  postcode: event.postcode,
  time_zone: event.timeZone,
  starts_at: event.startsAt,
  ends_at: event.endsAt,
  adults_only: event.adultsOnly,
  phone: event.phone,
})

/** Rows of the journal and of community events, in foreign key order. */
export const discoverRows = ({ topics, posts, events }: DiscoverData) => ({
  topics: topics.map((topic, position) => ({ ...topic, position })),
  posts: posts.map(postRow),
  events: events.map(eventRow),
})
