/** A search gateway for tests: issues keys, and answers queries as the test defines. */
import * as z from 'zod/mini'
import { sampleProduct } from '../rules/catalogue/sample.ts'
import type { Http } from '../ports/ports.ts'
import type { ListedProduct } from '../wire/search/search.ts'

const asked = z.record(z.string(), z.unknown())
const body = z.object({ requests: z.array(asked) })
export type Asked = z.infer<typeof asked>

export const miami = { channel: 'ordering', store_code: 'fl_miami', state_name: 'Florida' } as const

export const hitOf = (name: string, more: Partial<ListedProduct> = {}, marked?: string) => ({
  ...sampleProduct({ product_id: name.toLowerCase().replaceAll(' ', '_'), name, ...more }),
  ...(marked !== undefined && { _highlightResult: { name: { value: marked } } }),
})

export const answerOf = (hits: readonly object[], more: object = {}) => ({
  hits,
  nbHits: hits.length,
  page: 0,
  nbPages: 1,
  hitsPerPage: 24,
  ...more,
})

/** @param answer returns the answer to one query of a call, by its position */
export function fakeSearchIndex(answer: (asked: Asked, position: number) => object) {
  const calls: { headers: Headers; requests: Asked[] }[] = []
  const sent: { url: string; keepalive: boolean; headers: Headers; body: unknown }[] = []
  let keys = 0
  const http: Http = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/graphql') {
      keys += 1
      return Response.json({ data: { findAppByStore: { app_id: 'APP', app_search_key: `key-${keys}` } } })
    }
    if (pathname === '/api/insights/1/events') {
      const { url, keepalive, headers } = request
      sent.push({ url, keepalive, headers, body: await request.json() })
      return Response.json({ status: 200, message: 'OK' })
    }
    const { requests } = body.parse(await request.json())
    calls.push({ headers: request.headers, requests })
    return Response.json({ results: requests.map(answer) })
  }
  return { http, calls, sent, keysAsked: () => keys }
}
