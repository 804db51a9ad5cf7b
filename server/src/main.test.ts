import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ageGateConfigQuery } from '@leaflog/core/wire/commerce/age-gate'
import { findAppByStoreQuery } from '@leaflog/core/wire/commerce/commerce'
import { graphqlAnswer } from '@leaflog/core/wire/shared/graphql-answer'
import { cart, categories } from '@leaflog/core/wire/ordering/ordering'
import { listedProduct, searchIndexName, searchResults } from '@leaflog/core/wire/search/search'
import { dispensaries } from '@leaflog/core/wire/content/stores'
import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { bareEnvironment } from './testing/bare-environment.ts'

/** The server as started by `npm start`: in its own process and folder, with real parts. */

// Starting a process several times is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'leaflog-main-'))
const running: ChildProcess[] = []

/** A value that must be present. */
function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The shop does not have what it should.')
  return value
}

interface Started {
  child: ChildProcess
  output: () => string
  errors: () => string
  address: Promise<string>
  ended: Promise<number | null>
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...bareEnvironment(), PORT: '0', STATIC_PAGES: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  let errors = ''
  const address = Promise.withResolvers<string>()
  address.promise.catch(() => undefined)
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
    const found = /Leaflog is at (http:\/\/localhost:\d+)/.exec(output)?.[1]
    if (found !== undefined) address.resolve(found)
  })
  const ended = once(child, 'close').then(([code]) => {
    address.reject(new Error(`The server ended: ${errors}`))
    return typeof code === 'number' ? code : null
  })
  return { child, output: () => output, errors: () => errors, address: address.promise, ended }
}

