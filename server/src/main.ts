/** `npm start` and `npm run dev`: opens what the server needs, listens, and closes it all again. */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openAnalytics } from './analytics/open-analytics.ts'
import type { AnalyticsTables } from './analytics/tables.ts'
import { buildApp, type Deps } from './app.ts'
import { describeBuild } from './build-info.ts'
import { openDatabase, type Database } from './backend/db.ts'
import { FolderInUseError } from './backend/lock-file.ts'
import { consoleLog } from './backend/console-log.ts'
import { openBackend } from './backend/open-backend.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { loadStorefront } from './gateway/storefront.ts'
import { httpExchange } from './exchange-http.ts'
import { inProcessExchange } from './exchange-in-process.ts'
import type { UpstreamTarget } from './gateway/upstream-call.ts'
import { randomId } from './ids.ts'
import type { Clock } from './ports.ts'
import { createProgress } from './progress.ts'
import { openRedis } from './redis.ts'
import { loadSecrets, loadSessionSecret } from './secrets.ts'
import { silentLog } from './upstream.ts'

const clock: Clock = {
  now: () => Date.now(),
  timer: (ms, fire) => {
    const timer = setTimeout(fire, ms)
    return () => clearTimeout(timer)
  },
}

/** The embedded backend's address in signatures and requests; nothing listens there. */
const EMBEDDED = 'http://backend.leaflog.internal'

interface Systems extends Pick<Deps, 'upstreams' | 'live' | 'consumer' | 'ready'> {
  /** The embedded backend's database, where there is one. */
  db: Database | undefined
  close(): Promise<void>
}

/** The real systems where their addresses are given, and the embedded backend for the rest. */
async function openSystems(config: Config, shopUrl: () => string): Promise<Systems> {
  const addresses = { ...config.upstreams, media: config.upstreams.commerce }
  const real = Object.entries(addresses).flatMap(([name, base]) =>
    base === undefined
      ? []
      : [
          {
            name,
            base: base.replace(/\/$/, ''),
            ...httpExchange(base, name === 'media' ? config.limits.picture : config.limits.upstream),
          },
        ],
  )
  const byName = new Map<string, UpstreamTarget>(real.map((target) => [target.name, target]))
  const { insights: _, ...sources } = addresses
  const needsBackend = Object.values(sources).some((base) => base === undefined)
  const backend = needsBackend ? await openEmbedded(config, shopUrl) : undefined
  const target = (name: keyof Deps['upstreams']): UpstreamTarget => {
    const found = byName.get(name) ?? (backend && { name, base: EMBEDDED, exchange: inProcessExchange(backend[name]) })
    if (!found) throw new ConfigError(`No address is set for ${name}.`)
    return found
  }
  const consumer = config.consumer ?? backend?.consumer
  if (!consumer) throw new ConfigError('Set CONSUMER_KEY and CONSUMER_SECRET.')
  return {
    upstreams: {
      commerce: target('commerce'),
      ordering: target('ordering'),
      search: target('search'),
      // Where everything is elsewhere and nothing else is said, events of searches go to who searches.
      insights: needsBackend || config.upstreams.insights ? target('insights') : target('search'),
      media: target('media'),
    },
    live: config.upstreams.commerce === undefined ? backend?.live : undefined,
    consumer,
    ready: () => backend?.ready() ?? Promise.resolve(true),
    db: backend?.db,
    close: async () => {
      await Promise.all(real.map(({ close }) => close()))
      await backend?.close()
    },
  }
}

async function openEmbedded(config: Config, shopUrl: () => string) {
  mkdirSync(config.dataDir, { recursive: true })
  const secrets = loadSecrets(config.dataDir)
  const consumer = config.consumer ?? { key: secrets.consumerKey, secret: secrets.consumerSecret }
  const backend = await openBackend({
    address: databaseAddress(config),
    clock: () => clock.now(),
    timer: clock.timer,
    ids: randomId,
    consumer,
    publicUrl: EMBEDDED,
    searchKeySecret: secrets.searchKeySecret,
    sessionSecret: config.sessionSecret ?? loadSessionSecret(config.dataDir),
    shopUrl,
    build: describeBuild(config.buildId),
    mediaFolder: join(config.dataDir, 'media'),
    log: silentLog,
    development: config.devMails,
    introspection: !config.production,
    onProgress: createProgress(process.stdout, 'Preparing the demo shop'),
  })
  return { ...backend, consumer }
}

const databaseAddress = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === undefined ? { dataDir } : { url: databaseUrl }

/** What servers share, and the collector of what the shop tells, in the backend's database or in one of its own. */
async function openRecords(config: Config, backendDb: Database | undefined) {
  mkdirSync(config.dataDir, { recursive: true })
  const own = backendDb ? undefined : await openDatabase(databaseAddress(config))
  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, consoleLog)
  const close = async () => {
    redis?.close()
    await own?.close()
  }
  try {
    const db = (backendDb ?? own?.db)?.$extendTables<AnalyticsTables>().$pickTables<keyof AnalyticsTables>()
    const analytics =
      db && (await openAnalytics({ db, redis, clock, ids: randomId, days: config.analyticsDays, log: consoleLog }))
    return {
      redis,
      analytics,
      close: async () => {
        await analytics?.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function serve(config: Config, development: boolean): Promise<void> {
  let shopUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const systems = await openSystems(config, () => shopUrl)
  const stop = stopSignal()
  const records = await openRecords(config, systems.db).catch(async (error: unknown) => {
    await systems.close()
    throw error
  })
  try {
    const dev = development ? await (await import('./gateway/dev.ts')).openDevServer(config.storefront.root) : undefined
    const app = await buildApp(development ? forDevelopment(config) : config, {
      ...systems,
      ...records,
      clock,
      nonce: () => randomBytes(18).toString('base64url'),
      storefront: dev?.storefront ?? (await loadStorefront(config.storefront)),
      ...(dev && { beforePages: dev.register }),
    })
    try {
      await app.listen({ port: config.port, host: config.host })
      const bound = app.server.address()
      const port = typeof bound === 'object' ? bound?.port : undefined
      shopUrl = config.publicUrl ?? `http://localhost:${port ?? config.port}`
      process.stdout.write(`Leaflog is at ${shopUrl}\n`)
      await stop
    } finally {
      await app.close()
      await dev?.close()
    }
  } finally {
    await records.close()
    await systems.close()
  }
}

/** A page's first rendering from source waits for its modules to be transformed. */
const forDevelopment = (config: Config): Config => ({
  ...config,
  production: false,
  limits: { ...config.limits, handler: 60_000 },
})

/** Settles at the first SIGTERM or SIGINT; a second one ends the process at once. */
function stopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  return promise
}

/** Mistakes of the person who starts it get a sentence; anything else its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return 'The port is in use. Set PORT to another one.'
    if (error.code === 'EACCES') return 'The port or the data folder may not be used by this user.'
    if (error.code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer.'
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  const development = process.argv.includes('--dev')
  await serve(readConfig({ ...(development && { NODE_ENV: 'development' }), ...process.env }), development)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
