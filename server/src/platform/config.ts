/** Shared by the server's parts: configuration, errors, exchanges, metrics. @module */
/**
 * The server's configuration from the environment. It is parsed once at the start; nothing else reads `process.env`.
 */
import { resolve } from 'node:path'
import type { z } from 'zod'
import { environment } from './environment.ts'
import { limitsIn, type Limits } from './limits.ts'
import { StartError } from './start-errors.ts'
import type { TelemetryConfig } from './telemetry.ts'

export interface Config {
  port: number
  host: string
  /** Absolute path of the folder for everything that the server writes. */
  dataDir: string
  databaseUrl: string | undefined
  /** Redis, which lets several servers share limits, results and events: an address, or a socket's path. */
  redisUrl: string | undefined
  /** Addresses of the real systems; the embedded backend replaces each missing one. */
  upstreams: Record<'commerce' | 'ordering' | 'search' | 'insights', string | undefined>
  /** OAuth1 consumer of the REST API, if configured. */
  consumer: { key: string; secret: string } | undefined
  /** The secret that signs customers' tokens, if configured; the same on every machine. */
  sessionSecret: string | undefined
  /** Address of the signed REST calls, and the integration's access token if one is needed. */
  rest: { storeCode: string; version: string; token: { key: string; secret: string } | undefined }
  production: boolean
  /** The origin that shoppers see, if it differs from the request's. */
  publicUrl: string | undefined
  /** Origins of partners' pages that show a menu and keep a guest's cart. */
  partnerOrigins: ReadonlySet<string>
  /** The build's name (7d.2). */
  buildId: string | undefined
  /** Whether the first pages are rendered in advance (9c.6). */
  staticPages: boolean
  /** Off: browsers remove the worker that they have. */
  serviceWorker: boolean
  /** Leading segments of a page's path that only name one of several stores (5d.4). */
  storePrefixSegments: number
  /** The shop for visitors from Ohio (4a.7). */
  externalShop: string
  /** Where a menu's cart becomes an order: `here`, by `phone`, or at an address. */
  menuCheckout: string
  /** The name of the commerce backend on pages (7a.2). */
  backendId: string
  /** The target of Exit Website (4a.8). */
  exitUrl: string
  trustProxy: boolean | number | string
  /** Threads that draw pages; undefined for one less than the machine's cores. */
  pageWorkers: number | undefined
  logLevel: string
  /** API requests per minute and address. */
  rateLimit: number
  /** Pages per minute and address. */
  pageRateLimit: number
  /** Live connections, per address and in total. */
  live: { perAddress: number; inAll: number }
  /** Multiplies the limits on signing in, signing up and mails (gateway/policies/abuse-limits.ts). */
  abuseLimitFactor: number
  /** Where traces and metrics go; undefined if nothing is recorded. */
  telemetry: TelemetryConfig | undefined
  /** With it, `/metrics` also answers other machines; undefined for this machine alone. */
  metricsToken: string | undefined
  /** Whether the embedded backend allows introspection and suggests names in errors. */
  introspection: boolean
  /** Whether it is the demo shop of a plain `npm start`: mails are not sent, and others are not assumed to reach it. */
  isDemo: boolean
  /** How long the demo shop's simulated store takes for each step of an order, in milliseconds; 0 for no such store. */
  storeStepMs: number
  /** Whether this machine may read the embedded backend's outbox. */
  devMails: boolean
  /** Whether this machine may see the owner's dashboard. */
  devAnalytics: boolean
  /** How many days the collector keeps events. */
  analyticsDays: number
  limits: Limits
  storefront: StorefrontPaths
  /** Folders of the web components for partners' pages: the build, and the releases that are kept. */
  elements: { build: string; releases: string }
}

const isDemo = (read: z.output<typeof environment>): boolean =>
  read.COMMERCE_URL === undefined && read.PUBLIC_URL === undefined && read.TRUST_PROXY === false

/** Long enough to look at, or to cancel, an order. */
const STORE_STEP_SECONDS = 60

/** The demo shop's, unless a real system takes its orders, or tests do. */
const hasSimulatedStore = (read: z.output<typeof environment>): boolean =>
  isDemo(read) && read.ORDERING_URL === undefined && read.NODE_ENV !== 'test'

