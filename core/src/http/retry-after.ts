/** When a service that has no time now wants to be asked again. */

/** No pause is longer, whatever a service says, in ms. */
const LONGEST_MS = 3_600_000

/** Only these answers say something about asking again. */
const tellsWhen = (status: number): boolean => status === 429 || status === 503

/**
 * What `Retry-After` asks for, in ms from the answer on: seconds, or a date that is compared with the answer's own `Date`,
 * because the clock here may be wrong. Nothing where it says nothing.
 */
export function retryAfterOf({ status, headers }: Response): { retryAfterMs?: number } {
  const said = headers.get('retry-after')?.trim() ?? ''
  if (!tellsWhen(status) || said === '') return {}
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.min(Math.max(ms, 0), LONGEST_MS) }
}
