/** The figures of `/metrics` in OpenTelemetry's form, so that both say the same. */
import type { HrTime } from '@opentelemetry/api'
import { ValueType } from '@opentelemetry/api'
import { emptyResource } from '@opentelemetry/resources'
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics'
import type { DataPoint, Histogram, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'
import { z } from 'zod'
import type { Clock } from './ports.ts'

const labels = z.record(z.string(), z.union([z.string(), z.number()]))
const figure = z.object({
  name: z.string(),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram', 'summary']),
  // A mean of nothing is not a number.
  values: z.array(z.object({ value: z.union([z.number(), z.nan()]), labels, metricName: z.string().optional() })),
})
type Figure = z.infer<typeof figure>
type Value = Figure['values'][number]

/** Reads the registry whenever metrics are exported. Counts run from now on. */
export function createMetricsBridge(
  registry: Pick<Registry, 'getMetricsAsJSON'>,
  clock: Pick<Clock, 'now'>,
): MetricProducer {
  const startTime = timeOf(clock.now())
  return {
    collect: async () => {
      const figures = z.array(figure).parse(await registry.getMetricsAsJSON())
      const times = { startTime, endTime: timeOf(clock.now()) }
      const metrics = figures.flatMap((one) => metricOf(one, times) ?? [])
      return {
        resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope: { name: 'leaflog' }, metrics }] },
        errors: [],
      }
    },
  }
}

const timeOf = (ms: number): HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1_000_000]

type Times = Pick<DataPoint<unknown>, 'startTime' | 'endTime'>

/** Undefined for summaries, which the server has none of. */
function metricOf({ name, help, type, values }: Figure, times: Times): MetricData | undefined {
  const common = {
    descriptor: { name, description: help, unit: name.includes('_seconds') ? 's' : '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const points = () =>
    values
      .filter(({ value }) => Number.isFinite(value))
      .map(({ value, labels: attributes }) => ({ ...times, attributes, value }))
  if (type === 'gauge') return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }
  if (type === 'counter')
    return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }
  if (type === 'summary') return undefined
  const dataPoints = [...byLabels(values).values()].map(({ attributes, parts }) => ({
    ...times,
    attributes,
    value: histogramOf(name, parts),
  }))
  return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }
}

/** The values of each combination of labels, which in Prometheus's form are one for each bucket, a sum and a count. */
function byLabels(values: readonly Value[]) {
  const found = new Map<string, { attributes: Value['labels']; parts: Value[] }>()
  for (const value of values) {
    const { le: _, ...attributes } = value.labels
    const key = JSON.stringify(attributes)
    const known = found.get(key)
    if (known) known.parts.push(value)
    else found.set(key, { attributes, parts: [value] })
  }
  return found
}

/** Prometheus's buckets each include the smaller ones; OpenTelemetry's do not. */
function histogramOf(name: string, parts: readonly Value[]): Histogram {
  const partOf = (suffix: string) => parts.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0
  const buckets = parts.filter(({ metricName }) => metricName === `${name}_bucket`)
  return {
    sum: partOf('sum'),
    count: partOf('count'),
    buckets: {
      boundaries: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
      counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
    },
  }
}
