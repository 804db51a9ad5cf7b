/** Files of the storefront's build. */
import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export interface AssetsOptions {
  /** Folder of the client's build. */
  folder: string
}

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/**
 * Serves the files that exist at the start, each at its own address, so a request never becomes a path on the disk.
 * Names under /assets/ contain their content's hash, so they never change. A missing one, for example of a page left
 * open over a deployment, is a plain 404 without caching: an error page would only fail later, and a cached 404 would
 * outlive a rollback.
 */
export async function assets(app: FastifyInstance, { folder }: AssetsOptions): Promise<void> {
  app.get('/assets/*', { config: { metric: 'asset' } }, (_request, reply) => {
    void reply
      .code(404)
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send('There is no such file.')
  })
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    // The worker has a route of its own (service-worker.ts).
    globIgnore: ['service-worker.js', '**/.*/**', '**/*.html', '**/*.map', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.includes('/assets/') ? YEAR : HOUR)
    },
  })
}
