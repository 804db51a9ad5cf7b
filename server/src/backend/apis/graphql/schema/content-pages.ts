import { findPage, languageOf, listPages, type PageName } from '../../../rules/content/texts.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** The identifier that an address or another spelling of it means. */
const identifierOf = (name: string) =>
  name
    .trim()
    .replaceAll(/^\/+|\/+$/g, '')
    .replaceAll('_', '-')

/** The page with an identifier, or at its place among the pages; undefined where there is none. */
export async function findContentPage(
  { db, shopping }: Pick<CommerceContext, 'db' | 'shopping'>,
  name: string | number,
) {
  const wanted: PageName = typeof name === 'number' ? { position: name } : { identifier: identifierOf(name) }
  const page = await findPage(db, wanted, languageOf(shopping.store))
  return (
    page && {
      ...page,
      url_key: page.identifier,
      relative_url: page.identifier,
      redirect_code: 0,
      type: 'CMS_PAGE',
      page_layout: '1column',
    }
  )
}
export type ContentPage = NonNullable<Awaited<ReturnType<typeof findContentPage>>>

/** (1.7, 3.10) Content pages, as clients of Adobe Commerce ask for them; in the language of the store's view (7a.2). */
export const contentPages = {
  typeDefs: /* GraphQL */ `
    type Query {
      "By its identifier, or by its place among the pages."
      cmsPage(id: Int, identifier: String): CmsPage
      "Every page, in the order of their places."
      cmsPages: [CmsPageEntry!]!
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
      "Of its words, such as en: a page that the view's language does not have is in English."
      language: String
      "The day, YYYY-MM-DD, on which its words were last changed."
      updated_on: String
      page_layout: String
      meta_title: String
      meta_keywords: String
      meta_description: String
    }

    type CmsPageEntry {
      identifier: String!
      title: String!
      language: String!
      "YYYY-MM-DD."
      updated_on: String!
    }
  `,
  resolvers: {
    Query: {
      cmsPage: async (
        _: unknown,
        { id, identifier }: { id?: number | null; identifier?: string | null },
        context: CommerceContext,
      ) => {
        const name = identifier ?? id ?? null
        if (name === null) throw refusal('PAGE_NOT_NAMED')
        const page = await findContentPage(context, name)
        if (!page) throw refusal('CONTENT_PAGE_UNKNOWN')
        return page
      },
      cmsPages: (_: unknown, _args: unknown, { db, shopping }: CommerceContext) =>
        listPages(db, languageOf(shopping.store)),
    },
  },
}
