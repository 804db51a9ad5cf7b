/** The permissions of a page in a browser; docs/decisions/gateway.md explains the choice. */
import { randomText } from '../../platform/random-text.ts'

/** The only browser feature in use is geolocation, and only on our own pages (7d.1). */
export const PAGE_PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), fullscreen=(self), geolocation=(self), ' +
  'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'

/** 144 random bits, new for every response. */
export const createNonce = (): string => randomText(18, 'base64')

/**
 * Where browsers report what they refused. All of them still read `report-uri`; `report-to` needs a second header and
 * says no more.
 */
export const POLICY_REPORTS = '/api/reports/csp'

interface PolicyChoices {
  /** With Vite's development server. */
  readonly development?: boolean
  /** Whether the page shows itself in frames, and may be shown in them by pages of its own origin. */
  readonly framed?: boolean
}

/** Scripts and styles are our own files or carry this response's nonce; nothing else is inline. */
export const pagePolicy = (nonce: string, choices: PolicyChoices = {}): string =>
  policyFor(`'self' 'nonce-${nonce}'`, `'self' 'nonce-${nonce}'`, choices)

/** For a page that many visitors get: its inline scripts and styles are the ones with these hashes. */
export const hashedPolicy = ({ scripts, styles }: Readonly<Record<'scripts' | 'styles', readonly string[]>>): string =>
  policyFor(["'self'", ...scripts].join(' '), ["'self'", ...styles].join(' '), {})

/** In development Vite writes styles into the page and uses a socket, so both are allowed there, and only there. */
function policyFor(scripts: string, styles: string, choices: PolicyChoices): string {
  const { development = false, framed = false } = choices
  const frames = framed ? "'self'" : "'none'"
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    development ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
    "require-trusted-types-for 'script'",
    // The page's own (storefront/src/app/shell/trusted-types.ts), and the sanitizer's.
    'trusted-types default dompurify',
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ')
}

/** The service worker: it fetches from us, for the pages, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
