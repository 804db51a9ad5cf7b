import { type ContentBlock, contentBlocks } from '@leaflog/core/wire/content'
import type { PageContext } from '../context.ts'
import { readJson } from '../read-content.ts'

/** Blocks by identifier; one that the content system does not have is missing. */
export type Blocks = Readonly<Record<string, ContentBlock>>

/**
 * Reads content blocks (3.16.1, 7a.21) for a loader. Their HTML was made safe by the gateway. Content is never a reason
 * for a page not to stand: without an answer there are no blocks.
 */
export const readBlocks = async (
  context: Pick<PageContext, 'http' | 'origin'>,
  identifiers: readonly string[],
): Promise<Blocks> => {
  const path = `/api/content/blocks?identifiers=${identifiers.map(encodeURIComponent).join(',')}`
  const found = await readJson(context, path, contentBlocks).catch(() => [])
  return Object.fromEntries(found.map((block) => [block.identifier, block]))
}
