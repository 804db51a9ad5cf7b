/** OpenTelemetry over OTLP. This file and its packages are loaded only if it is on. */
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import type { Context, Span, Tracer } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Clock } from './ports.ts'
import type { Log } from './upstream.ts'
import { createMetricsBridge } from './metrics-bridge.ts'
import type { Telemetry, TelemetryConfig } from './telemetry.ts'
import type { Attributes, NewSpan, Trace } from './trace.ts'
import { readTraceparent, traceIdOf } from './unrecorded-trace.ts'

export interface TelemetryOptions {
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'warn' | 'error'>
  /** 7d.2: the build's name, if it has one. */
  build: string | undefined
}

/** No attribute is longer; what is cut off says nothing more. */
const MAX_LENGTH = 200

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

export function openTelemetry(
  { endpoint, serviceName, sampled }: TelemetryConfig,
  { clock, log, build }: TelemetryOptions,
): Telemetry {
  // What the exporters report, such as a collector that does not answer.
  const report = (level: 'warn' | 'error') => (problem: string) => log[level]({ problem }, 'telemetry is incomplete')
  const ignore = () => undefined
  diag.setLogger(
    { error: report('error'), warn: report('warn'), info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const base = endpoint.replace(/\/$/, '')
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    ...(build !== undefined && { 'service.version': build }),
  })
  // Anybody can send a traceparent, so its flag does not decide what is recorded here.
  const root = new TraceIdRatioBasedSampler(sampled)
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root }),
    spanLimits: { attributeValueLengthLimit: MAX_LENGTH },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${base}/v1/traces` }) })],
  })
  const tracer = provider.getTracer('leaflog')
  const meters: MeterProvider[] = []
  return {
    trace: (span, traceparent) => new RecordedTrace(tracer, clock, span, remoteContext(traceparent)),
    exportMetrics: (registry) => {
      const exporter = new OTLPMetricExporter({ url: `${base}/v1/metrics` })
      const metricProducers = [createMetricsBridge(registry, clock)]
      meters.push(
        new MeterProvider({ resource, readers: [new PeriodicExportingMetricReader({ exporter, metricProducers })] }),
      )
    },
    close: async () => {
      await Promise.allSettled([provider.shutdown(), ...meters.map((meter) => meter.shutdown())])
      diag.disable()
    },
  }
}

function remoteContext(header: string | string[] | undefined): Context {
  const traceparent = readTraceparent(header)
  if (traceparent === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: traceIdOf(traceparent),
    spanId: traceparent.slice(36, 52),
    traceFlags: Number.parseInt(traceparent.slice(53), 16),
    isRemote: true,
  })
}

class RecordedTrace implements Trace {
  readonly traceId: string
  readonly traceparent: string
  readonly isRecorded: boolean
  readonly #tracer: Tracer
  readonly #clock: Pick<Clock, 'now'>
  readonly #span: Span

  constructor(
    tracer: Tracer,
    clock: Pick<Clock, 'now'>,
    { name, kind, attributes = {} }: NewSpan,
    around: Context,
    startTime: number = clock.now(),
  ) {
    this.#tracer = tracer
    this.#clock = clock
    this.#span = tracer.startSpan(name, { kind: kinds[kind], attributes, startTime }, around)
    const { traceId, spanId, traceFlags } = this.#span.spanContext()
    this.traceId = traceId
    this.isRecorded = this.#span.isRecording()
    this.traceparent = `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`
  }

  note(attributes: Attributes): void {
    this.#span.setAttributes(attributes)
  }

  begin(span: NewSpan, startTime?: number): Trace {
    return new RecordedTrace(this.#tracer, this.#clock, span, trace.setSpan(ROOT_CONTEXT, this.#span), startTime)
  }

  record(span: NewSpan, milliseconds: number, failure?: string): void {
    this.begin(span, this.#clock.now() - milliseconds).end(failure)
  }

  end(failure?: string): void {
    if (failure !== undefined) {
      this.#span.setAttribute('error.type', failure)
      this.#span.setStatus({ code: SpanStatusCode.ERROR })
    }
    this.#span.end(this.#clock.now())
  }
}
