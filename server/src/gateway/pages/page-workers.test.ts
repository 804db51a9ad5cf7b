import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { json } from '../../platform/upstream.ts'
import { realClock, startGateway } from '../../testing/gateway-harness.ts'
import { openPageWorkers, type PageWorkers } from './page-workers.ts'

/** A build whose pages do what their path says. */
const ENTRY = `
import { getPriority } from 'node:os'
import { threadId } from 'node:worker_threads'
const html = (text, init) => new Response(text, { ...init, headers: { 'content-type': 'text/html', ...init?.headers } })
export async function render(request, { gateway, nonce, now, assets, settings }) {
  const url = new URL(request.url)
  switch (url.pathname) {
    case '/priority': return html(String(getPriority()))
    case '/thread': return html(String(threadId))
    case '/loop': for (;;);
    case '/loads': {
      const until = Date.now() + (globalThis.loads === undefined ? 4000 : 0)
      globalThis.loads = (globalThis.loads ?? 0) + 1
      while (Date.now() < until);
      return html('page ' + globalThis.loads)
    }
    case '/exit': process.exit(3)
    case '/throw': throw new Error('secret detail')
    case '/never': return new Promise(() => undefined)
    case '/until-stopped':
      request.signal.addEventListener('abort', () => (globalThis.wasStopped = true))
      return new Promise(() => undefined)
    case '/was-stopped': return html(String(globalThis.wasStopped))
    case '/redirect': return new Response(null, { status: 307, headers: [['location', '/a'], ['set-cookie', 'a=1'], ['set-cookie', 'b=2']] })
    case '/call': {
      const answer = await gateway(new Request(new URL('/api/graphql', url), { method: 'POST', headers: { 'content-type': 'application/json', store: 'az' }, body: '{"query":"{ageGateConfig{state_code}}"}' }))
      return html(answer.status + ' ' + await answer.text())
    }
    default: return html(JSON.stringify({ nonce: nonce.length, now, assets, exitUrl: settings.exitUrl, cookie: request.headers.get('cookie') }), { status: 201 })
  }
}`

const folder = mkdtempSync(join(tmpdir(), 'leaflog-workers-'))
const paths = { client: join(folder, 'client'), entryServer: join(folder, 'entry-server.js'), root: folder }
const errors: unknown[] = []
/** For pages whose time is not what a test is about. */
const PATIENT_MS = 60_000
let workers: PageWorkers | undefined

