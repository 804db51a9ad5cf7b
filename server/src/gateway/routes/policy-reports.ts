/** `POST /api/reports/csp`: what a browser refused on one of our pages because of its policy (http/csp.ts). */
import * as z from 'zod'
import { GatewayError } from '../../platform/errors.ts'
import { jsonOrNull } from '../http/json-or-null.ts'
import { POLICY_REPORTS } from '../http/csp.ts'
import { NO_STORE, type Route } from '../http/route.ts'

export interface PolicyReport {
  /** Of our policy; `other` for any other text. */
  directive: string
  /** An origin, a scheme, or `inline`, `eval`; never a whole address. */
  blocked: string
  /** The first part of the page's path: what follows may be an order's number. */
  page: string
}

/** An extension of one visitor's browser may break the policy many times a page. */
const PER_MINUTE = 30
const MAX_BYTES = 8 * 1024

const sent = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().default(''),
    'document-uri': z.string().default(''),
  }),
})

/** Those of our policy, as browsers name them; a report's own text would have unlimited cardinality. */
const DIRECTIVES = new Set(
  (
    'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src ' +
    'manifest-src worker-src media-src frame-src object-src base-uri form-action frame-ancestors default-src ' +
    'require-trusted-types-for trusted-types'
  ).split(' '),
)

/** Shortens what came from outside to what operators need and what cannot name a visitor. */
function reportOf(body: z.output<typeof sent>): PolicyReport {
  const { 'blocked-uri': blocked, 'document-uri': page, ...named } = body['csp-report']
  const directive = (named['effective-directive'] ?? named['violated-directive'] ?? '').split(' ', 1)[0] ?? ''
  const address = URL.parse(blocked)
  const origin = address === null || address.origin === 'null' ? address?.protocol : address.origin
  return {
    directive: DIRECTIVES.has(directive) ? directive : 'other',
    blocked: origin ?? (/^[a-z-]{1,20}$/.test(blocked) ? blocked : 'unknown'),
    page: `/${URL.parse(page)?.pathname.split('/')[1]?.slice(0, 40) ?? ''}`,
  }
}

/** Answers 204. A report proves nothing, since anybody can send one: it is counted and told to operators. */
export function policyReports(onReport: (report: PolicyReport) => void): Route {
  return {
    methods: ['POST'],
    path: POLICY_REPORTS,
    bodyLimit: MAX_BYTES,
    perMinute: PER_MINUTE,
    handle: ({ body }) => {
      const report = sent.safeParse(jsonOrNull(body))
      if (!report.success) throw new GatewayError('BAD_REQUEST', { detail: 'no report of a broken policy' })
      onReport(reportOf(report.data))
      return { status: 204, headers: { 'cache-control': NO_STORE }, body: Buffer.alloc(0) }
    },
  }
}
