/** What is between the browser and the gateway: weather, and an eye on what arrives. */
import { setTimeout as pause } from 'node:timers/promises'
import { type FakeGateway, createFakeGateway } from '../../core/src/testing/fake-gateway.ts'

/** `deaf`: the gateway does what it is asked, and its answer is lost. */
export const weathers = ['well', 'down', 'busy', 'deaf', 'slow'] as const
export type Weather = (typeof weathers)[number]

const SLOW_MS = 700

export interface Network {
  readonly gateway: FakeGateway
  weather: Weather
  /** What has arrived under a key, and in which weather. */
  readonly arrived: readonly string[]
  /** Keys that have arrived with more than one body. */
  readonly misused: readonly string[]
}

export interface NetworkOptions {
  /** A mistake to be found: the gateway answers a key that it knows as if it were new. */
  readonly forgetsKeys?: boolean
}

export function createNetwork({ forgetsKeys = false }: NetworkOptions = {}): Network {
  const gateway = createFakeGateway()
  const bodies = new Map<string, string>()
  const misused: string[] = []
  const arrived: string[] = []
  let last: Promise<unknown> = Promise.resolve()

  /** The real gateway, too, takes one request of a key at a time. */
  const inTurn = (request: Request): Promise<Response> => {
    const answer = last.then(() => gateway.http(request))
    last = answer.catch(() => undefined)
    return answer
  }

  const look = async (request: Request): Promise<void> => {
    const key = request.headers.get('idempotency-key')
    if (key === null) return
    const body = `${new URL(request.url).pathname} ${await request.clone().text()}`
    arrived.push(`${key} ${body} (${network.weather})`)
    const before = bodies.get(key)
    if (before !== undefined && before !== body) misused.push(`${key}: ${before}, then ${body}`)
    bodies.set(key, body)
    if (forgetsKeys) request.headers.set('idempotency-key', `${key}-${arrived.length}`)
  }

  const network: Network = {
    gateway: {
      ...gateway,
      async http(request) {
        if (network.weather === 'down') throw new TypeError('The connection was refused.')
        await look(request)
        switch (network.weather) {
          case 'busy':
            return Response.json({ error: { code: 'UNDEFINED', message: 'busy' } }, { status: 503 })
          case 'deaf':
            await inTurn(request)
            throw new TypeError('The connection was lost.')
          case 'slow':
            await pause(SLOW_MS)
            return inTurn(request)
          default:
            return inTurn(request)
        }
      },
    },
    weather: 'well',
    misused,
    arrived,
  }
  return network
}

/** How often each product is in the carts of the gateway. */
export function heldBy({ gateway }: Network): ReadonlyMap<string, number> {
  const held = new Map<string, number>()
  for (const { items } of gateway.carts.values())
    for (const { productId, quantity } of items) held.set(productId, (held.get(productId) ?? 0) + quantity)
  return held
}
