/** Prometheus metrics of the server. Each server has its own registry, so that two in one process do not mix. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { SharedRedis } from './redis.ts'

/** The collector's metrics: events by outcome, and how many wait for the database. */
interface Collecting {
  counts(): object
  lag(): Promise<number>
}

export interface Metrics {
  requestAnswered(route: string, method: string, status: number, milliseconds: number): void
  upstreamCalled(name: string, outcome: string, milliseconds: number): void
  cacheAnswered(outcome: string): void
  /** A browser refused something on a page, by a directive of its policy. */
  policyBroken(directive: string): void
  /** Adds the collector's metrics from now on. */
  watchCollector(collector: Collecting): void
  watchRedis(redis: Pick<SharedRedis, 'isUp'>): void
  watchLive(live: { connections(): number }): void
  registry: Pick<Registry, 'getMetricsAsJSON'>
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
  const policies = new Counter({
    name: 'leaflog_policy_reports_total',
    help: 'Reports of browsers that refused something because of the content security policy, by directive.',
    labelNames: ['directive'],
    registers: [registry],
  })
  return {
    requestAnswered: (route, method, status, ms) =>
      requests.observe({ route, method, status: String(status) }, ms / 1000),
    upstreamCalled: (upstream, outcome, ms) => upstreams.observe({ upstream, outcome }, ms / 1000),
    cacheAnswered: (outcome) => cache.inc({ outcome }),
    policyBroken: (directive) => policies.inc({ directive }),
    watchCollector(collector) {
      const events = new Gauge({
        name: 'leaflog_analytics_events',
        help: 'Events that were sent since the server began, by what became of them.',
        labelNames: ['outcome'],
        registers: [registry],
        collect: () => {
          for (const [outcome, count] of Object.entries<number>({ ...collector.counts() }))
            events.set({ outcome }, count)
        },
      })
      const lag: Gauge = new Gauge({
        name: 'leaflog_analytics_stream_lag',
        help: 'Events that are in the stream and not in the database yet.',
        registers: [registry],
        collect: async () => lag.set(await collector.lag()),
      })
    },
    watchRedis(redis) {
      const up: Gauge = new Gauge({
        name: 'leaflog_redis_up',
        help: '1 while Redis answers; while it does not, limits and results are kept by each server alone.',
        registers: [registry],
        collect: () => up.set(redis.isUp() ? 1 : 0),
      })
    },
    watchLive(live) {
      const open: Gauge = new Gauge({
        name: 'leaflog_live_connections',
        help: 'Live connections of open pages; LIVE_CONNECTIONS is the most there can be.',
        registers: [registry],
        collect: () => open.set(live.connections()),
      })
    },
    registry,
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}
