/** The contract of the signed REST API, for any database. The test signs requests itself, with node:crypto alone. */
import { createHmac, randomUUID } from 'node:crypto'
import { dispensaries } from '@leaflog/core/wire/content/stores'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { consumer, publicUrl, type Harness } from '../../../testing/backend-harness.ts'
import { NOON, sampleStores } from '../../../testing/sample-shop.ts'

interface Signing {
  algorithm?: 'sha256' | 'sha1'
  overrides?: Record<string, string>
  secret?: string
  /** The signed address, if it differs from the one called. */
  signedUrl?: string
}

const percent = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
const encode = (text: string) => percent(text).replace(/%[0-9a-f]{2}/g, (escape) => escape.toUpperCase())

function authorization(url: string, { algorithm = 'sha256', overrides = {}, secret, signedUrl }: Signing = {}): string {
  const oauth: Record<string, string> = {
    oauth_consumer_key: consumer.key,
    oauth_nonce: randomUUID(),
    oauth_signature_method: `HMAC-${algorithm.toUpperCase()}`,
    oauth_timestamp: String(Math.floor(NOON / 1000)),
    oauth_version: '1.0',
    ...overrides,
  }
  const target = new URL(signedUrl ?? url)
  const pairs = [...target.searchParams, ...Object.entries(oauth)]
    .map((pair) => pair.map(encode).join('='))
    .toSorted(byBytes)
  const base = ['GET', target.origin + target.pathname, pairs.join('&')].map(encode).join('&')
  const signature = createHmac(algorithm, `${encode(secret ?? consumer.secret)}&`)
    .update(base)
    .digest('base64')
  const header = Object.entries({ ...oauth, oauth_signature: signature, ...overrides })
  return `OAuth ${header.map(([key, value]) => `${encode(key)}="${encode(value)}"`).join(', ')}`
}

const byBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const address = (path: string) => `${publicUrl}/rest/${path}`
const storeViews = z.array(z.object({ id: z.int(), code: z.string(), extension_attributes: z.unknown() }))
const order = z.object({
  entity_id: z.int(),
  increment_id: z.string(),
  customer_email: z.string(),
  grand_total: z.number(),
})
const orderList = z.object({ items: z.array(order), total_count: z.int() })

export function restContract(harness: () => Harness): void {
  const send = (path: string, header: string | null, method = 'GET') =>
    harness().rest(new Request(address(path), { method, headers: header === null ? {} : { authorization: header } }))
  const ask = async (path: string, signing?: Signing) => {
    const response = await send(path, authorization(address(path), signing))
    const body: unknown = await response.json()
    return { status: response.status, body }
  }

  describe('signed REST', () => {
    test('[7b.1] store/storeViews gives every view with its dispensary', async () => {
      const { status, body } = await ask('all/V1/store/storeViews')
      const views = storeViews.parse(body)
      expect([status, views.map(({ code }) => code)]).toEqual([
        200,
        ['default', 'fl_miami', 'fl_tampa', 'az_mesa', 'oh_columbus', 'wv_huntington'],
      ])
      expect(dispensaries.parse(views.map((view) => view.extension_attributes))[1]).toEqual(sampleStores.miami)
    })

    test('[7b.1] orders are found by number and by id, with either signature method', async () => {
      const criteria =
        'searchCriteria[filter_groups][0][filters][0][field]=increment_id&' +
        'searchCriteria[filter_groups][0][filters][0][value]=100000003&searchCriteria[pageSize]=1'
      const found = orderList.parse((await ask(`fl_miami/V1/orders?${criteria}`, { algorithm: 'sha1' })).body)
      expect(found).toMatchObject({ total_count: 1, items: [{ entity_id: 3, increment_id: '100000003' }] })
      expect(order.parse((await ask('default/V1/orders/3')).body)).toEqual(found.items[0])
      expect((await ask('default/V1/orders/9999')).status).toBe(404)
      expect((await ask('default/V1/orders?searchCriteria[filter_groups][0][filters][0][field]=password')).status).toBe(
        400,
      )
    })

    test('[7b.1] version, store code and endpoint are matched exactly', async () => {
      for (const path of [
        'all/V2/store/storeViews',
        'all/v1/store/storeViews',
        'nowhere/V1/store/storeViews',
        'all/V1/store/storeViews/',
        'all/V1/store%2FstoreViews',
        'all/V1/orders/3%2F..',
        'all/V1/customers/1',
      ]) {
        expect([path, (await ask(path)).status]).toEqual([path, 404])
      }
    })

    test('[7b.1] 401 without detail for missing, malformed, foreign, old, early, doubled or altered signatures', async () => {
      const path = 'all/V1/store/storeViews'
      const url = address(path)
      const seconds = Math.floor(NOON / 1000)
      const at = (timestamp: number) => authorization(url, { overrides: { oauth_timestamp: String(timestamp) } })
      const good = authorization(url)
      const refused = [
        null,
        '',
        'Bearer token',
        'OAuth ',
        good.slice(0, -3),
        `${good}, oauth_nonce="twice"`,
        authorization(url, { secret: 'another' }),
        authorization(url, { overrides: { oauth_consumer_key: 'somebody' } }),
        authorization(url, { overrides: { oauth_signature: '' } }),
        authorization(url, { overrides: { oauth_signature_method: 'PLAINTEXT' } }),
        authorization(url, { overrides: { oauth_version: '2.0' } }),
        authorization(url, { overrides: { oauth_token: 'token' } }),
        authorization(url, { overrides: { oauth_nonce: '' } }),
        authorization(url, { signedUrl: `${url}?extra=1` }),
        authorization(url, { signedUrl: url.replace('commerce.example', 'other.example') }),
        at(seconds - 601),
        at(seconds + 601),
      ]
      const bodies = new Set<string>()
      for (const header of refused) {
        const response = await send(path, header)
        expect([header, response.status]).toEqual([header, 401])
        bodies.add(await response.text())
      }
      expect(bodies.size).toBe(1)
      expect((await send(path, at(seconds - 600))).status).toBe(200)
      expect((await send(path, at(seconds + 600))).status).toBe(200)
      expect((await send(path, good, 'POST')).status).toBe(401)
    })

    test('[7b.1] a nonce is valid once, even for ten simultaneous requests', async () => {
      const header = authorization(address('all/V1/store/storeViews'))
      const responses = await Promise.all(Array.from({ length: 10 }, () => send('all/V1/store/storeViews', header)))
      const statuses = responses.map((response) => response.status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 401)).toHaveLength(9)
    })

    test('[7b.1] the configured host is verified, whatever host the request used', async () => {
      const header = authorization(address('all/V1/store/storeViews'))
      const elsewhere = new Request('http://evil.example/rest/all/V1/store/storeViews', {
        headers: { authorization: header },
      })
      expect((await harness().rest(elsewhere)).status).toBe(200)
    })
  })
}
