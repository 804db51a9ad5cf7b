/**
 * `/embed/…`: the web components in one file, for pages of any origin. partners.ts decides which of them may call us.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Partners } from './partners.ts'
import { within, type RateLimit } from '../policies/rate-limit.ts'

export interface EmbedOptions {
  /** The built file; without it the addresses answer 404. */
  file: string
  partners: Partners
  limit: RateLimit
  /** 4a.7: external shops, by state code. */
  externalShops: Readonly<Record<string, string>>
}

const YEAR = 'public, max-age=31536000, immutable'
/** A partner's page uses the name without a hash, so its content is updated within minutes of a release. */
const MINUTES = 'public, max-age=300, stale-while-revalidate=3600'

/** Anybody may read these: they are the same for all, and contain no private data. */
const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

export function embed(
  app: FastifyInstance,
  { file, partners, limit, externalShops }: EmbedOptions,
  done: () => void,
): void {
  const config = { metric: 'embed' }
  const content = existsSync(file) ? readFileSync(file) : undefined
  const hash = content && createHash('sha256').update(content).digest('hex').slice(0, 16)
  const serve = (url: string, cacheControl: string): void => {
    app.get(url, { config }, (request, reply) => {
      void reply.headers({ ...open, 'cache-control': cacheControl, etag: `"${hash}"` })
      if (request.headers['if-none-match'] === `"${hash}"`) void reply.code(304).send()
      else void reply.type('text/javascript; charset=utf-8').send(content)
    })
  }
  if (content && hash) {
    serve('/embed/leaflog-elements.js', MINUTES)
    serve(`/embed/leaflog-elements-${hash}.js`, YEAR)
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
