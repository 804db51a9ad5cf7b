/** `/sitemap.xml`, the files that it names, and `/robots.txt`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { GatewayError } from '../../platform/errors.ts'
import { cacheKey, type Loaded, type ResponseCache } from '../cache/caching.ts'
import { cacheControl, type Lifetime } from '../http/lifetimes.ts'
import { requestOrigin } from './page-address.ts'
import { sendProblem } from '../http/problems.ts'
import { jsonAnswer } from '../http/route.ts'
import { sitemapParts, type Gateway } from './sitemap-entries.ts'
import { robotsTxt } from './sitemap-pages.ts'
import { ADDRESSES_A_FILE, sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml.ts'

export interface SitemapOptions {
  gateway: Gateway
  cache: ResponseCache
  publicUrl: string | undefined
}

/** Seconds: content changes daily, and crawlers come less often. */
const HOUR: Lifetime = { shared: 3600, stale: 3600, browser: 3600 }

const MINUTE: Lifetime = { shared: 60, stale: 0, browser: 60 }

const parts = Object.entries(sitemapParts)
const listed = z.array(z.object({ path: z.string(), changed: z.string().exactOptional() }))

export function sitemap(app: FastifyInstance, { gateway, cache, publicUrl }: SitemapOptions, done: () => void): void {
  /** The paths are cached instead of the files, because the origin depends on the request. */
  async function entriesOf(name: string, read: (gateway: Gateway) => Promise<SitemapEntry[]>): Promise<SitemapEntry[]> {
    const load = async (): Promise<Loaded> => {
      const entries = await read(gateway).catch((cause: unknown) => {
        throw new GatewayError('UPSTREAM_UNEXPECTED', {}, { cause })
      })
      return { answer: jsonAnswer(entries), shareable: true }
    }
    const { body } = await cache.answer(cacheKey('sitemap', name), HOUR, load)
    return listed.parse(JSON.parse(body.toString()))
  }

  const send = (reply: FastifyReply, type: string, text: string, lifetime = HOUR): FastifyReply =>
    reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl(lifetime) }).send(text)

  const route = (
    url: string,
    answer: (origin: string, request: FastifyRequest, reply: FastifyReply) => unknown,
  ): void => {
    app.get(url, { config: { metric: 'sitemap' } }, (request, reply) => {
      const origin = requestOrigin(request, publicUrl)
      return origin === undefined
        ? sendProblem(reply, new GatewayError('BAD_REQUEST', { detail: 'the host has no name' }))
        : answer(origin, request, reply)
    })
  }

  route('/robots.txt', (origin, _request, reply) => send(reply, 'text/plain', robotsTxt(origin)))

  route('/sitemap.xml', async (origin, request, reply) => {
    const read = await Promise.allSettled(parts.map(async ([name, list]) => entriesOf(name, list)))
    const files = parts.flatMap(([name], index) => {
      const found = read[index]
      const entries = found?.status === 'fulfilled' ? found.value : []
      const changed = entries
        .flatMap((entry) => entry.changed ?? [])
        .toSorted()
        .at(-1)
      return Array.from({ length: Math.ceil(entries.length / ADDRESSES_A_FILE) }, (_, number) => ({
        path: `/sitemap/${name}-${number + 1}.xml`,
        ...(changed !== undefined && { changed }),
      }))
    })
    for (const list of read)
      if (list.status === 'rejected') request.log.warn({ err: list.reason }, 'a part of the sitemap could not be read')
    // A failed part is left out and tried again soon.
    const isWhole = read.every(({ status }) => status === 'fulfilled')
    return send(reply, 'application/xml', sitemapIndexXml(origin, files), isWhole ? HOUR : MINUTE)
  })

  route('/sitemap/*', (_origin, _request, reply) => sendProblem(reply, new GatewayError('NOT_FOUND')))
  for (const [name, list] of parts) {
    route(`/sitemap/${name}-:number(^[1-9]\\d{0,3}$).xml`, async (origin, request, reply) => {
      const { number } = z.object({ number: z.coerce.number() }).parse(request.params)
      const entries = await entriesOf(name, list)
      const wanted = entries.slice((number - 1) * ADDRESSES_A_FILE, number * ADDRESSES_A_FILE)
      if (wanted.length === 0) return sendProblem(reply, new GatewayError('NOT_FOUND'))
      return send(reply, 'application/xml', sitemapXml(origin, wanted))
    })
  }
  done()
}
