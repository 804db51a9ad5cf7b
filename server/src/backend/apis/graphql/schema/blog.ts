import type { Resolvers } from './resolvers.generated.ts'
import type { CommerceContext } from '../context/context.ts'
import {
  readingMinutes,
  readPost,
  readPosts,
  readRelated,
  readTopicLabels,
  type PostCard,
} from '../../../rules/discover/posts.ts'
import { pageInfo, readPage } from './paging.ts'
import { refusal } from '../../../platform/domain-error.ts'

const standardSize = 12

/** Today's date in UTC, so that a post appears for everybody at the same time. */
const todayOf = ({ clock }: CommerceContext): string => new Date(clock()).toISOString().slice(0, 10)

const cardNode = (post: PostCard, label: string, { publicUrl }: CommerceContext) => ({
  slug: post.slug,
  title: post.title,
  summary: post.summary,
  topic: { code: post.topic, label },
  author: { name: post.author, role: post.author_role },
  published_on: post.published_on,
  picture: `${publicUrl}/media${post.picture}`,
  reading_minutes: readingMinutes(post.words),
  language: post.language,
})

type FoundPost = NonNullable<Awaited<ReturnType<typeof readPost>>>

const postNode = (post: FoundPost, context: CommerceContext) => ({
  ...cardNode(post, post.label, context),
  content: post.content,
  near: { slug: post.slug, topic: post.topic },
})
/** The parent of `BlogPost` resolvers; `near` finds related posts. */
export type BlogPostNode = ReturnType<typeof postNode>

/** (2c.1) The journal. Posts with a later date are hidden. */
export const blog: Resolvers = {
  BlogPostInterface: { __resolveType: (node) => ('content' in node ? 'BlogPost' : 'BlogPostCard') },
  Query: {
    blogPosts: async (_, { topic, ...paging }, context) => {
      const page = readPage(paging, standardSize)
      const { offset, size } = page
      const found = await readPosts(context.db, todayOf(context), { topic: topic ?? null, offset, size })
      const labels = new Map(found.topics.map(({ code, label }) => [code, label]))
      return {
        items: found.items.map((post) => cardNode(post, labels.get(post.topic) ?? post.topic, context)),
        topics: found.topics,
        total_count: found.total,
        page_info: pageInfo(page, found.total),
      }
    },
    blogPost: async (_, { slug }, context) => {
      const post = await readPost(context.db, todayOf(context), slug)
      if (!post) throw refusal('POST_UNKNOWN')
      return postNode(post, context)
    },
  },
  BlogPost: {
    related: async ({ near }, _args, context) => {
      const others = await readRelated(context.db, todayOf(context), near)
      const labels = await readTopicLabels(context.db)
      return others.map((other) => cardNode(other, labels.get(other.topic) ?? other.topic, context))
    },
  },
}
