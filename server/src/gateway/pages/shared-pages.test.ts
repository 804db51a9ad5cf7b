/** Pages that several servers share through Redis. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openRedis, type SharedRedis } from '../../platform/redis.ts'
import { json, silentLog } from '../../platform/upstream.ts'
import { startGateway } from '../../testing/gateway-harness.ts'
import { startRedis, type TestRedis } from '../../testing/redis.ts'
import { PATIENCE } from '../../testing/patience.ts'

let redis: TestRedis
const connections: SharedRedis[] = []
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(async () => {
  for (const connection of connections) connection.close()
  await redis.stop()
})

/** One of several servers with the same build; its pages say which server drew them. */
async function server(name: string, backendId = 'commerce') {
  const connection = openRedis(redis.url, silentLog)
  connections.push(connection)
  await vi.waitUntil(() => connection.isUp(), PATIENCE)
  const drawn: string[] = []
  const app = await startGateway({
    commerce: () => Promise.resolve(json({ data: { ageGateConfig: [] } })),
    config: { backendId },
    deps: {
      redis: connection,
      storefront: {
        assets: { scripts: ['/assets/entry.js'], styles: [], preloads: [] },
        render: async (request, { gateway }) => {
          drawn.push(request.url)
          await gateway(new Request(new URL('/api/graphql?query={ageGateConfig{state_code}}', request.url)))
          return new Response(`<p>drawn by ${name}`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
        },
      },
    },
  })
  const ask = async (path: string, cookie = '') => (await app.inject({ url: path, headers: { cookie } })).body
  return { ask, drawn }
}

const isKept = async (count: number): Promise<boolean> => {
  const keys = await connections[0]?.client.keys('*page:*')
  return keys?.length === count
}

test('a page that one server drew is sent by the others, until Redis is away', async () => {
  const [here, there] = [await server('here'), await server('there')]
  expect(await here.ask('/category/flower')).toContain('drawn by here')
  await vi.waitUntil(() => isKept(1), PATIENCE)
  expect(await there.ask('/category/flower')).toContain('drawn by here')
  expect(there.drawn).toEqual([])
  await redis.kill()
  expect(await there.ask('/category/flower')).toContain('drawn by here')
  expect(await there.ask('/category/vape')).toContain('drawn by there')
  await redis.restart()
  await vi.waitUntil(() => connections.every((connection) => connection.isUp()), PATIENCE)
})

test('a page of one visitor, and one of other settings, is drawn by each server', async () => {
  const [here, there, other] = [await server('here'), await server('there'), await server('other', 'elsewhere')]
  expect(await here.ask('/about', 'signin_token=secret')).toContain('drawn by here')
  expect(await there.ask('/about', 'signin_token=secret')).toContain('drawn by there')
  expect(await here.ask('/about')).toContain('drawn by here')
  await vi.waitUntil(() => isKept(1), PATIENCE)
  expect(await other.ask('/about')).toContain('drawn by other')
})
