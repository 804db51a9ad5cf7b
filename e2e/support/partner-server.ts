import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { renderMenu } from '@leaflog/elements/server'

const folder = join(import.meta.dirname, '..', '..', 'examples', 'partner-page')
const types: Readonly<Record<string, string>> = {
  'index.html': 'text/html',
  'elements.html': 'text/html',
  'page.css': 'text/css',
  'theme.css': 'text/css',
}

const NONCE = 'shadow-root'

/** A page whose server has rendered the menu's first state. */
const renderedPage = (shop: string): string => `<!doctype html>
<html lang="en">
<title>Rendered by a server</title>
<link rel="icon" href="data:,">
<script type="module" src="${shop}/embed/leaflog-elements.js"></script>
<leaflog-menu store="fl_miami">${renderMenu({ nonce: NONCE })}</leaflog-menu>
</html>`

/**
 * Serves examples/partner-page from its own origin, with a policy that allows only itself and the shop, nothing
 * inline but the styles of declared shadow roots, and no markup from text. `shop` replaces the address in the example.
 */
export async function startPartnerServer(port: number, shop: string): Promise<() => Promise<void>> {
  const policy = [
    "default-src 'none'",
    `script-src ${shop}`,
    `connect-src ${shop}`,
    `img-src ${shop} data:`,
    `style-src 'self' 'nonce-${NONCE}'`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1)
    if (name === 'rendered.html') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      return void response.end(renderedPage(shop))
    }
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
