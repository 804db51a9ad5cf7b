/** An upstream whose requests are recorded: for the backend when it is served alone. */
import type { Upstream } from './upstream.ts'
import type { Telemetry } from './telemetry.ts'
import { failureOf, withinTrace } from './trace.ts'

export const tracedUpstream =
  (upstream: Upstream, telemetry: Pick<Telemetry, 'trace'>): Upstream =>
  (request) => {
    const { method, url } = request
    const attributes = { 'http.request.method': method, 'url.path': new URL(url).pathname }
    const trace = telemetry.trace(
      { name: method, kind: 'server', attributes },
      request.headers.get('traceparent') ?? undefined,
    )
    return withinTrace(trace, async () => {
      try {
        const response = await upstream(request)
        trace.note({ 'http.response.status_code': response.status })
        trace.end(response.status >= 500 ? String(response.status) : undefined)
        return response
      } catch (error) {
        trace.end(failureOf(error))
        throw error
      }
    })
  }
