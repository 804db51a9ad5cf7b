/**
 * `/api/content/{posts,post,events,calendar}`: the journal (2c.1) and community events (2c.3) in a `language`, cached
 * like content (9g.2).
 */
import type { Document, VariablesOf } from '@leaflog/core'
import type { ContentLanguage } from '@leaflog/core/wire/content/content'
import type { OutreachEvent, Post, PostList } from '@leaflog/core/wire/content/discover'
import {
  blogPostQuery,
  blogPostsQuery,
  outreachEventQuery,
  outreachEventsQuery,
} from '@leaflog/core/wire/commerce/discover-documents'
import { graphqlAnswer } from '@leaflog/core/wire/shared/graphql-answer'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { cacheKey, type Loaded, type ResponseCache } from '../cache/caching.ts'
import { calendarFile } from './calendar-file.ts'
import { languageOf, tagOf, viewHeaders } from './content-language.ts'
import { CONTENT } from '../http/lifetimes.ts'
import { jsonAnswer, type Call, type Route } from '../http/route.ts'
import { safeBlockHtml } from '../pages/safe-html.ts'
import { parseJson, type CallUpstream, type UpstreamTarget } from '../http/upstream-call.ts'

export interface DiscoverOptions {
  commerce: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
  clock: Clock
  publicUrl: string | undefined
}

const PAGE_SIZE = 12
const LATEST_PAGE = 1000
const MAX_BYTES = 1024 * 1024
const name = /^[a-z0-9][a-z0-9-]{0,99}$/

export function discoverRoutes({ commerce, callUpstream, cache, clock, publicUrl }: DiscoverOptions): Route[] {
  /**
   * `data` of a query; undefined if the requested thing does not exist.
   * @throws GatewayError UPSTREAM_UNEXPECTED if the answer does not match the request, or failed
   */
  async function ask<Data, Name extends string>(
    document: Document<Data, Name>,
    variables: VariablesOf<Name>,
    language: ContentLanguage,
  ): Promise<Data | undefined> {
    const { query, operationName, result } = document
    const search = new URLSearchParams({ query, operationName, variables: JSON.stringify(variables) })
    const headers = { accept: 'application/json', ...viewHeaders(language) }
    const answer = await callUpstream(commerce, {
      method: 'GET',
      path: `/graphql?${search}`,
      headers,
      maxBytes: MAX_BYTES,
    })
    const parsed = graphqlAnswer(result).safeParse(parseJson(answer))
    if (!parsed.success) throw new GatewayError('UPSTREAM_UNEXPECTED', {}, { cause: parsed.error })
    const { data, errors = [] } = parsed.data
    if (answer.status !== 200) throw new GatewayError('UPSTREAM_UNEXPECTED')
    if (errors.length === 0 && data) return data
    const isMissing = errors.every(({ extensions }) => extensions?.category === 'graphql-no-such-entity')
    if (errors.length > 0 && isMissing) return undefined
    throw new GatewayError('UPSTREAM_UNEXPECTED')
  }

  const route = (
    path: string,
    read: (call: Call, language: ContentLanguage) => { key: readonly string[]; load: () => Promise<Loaded> },
  ): Route => ({
    methods: ['GET'],
    path: `/api/content/${path}`,
    bodyLimit: 0,
    handle: (call) => {
      const language = languageOf(call)
      const { key, load } = read(call, language)
      return cache.answer(cacheKey('discover', path, language, ...key), CONTENT, load)
    },
  })

  /** Missing things are not cached, because they may exist in the next minute. */
  const found = <T>(value: T | null | undefined): T => {
    if (value === null || value === undefined) throw new GatewayError('NOT_FOUND')
    return value
  }

  return [
    route('posts', ({ query }, language) => {
      const topic = topicOf(query)
      const page = pageOf(query)
      const variables = { topic, pageSize: PAGE_SIZE, currentPage: page }
      return {
        key: [topic ?? '', String(page)],
        load: async () => given<PostList>(found(await ask(blogPostsQuery, variables, language)).blogPosts),
      }
    }),
    route('post', ({ query }, language) => {
      const slug = nameOf(query, 'slug')
      return {
        key: [slug],
        load: async () => {
          const post = found((await ask(blogPostQuery, { slug }, language))?.blogPost)
          return given<Post>({ ...post, content: safeBlockHtml(post.content) }, post.language)
        },
      }
    }),
    route('events', (_call, language) => ({
      key: [],
      load: async () => given<OutreachEvent[]>(found(await ask(outreachEventsQuery, {}, language)).outreachEvents),
    })),
    route('calendar', ({ query }, language) => {
      const id = nameOf(query, 'event')
      return {
        key: [id],
        load: async () => {
          const event = found((await ask(outreachEventQuery, { id }, language))?.outreachEvent)
          return { answer: calendarAnswer(calendarFile(event, { publicUrl, now: clock.now() }), id), shareable: true }
        },
      }
    }),
  ]
}

const given = <T>(value: T, language?: string): Loaded => ({
  answer: jsonAnswer(value, language === undefined ? {} : { 'content-language': tagOf(language) }),
  shareable: true,
})

const calendarAnswer = (file: string, id: string) => ({
  status: 200,
  headers: {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${id}.ics"`,
  },
  body: Buffer.from(file),
})

/** @throws GatewayError NOT_FOUND for an impossible name */
function nameOf(query: URLSearchParams, parameter: string): string {
  const named = query.get(parameter) ?? ''
  if (!name.test(named)) throw new GatewayError('NOT_FOUND')
  return named
}

/** @throws GatewayError BAD_REQUEST for an impossible topic code */
function topicOf(query: URLSearchParams): string | null {
  const topic = query.get('topic')
  if (topic !== null && !name.test(topic))
    throw new GatewayError('BAD_REQUEST', { detail: 'topic: the code of a topic' })
  return topic
}

/** @throws GatewayError BAD_REQUEST for an invalid page number */
function pageOf(query: URLSearchParams): number {
  const text = query.get('page') ?? '1'
  const page = Number(text)
  if (!/^[1-9]\d{0,3}$/.test(text) || page > LATEST_PAGE) {
    throw new GatewayError('BAD_REQUEST', { detail: `page: from 1 to ${LATEST_PAGE}` })
  }
  return page
}
