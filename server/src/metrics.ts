/** Prometheus metrics of the server, each registry its own so that two servers in one process do not mix. */
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export interface Metrics {
  requestAnswered(route: string, method: string, status: number, milliseconds: number): void
  upstreamCalled(name: string, outcome: string, milliseconds: number): void
  cacheAnswered(outcome: string): void
  contentType: string
  read(): Promise<string>
}

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'leaflog_request_seconds',
    help: 'Time until a request was answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  })
  const upstreams = new Histogram({
    name: 'leaflog_upstream_seconds',
    help: 'Time of an upstream call, by upstream and outcome: a status or an error code.',
    labelNames: ['upstream', 'outcome'],
    buckets,
    registers: [registry],
  })
  const cache = new Counter({
    name: 'leaflog_cache_answers_total',
    help: 'Answers of the response cache, by what it did.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return {
    requestAnswered: (route, method, status, ms) =>
      requests.observe({ route, method, status: String(status) }, ms / 1000),
    upstreamCalled: (upstream, outcome, ms) => upstreams.observe({ upstream, outcome }, ms / 1000),
    cacheAnswered: (outcome) => cache.inc({ outcome }),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}
