import type { FillReport } from './fill-carts.ts'

/** Of ascending numbers; 0 if there are none. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0

const rounded = (value: number): string => value.toFixed(value < 10 ? 1 : 0)

/** The report for a terminal. */
export function reportLines({ filled, seconds, adds, errors, examples }: FillReport): string[] {
  const all = filled + [...errors.values()].reduce((sum, each) => sum + each, 0)
  return [
    `${filled} of ${all} carts ended as they should, in ${rounded(seconds)} s: ${rounded(all / seconds)} carts/s`,
    `${adds.length} adds, until the server has answered: p50 ${rounded(percentile(adds, 50))} ms, p95 ${rounded(percentile(adds, 95))} ms`,
    ...[...errors].map(([code, count]) => `${count} × ${code}, the first: ${examples.get(code) ?? ''}`),
  ]
}
