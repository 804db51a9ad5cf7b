import { json, problem, type Upstream } from '../platform/upstream.ts'
import type { Backend } from './backend.ts'

/** Routes one address to the parts of a backend by path, and answers `/health` (200, or 503 without a database). */
export function routeBackend(backend: Backend): Upstream {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (
      pathname === '/graphql' ||
      pathname === '/dev/mails' ||
      pathname === '/build-info.txt' ||
      pathname.startsWith('/rest/')
    )
      return backend.commerce(request)
    if (pathname.startsWith('/api/')) return backend.ordering(request)
    if (pathname.startsWith('/1/indexes/')) return backend.search(request)
    if (pathname === '/1/events') return backend.insights(request)
    if (pathname.startsWith('/media/')) return backend.media(request)
    if (pathname === '/health') return (await backend.ready()) ? json({ ready: true }) : json({ ready: false }, 503)
    return problem(404, 'NOT_FOUND', 'There is nothing at this address.')
  }
}