beforeAll(() => {
  mkdirSync(join(paths.client, '.vite'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(paths.client, '.vite/manifest.json'), '{"a":{"file":"assets/entry.js","isEntry":true}}')
  writeFileSync(paths.entryServer, ENTRY)
  workers = openThread()
})
afterAll(async () => {
  await workers?.close()
  rmSync(folder, { recursive: true })
})

function openThread(): PageWorkers | undefined {
  const log = { error: (bindings: object) => void errors.push(bindings) }
  return openPageWorkers(paths, { clock: realClock, log, threads: 1 })
}

const start = (handler = 4800, storefront = workers) =>
  startGateway({
    clock: realClock,
    // Each page is drawn, none is kept.
    limits: { handler, pageCacheBytes: 0 },
    commerce: async (request) => json({ data: { ageGateConfig: [{ state_code: request.headers.get('store') }] } }),
    deps: { storefront },
  })

describe('a drawing thread', () => {
  test('is ready once it has loaded the build', async () => {
    await expect.poll(() => workers?.threads.areReady(), { timeout: 25_000 }).toBe(true)
  })

  test('draws with everything that a page is given', async () => {
    const app = await start()
    const { statusCode, body } = await app.inject({ url: '/any', headers: { cookie: 'theme=dark' } })
    expect(statusCode).toBe(201)
    expect(JSON.parse(body)).toMatchObject({
      nonce: 24,
      assets: { scripts: ['/assets/entry.js'] },
      exitUrl: 'https://www.google.com/',
      cookie: 'theme=dark',
    })
  })

  test('is not the server’s own', async () => {
    expect(Number((await (await start()).inject('/thread')).body)).toBeGreaterThan(0)
  })

  test('calls the gateway, with method, headers and body', async () => {
    expect((await (await start()).inject('/call')).body).toBe('200 {"data":{"ageGateConfig":[{"state_code":"az"}]}}')
  })

  test('whose page makes calls makes them within the trace of the page', async () => {
    const seen: (string | null)[] = []
    const app = await startGateway({
      clock: realClock,
      limits: { pageCacheBytes: 0 },
      commerce: async ({ headers }) => {
        seen.push(headers.get('traceparent'))
        return json({ data: {} })
      },
      deps: { storefront: workers },
    })
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`
    await app.inject({ url: '/call', headers: { traceparent } })
    expect(seen).toEqual([traceparent])
  })

  test('passes redirects with all their cookies', async () => {
    const { statusCode, headers } = await (await start()).inject('/redirect')
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([307, '/a', ['a=1', 'b=2']])
  })

  test('whose page throws answers with the error screen, without the error’s text', async () => {
    const { statusCode, body } = await (await start()).inject('/throw')
    expect(statusCode).toBe(500)
    expect(body).toContain('Oops!')
    expect(body).not.toContain('secret')
  })

  test('stops a page at the end of its time and goes on with others', async () => {
    const patient = await start(PATIENT_MS)
    const before = (await patient.inject('/thread')).body
    const { statusCode, body } = await (await start(800)).inject('/never')
    expect([statusCode, body.includes('Oops!')]).toEqual([503, true])
    expect((await patient.inject('/thread')).body).toBe(before)
  })

  test('tells a page that it is no longer wanted', async () => {
    const patient = await start(PATIENT_MS)
    expect((await (await start(500)).inject('/until-stopped')).statusCode).toBe(503)
    await expect.poll(async () => (await patient.inject('/was-stopped')).body).toBe('true')
  })

  test.each(['/loop', '/exit'])('that is lost to %s is replaced, and its page is the error screen', async (path) => {
    const patient = await start(PATIENT_MS)
    const before = (await patient.inject('/thread')).body
    const { statusCode, body } = await (await start(800)).inject(path)
    expect(statusCode).toBeGreaterThanOrEqual(500)
    expect(body).toContain('Oops!')
    const thread = async () => Number((await patient.inject('/thread')).body)
    await expect.poll(thread).toBeGreaterThan(Number(before))
    await expect.poll(() => workers?.threads.areReady()).toBe(true)
  })

  test('says how busy it is', () => {
    const load = workers?.threads.load() ?? -1
    expect(load).toBeGreaterThanOrEqual(0)
    expect(load).toBeLessThanOrEqual(1)
  })
})

describe('a drawing thread that has not drawn yet', () => {
  const startNew = (handler?: number) => {
    const threads = openThread()
    onTestFinished(async () => threads?.close())
    return start(handler, threads)
  }

  test('[server 4] keeps what its first page has loaded, however long a busy machine took for it', async () => {
    const app = await startNew(500)
    expect((await app.inject('/loads')).statusCode).toBe(503)
    // It is asked again, as by whoever asks whether the server is ready.
    await expect.poll(async () => (await app.inject('/loads')).body, { timeout: 25_000 }).toMatch(/^page \d+$/)
  })

  test.runIf(process.platform === 'linux')(
    '[server 4] has the server’s own priority until its first page is drawn, then a lower one',
    async () => {
      const app = await startNew(PATIENT_MS)
      const own = getPriority()
      const priorities = [(await app.inject('/priority')).body, (await app.inject('/priority')).body]
      expect(priorities).toEqual([String(own), String(Math.min(19, own + 10))])
      expect(getPriority()).toBe(own)
    },
  )
})

test('without a build there are no threads', () => {
  expect(
    openPageWorkers(
      { client: '/nowhere', entryServer: '/nowhere', root: '/nowhere' },
      { clock: realClock, log: { error: () => undefined }, threads: 1 },
    ),
  ).toBeUndefined()
})
