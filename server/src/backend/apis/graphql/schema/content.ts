import { findBlocks, languageOf } from '../../../rules/content/texts.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusal } from '../../../platform/domain-error.ts'

const maxBlocks = 50

/** (7a.21, 3.16.1) Content blocks, in the language of the store's view (7a.2). */
export const content = {
  typeDefs: /* GraphQL */ `
    type Query {
      "Content blocks, in the order of their identifiers. One that does not exist is null, with an error of its own."
      cmsBlocks(identifiers: [String]): CmsBlocks
    }

    type CmsBlocks {
      items: [CmsBlock]
    }

    type CmsBlock {
      identifier: String
      title: String
      "HTML; JSON in the blocks whose identifier begins with data_."
      content: String
      "Of its words, such as en: a block that the view's language does not have is in English."
      language: String
    }
  `,
  resolvers: {
    Query: {
      cmsBlocks: async (
        _: unknown,
        { identifiers }: { identifiers?: (string | null)[] | null },
        { db, shopping }: CommerceContext,
      ) => {
        const wanted = [...new Set(identifiers ?? [])].filter((identifier) => identifier !== null)
        if (wanted.length === 0) throw refusal('ARGUMENT_MISSING', { name: 'identifiers' })
        if (wanted.length > maxBlocks) throw refusal('TOO_MANY_VALUES', { name: 'identifiers', most: maxBlocks })
        const found = await findBlocks(db, wanted, languageOf(shopping.store))
        return {
          items: wanted.map(
            (identifier) => found.get(identifier) ?? refusal('CONTENT_BLOCK_UNKNOWN', { name: identifier }),
          ),
        }
      },
    },
  },
}
