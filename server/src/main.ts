/** `npm start` and `npm run dev`: opens what the server needs, listens, and closes everything again. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openAnalytics } from './analytics/open-analytics.ts'
import type { AnalyticsTables } from './analytics/tables.ts'
import { buildApp, type Deps } from './app.ts'
import { describeBuild } from './platform/build-info.ts'
import { openDatabase, type Database } from './backend/platform/db.ts'
import { consoleLog, consoleLogAt } from './backend/console-log.ts'
import { openBackend } from './backend/open-backend.ts'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import { hasRoom, makeDataFolder } from './platform/data-folder.ts'
import { openPageWorkers } from './gateway/pages/page-workers.ts'
import { createWarmUp } from './gateway/pages/warm-up.ts'
import { httpExchange } from './platform/exchange-http.ts'
import { inProcessExchange } from './platform/exchange-in-process.ts'
import type { UpstreamTarget } from './gateway/http/upstream-call.ts'
import { randomId } from './platform/random-id.ts'
import type { Clock } from './platform/ports.ts'
import { createProgress } from './platform/progress.ts'
import { createReadiness, upstreamCheck, type Check } from './platform/readiness.ts'
import { openRedis } from './platform/redis.ts'
import { loadSecrets, loadSessionSecret } from './platform/secrets.ts'
import { explain } from './platform/start-errors.ts'

const clock: Clock = {
  now: () => Date.now(),
  timer: (ms, fire) => {
    const timer = setTimeout(fire, ms)
    return () => clearTimeout(timer)
  },
}

/** The embedded backend's address in signatures and requests; nothing listens there. */
const EMBEDDED = 'http://backend.leaflog.internal'

interface Systems extends Pick<Deps, 'upstreams' | 'live' | 'consumer'> {
  /** Whether each of them answers. */
  checks: Readonly<Record<string, Check>>
  /** The embedded backend's database, if there is one. */
  db: Database | undefined
  close(): Promise<void>
}

/** The real systems whose addresses are configured, and the embedded backend for the others. */
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
      // If all systems are external and no address is configured, search events go to the search service.
      insights: needsBackend || config.upstreams.insights ? target('insights') : target('search'),
      media: target('media'),
    },
    live: config.upstreams.commerce === undefined ? backend?.live : undefined,
    consumer,
    checks: {
      ...(backend && { backend: backend.ready }),
      ...Object.fromEntries(real.map((each) => [each.name, upstreamCheck(each, clock)])),
    },
    db: backend?.db,
    close: async () => {
      await Promise.all(real.map(({ close }) => close()))
      await backend?.close()
    },
  }
}

async function openEmbedded(config: Config, shopUrl: () => string) {
  const secrets = loadSecrets(config.dataDir)
  const consumer = config.consumer ?? { key: secrets.consumerKey, secret: secrets.consumerSecret }
  const backend = await openBackend({
    address: databaseAddress(config),
    clock: () => clock.now(),
    timer: clock.timer,
    ids: randomId,
    consumer,
    publicUrl: EMBEDDED,
    reachedAt: shopUrl,
    searchKeySecret: secrets.searchKeySecret,
    sessionSecret: sessionSecretOf(config),
    shopUrl,
    build: describeBuild(config.buildId),
    mediaFolder: join(config.dataDir, 'media'),
    log: consoleLogAt(config.logLevel),
    development: config.devMails,
    storeStepMs: config.storeStepMs,
    introspection: config.introspection,
    onProgress: createProgress(process.stdout, 'Preparing the demo shop'),
  })
  return { ...backend, consumer }
}

const sessionSecretOf = ({ sessionSecret, dataDir }: Config): string => sessionSecret ?? loadSessionSecret(dataDir)

const databaseAddress = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === undefined ? { dataDir } : { url: databaseUrl }

/** The state shared with other servers, and the collector of analytics, in the backend's database or in its own. */
async function openRecords(config: Config, backendDb: Database | undefined) {
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
  makeDataFolder(config.dataDir)
  let shopUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const telemetry =
    config.telemetry &&
    (await import('./platform/open-telemetry.ts')).openTelemetry(config.telemetry, {
      clock,
      log: consoleLog,
      build: config.buildId,
    })
  const systems = await openSystems(config, () => shopUrl)
  const stop = stopSignal()
  const records = await openRecords(config, systems.db).catch(async (error: unknown) => {
    await systems.close()
    throw error
  })
  try {
    const dev = development
      ? await (await import('./gateway/routes/dev.ts')).openDevServer(config.storefront.root)
      : undefined
    const log = consoleLogAt(config.logLevel)
    const workers = dev ? undefined : openPageWorkers(config.storefront, { clock, log, threads: config.pageWorkers })
    const warmUp =
      workers &&
      createWarmUp({
        threads: workers.threads.count,
        draw: async () =>
          (await app.inject({ ...FIRST_PAGE, headers: { host: new URL(shopUrl).host } })).statusCode === 200,
        log,
      })
    const app: FastifyInstance = await buildApp(development ? forDevelopment(config) : config, {
      ...systems,
      ...records,
      telemetry,
      clock,
      ready: createReadiness(
        {
          ...systems.checks,
          'the disk of DATA_DIR': async () => hasRoom(config.dataDir),
          ...(workers && { 'the drawing of pages': workers.threads.areReady }),
          ...(warmUp && { 'the first pages': warmUp }),
        },
        { clock, log },
      ),
      nonce: randomId,
      deviceSecret: sessionSecretOf(config),
      storefront: dev?.storefront ?? workers,
      ...(dev && { beforePages: dev.register }),
    })
    try {
      await app.listen({ port: config.port, host: config.host })
      const bound = app.server.address()
      const port = typeof bound === 'object' ? bound?.port : undefined
      shopUrl = config.publicUrl ?? `http://localhost:${port ?? config.port}`
      await warmUp?.()
      process.stdout.write(`Leaflog is at ${shopUrl}\n${config.isDemo && !config.devMails ? DEMO_HINT : ''}`)
      await stop
    } finally {
      await app.close()
      await workers?.close()
      await dev?.close()
    }
  } finally {
    await records.close()
    await systems.close()
    await telemetry?.close()
  }
}

/** A parameter that no link has makes it a visitor's own page, so each thread draws it. It counts for no visitor's limit. */
const FIRST_PAGE = { url: '/?warm-up', remoteAddress: '0.0.0.0' } as const

/** The demo shop sends no mail, and without its mails nobody can set a new password. */
const DEMO_HINT =
  'The mails it would send are at /dev/mails, for this machine alone, when it is started as DEV_MAILS=1 npm start.\n'

/** A page's first rendering from source waits until its modules are transformed, which also blocks other work. */
const forDevelopment = (config: Config): Config => ({
  ...config,
  production: false,
  limits: { ...config.limits, handler: 60_000, eventLoop: 0 },
})

/** Settles at the first SIGTERM or SIGINT; a second one exits at once. */
function stopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  return promise
}

try {
  const development = process.argv.includes('--dev')
  await serve(readConfig(process.env, development), development)
} catch (error) {
  process.stderr.write(`${explain(error, 'PORT')}\n`)
  process.exitCode = 1
}
