import type { Outcome } from './open-loop.ts'

/** Pages are promised within this time; a later one is no good. */
const PROMISED_MS = 5000

export interface Summary {
  sent: number
  /** Answers of 200 within the promised time, per second. */
  goodPerSecond: number
  p50: number
  p99: number
  /** How many answers of each kind but 200, such as `503 × 12`. */
  errors: string
}

/** The value below which `share` of the sorted values are; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export function summarize(outcomes: readonly Outcome[], seconds: number): Summary {
  const good = outcomes.filter(({ kind, ms }) => kind === '200' && ms <= PROMISED_MS)
  const times = outcomes.filter(({ kind }) => kind === '200').map(({ ms }) => ms)
  const kinds = new Map<string, number>()
  for (const { kind } of outcomes) if (kind !== '200') kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  return {
    sent: outcomes.length,
    goodPerSecond: good.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    errors: [...kinds].map(([kind, count]) => `${kind} × ${count}`).join(', ') || '–',
  }
}

export interface Row extends Summary {
  load: string
  what: string
  /** Of the server, in megabytes, after the load; only in the first row of a load. */
  memory: number | undefined
}

export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ load, what, sent, goodPerSecond, p50, p99, errors, memory }) => [
    load,
    what,
    String(sent),
    goodPerSecond.toFixed(1),
    `${Math.round(p50)} ms`,
    `${Math.round(p99)} ms`,
    errors,
    memory === undefined ? '' : `${Math.round(memory)} MB`,
  ])
  const head = ['load', 'what', 'sent', 'good per second', 'p50', 'p99', 'errors', 'memory']
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
