import type { CommerceContext } from '../context.ts'
import { inputProblem, noSuchEntity } from '../problems.ts'

const mostBlocks = 50

/** (7a.21, 3.16.1) Content blocks. */
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
    }
  `,
  resolvers: {
    Query: {
      cmsBlocks: async (
        _: unknown,
        { identifiers }: { identifiers?: (string | null)[] | null },
        { db }: CommerceContext,
      ) => {
        const wanted = [...new Set(identifiers ?? [])].filter((identifier) => identifier !== null)
        if (wanted.length === 0) throw inputProblem('Name the content blocks in "identifiers".')
        if (wanted.length > mostBlocks) throw inputProblem(`At most ${mostBlocks} content blocks in one call.`)
        const rows = await db.selectFrom('content_blocks').selectAll().where('identifier', 'in', wanted).execute()
        const found = new Map(rows.map((row) => [row.identifier, row]))
        return {
          items: wanted.map(
            (identifier) => found.get(identifier) ?? noSuchEntity(`There is no content block "${identifier}".`),
          ),
        }
      },
    },
  },
}
