/** `/api/content/…`: what the content system holds, read and checked (3.16): data of the frame, and blocks of HTML. */
import { cmsBlocksQuery } from '@leaflog/core/wire/commerce'
import { graphqlAnswer } from '@leaflog/core/wire/graphql-answer'
import {
  footerContent,
  headerContent,
  homeContent,
  type ContentBlock,
  type HeaderContent,
} from '@leaflog/core/wire/content'
import type * as z from 'zod/mini'
import { GatewayError } from '../errors.ts'
import { cacheKey, type Loaded, type ResponseCache } from './caching.ts'
import { CONTENT } from './lifetimes.ts'
import { jsonAnswer, type Call, type Route } from './route.ts'
import { safeBlockHtml, safeColour, safeInlineHtml } from './safe-html.ts'
import { parseJson, type CallUpstream, type UpstreamAnswer, type UpstreamTarget } from './upstream-call.ts'

export interface ContentOptions {
  commerce: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
}

const MAX_BLOCKS = 10
/** Blocks whose identifier begins with `data_` hold JSON and have addresses of their own. */
const blockIdentifier = /^(?!data_)[a-z0-9][a-z0-9_-]{0,63}$/
const MAX_BYTES = 1024 * 1024
const blockAnswer = graphqlAnswer(cmsBlocksQuery.result)

export function contentRoutes({ commerce, callUpstream, cache }: ContentOptions): Route[] {
  async function readBlocks(identifiers: readonly string[]): Promise<ContentBlock[]> {
    const query = new URLSearchParams({
      query: cmsBlocksQuery.query,
      operationName: cmsBlocksQuery.operationName,
      variables: JSON.stringify({ identifiers }),
    })
    const path = `/graphql?${query}`
    const headers = { accept: 'application/json' }
    return blocksOf(await callUpstream(commerce, { method: 'GET', path, headers, maxBytes: MAX_BYTES }), identifiers)
  }

  /** Data that a block holds as JSON. */
  const data = <T extends z.ZodMiniType>(name: string, shape: T, clean: (value: z.output<T>) => unknown): Route => {
    const load = async (): Promise<Loaded> => {
      const [block] = await readBlocks([`data_${name}`])
      const checked = shape.safeParse(readJson(block?.content ?? ''))
      if (!checked.success) throw new GatewayError('UPSTREAM_UNEXPECTED', '', { cause: checked.error })
      return { answer: jsonAnswer(clean(checked.data)), shareable: true }
    }
    return {
      methods: ['GET'],
      path: `/api/content/${name}`,
      bodyLimit: 0,
      handle: () => cache.answer(cacheKey('content', name), CONTENT, load),
    }
  }

  const blocks: Route = {
    methods: ['GET'],
    path: '/api/content/blocks',
    bodyLimit: 0,
    handle: (call) => {
      const identifiers = identifiersOf(call)
      const load = async (): Promise<Loaded> => {
        const found = await readBlocks(identifiers)
        const safe = found.map((block) => ({ ...block, content: safeBlockHtml(block.content) }))
        return { answer: jsonAnswer(safe), shareable: true }
      }
      return cache.answer(cacheKey('content-blocks', ...identifiers), CONTENT, load)
    },
  }

  return [
    data('header', headerContent, safeHeader),
    data('footer', footerContent, (footer) => footer),
    data('home', homeContent, (home) => home),
    blocks,
  ]
}

/** 3.15.4: the banner's HTML and colour come from people; a colour that is none is left empty. */
const safeHeader = (header: HeaderContent): HeaderContent => ({
  ...header,
  promobannerText: safeInlineHtml(header.promobannerText),
  promobannerBgColor: safeColour(header.promobannerBgColor),
})

/** @throws GatewayError BAD_REQUEST for none, too many, and names that are no block's */
function identifiersOf(call: Pick<Call, 'query'>): string[] {
  const identifiers = [...new Set((call.query.get('identifiers') ?? '').split(','))]
  if (identifiers.length > MAX_BLOCKS || !identifiers.every((one) => blockIdentifier.test(one))) {
    throw new GatewayError(
      'BAD_REQUEST',
      `identifiers: 1 to ${MAX_BLOCKS} names of content blocks, with commas between`,
    )
  }
  return identifiers
}

/**
 * The blocks that were asked for, in that order; one that does not exist is missing.
 * @throws GatewayError UPSTREAM_UNEXPECTED where the answer is not about blocks, or failed for another reason
 */
function blocksOf(upstream: UpstreamAnswer, identifiers: readonly string[]): ContentBlock[] {
  const parsed = blockAnswer.safeParse(parseJson(upstream))
  if (!parsed.success) throw new GatewayError('UPSTREAM_UNEXPECTED', '', { cause: parsed.error })
  const { data, errors = [] } = parsed.data
  const known = upstream.status === 200 && (data?.cmsBlocks || errors.length > 0)
  if (!known || !errors.every(({ extensions }) => extensions?.category === 'graphql-no-such-entity')) {
    throw new GatewayError('UPSTREAM_UNEXPECTED')
  }
  const items = data?.cmsBlocks?.items ?? []
  return identifiers.flatMap((identifier) => {
    const item = items.find((one) => one?.identifier === identifier)
    return item ? [{ identifier, title: item.title ?? '', content: item.content ?? '' }] : []
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new GatewayError('UPSTREAM_NOT_JSON', '', { cause: error })
  }
}
