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

/** One row per topic and language. */
const topicRows = ({ code, labels }: BlogTopic, position: number) =>
  Object.entries(labels).map(([language, label]) => ({ code, language, label, position }))

/** One row per post and language. */
const postRows = ({ slug, topic, author, publishedOn, picture, texts }: BlogPost) =>
  Object.entries(texts).map(([language, { title, summary, authorRole, content }]) => ({
    slug,
    title,
    summary,
    topic,
    author,
    author_role: authorRole,
    published_on: publishedOn,
    picture,
    words: wordsOf(content),
    language,
    content,
  }))

/** One row per event and language. */
const eventRows = (event: OutreachEvent) =>
  Object.entries(event.texts).map(([language, { title, summary }]) => ({
    id: event.id,
    language,
    title,
    summary,
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
  }))

/** Rows of the journal and of community events, in foreign key order. */
export const discoverRows = ({ topics, posts, events }: DiscoverData) => ({
  topics: topics.flatMap(topicRows),
  posts: posts.flatMap(postRows),
  events: events.flatMap(eventRows),
})
