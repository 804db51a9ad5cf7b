import type { Database } from '../../db.ts'
import type { CommerceContext } from '../context.ts'
import { inputProblem, noSuchEntity } from '../problems.ts'

/** Blocks that are a page of their own (2c.4), in the order of their ids. */
const pageBlocks = ['terms', 'privacy', 'accessibility_statement', 'rewards_terms']

/** The address of a page: its block's name, with dashes. */
const urlKeyOf = (identifier: string) => identifier.replaceAll('_', '-')

/** The page at an address or under a block's name; undefined where there is none. */
export async function findContentPage(db: Database, name: string) {
  const key = urlKeyOf(name.trim().replace(/^\/+|\/+$/g, ''))
  const identifier = pageBlocks.find((block) => urlKeyOf(block) === key)
  if (identifier === undefined) return undefined
  const block = await db
    .selectFrom('content_blocks')
    .select(['title', 'content'])
    .where('identifier', '=', identifier)
    .executeTakeFirst()
  return (
    block && {
      identifier: urlKeyOf(identifier),
      url_key: urlKeyOf(identifier),
      relative_url: urlKeyOf(identifier),
      redirect_code: 0,
      type: 'CMS_PAGE',
      title: block.title,
      content_heading: block.title,
      content: block.content,
      page_layout: '1column',
      meta_title: block.title,
      meta_keywords: null,
      meta_description: null,
    }
  )
}
export type ContentPage = NonNullable<Awaited<ReturnType<typeof findContentPage>>>

/** (3.10) Content pages, as clients of Adobe Commerce ask for them. */
export const contentPages = {
  typeDefs: /* GraphQL */ `
    type Query {
      "By its identifier, or by its place among the pages."
      cmsPage(id: Int, identifier: String): CmsPage
    }

    type CmsPage implements RoutableInterface {
      identifier: String
      url_key: String
      relative_url: String
      redirect_code: Int!
      type: UrlRewriteEntityTypeEnum
      title: String
      content_heading: String
      "HTML."
      content: String
      page_layout: String
      meta_title: String
      meta_keywords: String
      meta_description: String
    }
  `,
  resolvers: {
    Query: {
      cmsPage: async (
        _: unknown,
        { id, identifier }: { id?: number | null; identifier?: string | null },
        { db }: CommerceContext,
      ) => {
        const name = identifier ?? pageBlocks[(id ?? 0) - 1]
        if (name === undefined && (id ?? null) === null) throw inputProblem('Page id/identifier should be specified')
        const page = name === undefined ? undefined : await findContentPage(db, name)
        if (!page) throw noSuchEntity('There is no such content page.')
        return page
      },
    },
  },
}
