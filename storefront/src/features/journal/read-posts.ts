import { post, postList, type Post } from '@leaflog/core/wire/content/discover'
import type { PageContext } from '../../shared/page/context.ts'
import { readJson } from '../../shared/page/read-content.ts'

type Reader = Pick<PageContext, 'http' | 'origin'>

export const readPosts = (reader: Reader, topic: string | null, page: number) => {
  const search = new URLSearchParams({ ...(topic !== null && { topic }), page: String(page) })
  return readJson(reader, `/api/content/posts?${search}`, postList)
}

/** Null if there is no such post; rejects without an answer. */
export const readPost = async ({ http, origin }: Reader, slug: string): Promise<Post | null> => {
  const path = `/api/content/post?${new URLSearchParams({ slug })}`
  const answer = await http(new Request(`${origin}${path}`, { headers: { accept: 'application/json' } }))
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return post.parse(await answer.json())
}
