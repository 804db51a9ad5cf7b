/** The server as a list of plugins; main.ts makes it listen. */
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { EXTERNAL_SHOP_STATE } from '@leaflog/core'
import type { Analytics } from './analytics/open-analytics.ts'
import type { Config } from './platform/config.ts'
import { GatewayError } from './platform/errors.ts'
import { createAbuseLimits } from './gateway/policies/abuse-limits.ts'
import { ageGate } from './gateway/routes/age-gate.ts'
import { analyticsRoute } from './gateway/routes/analytics.ts'
import { api } from './gateway/routes/api.ts'
import { assets } from './gateway/pages/assets.ts'
import { serviceWorker } from './gateway/pages/service-worker.ts'
import { inProcess } from './gateway/http/in-process-client.ts'
import { buildInfoRoutes } from './gateway/routes/build-info.ts'
import { createResponseCache } from './gateway/cache/caching.ts'
import { contentRoutes } from './gateway/routes/content.ts'
import { devAnalytics, hideDevAnalytics, isForOwner } from './gateway/routes/dev-analytics.ts'
import { createDeviceCookies } from './gateway/policies/device-cookie.ts'
import { devMails } from './gateway/routes/dev-mails.ts'
import { discoverRoutes } from './gateway/routes/discover.ts'
import { followingRoutes } from './gateway/routes/following.ts'
import { graphqlRoute } from './gateway/routes/graphql.ts'
import { guard, limitTime } from './gateway/policies/guard.ts'
import { handoverDoor } from './gateway/routes/handover-door.ts'
import { handoverRoutes } from './gateway/routes/handover.ts'
import { health } from './gateway/routes/health.ts'
import { createFollowings } from './gateway/policies/followings.ts'
import { createHandovers } from './gateway/policies/handovers.ts'
import { createIdempotentResults } from './gateway/policies/idempotency.ts'
import { orderingOrderRoutes } from './gateway/routes/ordering-orders.ts'
import { orderingRoutes } from './gateway/routes/ordering.ts'
import { policyReports } from './gateway/routes/policy-reports.ts'
import { insightsRoute } from './gateway/routes/insights.ts'
import { embed } from './gateway/routes/embed.ts'
import { createPartners } from './gateway/routes/partners.ts'
import { pictures } from './gateway/routes/pictures.ts'
import { asGatewayError, sendProblem } from './gateway/http/problems.ts'
import { traceRequests } from './gateway/http/request-trace.ts'
import { createRateLimit, createWindows, type OpenWindows } from './gateway/policies/rate-limit.ts'
import { createPageCache } from './gateway/pages/page-cache.ts'
import { render } from './gateway/pages/render.ts'
import { restRoutes } from './gateway/routes/rest.ts'
import { returnAddressRoute } from './gateway/routes/return-address.ts'
import { searchRoute } from './gateway/routes/search.ts'
import { createSharedAnswers } from './gateway/cache/shared-answers.ts'
import { createSharedHandovers } from './gateway/policies/shared-handovers.ts'
import { createSharedResults } from './gateway/cache/shared-results.ts'
import { createSharedWindows } from './gateway/policies/shared-windows.ts'
import { sitemap } from './gateway/pages/sitemap.ts'
import { staticPages } from './gateway/routes/static-pages.ts'
import type { Storefront } from './gateway/pages/storefront.ts'
import { withBreaker } from './gateway/http/breaker.ts'
import { createCallUpstream, type UpstreamTarget } from './gateway/http/upstream-call.ts'
import { createLive } from './live/live.ts'
import { createServer } from './create-server.ts'
import { randomCode, randomId } from './platform/random-id.ts'
import { createMetrics } from './platform/metrics.ts'
import type { Clock } from './platform/ports.ts'
import type { SharedRedis } from './platform/redis.ts'
import type { Telemetry } from './platform/telemetry.ts'
import { currentTrace } from './platform/trace.ts'
import type { LiveUpstream } from './platform/upstream.ts'

