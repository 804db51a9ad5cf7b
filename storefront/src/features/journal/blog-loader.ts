import type { Post, PostList } from '@leaflog/core/wire/content/discover'
import { notFound, redirect } from '@tanstack/react-router'
import type { ContentReader } from '../../shared/page/read-content.ts'
import type { SearchParams } from '../../shared/page/search-params.ts'
import { readPost, readPosts } from './read-posts.ts'

export type BlogPageData = PostList & { topic: string | null }

const name = /^[a-z0-9][a-z0-9-]{0,99}$/

const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null)

/** The address of a page of the journal, for one topic or all. */
export const blogHref = (topic: string | null, page = 1): string => {
  const search = new URLSearchParams({ ...(topic !== null && { topic }), ...(page > 1 && { p: String(page) }) })
  return search.size === 0 ? '/discover/blog' : `/discover/blog?${search}`
}

/** /discover/blog (2c.1). An unknown topic is not found; a page beyond the last redirects to the last. */
export const loadBlog = async (context: ContentReader, search: SearchParams): Promise<BlogPageData> => {
  const topic = one(search['topic'])
  if (topic !== null && !name.test(topic)) throw notFound()
  const asked = Number(one(search['p']) ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1
  const list = await readPosts(context, topic, page)
  if (topic !== null && list.topics.every(({ code }) => code !== topic)) throw notFound()
  const pages = Math.max(1, list.pages)
  if (page > pages) throw redirect({ to: '/', href: blogHref(topic, pages), replace: true })
  return { ...list, topic }
}

/** /discover/blog/{slug} (2c.1). */
export const loadPost = async (context: ContentReader, slug: string): Promise<Post> => {
  const found = name.test(slug) ? await readPost(context, slug) : null
  if (found === null) throw notFound()
  return found
}
