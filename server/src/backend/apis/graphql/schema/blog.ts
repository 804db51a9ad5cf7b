import type { Resolvers } from './resolvers.generated.ts'
import type { CommerceContext } from '../context/context.ts'
import {
  readingMinutes,
  readPost,
  readPosts,
  readRelated,
  readTopicLabels,
  type PostCard,
  type Reader,
} from '../../../rules/discover/posts.ts'
import { languageOf } from '../../../rules/content/languages.ts'
import { pageInfo, readPage } from './paging.ts'
import { refusal } from '../../../platform/domain-error.ts'

const standardSize = 12

/** Today's date in UTC, so that a post appears for everybody at the same time, and the store view's language (7a.2). */
const readerOf = ({ clock, shopping }: CommerceContext): Reader => ({
  today: new Date(clock()).toISOString().slice(0, 10),
  language: languageOf(shopping.store),
})

type Labels = Awaited<ReturnType<typeof readTopicLabels>>

const cardNode = (post: PostCard, labels: Labels, { publicUrl }: CommerceContext) => ({
  slug: post.slug,
  title: post.title,
  summary: post.summary,
  topic: { code: post.topic, label: labels.get(post.topic) ?? post.topic },
  author: { name: post.author, role: post.author_role },
  published_on: post.published_on,
  picture: `${publicUrl}/media${post.picture}`,
  reading_minutes: readingMinutes(post.words),
  language: post.language,
})

type FoundPost = NonNullable<Awaited<ReturnType<typeof readPost>>>

const postNode = (post: FoundPost, labels: Labels, context: CommerceContext) => ({
  ...cardNode(post, labels, context),
  content: post.content,
  near: { slug: post.slug, topic: post.topic },
})
/** The parent of `BlogPost` resolvers; `near` finds related posts. */
export type BlogPostNode = ReturnType<typeof postNode>

/** (2c.1) The journal, in the language of the store view. Posts with a later date are hidden. */
export const blog: Resolvers = {
  BlogPostInterface: { __resolveType: (node) => ('content' in node ? 'BlogPost' : 'BlogPostCard') },
  Query: {
    blogPosts: async (_, { topic, ...paging }, context) => {
      const page = readPage(paging, standardSize)
      const { offset, size } = page
      const found = await readPosts(context.db, readerOf(context), { topic: topic ?? null, offset, size })
      const labels = new Map(found.topics.map(({ code, label }) => [code, label]))
      return {
        items: found.items.map((post) => cardNode(post, labels, context)),
        topics: found.topics,
        total_count: found.total,
        page_info: pageInfo(page, found.total),
      }
    },
    blogPost: async (_, { slug }, context) => {
      const reader = readerOf(context)
      const post = await readPost(context.db, reader, slug)
      if (!post) throw refusal('POST_UNKNOWN')
      return postNode(post, await readTopicLabels(context.db, reader), context)
    },
  },
  BlogPost: {
    related: async ({ near }, _args, context) => {
      const reader = readerOf(context)
      const others = await readRelated(context.db, reader, near)
      const labels = await readTopicLabels(context.db, reader)
      return others.map((other) => cardNode(other, labels, context))
    },
  },
}
