/** The gateway over the embedded backend with the demo shop. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openBackend } from '../backend/open-backend.ts'
import { inProcessExchange } from '../platform/exchange-in-process.ts'
import { silentLog } from '../platform/upstream.ts'
import { startGateway, virtualClock, type GatewayOptions } from './gateway-harness.ts'
import { newSeededFolder } from './seeded-folder.ts'

const BASE = 'https://backend.example'

export interface DemoGateway {
  app: FastifyInstance
  close(): Promise<void>
}

export async function startDemoGateway(options: Pick<GatewayOptions, 'config' | 'deps'> = {}): Promise<DemoGateway> {
  const dataDir = await newSeededFolder('demo', 'leaflog-demo-')
  const clock = virtualClock()
  let made = 0
  const backend = await openBackend({
    address: { dataDir },
    clock: clock.now,
    timer: clock.timer,
    ids: () => `made-of-many-${(made += 1)}`,
    consumer: { key: 'consumer-key', secret: 'consumer-secret' },
    publicUrl: BASE,
    build: 'backend of tests',
    searchKeySecret: 'a secret for search keys',
    sessionSecret: 'a secret for all the sessions',
    shopUrl: () => 'https://shop.example',
    mediaFolder: join(dataDir, 'media'),
    log: silentLog,
  })
  const target = (name: 'commerce' | 'ordering' | 'search' | 'media') => ({
    name,
    base: BASE,
    exchange: inProcessExchange(backend[name]),
  })
  const app = await startGateway({
    ...options,
    clock,
    targets: {
      commerce: target('commerce'),
      ordering: target('ordering'),
      search: target('search'),
      media: target('media'),
    },
  })
  return {
    app,
    close: async () => {
      await app.close()
      await backend.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
