/** One visitor's browser, the builds that it is served, and the services behind the network, under one seed. */
import { createFakeGateway } from '../../core/src/testing/fake-gateway.ts'
import { createFakePorts, createVirtualClock, settle } from '../../core/src/testing/fake-ports.ts'
import { createKernelTabs } from '../../core/src/testing/kernel-tabs.ts'
import { type Build, releases, today } from './builds.ts'
import { createNetwork } from './network.ts'
import { type Page, createPage } from './page.ts'
import { type Random, createRandom } from './random.ts'
import { createStorage } from './storage.ts'

const GATEWAY = 'https://shop.example'
const START = Date.UTC(2026, 5, 15, 16)
const MINUTE = 60_000

/** Snapshots are taken often, and no event goes, so that each that was acknowledged can be looked for. */
const config = { snapshotEvery: 7, retention: { events: 100_000, ms: 100 * 365 * 86_400_000 } }

export type World = ReturnType<typeof createWorld>

/** What may be planted, to see that it is found. */
export interface Planted {
  readonly network?: 'forgets-keys'
  readonly storage?: 'loses-writes'
}

export function createWorld(seed: number, planted: Planted = {}) {
  const random: Random = createRandom(seed)
  const virtual = createVirtualClock(START)
  let skew = 0
  let wasAhead = false
  const clock = { ...virtual, now: () => virtual.now() + skew }
  const gateway = createFakeGateway()
  gateway.limit = Infinity
  const network = createNetwork(planted.network ? forgetful(gateway.http) : gateway.http, virtual, random)
  const storage = createStorage(virtual, random, planted.storage === 'loses-writes')
  const shared = createFakePorts()
  const release = random.pick(releases)
  const durable = new Set<string>()
  const troubles: string[] = []
  const pages = new Set<Page>()
  const tabs = createKernelTabs({
    clock,
    gateway: GATEWAY,
    places: (domains, newLogId) => storage.places(domains, newLogId),
    open: () => {
      throw new Error('the log has its places')
    },
  })
  const ports = { clock, http: network.http, cookies: shared.cookies, local: shared.local }

  return {
    random,
    network,
    storage,
    release,
    pages,
    durable,
    troubles,
    gateway,
    /** The build that pages are served from now on. */
    served: today as Build,
    now: () => clock.now(),
    /** The clock has been a year ahead: a verification may have ended. */
    wasAhead: () => wasAhead,
    jump(milliseconds: number) {
      skew += milliseconds
      wasAhead ||= skew > 20 * 86_400_000
    },
    async pass(minutes: number) {
      await virtual.advance(minutes * MINUTE)
      await settle()
    },
    async open(build: Build): Promise<Page> {
      const { http, cookies, local } = ports
      const tab = tabs.open({ domains: build.domains, config, ports: { http, cookies, local } })
      const page = createPage({ build, tab, ports, gateway: GATEWAY, onDurable: (id) => durable.add(id) })
      page.started.catch((error: unknown) => void troubles.push(`not started: ${String(error)}`))
      pages.add(page)
      await settle()
      return page
    },
    close(page: Page) {
      pages.delete(page)
      page.tab.kill()
      page.tab.kernel.dispose()
    },
  }
}

/** A service that takes every request for a new one. */
const forgetful = (http: ReturnType<typeof createFakeGateway>['http']): typeof http => {
  let count = 0
  return (request) => {
    const headers = new Headers(request.headers)
    if (headers.has('idempotency-key')) headers.set('idempotency-key', `anew-${(count += 1)}`)
    return http(new Request(request, { headers }))
  }
}
