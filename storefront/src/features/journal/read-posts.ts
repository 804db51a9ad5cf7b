import { post, postList, type Post } from '@leaflog/core/wire/content/discover'
import { contentPath, readContent, type ContentReader } from '../../shared/page/read-content.ts'

export const readPosts = (reader: ContentReader, topic: string | null, page: number) =>
  readContent(reader, 'posts', postList, { ...(topic !== null && { topic }), page: String(page) })

/** Null if there is no such post; rejects without an answer. */
export const readPost = async (reader: ContentReader, slug: string): Promise<Post | null> => {
  const path = contentPath(reader, 'post', { slug })
  const request = new Request(`${reader.origin}${path}`, { headers: { accept: 'application/json' } })
  const answer = await reader.http(request)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return post.parse(await answer.json())
}
