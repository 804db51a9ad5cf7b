import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { askCommerce } from './ask-commerce.ts'
import { askJson } from './ask.ts'
import { retryAfterOf } from './retry-after.ts'

const answer = (status: number, headers: Record<string, string>, body = '{}') => new Response(body, { status, headers })
const of = (...answered: Parameters<typeof answer>) => retryAfterOf(answer(...answered)).retryAfterMs

test('[finding 12] Retry-After of a 429 or 503 is seconds, or a date by the clock of whoever says it; at most an hour', () => {
  expect(of(503, { 'retry-after': '5' })).toBe(5000)
  expect(of(429, { 'retry-after': ' 0 ' })).toBe(0)
  expect(of(503, { 'retry-after': '86400' })).toBe(3_600_000)
  const date = 'Mon, 15 Jun 2026 16:00:00 GMT'
  expect(of(503, { date, 'retry-after': 'Mon, 15 Jun 2026 16:00:30 GMT' })).toBe(30_000)
  expect(of(503, { date, 'retry-after': 'Mon, 15 Jun 2026 15:00:00 GMT' })).toBe(0)
  expect(of(503, { date, 'retry-after': 'Tue, 15 Jun 2027 16:00:00 GMT' })).toBe(3_600_000)
})

test('[finding 12] what says nothing of it, or nothing that can be read, sets no pause', () => {
  for (const [status, headers] of [
    [500, { 'retry-after': '5' }],
    [200, { 'retry-after': '5' }],
    [503, {}],
    [503, { 'retry-after': 'soon' }],
    [503, { 'retry-after': '-5' }],
    [503, { 'retry-after': 'Mon, 15 Jun 2026 16:00:30 GMT' }],
  ] as const)
    expect(of(status, headers)).toBeUndefined()
})

const document = { operationName: 'words', query: 'query words { words }', result: z.unknown() }
const gateway = 'https://shop.example'

test('[finding 12] an error of such an answer carries it, whatever else the answer says', async () => {
  const busy = (body: string) => () => Promise.resolve(answer(503, { 'retry-after': '7' }, body))
  const asked = (body: string) => askCommerce({ http: busy(body), gateway }, document, {})
  await expect(asked('{"errors":[{"message":"Later."}]}')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    retryAfterMs: 7000,
  })
  await expect(asked('<html>')).rejects.toMatchObject({ code: 'NOT_JSON', retryAfterMs: 7000 })
  await expect(askJson(busy('{}'), `${gateway}/x`, z.object({}))).rejects.toMatchObject({
    code: 'SERVICE_REFUSED',
    retryAfterMs: 7000,
  })
  const refused = askCommerce({ http: () => Promise.resolve(answer(400, {})), gateway }, document, {})
  await expect(refused).rejects.toMatchObject({ retryAfterMs: undefined })
})
