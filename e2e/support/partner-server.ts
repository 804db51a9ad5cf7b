import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', 'examples', 'partner-page')
const types: Readonly<Record<string, string>> = { 'index.html': 'text/html', 'page.css': 'text/css' }

/**
 * Serves examples/partner-page from its own origin, with a policy that allows only itself and the shop, and nothing
 * inline. `shop` replaces the address in the example.
 */
export async function startPartnerServer(port: number, shop: string): Promise<() => Promise<void>> {
  const policy = [
    "default-src 'none'",
    `script-src ${shop}`,
    `connect-src ${shop}`,
    `img-src ${shop} data:`,
    "style-src 'self'",
    "base-uri 'none'",
  ].join('; ')
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1)
    const type = types[name]
    if (type === undefined) return void response.writeHead(404).end()
    readFile(join(folder, name), 'utf8').then(
      (text) => {
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
        response.end(text.replaceAll('http://localhost:3000', shop))
      },
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}
