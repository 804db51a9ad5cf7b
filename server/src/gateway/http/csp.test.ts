import { describe, expect, test } from 'vitest'
import { json } from '../../platform/upstream.ts'
import { startGateway, type GatewayOptions } from '../../testing/gateway-harness.ts'
import type { RenderPage } from '../pages/storefront.ts'

const assets = { scripts: ['/assets/entry.js'], styles: [], preloads: [] }

/** A shop with a page for everybody, a missing page, and one that cannot be drawn. */
const draw: RenderPage = async (request, { gateway, nonce }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/broken') throw new Error('broken')
  await gateway(new Request(new URL('/api/graphql?query={ageGateConfig{state_code}}', request.url)))
  return new Response(`<script nonce="${nonce}">run()</script>`, {
    status: pathname === '/missing' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

const shop = (options: GatewayOptions = {}) =>
  startGateway({
    commerce: () => Promise.resolve(json({ data: { ageGateConfig: [] } })),
    ...options,
    deps: { storefront: { assets, render: draw }, ...options.deps },
  })

describe('Trusted Types are required', () => {
  test.each([
    ['for everybody', '/', {}, 200],
    ['of one visitor', '/', { cookie: 'store_id=1' }, 200],
    ['that is kept for offline use', '/offline-shell', {}, 200],
    ['that is missing', '/missing', {}, 404],
    ['that cannot be drawn', '/broken', {}, 500],
    ['that takes a cart over', '/handover', {}, 200],
  ])('on a page %s', async (_kind, url, headers, status) => {
    const answer = await (await shop()).inject({ url, headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    const policy = String(answer.headers['content-security-policy']).split('; ')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types default dompurify')
  })

  test('on the page of a busy shop', async () => {
    const app = await shop({
      limits: { handler: 100 },
      deps: { storefront: { assets, render: () => new Promise(() => undefined) } },
    })
    const { statusCode, headers } = await app.inject('/')
    expect(statusCode).toBe(503)
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  })

  test('and what does not fit is counted by its kind', async () => {
    const app = await shop()
    const report = (directive: string, blocked: string) =>
      app.inject({
        method: 'POST',
        url: '/api/reports/csp',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } }),
      })
    await report('require-trusted-types-for', 'trusted-types-sink')
    await report('trusted-types', 'trusted-types-policy')
    const { body } = await app.inject('/metrics')
    expect(body).toContain('leaflog_policy_reports_total{directive="require-trusted-types-for"} 1')
    expect(body).toContain('leaflog_policy_reports_total{directive="trusted-types"} 1')
  })
})
