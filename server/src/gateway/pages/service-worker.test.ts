import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../testing/gateway-harness.ts'

const root = mkdtempSync(join(tmpdir(), 'leaflog-worker-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const client = join(root, 'client')
mkdirSync(join(client, 'assets'), { recursive: true })
writeFileSync(join(client, 'service-worker.js'), 'built()')
writeFileSync(join(client, 'manifest.webmanifest'), '{}')

const serving = (folder: string, serviceWorker: boolean) =>
  startGateway({ config: { storefront: { client: folder, entryServer: '/nowhere', root }, serviceWorker } })

test('[shop 22] the worker is the build’s, asked for again every time, and may fetch from us only', async () => {
  const answer = await (await serving(client, true)).inject('/service-worker.js')
  expect(answer.body).toBe('built()')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

test('[shop 22] SERVICE_WORKER=0 serves a worker that deletes every cache and unregisters itself', async () => {
  const { body, headers } = await (await serving(client, false)).inject('/service-worker.js')
  expect(headers['cache-control']).toBe('no-cache')
  const listeners = new Map<string, (event: { waitUntil: (work: unknown) => void }) => unknown>()
  const done: string[] = []
  const caches = { keys: async () => ['menu', 'build 1'], delete: async (name: string) => void done.push(name) }
  const registration = { unregister: async () => void done.push('unregistered') }
  const scope = { addEventListener: listeners.set.bind(listeners), skipWaiting: () => done.push('skipped') }
  runInNewContext(body, { ...scope, caches, registration })
  const waited: unknown[] = []
  for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (work) => waited.push(work) })
  await Promise.all(waited)
  expect(done).toEqual(['skipped', 'menu', 'build 1', 'unregistered'])
})

test('[shop 22] a build without a worker answers a plain 404, so that pages remove theirs', async () => {
  const answer = await (await serving('/nowhere', true)).inject('/service-worker.js')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
})

test('[shop 22] the manifest has the media type of one', async () => {
  const answer = await (await serving(client, true)).inject('/manifest.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
})
