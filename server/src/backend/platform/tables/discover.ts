/** A topic's name in one language. */
export interface BlogTopicsTable {
  code: string
  language: string
  label: string
  position: number
}

/** 2c.1: a post in one language. `published_on` is YYYY-MM-DD; a post is visible from that day on (UTC). `content` is HTML. */
export interface BlogPostsTable {
  slug: string
  title: string
  summary: string
  topic: string
  author: string
  author_role: string
  published_on: string
  /** Path under /media. */
  picture: string
  /** Words in the content, for the reading time. */
  words: number
  language: string
  content: string
}

/** 2c.3: an event in one language. Stamps are epoch milliseconds. */
export interface OutreachEventsTable {
  id: string
  language: string
  title: string
  summary: string
  kind: string
  state_code: string
  state_name: string
  city: string
  place: string
  address: string
  postcode: string
  time_zone: string
  starts_at: number
  ends_at: number
  adults_only: boolean
  phone: string
}

export interface DiscoverTables {
  blog_topics: BlogTopicsTable
  blog_posts: BlogPostsTable
  outreach_events: OutreachEventsTable
}
