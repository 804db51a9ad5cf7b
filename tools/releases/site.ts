/** One origin under which every release of the shop is served, each at a path of its own, over one gateway in memory. */
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type FakeGateway, createFakeGateway } from '../../core/src/testing/fake-gateway.ts'
import { type Variant, build } from './build.ts'
import { keptReleases, scriptOf } from './kept.ts'

/** A release that is kept, the working tree (`tree`), or the working tree with a change. */
export type ReleaseName = `${number}.${number}.${number}` | 'tree' | Variant

const PAGE = `<!doctype html><title>A release</title><link rel="icon" href="data:,"><script type="module">
import { createShop } from './leaflog.js'
window.createShop = createShop
</script>`

const scripts = new Map(keptReleases().map((release) => [release.version, scriptOf(release)]))
const variants: readonly Variant[] = [
  'another-table',
  'another-shape',
  'widened-event',
  'widened-quietly',
  'new-event',
  'new-event-skippable',
  'removed-event',
  'renamed-effect',
]

async function scriptAt(name: string): Promise<string | null> {
  if (name === 'tree') return build()
  const variant = variants.find((each) => each === name)
  return variant ? build(variant) : (scripts.get(name) ?? null)
}

export interface Site {
  readonly origin: string
  readonly gateway: FakeGateway
  close(): Promise<void>
}

export async function openSite(gateway: FakeGateway = createFakeGateway()): Promise<Site> {
  const relay = async (request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> => {
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const method = request.method ?? 'GET'
    const body = method === 'POST' ? await text(request) : null
    try {
      const answer = await gateway.http(new Request(url, { method, headers, body }))
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(await answer.text())
    } catch {
      // As a connection that fails.
      response.destroy()
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname.startsWith('/api/')) return relay(request, url, response)
    const [, name = '', file = ''] = url.pathname.split('/')
    const script = file === 'leaflog.js' ? await scriptAt(name) : null
    response.setHeader('content-type', script === null ? 'text/html' : 'text/javascript')
    // Pages that are not to be stored are not kept by the browser when they are left, either.
    response.setHeader('cache-control', 'no-cache')
    response.end(script ?? (file === '' && name !== '' ? PAGE : '<!doctype html><title>Nothing</title>'))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    gateway,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
