/** The strictest policy. A page replaces it with its own, which has its nonce (csp.ts). */
const NO_POWERS = "default-src 'none'; frame-ancestors 'none'"

/** Set on every answer. `publicUrl` is the shop's origin for shoppers; if it is https, browsers must stay on https. */
export function securityHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const secure = publicUrl?.startsWith('https:') === true
  return {
    'content-security-policy': NO_POWERS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
