/** Pages drawn by the build as the server's threads draw them, with the answers that they need at hand. */
import { join } from 'node:path'

import { loadStorefront, type Storefront } from '../../server/src/gateway/pages/storefront.ts'

const root = join(import.meta.dirname, '../../storefront')
const paths = { client: join(root, 'dist/client'), entryServer: join(root, 'dist/server/entry-server.js'), root }
const settings = { backendId: '', exitUrl: 'https://www.google.com/', externalShops: {}, menuCheckout: 'shop' }

/** Draws the page at a path of a running shop, whose answers are asked for once. Resolves to the page's HTML. */
export async function createDrawing(origin: string): Promise<(path: string) => Promise<string>> {
  const storefront = await loadStorefront(paths)
  if (!storefront) throw new Error('The storefront is not built: run "npx turbo run build".')
  const gateway = rememberAnswers()
  return (path) => draw(storefront, gateway, new URL(path, origin))
}

async function draw(storefront: Storefront, gateway: Gateway, url: URL): Promise<string> {
  const request = new Request(url, { headers: { accept: 'text/html' } })
  const response = await storefront.render(request, {
    nonce: 'bench',
    gateway,
    assets: storefront.assets,
    now: Date.now(),
    settings,
    storePrefixSegments: 0,
  })
  if (response.status !== 200) throw new Error(`${url.pathname} was drawn with status ${response.status}.`)
  return response.text()
}

type Gateway = (request: Request) => Promise<Response>

function rememberAnswers(): Gateway {
  const answers = new Map<string, Promise<Response>>()
  return async (request) => {
    const body = request.body === null ? '' : await request.clone().text()
    const key = [request.method, request.url, request.headers.get('store') ?? '', body].join('\n')
    const known = answers.get(key) ?? fetch(request)
    answers.set(key, known)
    return (await known).clone()
  }
}
