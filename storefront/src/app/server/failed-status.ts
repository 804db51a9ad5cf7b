import { isLeaflogError } from '@leaflog/core'
import { RefusedError } from '../../shared/page/read-content.ts'

/** The status of a page that cannot be drawn because of somebody behind us (RFC 9110, 15.6): not ours, and not for ever. */
const UNAVAILABLE = 503

/**
 * With what status a page is answered whose loaders failed so: 502 to 504 where another system is at fault, null where
 * nothing failed or the fault is our own.
 */
export function failedStatus(errors: readonly unknown[]): number | null {
  for (const error of errors) {
    if (isLeaflogError(error, 'NETWORK_FAILED', 'SERVICE_UNAVAILABLE')) return UNAVAILABLE
    if (!(error instanceof RefusedError)) continue
    if (error.status === 429) return UNAVAILABLE
    if (error.status > 500) return error.status
  }
  return null
}
