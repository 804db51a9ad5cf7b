/** `npm run backend`: serves the embedded backend alone. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { describeBuild } from '../platform/build-info.ts'
import { randomId } from '../platform/random-id.ts'
import { createNodeServer } from '../platform/node-http.ts'
import { loadSecrets, loadSessionSecret } from '../platform/secrets.ts'
import { explain } from '../platform/start-errors.ts'
import { tracedUpstream } from '../platform/traced-upstream.ts'
import { problem, type Upstream } from '../platform/upstream.ts'
import { readBackendConfig, type BackendConfig } from './config.ts'
import { consoleLog } from './console-log.ts'
import { openBackend, type OpenBackendOptions } from './open-backend.ts'
import { routeBackend } from './router.ts'

const BODY_LIMIT = 262_144

function showProgress(done: number, total: number): void {
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
  if (process.stdout.isTTY) process.stdout.write(`\rSeeding ${percent} %${done === total ? '\n' : ''}`)
  else if (done === 0 || done === total) process.stdout.write(`Seeding ${percent} %\n`)
}

/**
 * Listens first, so that a port in use is reported early and health checks see a server that is not ready. Then opens
 * the backend and waits for a signal to stop.
 */
async function serve(config: BackendConfig): Promise<void> {
  let route: Upstream = async () => problem(503, 'STARTING', 'The backend is starting.', { 'retry-after': '5' })
  const server = createNodeServer((request) => route(request), { bodyLimit: BODY_LIMIT, log: consoleLog })
  server.listen(config.port, config.host)
  await once(server, 'listening')
  const telemetry =
    config.telemetry &&
    (await import('../platform/open-telemetry.ts')).openTelemetry(config.telemetry, {
      clock: { now: Date.now },
      log: consoleLog,
      build: config.buildId,
    })
  try {
    const stop = stopSignal()
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    const publicUrl = config.publicUrl ?? `http://${config.host}:${port}`
    const backend = await openBackend(backendOptions(config, publicUrl))
    try {
      const routes = routeBackend(backend)
      route = telemetry ? tracedUpstream(routes, telemetry) : routes
      process.stdout.write(`The backend listens at ${publicUrl}\n`)
      await stop
      await closeServer(server)
    } finally {
      await backend.close()
    }
  } finally {
    await closeServer(server)
    await telemetry?.close()
  }
}

function backendOptions(config: BackendConfig, publicUrl: string): OpenBackendOptions {
  const secrets = loadSecrets(config.dataDir)
  return {
    address: config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl },
    clock: Date.now,
    timer: (ms, fire) => {
      const timer = setTimeout(fire, ms)
      return () => clearTimeout(timer)
    },
    ids: randomId,
    consumer: {
      key: config.consumerKey ?? secrets.consumerKey,
      secret: config.consumerSecret ?? secrets.consumerSecret,
    },
    publicUrl,
    build: describeBuild(config.buildId),
    searchKeySecret: config.searchKeySecret ?? secrets.searchKeySecret,
    sessionSecret: config.sessionSecret ?? loadSessionSecret(config.dataDir),
    shopUrl: () => config.shopUrl,
    development: config.devMails,
    introspection: config.introspection,
    mediaFolder: join(config.dataDir, 'media'),
    log: consoleLog,
    onProgress: showProgress,
  }
}

/** Lets running requests finish, and closes idle connections. */
async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeIdleConnections()
  await once(server, 'close')
}

const stopSignal = () => Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])

try {
  await serve(readBackendConfig(process.env))
} catch (error) {
  process.stderr.write(`${explain(error, 'BACKEND_PORT')}\n`)
  process.exitCode = 1
}
