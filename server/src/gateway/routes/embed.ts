/**
 * `/embed/…`: the web components, for pages of any origin. partners.ts decides which of them may call us.
 */
import type { FastifyInstance } from 'fastify'
import { embedFiles, type ElementsPaths } from './embed-files.ts'
import type { Partners } from './partners.ts'
import { within, type RateLimit } from '../policies/rate-limit.ts'

export interface EmbedOptions {
  /** The built files; without them the addresses answer 404. */
  files: ElementsPaths
  partners: Partners
  limit: RateLimit
  /** 4a.7: external shops, by state code. */
  externalShops: Readonly<Record<string, string>>
}

/** Anybody may read these: they are the same for all, and contain no private data. */
const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

export function embed(
  app: FastifyInstance,
  { files, partners, limit, externalShops }: EmbedOptions,
  done: () => void,
): void {
  const config = { metric: 'embed' }
  for (const [url, { content, type, etag, cacheControl }] of embedFiles(files)) {
    app.get(url, { config }, (request, reply) => {
      void reply.headers({ ...open, 'cache-control': cacheControl, etag })
      if (request.headers['if-none-match'] === etag) void reply.code(304).send()
      else void reply.type(type).send(content)
    })
  }
  app.get('/embed/*', { config }, (_request, reply) => {
    void reply
      .code(404)
      .headers({ ...open, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('There is no such file. Where nothing was built, "npx turbo run build" makes leaflog-elements.js.')
  })
  // To the page, a call that CORS forbids looks like a broken connection. Here it learns the difference.
  app.get('/embed/settings.json', { config, onRequest: within(limit) }, (request, reply) => {
    const origin = request.headers.origin ?? null
    void reply
      .headers({ ...open, 'cache-control': 'no-store', vary: 'origin' })
      .send({ origin, isPartner: partners.of(request) !== undefined, externalShops })
  })
  done()
}
