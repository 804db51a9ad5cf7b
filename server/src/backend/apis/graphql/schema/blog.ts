import type { CommerceContext } from '../context/context.ts'
import {
  readingMinutes,
  readPost,
  readPosts,
  readRelated,
  readTopicLabels,
  type PostCard,
} from '../../../rules/discover/posts.ts'
import { pageInfo, readPage, type PageArguments } from './paging.ts'
import { refusal } from '../../../platform/domain-error.ts'

const standardSize = 12

/** The day it is at Greenwich: a piece appears for everybody at once. */
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

/** (2c.1) The journal. Pieces of a later day are not there yet. */
export const blog = {
  typeDefs: /* GraphQL */ `
    type Query {
      "The newest first, of one topic or of all. A topic that is none has no pieces."
      blogPosts(topic: String, pageSize: Int = 12, currentPage: Int = 1): BlogPosts!
      "By its address; one that does not exist is null, with an error graphql-no-such-entity."
      blogPost(slug: String!): BlogPost
    }

    type BlogPosts {
      items: [BlogPostCard!]!
      "Topics of which there is something, in the order of the journal, each with how many pieces it has."
      topics: [BlogTopicCount!]!
      total_count: Int!
      page_info: SearchResultPageInfo!
    }

    interface BlogPostInterface {
      "What stands in its address."
      slug: String!
      title: String!
      summary: String!
      topic: BlogTopic!
      author: BlogAuthor!
      "A day, YYYY-MM-DD."
      published_on: String!
      "An address under the backend's own host."
      picture: String!
      "How long reading takes, about."
      reading_minutes: Int!
      "In which it is written, for instance en."
      language: String!
    }

    type BlogPostCard implements BlogPostInterface {
      slug: String!
      title: String!
      summary: String!
      topic: BlogTopic!
      author: BlogAuthor!
      published_on: String!
      picture: String!
      reading_minutes: Int!
      language: String!
    }

    type BlogPost implements BlogPostInterface {
      slug: String!
      title: String!
      summary: String!
      topic: BlogTopic!
      author: BlogAuthor!
      published_on: String!
      picture: String!
      reading_minutes: Int!
      language: String!
      "HTML as its editors wrote it."
      content: String!
      "At most three: of the same topic first, then the newest."
      related: [BlogPostCard!]!
    }

    type BlogTopic {
      code: String!
      label: String!
    }

    type BlogTopicCount {
      code: String!
      label: String!
      count: Int!
    }

    type BlogAuthor {
      name: String!
      "What the author does here."
      role: String!
    }
  `,
  resolvers: {
    BlogPostInterface: { __resolveType: (node: object) => ('content' in node ? 'BlogPost' : 'BlogPostCard') },
    Query: {
      blogPosts: async (
        _: unknown,
        { topic, ...paging }: PageArguments & { topic?: string | null },
        context: CommerceContext,
      ) => {
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
      blogPost: async (_: unknown, { slug }: { slug: string }, context: CommerceContext) => {
        const today = todayOf(context)
        const post = await readPost(context.db, today, slug)
        if (!post) throw refusal('POST_UNKNOWN')
        return {
          ...cardNode(post, post.label, context),
          content: post.content,
          related: async () => {
            const others = await readRelated(context.db, today, post)
            const labels = await readTopicLabels(context.db)
            return others.map((other) => cardNode(other, labels.get(other.topic) ?? other.topic, context))
          },
        }
      },
    },
  },
}
