/** The journal and events, served by the gateway at `/api/content/{posts,post,events}`. */
import * as z from 'zod/mini'

const card = {
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topic: z.object({ code: z.string(), label: z.string() }),
  author: z.object({ name: z.string(), role: z.string() }),
  /** YYYY-MM-DD */
  publishedOn: z.string(),
  /** A path under /media; null if the backend's image is not ours. */
  picture: z.nullable(z.string()),
  readingMinutes: z.int(),
  /** Language of the text. */
  language: z.string(),
}
export const postCard = z.object(card)
export type PostCard = z.infer<typeof postCard>

/** `content` is HTML that the gateway has sanitized. */
export const post = z.object({ ...card, content: z.string(), related: z.array(postCard) })
export type Post = z.infer<typeof post>

export const postList = z.object({
  posts: z.array(postCard),
  topics: z.array(z.object({ code: z.string(), label: z.string(), count: z.int() })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type PostList = z.infer<typeof postList>

/** Times are epoch milliseconds; `timeZone` is the location's, an IANA name. */
export const outreachEvent = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
  city: z.string(),
  place: z.string(),
  address: z.string(),
  postcode: z.string(),
  timeZone: z.string(),
  startsAt: z.int(),
  endsAt: z.int(),
  adultsOnly: z.boolean(),
  phone: z.string(),
  /** Language of title and summary. */
  language: z.string(),
})
export type OutreachEvent = z.infer<typeof outreachEvent>

export const outreachEventList = z.array(outreachEvent)
