/** The strictest policy: a page replaces it by its own, which carries its nonce (csp.ts). */
const NO_POWERS = "default-src 'none'; frame-ancestors 'none'"

/** On every answer, whatever it is. `publicUrl` is the origin that shoppers see: an https one is to stay one. */
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
