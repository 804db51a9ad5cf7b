/** A collector for tests: receives OTLP over HTTP on this machine, and keeps what it was sent. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }): [string, unknown] => [key, Object.values(value)[0]])),
  )
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
})
export type ReceivedSpan = z.output<typeof span>

const traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})
const point = z.looseObject({ attributes })
const metric = z.object({
  name: z.string(),
  sum: z.object({ dataPoints: z.array(point) }).optional(),
  gauge: z.object({ dataPoints: z.array(point) }).optional(),
  histogram: z.object({ dataPoints: z.array(point) }).optional(),
})
const metrics = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(metric) })) })),
})

/** The names of the spans from the first one to this one, of those that arrived here. */
export function pathOf(spans: readonly ReceivedSpan[], last: ReceivedSpan): string[] {
  const around = spans.find(({ spanId }) => spanId === last.parentSpanId)
  return [...(around ? pathOf(spans, around) : []), last.name]
}

export async function startReceiver() {
  /** Every body as it came. */
  const bodies: { path: string; body: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push({ path: request.url ?? '', body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const sentTo = (path: string) =>
    bodies.filter((each) => each.path === path).map(({ body }): unknown => JSON.parse(body))
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    spans: () =>
      sentTo('/v1/traces').flatMap((body) =>
        traces.parse(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      sentTo('/v1/metrics').flatMap((body) =>
        metrics.parse(body).resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((each) => each.metrics)),
      ),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
