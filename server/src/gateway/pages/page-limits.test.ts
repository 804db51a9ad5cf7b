import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startGateway, type GatewayOptions } from '../../testing/gateway-harness.ts'

async function shop(options: GatewayOptions = {}) {
  let drawn = 0
  const open = Promise.withResolvers<void>()
  const app = await startGateway({
    ...options,
    deps: {
      storefront: {
        assets: { scripts: [], styles: [], preloads: [] },
        render: async () => {
          drawn += 1
          await open.promise
          return new Response('<p>page', { headers: { 'content-type': 'text/html' } })
        },
      },
    },
  })
  return { app, open: () => open.resolve(), drawn: () => drawn }
}

test('[server 2] a connection that pipelines 200 pages gets four, and 429 for the others', async () => {
  const { app, open, drawn } = await shop()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  const requests = Array.from({ length: 200 }, (_, page) => {
    const isLast = page === 199
    return `GET /category/flower?page=${page} HTTP/1.1\r\nhost: a\r\n${isLast ? 'connection: close\r\n' : ''}\r\n`
  })
  socket.write(requests.join(''))
  await expect.poll(drawn).toBe(4)
  open()
  await once(socket, 'close')
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  expect(statuses).toHaveLength(200)
  expect(statuses.filter((status) => status === '200').length).toBeLessThan(20)
  expect(received.match(/retry-after: \d+/g)?.length).toBe(statuses.filter((status) => status === '429').length)
  await app.close()
})

test('[server 2] the pages of an address are limited, those of another are not', async () => {
  const { app, open } = await shop({ config: { pageRateLimit: 3 } })
  open()
  const ask = (remoteAddress: string) => app.inject({ url: '/', remoteAddress })
  for (let index = 0; index < 3; index++) expect((await ask('10.0.0.1')).statusCode).toBe(200)
  const { statusCode, headers, body } = await ask('10.0.0.1')
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(5)
  expect(body).toContain('The shop is very busy.')
  expect((await ask('10.0.0.2')).statusCode).toBe(200)
  expect((await app.inject({ url: '/health', remoteAddress: '10.0.0.1' })).statusCode).toBe(200)
})
