import { GatewayError } from '../errors.ts'
import type { Call } from './route.ts'

/**
 * Keeps other sites' pages from writing through a visitor's browser: browsers tell by `Sec-Fetch-Site` and `Origin`
 * where a call comes from. Clients that are no browsers send neither and carry no visitor's cookies.
 * @throws GatewayError CROSS_ORIGIN
 */
export function requireSameOrigin(call: Pick<Call, 'header'>, publicUrl: string | undefined): void {
  const site = call.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new GatewayError('CROSS_ORIGIN')
  const origin = call.header('origin')
  if (origin === undefined || origin === publicUrl) return
  const host = call.header('host')
  if (host === undefined || (origin !== `http://${host}` && origin !== `https://${host}`)) {
    throw new GatewayError('CROSS_ORIGIN')
  }
}
