/** What records traces and metrics; open-telemetry.ts implements it. */
import type { Registry } from 'prom-client'
import type { NewSpan, Trace } from './trace.ts'

export interface TelemetryConfig {
  /** Where OTLP is received, such as `http://localhost:4318`; traces go to `/v1/traces` there, metrics to `/v1/metrics`. */
  endpoint: string
  /** The name of this service in traces and metrics. */
  serviceName: string
  /** The part of the traces that is recorded, 0 to 1. */
  sampled: number
}

export interface Telemetry {
  /** The first span here of a request. It continues the caller's trace if `traceparent`, a header, names one. */
  trace(span: NewSpan, traceparent: string | string[] | undefined): Trace
  /** Exports the figures of `/metrics` as well, once a minute. */
  exportMetrics(registry: Pick<Registry, 'getMetricsAsJSON'>): void
  /** Exports what is left, and ends. */
  close(): Promise<void>
}