/** The threads that draw pages have a lower priority: on a busy machine they start long after the rest. */
async function isReady(origin: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${origin}/health/ready`)).status, { timeout: 100_000 }).toBe(200)
}

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('a fresh start', () => {
  let server: Started
  let origin = ''
  beforeAll(async () => {
    server = start({})
    origin = await server.address
  })

  const json = async (path: string, init?: RequestInit): Promise<unknown> => (await fetch(origin + path, init)).json()
  const write = (name: string, body: unknown, key: string) =>
    json(`/api/ordering/cart/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, origin },
      body: JSON.stringify(body),
    })

  test('seeds with a progress line and prints its address', () => {
    expect(server.output()).toMatch(
      /Preparing the demo shop: 25 %\n[\s\S]*Preparing the demo shop: 100 %\nLeaflog is at http/,
    )
  })

  test('[7a.20] [7b.1] [3.16] gate, stores and content come from the embedded backend, the stores by a signed call', async () => {
    const query = new URLSearchParams({
      query: ageGateConfigQuery.query,
      operationName: ageGateConfigQuery.operationName,
    })
    const gate = graphqlAnswer(ageGateConfigQuery.result).parse(await json(`/api/graphql?${query}`))
    expect(gate.data?.ageGateConfig).toHaveLength(9)
    expect(dispensaries.parse(await json('/api/rest/stores')).length).toBeGreaterThan(150)
    for (const name of ['header', 'footer', 'home'])
      expect((await fetch(`${origin}/api/content/${name}`)).status).toBe(200)
    await isReady(origin)
  })

  test('an idle connection outlives those of balancers, which keep theirs for a minute', async () => {
    const { headers } = await fetch(`${origin}/health/ready`)
    expect(headers.get('keep-alive')).toBe('timeout=72')
  })

  test('[7c.5] [7c.2] [7c.3] [7c.4] [7c.1] a cart is created, filled, changed, emptied and read, each delivery once', async () => {
    const stores = dispensaries.parse(await json('/api/rest/stores'))
    const store = given(stores.find(({ store_code }) => store_code === 'fl_miami'))
    const storeId = store.store_id
    expect(
      categories.parse(await json(`/api/ordering/categories?storeId=${storeId}`)).categories.length,
    ).toBeGreaterThan(4)
    const access = graphqlAnswer(findAppByStoreQuery.result).parse(
      await json('/api/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: findAppByStoreQuery.query, variables: { store_code: 'fl_miami' } }),
      }),
    )
    const credentials = given(access.data?.findAppByStore)
    const found = searchResults(listedProduct).parse(
      await json('/api/search/1/indexes/*/queries', {
        method: 'POST',
        headers: {
          'x-algolia-application-id': credentials.app_id,
          'x-algolia-api-key': credentials.app_search_key,
          'content-type': 'text/plain',
        },
        body: JSON.stringify({
          requests: [{ indexName: searchIndexName('fl_miami', store.state_name), hitsPerPage: 100 }],
        }),
      }),
    )
    const inStock = found.results[0]?.hits.flatMap((hit) =>
      Object.entries(hit.stock).flatMap(([option, stock]) =>
        stock > 5 ? [{ productId: hit.product_id, option, image: hit.image }] : [],
      ),
    )
    const { productId, option, image } = given(inStock?.[0])
    const created = cart.parse(await write('create', { storeId, pricingType: 'MEDICAL' }, 'create-key'))
    const ids = { storeId, cartId: created.id }
    const added = cart.parse(await write('add', { ...ids, productId, option, quantity: 1 }, 'add-key-1'))
    expect(cart.parse(await write('add', { ...ids, productId, option, quantity: 1 }, 'add-key-1'))).toEqual(added)
    const itemId = given(added.items[0]).id
    expect(cart.parse(await write('update', { ...ids, itemId, quantity: 2 }, 'update-key')).items[0]?.quantity).toBe(2)
    const read = cart.parse(await json(`/api/ordering/cart?${new URLSearchParams(ids)}`))
    expect(read.items.map(({ quantity }) => quantity)).toEqual([2])
    expect(cart.parse(await write('delete', { ...ids, itemId }, 'delete-key')).items).toEqual([])
    const picture = await fetch(
      `${origin}${image.startsWith('/media') ? image : `/media${image}`}?width=200&auto=webp&format=pjpg`,
    )
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  test('[3.4.3] [3.7] pictures and links of GraphQL have the shop’s address', async () => {
    const ask = async (query: string, variables: object = {}) =>
      (
        await fetch(`${origin}/api/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', store: 'az_mesa' },
          body: JSON.stringify({ query, variables }),
        })
      ).text()
    const listing = await ask(`{ products(filter: {}, pageSize: 3) { items { thumbnail { url } media_gallery { url } } }
      categoryList { image } storeConfig { base_url base_media_url secure_base_link_url } }`)
    const made = z
      .object({ data: z.object({ createEmptyCart: z.string() }) })
      .parse(JSON.parse(await ask('mutation { createEmptyCart }')))
    const cartOf = await ask('query ($id: String!) { cart(cart_id: $id) { checkoutUrl } }', {
      id: made.data.createEmptyCart,
    })
    expect(cartOf).toContain(`"${origin}/checkout"`)
    const addresses = `${listing}${cartOf}`.match(/https?:[^"]+/g) ?? []
    expect(addresses.length).toBeGreaterThan(8)
    expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
    const picture = given(addresses.find((address) => address.includes('/media/products')))
    expect((await fetch(picture)).headers.get('content-type')).toContain('image/')
  })

  test('[8.19] an error in the embedded backend is written to standard error', async () => {
    await fetch(`${origin}/api/graphql?query={storeConfig{code}}`, { headers: { store: 'nowhere' } })
    await expect.poll(() => server.errors()).toContain('No config found for store code')
  })

  test('it says how to read the mails, which is off by default', async () => {
    expect(server.output()).toContain('DEV_MAILS=1 npm start')
    expect((await fetch(`${origin}/dev/mails`)).status).toBe(404)
  })

  test('[7a.1] all 61 audits of graphql-http pass', async () => {
    const results = await auditServer({ url: `${origin}/api/graphql`, fetchFn: fetch })
    expect(results.filter(({ status }) => status !== 'ok')).toEqual([])
    expect(results).toHaveLength(61)
  })

  test('a second server on the same folder, or the same port, prints one sentence and exits with 1', async () => {
    const folderTaken = start({})
    expect(await folderTaken.ended).toBe(1)
    expect(folderTaken.errors().trim()).toMatch(/^The data folder .* is in use by process \d+\. [^\n]*$/)

    const blocker = createServer().listen(0, 'localhost')
    await once(blocker, 'listening')
    const address = blocker.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const portTaken = start({
      PORT: port,
      DATA_DIR: join(folder, 'another'),
      COMMERCE_URL: 'http://127.0.0.1:1',
      ORDERING_URL: 'http://127.0.0.1:1',
      SEARCH_URL: 'http://127.0.0.1:1',
      CONSUMER_KEY: 'consumer-key',
      CONSUMER_SECRET: 'consumer-secret',
    })
    expect(await portTaken.ended).toBe(1)
    expect(portTaken.errors().trim()).toBe('The port is in use. Set PORT to another one.')
    blocker.close()
  })

  test('SIGTERM closes everything, and the next start needs no seeding', async () => {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    const again = start({})
    const next = await again.address
    expect(again.output()).not.toContain('Preparing')
    await isReady(next)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
  })
})

describe('a configuration error is a sentence with the variable, and exit code 1', () => {
  const elsewhere = {
    COMMERCE_URL: 'http://127.0.0.1:1',
    ORDERING_URL: 'http://127.0.0.1:1',
    SEARCH_URL: 'http://127.0.0.1:1',
    CONSUMER_KEY: 'consumer-key',
    CONSUMER_SECRET: 'consumer-secret',
  }
  const file = join(folder, 'file')
  const damaged = join(folder, 'damaged')
  const secrets = join(folder, 'secrets')
  beforeAll(() => {
    writeFileSync(file, '')
    mkdirSync(join(damaged, 'db'), { recursive: true })
    writeFileSync(join(damaged, 'db', 'PG_VERSION'), '18\n')
    mkdirSync(secrets)
    writeFileSync(join(secrets, 'secrets.json'), '{')
  })

  test.each([
    ['an address that is none', { PUBLIC_URL: 'foo' }, 'PUBLIC_URL: give an address'],
    ['an address of no machine', { ...elsewhere, HOST: '999.1.1.1', DATA_DIR: join(folder, 'host') }, 'HOST is no'],
    ['a data folder that is a file', { DATA_DIR: file }, 'DATA_DIR: '],
    ['a data folder in a file', { DATA_DIR: join(file, 'data') }, 'DATA_DIR: '],
    ['a data folder where none can be made', { DATA_DIR: '/proc/leaflog/data' }, 'DATA_DIR: '],
    ['a damaged database', { DATA_DIR: damaged }, 'DATA_DIR: the database in'],
    ['damaged secrets', { DATA_DIR: secrets }, 'DATA_DIR: the file'],
    [
      'a database that is away',
      { DATABASE_URL: 'postgresql://leaflog@127.0.0.1:1/none' },
      'DATABASE_URL: the database',
    ],
  ])('%s', async (_name, env, beginning) => {
    const wrong = start(env)
    expect(await wrong.ended).toBe(1)
    expect(wrong.errors()).toMatch(/^[^\n]+\n$/)
    expect(wrong.errors()).toContain(beginning)
    expect(wrong.errors()).not.toContain('    at ')
  })
})
