import { GatewayError } from '../../platform/errors.ts'
import type { Call } from './route.ts'

/** Whether it is the origin of the shop's own pages, according to the request and the configuration. */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  return origin === publicUrl || (host !== undefined && (origin === `http://${host}` || origin === `https://${host}`))
}

/** Whether a page of the shop itself sent it. No script can set these headers, and other clients do not send them. */
export function isOwnPage(call: Pick<Call, 'header' | 'partner'>, publicUrl: string | undefined): boolean {
  if (call.partner !== undefined) return false
  const site = call.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  // Browsers leave it out where the shop is neither on https nor on this machine.
  const origin = call.header('origin')
  return origin !== undefined && isOwnOrigin(origin, call.header('host'), publicUrl)
}

/**
 * Prevents other sites' pages from writing through a visitor's browser. Browsers send `Sec-Fetch-Site` and `Origin`;
 * other clients send neither and have no visitor's cookies. A partner's page may make the writes that are open to it:
 * its calls carry no cookies and no token (partners.ts).
 * @throws GatewayError CROSS_ORIGIN
 */
export function requireSameOrigin(call: Pick<Call, 'header' | 'partner'>, publicUrl: string | undefined): void {
  if (call.partner !== undefined) return
  const site = call.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new GatewayError('CROSS_ORIGIN')
  const origin = call.header('origin')
  if (origin === undefined || isOwnOrigin(origin, call.header('host'), publicUrl)) return
  throw new GatewayError('CROSS_ORIGIN')
}
