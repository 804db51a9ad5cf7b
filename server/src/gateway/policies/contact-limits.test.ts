import { contactUsMutation } from '@leaflog/core/wire/commerce/content-pages'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { fakeUpstream, startGateway, virtualClock } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'

async function start() {
  const clock = virtualClock()
  const commerce = fakeUpstream(() => json({ data: { contactUs: { status: true } } }))
  return { app: await startGateway({ commerce: commerce.send, clock }), clock, commerce }
}

const write = (app: FastifyInstance, from: { email: string; address?: string; visitor?: string }) =>
  app.inject({
    method: 'POST',
    url: '/api/graphql',
    remoteAddress: from.address ?? '203.0.113.7',
    headers: {
      'content-type': 'application/json',
      ...(from.visitor !== undefined && { cookie: `visitor_id=${from.visitor}` }),
    },
    payload: {
      query: contactUsMutation.query,
      variables: { input: { name: 'Rosa', email: from.email, comment: 'Hello.' } },
    },
  })

async function through(count: number, one: (index: number) => ReturnType<typeof write>): Promise<number> {
  let passed = 0
  for (let index = 0; index < count; index++) passed += (await one(index)).statusCode === 200 ? 1 : 0
  return passed
}

test('[2c.4] a browser may send five messages in a quarter of an hour, and more later', async () => {
  const { app, clock } = await start()
  const visitor = '00000000-0000-4000-8000-000000000001'
  const attempt = (index: number) => write(app, { email: `person${index}@example.com`, visitor })
  expect(await through(8, attempt)).toBe(5)
  clock.advance(16 * 60_000)
  expect((await attempt(9)).statusCode).toBe(200)
})

test('[2c.4] an email may send five in an hour from anywhere; then a sentence gives the time to wait', async () => {
  const { app, commerce } = await start()
  const attempt = (index: number) => write(app, { email: 'rosa@example.com', address: `198.51.100.${index + 1}` })
  expect(await through(7, attempt)).toBe(5)
  const refused = await attempt(8)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(refused.body).toContain('TOO_MANY_REQUESTS')
  expect(commerce.seen).toHaveLength(5)
})

test('[2c.4] an address may send thirty in an hour', async () => {
  const { app } = await start()
  expect(await through(35, (index) => write(app, { email: `someone${index}@example.com` }))).toBe(30)
})
