/** The gateway's own API without a socket, for server rendering: same handlers, same cache, no rate limit. */
import { GatewayError } from '../../platform/errors.ts'
import { withinSpan } from '../../platform/trace.ts'
import { problemAnswer, type Answer, type Route } from './route.ts'

/** Answers every request with a Response; addresses outside the API get NOT_FOUND. */
export function inProcess(routes: readonly Route[]): (request: Request) => Promise<Response> {
  const byPath = new Map(routes.map((route) => [route.path, route]))
  return async (request) => {
    const url = new URL(request.url)
    const route = byPath.get(url.pathname)
    const name = `${request.method} ${route?.path ?? 'other'}`
    const answer = await withinSpan({ name, kind: 'internal' }, () => answerOf(route, url, request))
    const empty = answer.status === 204 || answer.status === 304
    return new Response(empty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: { ...answer.headers },
    })
  }
}

async function answerOf(route: Route | undefined, url: URL, request: Request): Promise<Answer> {
  if (!route) return problemAnswer(new GatewayError('NOT_FOUND'))
  try {
    const known = route.methods.find((method) => method === request.method)
    if (!known) throw new GatewayError('METHOD_NOT_ALLOWED')
    const body = Buffer.from(await request.arrayBuffer())
    if (body.length > route.bodyLimit) throw new GatewayError('BODY_TOO_LARGE')
    return await route.handle({
      method: known,
      path: url.pathname,
      query: url.searchParams,
      search: url.search.slice(1),
      header: (name) => request.headers.get(name) ?? undefined,
      body,
    })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return (route.problem ?? problemAnswer)(error)
  }
}
