/** 9g over the whole server: one line for each type of answer. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoGateway, type DemoGateway } from '../../testing/demo-gateway.ts'

const client = mkdtempSync(join(tmpdir(), 'leaflog-client-'))
mkdirSync(join(client, 'assets'))
writeFileSync(join(client, 'assets/entry-abc.js'), 'export {}')
writeFileSync(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

let shop: DemoGateway
beforeAll(async () => {
  shop = await startDemoGateway({
    config: { storefront: { client, entryServer: '/nowhere', root: '/nowhere' } },
    deps: {
      storefront: {
        assets: { scripts: [], styles: [], preloads: [] },
        render: () => Promise.resolve(new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })),
      },
    },
  })
}, 240_000)
afterAll(async () => {
  await shop.close()
  rmSync(client, { recursive: true, force: true })
})

const graphql = (query: string): string => `/api/graphql?${new URLSearchParams({ query })}`

/** 9g.1: 60 s stale, 120 s in a CDN, nothing in a browser. */
const PRODUCTS = 'public, max-age=0, s-maxage=120, stale-while-revalidate=60'
/** 9g.2: 60 s, 300 s and 900 s. */
const CONTENT = 'public, max-age=900, s-maxage=300, stale-while-revalidate=60'
/** 9g.3 */
const NEVER = 'private, no-store'
const HOUR = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=3600'

test.each([
  [
    '[9g.1] products',
    graphql('{ products(filter: { price: { from: "0" } }, pageSize: 1) { items { sku } } }'),
    PRODUCTS,
  ],
  ['[9g.1] categories', graphql('{ categoryList { children { name } } }'), PRODUCTS],
  ['[9g.1] a menu’s categories', '/api/ordering/categories?storeId=0', PRODUCTS],
  ['[9g.1] specials', '/api/ordering/specials?storeId=0', PRODUCTS],
  ['[9g.2] content blocks', graphql('{ cmsBlocks(identifiers: ["rewards_terms"]) { items { title } } }'), CONTENT],
  ['[9g.2] blocks, cleaned', '/api/content/blocks?identifiers=rewards_terms', CONTENT],
  ['[9g.2] header', '/api/content/header', CONTENT],
  ['[9g.2] footer', '/api/content/footer', CONTENT],
  ['[9g.2] home', '/api/content/home', CONTENT],
  ['[9g.2] a content page', '/api/content/page?identifier=about', CONTENT],
  ['[9g.2] posts', '/api/content/posts', CONTENT],
  ['[9g.2] the store list', '/api/rest/stores', CONTENT],
  ['[9g.2] builds', '/build-info/backend.txt', CONTENT],
  ['[9g.3] a cart', graphql('{ cart(cart_id: "x") { id } }'), NEVER],
  ['[9g.3] a customer', graphql('{ customer { email } }'), NEVER],
  ['[9g.3] a customer’s cart', graphql('{ customerCart { id } }'), NEVER],
  [
    '[9g.3] a cart beside products',
    graphql('{ cart(cart_id: "x") { id } products(filter: {}) { total_count } }'),
    NEVER,
  ],
  ['[9g.3] an ordering cart', '/api/ordering/cart/get?storeId=0&cartId=x', NEVER],
  ['a page', '/', 'private, no-cache'],
  ['a file of the build', '/assets/entry-abc.js', 'public, max-age=31536000, immutable'],
  ['a missing file', '/assets/gone.js', 'no-store'],
  ['the icon', '/favicon.svg', 'public, max-age=3600'],
  [
    'a picture',
    '/media/scenes/error.jpg?width=48&height=48',
    'public, max-age=86400, s-maxage=604800, stale-while-revalidate=86400',
  ],
  ['health', '/health', 'no-store'],
  ['the sitemap', '/sitemap.xml', HOUR],
  ['a part of it', '/sitemap/pages-1.xml', HOUR],
  ['robots.txt', '/robots.txt', HOUR],
  ['a missing page', '/api/nowhere', NEVER],
])('%s: %s is cached as %s', async (_what, url, kept) => {
  const { headers } = await shop.app.inject({ url, headers: { host: 'shop.example' } })
  expect(headers['cache-control']).toBe(kept)
})

test('[9g.3] details of a guest’s order are never cached, nor is any private data', async () => {
  const query = 'query o($input: OrderInformationInput!) { guestOrder(input: $input) { number } }'
  const variables = { input: { number: '1', email: 'a@example.com', lastname: 'B' } }
  const order = await shop.app.inject({ method: 'POST', url: '/api/graphql', payload: { query, variables } })
  expect(order.headers['cache-control']).toBe(NEVER)
  const url = graphql('{ products(filter: { price: { from: "0" } }, pageSize: 1) { items { sku } } }')
  const own = await shop.app.inject({ url, headers: { authorization: 'Bearer somebody' } })
  expect(own.headers['cache-control']).toBe(NEVER)
})
