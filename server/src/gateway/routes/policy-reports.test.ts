import { expect, test } from 'vitest'
import { hashedPolicy, pagePolicy } from '../http/csp.ts'
import { startGateway } from '../../testing/gateway-harness.ts'

const report = (fields: Record<string, unknown>) =>
  JSON.stringify({ 'csp-report': { 'document-uri': 'https://shop.example/account/orders/100042?token=t', ...fields } })

async function send(payload: string) {
  const lines: string[] = []
  const app = await startGateway({
    config: { logLevel: 'info' },
    deps: { logStream: { write: (line) => void lines.push(line) } },
  })
  const headers = { 'content-type': 'application/csp-report' }
  const answer = await app.inject({ method: 'POST', url: '/api/reports/csp', headers, payload })
  const metrics = await app.inject('/metrics')
  return { answer, told: lines.filter((line) => line.includes('policy')), metrics: metrics.body }
}

test('every page says where reports go', () => {
  for (const policy of [
    pagePolicy('n'),
    pagePolicy('n', { development: true, framed: true }),
    hashedPolicy({ scripts: [], styles: [] }),
  ])
    expect(policy).toMatch(/; report-uri \/api\/reports\/csp$/)
})

test.each([
  ['https://evil.example/steal?card=4', 'https://evil.example'],
  ['inline', 'inline'],
  ['data:text/javascript,1', 'data:'],
  ['<script>', 'unknown'],
])('a report of %j is counted and logged without addresses', async (blocked, as) => {
  const body = report({ 'effective-directive': 'script-src-elem', 'blocked-uri': blocked })
  const { answer, told, metrics } = await send(body)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ directive: 'script-src-elem', blocked: as, page: '/account' })
  expect(told[0]).not.toMatch(/100042|token|card/)
  expect(metrics).toContain('leaflog_policy_reports_total{directive="script-src-elem"} 1')
})

test('a directive that is not ours has no name of its own in the metrics', async () => {
  const { answer, metrics } = await send(report({ 'violated-directive': 'made-up thing', 'blocked-uri': 'eval' }))
  expect(answer.statusCode).toBe(204)
  expect(metrics).toContain('leaflog_policy_reports_total{directive="other"} 1')
  expect(metrics).not.toContain('made-up')
})

test.each(['', '{', '[]', '{"csp-report":7}'])('%j is no report', async (payload) => {
  const { answer, told } = await send(payload)
  expect(answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } })
  expect(told).toEqual([])
})
