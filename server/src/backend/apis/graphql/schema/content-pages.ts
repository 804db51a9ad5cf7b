import type { Resolvers } from './resolvers.generated.ts'
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
      type: 'CMS_PAGE' as const,
      page_layout: '1column',
    }
  )
}
export type ContentPage = NonNullable<Awaited<ReturnType<typeof findContentPage>>>

/** (1.7, 3.10) Content pages, as clients of Adobe Commerce ask for them; in the language of the store's view (7a.2). */
export const contentPages: Resolvers = {
  Query: {
    cmsPage: async (_, { id, identifier }, context) => {
      const name = identifier ?? id ?? null
      if (name === null) throw refusal('PAGE_NOT_NAMED')
      const page = await findContentPage(context, name)
      if (!page) throw refusal('CONTENT_PAGE_UNKNOWN')
      return page
    },
    cmsPages: (_, _args, { db, shopping }) => listPages(db, languageOf(shopping.store)),
  },
}