export interface Deps {
  clock: Clock
  upstreams: Readonly<Record<'commerce' | 'ordering' | 'search' | 'insights' | 'media', UpstreamTarget>>
  /** Where subscriptions are followed; undefined if the commerce backend has none. */
  live: LiveUpstream | undefined
  consumer: { key: string; secret: string }
  /** Generates an unguessable id. */
  nonce: () => string
  /** Signs the devices that customers are known by; the same on every server of a shop. */
  deviceSecret: string
  storefront: Storefront | undefined
  /** The state shared with other servers; undefined if this one is alone. */
  redis?: SharedRedis | undefined
  /** Receives and reports analytics; undefined if nothing is stored. */
  analytics?: Pick<Analytics, 'collector' | 'reports'> | undefined
  /** Whether the systems behind the gateway answer. */
  ready: () => Promise<boolean>
  /** Records traces and exports metrics; undefined if that is off. */
  telemetry?: Telemetry | undefined
  /** Where the log goes; standard output by default. */
  logStream?: { write(line: string): void }
  /** A plugin in front of the pages: Vite's development server. */
  beforePages?: (app: FastifyInstance) => Promise<void>
}

/** Everything between a browser and the upstreams. It does not listen yet. */
export async function buildApp(config: Config, deps: Deps): Promise<FastifyInstance> {
  const { clock, upstreams } = deps
  const { limits, publicUrl } = config
  const live = createLive({ upstream: deps.live, limits: config.live, clock, publicUrl })
  const app = createServer(config, { logStream: deps.logStream, shouldUpgrade: live.shouldUpgrade })
  const metrics = createMetrics()
  metrics.watchLive(live)
  if (deps.redis) metrics.watchRedis(deps.redis)
  if (deps.analytics) metrics.watchCollector(deps.analytics.collector)
  deps.telemetry?.exportMetrics(metrics.registry)
  const countCache = (outcome: string) => {
    metrics.cacheAnswered(outcome)
    currentTrace()?.note({ 'leaflog.cache': outcome })
  }
  const settings = {
    backendId: config.backendId,
    exitUrl: config.exitUrl,
    externalShops: { [EXTERNAL_SHOP_STATE]: config.externalShop },
    menuCheckout: config.menuCheckout,
  }
  const pages = createPageCache({
    clock,
    maxBytes: config.production ? limits.pageCacheBytes : 0,
    version: JSON.stringify([deps.storefront?.assets, settings, config.storePrefixSegments]),
    shared: deps.redis && createSharedAnswers(deps.redis, 'page'),
    onOutcome: countCache,
  })
  const cache = createResponseCache({
    clock,
    maxBytes: limits.cacheBytes,
    shared: deps.redis && createSharedAnswers(deps.redis),
    onOutcome: countCache,
    onReplaced: pages.drop,
    onRefreshError: (error) =>
      app.log.warn({ code: error instanceof GatewayError ? error.code : 'INTERNAL' }, 'a refresh failed'),
  })
  const callUpstream = withBreaker(createCallUpstream(clock, limits.upstream, metrics), clock)
  const callMedia = createCallUpstream(clock, limits.picture, metrics)
  const shared = { ...upstreams, callUpstream, cache, clock, publicUrl }
  const open: OpenWindows = (name, maxKeys) => {
    const alone = createWindows(clock, maxKeys)
    return deps.redis ? createSharedWindows(deps.redis, name, alone) : alone
  }
  const partners = createPartners(config, open)
  const alone = createIdempotentResults(clock)
  const results = deps.redis ? createSharedResults(deps.redis, { clock, ids: randomId, alone }) : alone
  const handoversAlone = createHandovers(clock, randomId)
  const handovers = deps.redis ? createSharedHandovers(deps.redis, randomId, handoversAlone) : handoversAlone
  const followings = createFollowings(clock, { code: randomCode, secret: randomId })
  app.addHook('onClose', (_app, done) => {
    followings.close()
    done()
  })
  const routes = [
    graphqlRoute({
      ...shared,
      abuse: createAbuseLimits(open, config.abuseLimitFactor),
      devices: createDeviceCookies({ secret: deps.deviceSecret, ids: randomId, publicUrl }),
      live: live.streams,
    }),
    ...orderingRoutes({ ...shared, results }),
    ...orderingOrderRoutes({ ...shared, results }),
    searchRoute(shared),
    insightsRoute(shared),
    ...restRoutes({ ...shared, ...config.rest, consumer: deps.consumer, nonce: deps.nonce, withinMs: limits.upstream }),
    ...contentRoutes(shared),
    ...buildInfoRoutes({ ...shared, folder: config.storefront.client }),
    ...discoverRoutes(shared),
    ...handoverRoutes({ handovers, publicUrl }),
    ...followingRoutes({ followings, publicUrl }),
    returnAddressRoute(config),
    policyReports((report) => {
      metrics.policyBroken(report.directive)
      app.log.info(report, 'a browser refused something because of the page’s policy')
    }),
    ...(deps.analytics ? [analyticsRoute({ collector: deps.analytics.collector, publicUrl })] : []),
  ]
  const gateway = inProcess(routes)

  app.setErrorHandler((error, request, reply) => sendProblem(reply, asGatewayError(error, request.log)))
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requestAnswered(
      request.routeOptions.config.metric ?? 'other',
      request.method,
      reply.statusCode,
      reply.elapsedTime,
    )
    done()
  })
  traceRequests(app, deps.telemetry)
  guard(app, publicUrl, limits.eventLoop, clock)
  // The API and the form, within the limit of an address. The API has its own deadline and compresses its own answers.
  const limit = createRateLimit(open('api'), config.rateLimit)
  await live.register(app, limit)
  await app.register(api, { routes, limit, windows: open, clock, withinMs: limits.handler, partners })
  await app.register(ageGate, {
    gateway,
    clock,
    windows: open,
    publicUrl,
    externalShop: config.externalShop,
    withinMs: limits.handler,
  })
  await app.register(handoverDoor, { handovers, partners, windows: open, publicUrl, withinMs: limits.handler })
  await app.register(pictures, {
    media: upstreams.media,
    callUpstream: callMedia,
    withinMs: limits.picture + 300,
    partners,
  })
  // Streams and whole-file downloads have no deadline.
  const dashboard = config.devAnalytics ? deps.analytics : undefined
  if (dashboard) await app.register(devAnalytics, { ...dashboard, clock })
  // Pages and their assets.
  await app.register(async (scope) => {
    limitTime(scope, limits.handler)
    await scope.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'] })
    await scope.register(health, { ready: deps.ready, metrics, token: config.metricsToken, redis: deps.redis })
    if (config.devMails) await scope.register(devMails, { commerce: upstreams.commerce, callUpstream })
    hideDevAnalytics(scope, (request) => dashboard !== undefined && isForOwner(request))
    await scope.register(sitemap, { gateway, cache, publicUrl })
    await scope.register(embed, {
      files: config.elements,
      partners,
      limit,
      externalShops: { [EXTERNAL_SHOP_STATE]: config.externalShop },
    })
    await scope.register(assets, { folder: config.storefront.client })
    await scope.register(serviceWorker, { folder: config.storefront.client, enabled: config.serviceWorker })
    await deps.beforePages?.(scope)
    if (config.staticPages && config.production) await scope.register(staticPages, { gateway, clock, publicUrl })
    await scope.register(render, {
      storefront: deps.storefront,
      pages,
      gateway,
      clock,
      publicUrl,
      development: !config.production,
      pageMs: limits.handler - 200,
      waitMs: limits.pageWait,
      limit: createRateLimit(open('pages'), config.pageRateLimit),
      callsMs: limits.calls,
      storePrefixSegments: config.storePrefixSegments,
      settings,
    })
  })
  return app
}
