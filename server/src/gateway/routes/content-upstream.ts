/** Content read from the commerce backend, in a language (3.16.1, 7a.21). */
import type { Document, VariablesOf } from '@leaflog/core'
import { cmsBlocksQuery } from '@leaflog/core/wire/commerce/commerce'
import type { ContentBlock, ContentLanguage } from '@leaflog/core/wire/content/content'
import { cmsPageQuery, cmsPagesQuery } from '@leaflog/core/wire/commerce/content-pages'
import { graphqlAnswer } from '@leaflog/core/wire/shared/graphql-answer'
import { GatewayError } from '../../platform/errors.ts'
import { viewHeaders } from './content-language.ts'
import { parseJson, type CallUpstream, type UpstreamTarget } from '../http/upstream-call.ts'

export interface ContentUpstream {
  /** In the order of the request; unknown ones are missing. */
  blocks(identifiers: readonly string[], language: ContentLanguage): Promise<(ContentBlock & { language: string })[]>
  /** Undefined if there is none. */
  page(identifier: string, language: ContentLanguage): Promise<CmsPage | undefined>
  pages(language: ContentLanguage): Promise<CmsPages>
}
type CmsPage = NonNullable<ReturnType<(typeof cmsPageQuery)['result']['parse']>['cmsPage']>
type CmsPages = ReturnType<(typeof cmsPagesQuery)['result']['parse']>['cmsPages']

const MAX_BYTES = 1024 * 1024

/** Each call rejects with GatewayError UPSTREAM_UNEXPECTED if the answer does not match the request, or failed. */
export function contentUpstream(commerce: UpstreamTarget, callUpstream: CallUpstream): ContentUpstream {
  /** `data`, and whether the upstream reports that a part of the request does not exist. */
  async function ask<Data, Name extends string>(
    document: Document<Data, Name>,
    variables: VariablesOf<Name>,
    language: ContentLanguage,
  ): Promise<{ data: Data | null; missing: boolean }> {
    const { query, operationName, result } = document
    const search = new URLSearchParams({ query, operationName, variables: JSON.stringify(variables) })
    const headers = { accept: 'application/json', ...viewHeaders(language) }
    const path = `/graphql?${search}`
    const upstream = await callUpstream(commerce, { method: 'GET', path, headers, maxBytes: MAX_BYTES })
    const parsed = graphqlAnswer(result).safeParse(parseJson(upstream))
    if (!parsed.success) throw new GatewayError('UPSTREAM_UNEXPECTED', {}, { cause: parsed.error })
    const { data, errors = [] } = parsed.data
    const onlyMissing = errors.every(({ extensions }) => extensions?.category === 'graphql-no-such-entity')
    if (upstream.status !== 200 || !onlyMissing || (!data && errors.length === 0)) {
      throw new GatewayError('UPSTREAM_UNEXPECTED')
    }
    return { data: data ?? null, missing: errors.length > 0 }
  }

  return {
    blocks: async (identifiers, language) => {
      const { data, missing } = await ask(cmsBlocksQuery, { identifiers }, language)
      if (!data?.cmsBlocks && !missing) throw new GatewayError('UPSTREAM_UNEXPECTED')
      const items = data?.cmsBlocks?.items ?? []
      return identifiers.flatMap((identifier) => {
        const item = items.find((one) => one?.identifier === identifier)
        if (!item) return []
        const { title, content } = item
        return [{ identifier, title: title ?? '', content: content ?? '', language: item.language ?? language }]
      })
    },
    page: async (identifier, language) => {
      const { data, missing } = await ask(cmsPageQuery, { identifier }, language)
      if (!data?.cmsPage && !missing) throw new GatewayError('UPSTREAM_UNEXPECTED')
      return data?.cmsPage ?? undefined
    },
    pages: async (language) => {
      const { data } = await ask(cmsPagesQuery, {}, language)
      if (data === null) throw new GatewayError('UPSTREAM_UNEXPECTED')
      return data.cmsPages
    },
  }
}
