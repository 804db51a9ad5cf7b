import { type ContentBlock, contentBlocks } from '@leaflog/core/wire/content/content'
import type { PageContext } from '../../shared/page/context.ts'
import { cleaned } from '../content/cleaned.ts'
import { readContent } from '../../shared/page/read-content.ts'
import { without } from '../../shared/page/report-unexpected.ts'

/** Blocks by identifier; blocks that the content system does not have are missing. */
export type Blocks = Readonly<Record<string, ContentBlock>>

/**
 * Reads content blocks (3.16.1, 7a.21) for a loader. The gateway has sanitized their HTML, and the browser sanitizes
 * what it fetches itself. Pages never fail because of content: without an answer there are no blocks.
 */
export const readBlocks = async (
  context: Pick<PageContext, 'http' | 'origin' | 'language' | 'shop'>,
  identifiers: readonly string[],
): Promise<Blocks> => {
  const wanted = { identifiers: identifiers.join(',') }
  const found = await readContent(context, 'blocks', contentBlocks, wanted).catch(
    without([], context, 'BLOCKS_NOT_READ'),
  )
  const clean = await Promise.all(found.map(async (block) => ({ ...block, content: await cleaned(block.content) })))
  return Object.fromEntries(clean.map((block) => [block.identifier, block]))
}
