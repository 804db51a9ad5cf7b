import { openShop } from '@leaflog/core'
import * as z from 'zod/mini'
import { sampleStore } from '../shared/locations/sample-store.ts'

const stores = [
  sampleStore(),
  sampleStore({ store_id: '301', store_code: 'wv_milton', state_code: 'WV', state_name: 'West Virginia' }),
]

/** The answer of each operation, by name. */
export type Answers = Record<string, (variables: Record<string, unknown>) => object>

/** A loader's context with these answers; records its requests. */
export function contextWith(answers: Answers = {}) {
  const asked: { operation: string; variables: Record<string, unknown>; store: string | null }[] = []
  const http = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname === '/api/rest/stores') return Response.json(stores)
    const operation = url.searchParams.get('operationName') ?? ''
    const variables = z.record(z.string(), z.unknown()).parse(JSON.parse(url.searchParams.get('variables') ?? '{}'))
    asked.push({ operation, variables, store: request.headers.get('store') })
    const answer = answers[operation]
    if (answer === undefined) throw new TypeError('no connection')
    return Response.json({ data: answer(variables) })
  }
  const shop = openShop({ gateway: '', brand: 'test', storage: 'memory' })
  return { http, origin: 'https://shop.example', shop, now: () => Date.UTC(2026, 10, 21, 17), asked }
}
