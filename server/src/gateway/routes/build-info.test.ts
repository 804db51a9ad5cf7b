import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeBuild } from '../../platform/build-info.ts'
import { fakeUpstream, startGateway, unreachable } from '../../testing/gateway-harness.ts'

const client = mkdtempSync(join(tmpdir(), 'leaflog-build-'))
writeFileSync(join(client, 'build-info.txt'), '@leaflog/storefront 0.1.0 abc\n')
afterAll(() => rmSync(client, { recursive: true, force: true }))

const storefront = { client, entryServer: '/nowhere', root: '/nowhere' }

test('[7d.2] both files are plain text: the client’s build, and the commerce backend’s', async () => {
  const commerce = fakeUpstream(() => new Response('backend 2.4.9\nbuild 7\n'))
  const app = await startGateway({ commerce: commerce.send, config: { storefront } })
  const [front, back] = await Promise.all(['frontend', 'backend'].map((part) => app.inject(`/build-info/${part}.txt`)))
  expect([front?.body, back?.body]).toEqual(['@leaflog/storefront 0.1.0 abc\n', 'backend 2.4.9 build 7\n'])
  expect(front?.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(commerce.seen[0]?.url.pathname).toBe('/base/build-info.txt')
})

test('[7d.2] a backend without build info, or with a page in its place, has no file', async () => {
  const page = fakeUpstream(() => new Response('<p>Not here</p>', { headers: { 'content-type': 'text/html' } }))
  const app = await startGateway({ commerce: page.send })
  expect((await app.inject('/build-info/backend.txt')).statusCode).toBe(404)
  expect((await app.inject('/build-info/frontend.txt')).statusCode).toBe(404)
  const dead = await startGateway({ commerce: unreachable })
  expect((await dead.inject('/build-info/backend.txt')).statusCode).toBe(502)
})

test('[7d.2] the server reports its version and its build id', () => {
  expect(describeBuild(undefined)).toMatch(/^@leaflog\/server \d+\.\d+\.\d+$/)
  expect(describeBuild('2026.11.3')).toMatch(/^@leaflog\/server \d+\.\d+\.\d+ 2026\.11\.3$/)
})
