/** `/api/content/{header|footer|home}`: content blocks whose text is JSON, read and checked (3.16). */
import { cmsBlocksQuery, graphqlAnswer } from '@leaflog/core/wire/commerce'
import { footerContent, headerContent, homeContent } from '@leaflog/core/wire/content'
import type * as z from 'zod/mini'
import { GatewayError } from '../errors.ts'
import { cacheKey, type Loaded, type ResponseCache } from './caching.ts'
import { CONTENT } from './lifetimes.ts'
import { jsonAnswer, type Route } from './route.ts'
import { parseJson, type CallUpstream, type UpstreamTarget } from './upstream-call.ts'

export interface ContentOptions {
  commerce: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
}

const blocks = { header: headerContent, footer: footerContent, home: homeContent } as const
const blockAnswer = graphqlAnswer(cmsBlocksQuery.result)

export function contentRoutes({ commerce, callUpstream, cache }: ContentOptions): Route[] {
  async function load(name: string, shape: z.ZodMiniType): Promise<Loaded> {
    const identifier = `data_${name}`
    const query = new URLSearchParams({
      query: cmsBlocksQuery.query,
      operationName: cmsBlocksQuery.operationName,
      variables: JSON.stringify({ identifiers: [identifier] }),
    })
    const upstream = await callUpstream(commerce, {
      method: 'GET',
      path: `/graphql?${query}`,
      headers: { accept: 'application/json' },
    })
    const parsed = blockAnswer.safeParse(parseJson(upstream))
    const items = parsed.success ? (parsed.data.data?.cmsBlocks?.items ?? []) : []
    const content = items.find((item) => item?.identifier === identifier)?.content
    const checked = shape.safeParse(readJson(content ?? ''))
    if (!checked.success) throw new GatewayError('UPSTREAM_UNEXPECTED', '', { cause: checked.error })
    return { answer: jsonAnswer(checked.data), shareable: true }
  }

  return Object.entries(blocks).map(([name, shape]) => ({
    methods: ['GET'],
    path: `/api/content/${name}`,
    bodyLimit: 0,
    handle: () => cache.answer(cacheKey('content', name), CONTENT, () => load(name, shape)),
  }))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new GatewayError('UPSTREAM_NOT_JSON', '', { cause: error })
  }
}
