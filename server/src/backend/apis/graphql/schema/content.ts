import type { Resolvers } from './resolvers.generated.ts'
import { languageOf } from '../../../rules/content/languages.ts'
import { findBlocks } from '../../../rules/content/texts.ts'
import { refusal, type DomainError } from '../../../platform/domain-error.ts'

const maxBlocks = 50

/** A block, or an error in its place. */
export type ContentBlock = Blocks extends ReadonlyMap<string, infer Block> ? Block | DomainError : never
type Blocks = Awaited<ReturnType<typeof findBlocks>>

/** (7a.21, 3.16.1) Content blocks, in the language of the store view (7a.2). */
export const content: Resolvers = {
  Query: {
    cmsBlocks: async (_, { identifiers }, { db, shopping }) => {
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
}
