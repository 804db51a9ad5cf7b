import { isLeaflogError } from '@leaflog/core'
import { RefusedError } from '../../shared/page/read-content.ts'

/** Status of a page that cannot be rendered because a backend failed temporarily (RFC 9110, 15.6). */
const UNAVAILABLE = 503

/**
 * The status of a page whose loaders failed: 502 to 504 if another system is at fault, null if nothing failed or the
 * fault is our own.
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
