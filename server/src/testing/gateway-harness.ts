/** The gateway over simulated upstreams, with a clock that a test sets. */
import type { FastifyInstance } from 'fastify'
import { buildApp, type Deps } from '../app.ts'
import { readConfig, type Config } from '../platform/config.ts'
import type { Limits } from '../platform/limits.ts'
import type { Clock } from '../platform/ports.ts'
import { inProcessExchange } from '../platform/exchange-in-process.ts'
import { json, type Upstream } from '../platform/upstream.ts'
import type { UpstreamTarget } from '../gateway/http/upstream-call.ts'
import { NOON } from './sample-shop.ts'

export interface VirtualClock extends Clock {
  /** Advances time and fires due timers in order. */
  advance(ms: number): void
}

export function virtualClock(start = NOON): VirtualClock {
  let now = start
  const timers = new Set<{ at: number; fire: () => void }>()
  return {
    now: () => now,
    timer: (ms, fire) => {
      const timer = { at: now + ms, fire }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance: (ms) => {
      const until = now + ms
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
        if (!next) break
        timers.delete(next)
        now = next.at
        next.fire()
      }
      now = until
    },
  }
}

export const realClock: Clock = {
  now: () => Date.now(),
  timer: (ms, fire) => {
    const timer = setTimeout(fire, ms)
    return () => clearTimeout(timer)
  },
}

export interface SeenRequest {
  method: string
  url: URL
  headers: Record<string, string>
  body: string
}

/** An upstream that answers with `answer` and records its requests. */
export function fakeUpstream(answer: (seen: SeenRequest, signal: AbortSignal) => Response | Promise<Response>) {
  const seen: SeenRequest[] = []
  const send: Upstream = async (request) => {
    const one = {
      method: request.method,
      url: new URL(request.url),
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    }
    seen.push(one)
    return await answer(one, request.signal)
  }
  return { send, seen }
}

export const silent: Upstream = () =>
  Promise.resolve(json({ error: { code: 'UNDEFINED', message: 'not played' } }, 404))
export const unreachable: Upstream = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:80'), { code: 'ECONNREFUSED' }))

type UpstreamName = keyof Deps['upstreams']

export interface GatewayOptions extends Partial<Record<UpstreamName, Upstream>> {
  /** Upstreams that are not just a function from Request to Response. */
  targets?: Partial<Record<UpstreamName, UpstreamTarget>>
  clock?: Clock
  limits?: Partial<Limits>
  config?: Partial<Config>
  deps?: Partial<Deps>
}

export const bases: Record<UpstreamName, string> = {
  commerce: 'https://commerce.example/base',
  ordering: 'https://ordering.example',
  search: 'https://search.example',
  insights: 'https://insights.example',
  media: 'https://media.example',
}

const testConfig = (options: Pick<GatewayOptions, 'config' | 'limits'> = {}): Config => {
  const config = readConfig({
    DATA_DIR: '/nowhere',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    PAGE_RATE_LIMIT: '1000000',
    STATIC_PAGES: '0',
  })
  return {
    ...config,
    storefront: { client: '/nowhere', entryServer: '/nowhere', root: '/nowhere' },
    serviceWorker: true,
    ...options.config,
    // A busy machine is not visitors' load, so load shedding is off unless a test enables it.
    limits: { ...config.limits, eventLoop: 0, ...options.limits },
  }
}

/** A gateway that does not listen; use `app.inject`. */
export async function startGateway(options: GatewayOptions = {}): Promise<FastifyInstance> {
  const target = (name: UpstreamName): UpstreamTarget =>
    options.targets?.[name] ?? { name, base: bases[name], exchange: inProcessExchange(options[name] ?? silent) }
  let nonces = 0
  return await buildApp(testConfig(options), {
    clock: options.clock ?? virtualClock(),
    upstreams: {
      commerce: target('commerce'),
      ordering: target('ordering'),
      search: target('search'),
      insights: target('insights'),
      media: target('media'),
    },
    live: undefined,
    consumer: { key: 'consumer-key', secret: 'consumer-secret' },
    nonce: () => `nonce-${++nonces}`,
    deviceSecret: 'secret of the gateway’s tests',
    storefront: undefined,
    ready: () => Promise.resolve(true),
    ...options.deps,
  })
}