export interface StorefrontPaths {
  /** Folder of the client's build: `assets/`, `.vite/manifest.json`, `favicon.svg`, … */
  client: string
  /** The module that renders pages. */
  entryServer: string
  /** The storefront's folder, for the development server. */
  root: string
}

const storefrontIn = (root: string): StorefrontPaths => ({
  client: resolve(root, 'dist/client'),
  entryServer: resolve(root, 'dist/server/entry-server.js'),
  root: resolve(root),
})

/** One sentence for each invalid variable. Values are not repeated, because some are secrets. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

/** The defaults of `npm run dev`. */
const developing = { NODE_ENV: 'development', DEV_MAILS: '1', DEV_ANALYTICS: '1' }

/** The embedded ordering system takes orders; another one may have a checkout of its own, or none. */
const menuCheckoutIn = ({ ORDERING_URL, ORDERING_CHECKOUT_URL }: z.infer<typeof environment>): string =>
  ORDERING_CHECKOUT_URL ?? (ORDERING_URL === undefined ? 'here' : 'phone')

/** It is on if there is somewhere to send it. */
export const telemetryIn = (read: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER_ARG: number
}): TelemetryConfig | undefined =>
  read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: read.OTEL_SERVICE_NAME,
        sampled: read.OTEL_TRACES_SAMPLER_ARG,
      }

/** @throws ConfigError that names each invalid variable */
export function readConfig(env: Readonly<Record<string, string | undefined>>, development = false): Config {
  const result = environment.safeParse(development ? { ...developing, ...env } : env)
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const read = result.data
  const consumer =
    read.CONSUMER_KEY && read.CONSUMER_SECRET ? { key: read.CONSUMER_KEY, secret: read.CONSUMER_SECRET } : undefined
  const token =
    read.ACCESS_TOKEN && read.ACCESS_TOKEN_SECRET
      ? { key: read.ACCESS_TOKEN, secret: read.ACCESS_TOKEN_SECRET }
      : undefined
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    upstreams: {
      commerce: read.COMMERCE_URL,
      ordering: read.ORDERING_URL,
      search: read.SEARCH_URL,
      insights: read.INSIGHTS_URL,
    },
    consumer,
    sessionSecret: read.SESSION_SECRET,
    rest: { storeCode: read.REST_STORE_CODE, version: read.REST_VERSION, token },
    production: read.NODE_ENV === 'production',
    publicUrl: read.PUBLIC_URL === undefined ? undefined : new URL(read.PUBLIC_URL).origin,
    partnerOrigins: new Set(read.PARTNER_ORIGINS),
    buildId: read.BUILD_ID,
    staticPages: read.STATIC_PAGES,
    serviceWorker: read.SERVICE_WORKER,
    storePrefixSegments: read.STORE_PREFIX_SEGMENTS,
    externalShop: read.EXTERNAL_SHOP_OH,
    menuCheckout: menuCheckoutIn(read),
    backendId: read.BACKEND_ID,
    exitUrl: read.EXIT_URL,
    trustProxy: read.TRUST_PROXY,
    pageWorkers: read.PAGE_WORKERS,
    logLevel: read.LOG_LEVEL,
    rateLimit: read.RATE_LIMIT,
    pageRateLimit: read.PAGE_RATE_LIMIT,
    live: { perAddress: read.LIVE_PER_ADDRESS, inAll: read.LIVE_CONNECTIONS },
    abuseLimitFactor: read.ABUSE_LIMIT_FACTOR,
    telemetry: telemetryIn(read),
    metricsToken: read.METRICS_TOKEN,
    introspection: read.INTROSPECTION,
    isDemo: isDemo(read),
    storeStepMs: (read.STORE_STEP_SECONDS ?? (hasSimulatedStore(read) ? STORE_STEP_SECONDS : 0)) * 1000,
    devMails: read.DEV_MAILS,
    devAnalytics: read.DEV_ANALYTICS,
    analyticsDays: read.ANALYTICS_DAYS,
    limits: limitsIn(read.TIME_LIMIT_FACTOR),
    storefront: storefrontIn(read.STOREFRONT_DIR),
    elements: {
      build: resolve(import.meta.dirname, '../../../elements/dist/cdn'),
      releases: resolve(import.meta.dirname, '../../../elements/releases'),
    },
  }
}
