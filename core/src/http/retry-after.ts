/** Reads the `Retry-After` header. */

/** The longest pause, in ms. */
const LONGEST_MS = 3_600_000

const hasRetryAfter = (status: number): boolean => status === 429 || status === 503

/**
 * The pause that the service asks for: seconds, or a date, which is compared with the answer's own `Date` because the local
 * clock may be wrong. Empty if there is none.
 */
export function retryAfterOf({ status, headers }: Response): { retryAfterMs?: number } {
  const said = headers.get('retry-after')?.trim() ?? ''
  if (!hasRetryAfter(status) || said === '') return {}
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.min(Math.max(ms, 0), LONGEST_MS) }
}
