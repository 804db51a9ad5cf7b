import type { Resolvers } from './resolvers.generated.ts'
import { languageOf } from '../../../rules/content/languages.ts'
import { findPage, listPages, type PageName } from '../../../rules/content/texts.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** The identifier for an address or another spelling of it. */
const identifierOf = (name: string) =>
  name
    .trim()
    .replaceAll(/^\/+|\/+$/g, '')
    .replaceAll('_', '-')

/** The page with an identifier or a position; undefined if there is none. */
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

/** (1.7, 3.10) Content pages for clients of Adobe Commerce, in the language of the store view (7a.2). */
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
