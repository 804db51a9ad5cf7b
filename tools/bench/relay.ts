import { startShopServer } from '../shared/shop-server.ts'
import { jsonRequest, requestsPerSecond } from './load.ts'
import { startPeer } from './peers/start.ts'
import { interleave, roundsOf } from './rounds.ts'
import { measured, type Measurement } from './row.ts'

const connections = 50
const rounds = roundsOf(7)

/**
 * One GraphQL query through our gateway and through @fastify/http-proxy, both in front of the same origin. Each runs in
 * its own process on this machine.
 */
export async function measureRelay(query: string, count: number): Promise<Measurement> {
  // Everything that was started ends with the row, even if a later process fails to start.
  await using started = new AsyncDisposableStack()
  const stopped = async <Server extends { stop(): Promise<void> }>(starting: Promise<Server>) =>
    started.adopt(await starting, (server) => server.stop())
  const origin = await stopped(startPeer('origin.ts'))
  const address = `http://localhost:${origin.port}`
  const proxy = await stopped(startPeer('proxy.ts', address))
  const env = {
    COMMERCE_URL: address,
    ORDERING_URL: address,
    SEARCH_URL: address,
    CONSUMER_KEY: 'bench-consumer-key',
    CONSUMER_SECRET: 'bench-consumer-secret',
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'silent',
  }
  const shop = await stopped(startShopServer({ env }))
  const load = { connections, count }
  const shopPort = Number(new URL(shop.origin).port)
  const { ours, peer } = await interleave(
    rounds,
    () => requestsPerSecond({ ...load, port: shopPort, request: jsonRequest('/api/graphql', { query }) }),
    () => requestsPerSecond({ ...load, port: proxy.port, request: jsonRequest('/graphql', { query }) }),
  )
  return measured(
    ours,
    peer,
    `${connections} connections, ${count} requests per round, ${rounds} rounds; client and origin on the same cores`,
  )
}
