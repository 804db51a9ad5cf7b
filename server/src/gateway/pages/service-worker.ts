/** `/service-worker.js`: the worker of the storefront's build, or one that removes it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { WORKER_POLICY } from '../http/csp.ts'

export interface ServiceWorkerOptions {
  /** Folder of the client's build. */
  folder: string
  /** Without it, browsers remove the worker that they have. */
  enabled: boolean
}

/** Takes a worker's place, deletes what it kept, and is gone. It runs even if that worker breaks every page. */
const REMOVAL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => registration.unregister())
))
`

/** Never from a cache, so that a page's visitor has the worker of its build. A missing file is a plain 404. */
export function serviceWorker(app: FastifyInstance, { folder, enabled }: ServiceWorkerOptions, done: () => void): void {
  const file = join(folder, 'service-worker.js')
  const built = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const source = enabled ? built : REMOVAL
  app.get('/service-worker.js', { config: { metric: 'asset' } }, (_request, reply) => {
    if (source === undefined) {
      void reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8')
      return reply.send('There is no such file.')
    }
    void reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
    return reply.type('text/javascript; charset=utf-8').send(source)
  })
  done()
}
