/** `/api/content/…`: content, read and validated (3.16): data of header and footer, blocks and pages of HTML. */
import { withSections } from '@leaflog/core/content'
import {
  footerContent,
  headerContent,
  homeContent,
  type ContentLanguage,
  type ContentPage,
  type HeaderContent,
} from '@leaflog/core/wire/content/content'
import type * as z from 'zod/mini'
import { GatewayError } from '../../platform/errors.ts'
import { cacheKey, type Loaded, type ResponseCache } from '../cache/caching.ts'
import { languageOf, tagOf } from './content-language.ts'
import { contentUpstream, type ContentUpstream } from './content-upstream.ts'
import { CONTENT } from '../http/lifetimes.ts'
import { jsonAnswer, type Answer, type Call, type Route } from '../http/route.ts'
import { safeBlockHtml, safeColour, safeInlineHtml } from '../pages/safe-html.ts'
import type { CallUpstream, UpstreamTarget } from '../http/upstream-call.ts'

export interface ContentOptions {
  commerce: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
}

const MAX_BLOCKS = 10
/** Blocks named `data_…` contain JSON and have their own addresses. */
const blockIdentifier = /^(?!data_)[a-z0-9][a-z0-9_-]{0,63}$/
const pageIdentifier = /^[a-z0-9][a-z0-9-]{0,99}$/

/** Every address takes `language`, en by default; the answer's `content-language` names its language. */
export function contentRoutes({ commerce, callUpstream, cache }: ContentOptions): Route[] {
  const upstream = contentUpstream(commerce, callUpstream)

  const route = (
    name: string,
    read: (call: Call, language: ContentLanguage) => { key: readonly string[]; load: () => Promise<Loaded> },
  ): Route => ({
    methods: ['GET'],
    path: `/api/content/${name}`,
    bodyLimit: 0,
    handle: (call): Answer | Promise<Answer> => {
      const language = languageOf(call)
      const { key, load } = read(call, language)
      return cache.answer(cacheKey('content', name, language, ...key), CONTENT, load)
    },
  })

  /** Data from a block, as JSON. */
  const data = <T extends z.ZodMiniType>(name: string, shape: T, clean: (value: z.output<T>) => unknown): Route =>
    route(name, (_call, language) => ({
      key: [],
      load: async () => {
        const [block] = await upstream.blocks([`data_${name}`], language)
        const checked = shape.safeParse(readJson(block?.content ?? ''))
        if (!checked.success) throw new GatewayError('UPSTREAM_UNEXPECTED', {}, { cause: checked.error })
        return given(clean(checked.data), block?.language)
      },
    }))

  return [
    data('header', headerContent, safeHeader),
    data('footer', footerContent, (footer) => footer),
    data('home', homeContent, (home) => home),
    route('blocks', (call, language) => {
      const identifiers = identifiersOf(call)
      return { key: identifiers, load: async () => given(await readBlocks(upstream, identifiers, language)) }
    }),
    route('page', (call, language) => {
      const identifier = call.query.get('identifier') ?? ''
      // A name that no page can have is a missing page.
      if (!pageIdentifier.test(identifier)) throw new GatewayError('NOT_FOUND')
      return { key: [identifier], load: () => readPage(upstream, identifier, language) }
    }),
    route('pages', (_call, language) => ({
      key: [],
      load: async () =>
        given((await upstream.pages(language)).map(({ updated_on: updatedOn, ...page }) => ({ ...page, updatedOn }))),
    })),
  ]
}

const given = (value: unknown, language?: string): Loaded => ({
  answer: jsonAnswer(value, language === undefined ? {} : { 'content-language': tagOf(language) }),
  shareable: true,
})

async function readBlocks(upstream: ContentUpstream, identifiers: readonly string[], language: ContentLanguage) {
  const found = await upstream.blocks(identifiers, language)
  return found.map((block) => ({ ...block, content: safeBlockHtml(block.content), language: tagOf(block.language) }))
}

/** A missing page is an answer too, but it is not cached: the page may be written in the next minute. */
async function readPage(upstream: ContentUpstream, identifier: string, language: ContentLanguage): Promise<Loaded> {
  const found = await upstream.page(identifier, language)
  if (!found) throw new GatewayError('NOT_FOUND')
  const { html, sections } = withSections(safeBlockHtml(found.content ?? ''))
  const title = found.title ?? ''
  const page: ContentPage = {
    identifier,
    title,
    heading: found.content_heading ?? title,
    content: html,
    language: tagOf(found.language ?? language),
    updatedOn: found.updated_on ?? '',
    sections,
    metaTitle: found.meta_title ?? title,
    metaKeywords: found.meta_keywords ?? '',
    metaDescription: found.meta_description ?? '',
  }
  return given(page, page.language)
}

/** 3.15.4: people write the banner's HTML and color; an invalid color is left empty. */
const safeHeader = (header: HeaderContent): HeaderContent => ({
  ...header,
  promobannerText: safeInlineHtml(header.promobannerText),
  promobannerBgColor: safeColour(header.promobannerBgColor),
})

/** @throws GatewayError BAD_REQUEST for no names, too many, and invalid ones */
function identifiersOf(call: Pick<Call, 'query'>): string[] {
  const identifiers = [...new Set((call.query.get('identifiers') ?? '').split(','))]
  if (identifiers.length > MAX_BLOCKS || !identifiers.every((one) => blockIdentifier.test(one))) {
    const detail = `identifiers: 1 to ${MAX_BLOCKS} names of content blocks, with commas between`
    throw new GatewayError('BAD_REQUEST', { detail })
  }
  return identifiers
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new GatewayError('UPSTREAM_NOT_JSON', {}, { cause: error })
  }
}
