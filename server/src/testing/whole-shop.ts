/** The server as tests start it: whole, or over simulated upstreams. @module */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { createShop, type Ports, type Shop } from '@leaflog/core'
import { createFakePorts, createVirtualClock, settle, type VirtualClock } from '../../../core/src/testing/fake-ports.ts'
import { openBackend } from '../backend/open-backend.ts'
import { inProcessExchange } from '../platform/exchange-in-process.ts'
import { startGateway } from './gateway-harness.ts'
import { newSeededFolder } from './seeded-folder.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import { silentLog } from '../platform/upstream.ts'

/** 16:00 on a summer day: the same in every recording. */
const START = Date.UTC(2026, 5, 15, 16)
const CONSUMER = { key: 'consumer-key', secret: 'consumer-secret' }
const ORIGIN = 'https://shop.example'

/** A network that can be down, or lose an answer after the server has processed the request. */
export interface Network {
  /** Names of the mutations, and paths of other POSTs, in order. */
  readonly sent: string[]
  away: boolean
  /** Whether the first answer to such a call, for each idempotency key, is lost. */
  loses: (name: string) => boolean
}

function failing(http: Ports['http']): { network: Network; http: Ports['http'] } {
  const network: Network = { sent: [], away: false, loses: () => false }
  const lost = new Set<string>()
  return {
    network,
    http: async (request) => {
      if (network.away) throw new TypeError('fetch failed')
      const name = request.headers.get('x-query-name') ?? new URL(request.url).pathname
      const call = `${name} ${request.headers.get('idempotency-key') ?? ''}`
      const isChange = request.method === 'POST'
      if (isChange) network.sent.push(name)
      const response = await http(request)
      if (!isChange || lost.has(call) || !network.loses(name)) return response
      lost.add(call)
      throw new TypeError('the answer was lost')
    },
  }
}

/** The whole shop without the browser: its real server and backend, with a deterministic clock and ids. */
export interface World {
  readonly clock: VirtualClock
  /** Opens a shop in a new browser; ports can be shared with another tab, or replaced. */
  open(
    given?: Partial<Omit<Ports, 'clock'>>,
  ): Promise<{ shop: Shop; network: Network; ports: Ports & { seen: ReturnType<typeof createFakePorts>['seen'] } }>
  close(): Promise<void>
}

/** Real work, such as hashing a password, takes real time: the next call waits, and the clock stands still. */
function inTurn(clock: VirtualClock, http: Ports['http']): Ports['http'] {
  let last: Promise<unknown> = Promise.resolve()
  clock.heed(async () => {
    for (let waited = null; waited !== last; await waited) waited = last
  })
  return (request) => {
    const answer = last.then(() => http(request))
    last = answer.then(settle, settle)
    return answer
  }
}

interface WorldOptions {
  /** Its data folder, which is removed at the end. */
  dataDir?: string
  /** Calls are answered one at a time in order, so that two runs give the same log. */
  serial?: boolean
  telemetry?: Telemetry
}

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const clock = createVirtualClock(START)
  const { serial = false, telemetry } = options
  const dataDir = options.dataDir ?? (await newSeededFolder('demo', 'leaflog-world-'))
  let made = 0
  const id = () => `recorded-${String((made += 1)).padStart(10, '0')}`
  const backend = await openBackend({
    address: { dataDir },
    clock: clock.now,
    timer: (ms, fire) => clock.after(ms, fire),
    ids: id,
    consumer: CONSUMER,
    publicUrl: 'http://backend.leaflog.internal',
    shopUrl: () => ORIGIN,
    searchKeySecret: 'search-secret-of-recordings',
    sessionSecret: 'session-secret-of-recordings',
    mediaFolder: join(dataDir, 'media'),
    log: silentLog,
    development: true,
  })
  const target = (name: 'commerce' | 'ordering' | 'search' | 'media') => ({
    name,
    base: 'http://backend.leaflog.internal',
    exchange: inProcessExchange(backend[name]),
  })
  const gateway = await startGateway({
    clock: { now: clock.now, timer: (ms, fire) => clock.after(ms, fire) },
    targets: {
      commerce: target('commerce'),
      ordering: target('ordering'),
      search: target('search'),
      media: target('media'),
    },
    config: { publicUrl: ORIGIN },
    // Load shedding is off, because the machine may be busy.
    limits: { eventLoop: 0 },
    deps: { consumer: CONSUMER, telemetry },
  })

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const payload = Buffer.from(await request.arrayBuffer())
    const given = await gateway.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host: new URL(ORIGIN).host },
      ...(payload.length > 0 && { payload }),
    })
    const headers = Object.entries(given.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(new Uint8Array(given.rawPayload), { status: given.statusCode, headers })
  }

  const http = serial ? inTurn(clock, answer) : answer
  let shops = 0
  return {
    clock,
    async open(given = {}) {
      shops += 1
      // Two visitors never share an id: it is what idempotency keys are made of.
      const visitor = shops === 1 ? 'event' : `event-${shops}`
      let ids = 0
      const { network, http: way } = failing(http)
      const ports = createFakePorts({
        clock,
        http: way,
        ids: { next: () => `${visitor}-${String((ids += 1)).padStart(6, '0')}` },
        ...given,
      })
      const storage = ports.indexedDB ? 'indexeddb' : 'memory'
      const shop = await createShop({ gateway: ORIGIN, brand: 'fernhill', storage, ports })
      clock.heed(() => shop.settled({ forNow: true }))
      return { shop, ports, network }
    },
    async close() {
      await gateway.close()
      await backend.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
