/** The kiosk’s box: serves the built kiosk, and forwards its calls to the gateway. @module */
/**
 * Runs in the kiosk's box beside its browser: serves the built kiosk, and forwards the shop's calls to the gateway. The
 * browser then has only one origin, and the gateway need not know its kiosks.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}
/** Headers of the kiosk's own page or of this hop, which are not forwarded. */
const ownHeaders = new Set(['host', 'connection', 'origin', 'referer', 'cookie', 'content-length', 'accept-encoding'])
const hopHeaders = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

async function relay(request: IncomingMessage, response: ServerResponse, gateway: string): Promise<void> {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || ownHeaders.has(name) || name.startsWith('sec-') ? [] : [[name, String(value)]],
  )
  const chunks: Uint8Array[] = []
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
  const answer = await fetch(new URL(request.url ?? '/', gateway), {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !hopHeaders.has(name))))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

async function serveFile(path: string, response: ServerResponse, folder: string): Promise<void> {
  const file = join(folder, normalize(path === '/' ? '/index.html' : path))
  const found = await stat(file).catch(() => null)
  if (!file.startsWith(folder) || !found?.isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  })
  Readable.from(createReadStream(file)).pipe(response)
}

export function createKioskServer({ folder, gateway }: { folder: string; gateway: string }): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://kiosk.invalid')
    const isShop = pathname.startsWith('/api/') || pathname.startsWith('/media/')
    const answered = isShop ? relay(request, response, gateway) : serveFile(pathname, response, folder)
    answered.catch(() => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  })
}

if (import.meta.main) {
  const { GATEWAY = 'http://localhost:3000', PORT = '4000' } = process.env
  const server = createKioskServer({ folder: join(import.meta.dirname, 'dist'), gateway: GATEWAY })
  server.listen(Number(PORT), 'localhost', () => process.stdout.write(`The kiosk is at http://localhost:${PORT}\n`))
}
