/** What the parts of the server share: configuration, errors, exchanges, metrics. @module */
/** What the server is told by its environment. Parsed once, at the start; nothing else reads `process.env`. */
import { resolve } from 'node:path'
import type { z } from 'zod'
import { environment } from './environment.ts'
import { StartError } from './start-errors.ts'

export interface Config {
  port: number
  host: string
  /** Absolute folder of everything that the server writes. */
  dataDir: string
  databaseUrl: string | undefined
  /** Where several servers share limits, results and events: an address, or a socket's path. */
  redisUrl: string | undefined
  /** Addresses of the real systems; the embedded backend stands in for each that is missing. */
  upstreams: Record<'commerce' | 'ordering' | 'search' | 'insights', string | undefined>
  /** OAuth1 consumer of the REST API, if the environment names one. */
  consumer: { key: string; secret: string } | undefined
  /** What the embedded backend signs customers' tokens with, if the environment says; the same on every machine. */
  sessionSecret: string | undefined
  /** Address of the signed REST calls, and the integration's access token where one is wanted. */
  rest: { storeCode: string; version: string; token: { key: string; secret: string } | undefined }
  production: boolean
  /** Origin that shoppers see, if it differs from what they ask for. */
  publicUrl: string | undefined
  /** Origins of partners' pages that show a menu and keep a guest's cart. */
  partnerOrigins: ReadonlySet<string>
  /** What whoever built this calls it (7d.2). */
  buildId: string | undefined
  /** Whether the first pages are drawn before anybody asks (9c.6). */
  staticPages: boolean
  /** Leading segments of a page's path that only say which of several stores it is of (5d.4). */
  storePrefixSegments: number
  /** Where visitors of Ohio shop (4a.7). */
  externalShop: string
  /** What pages call the commerce backend that they ask (7a.2). */
  backendId: string
  /** Where Exit Website leads (4a.8). */
  exitUrl: string
  trustProxy: boolean | number | string
  logLevel: string
  /** API requests a minute and address. */
  rateLimit: number
  /** Connections that follow something live, of one address and in all. */
  live: { perAddress: number; inAll: number }
  /** Multiplies the limits on signing in, signing up and mails (gateway/abuse-limits.ts). */
  abuseLimitFactor: number
  /** Whether the embedded backend's schema may be asked for, and is hinted at in errors. */
  introspection: boolean
  /** Whether it is the demo shop as `npm start` runs it: mails go nowhere, and nothing says that others can reach it. */
  isDemo: boolean
  /** Whether this machine may read the mails that the embedded backend would have sent. */
  devMails: boolean
  /** Whether this machine may look at the owner's dashboard. */
  devAnalytics: boolean
  /** How many days the collector keeps events. */
  analyticsDays: number
  limits: Limits
  storefront: StorefrontPaths
  /** File of the web components for partners' pages. */
  elements: string
}

const isDemo = (read: z.output<typeof environment>): boolean =>
  read.COMMERCE_URL === undefined && read.PUBLIC_URL === undefined && read.TRUST_PROXY === false

export interface Limits {
  /** Milliseconds that an upstream has for its whole answer, body included; below `handler`. */
  upstream: number
  /** Milliseconds that a handler has for its answer; no page and no data hangs longer than 5 s. */
  handler: number
  /** Milliseconds that a picture may take: a first page asks for many at once, and they are drawn two at a time. */
  picture: number
  /** Milliseconds that all the API calls of one page have together. */
  calls: number
  /** Milliseconds that a browser has to send its whole request. */
  request: number
  /** Milliseconds that the event loop may stand still before load is shed; 0 where it never is. */
  eventLoop: number
  /** Bytes of the response cache. */
  cacheBytes: number
}

export interface StorefrontPaths {
  /** Folder that holds the client's build: `assets/`, `.vite/manifest.json`, `favicon.svg`, … */
  client: string
  /** Module that renders pages. */
  entryServer: string
  /** The storefront's folder, for the development server. */
  root: string
}

const defaultLimits: Limits = {
  upstream: 4500,
  handler: 4800,
  picture: 15_000,
  calls: 3000,
  request: 4000,
  // Less is what a busy machine does anyway.
  eventLoop: 2500,
  cacheBytes: 64 * 1024 * 1024,
}

const storefrontIn = (root: string): StorefrontPaths => ({
  client: resolve(root, 'dist/client'),
  entryServer: resolve(root, 'dist/server/entry-server.js'),
  root: resolve(root),
})

/** One sentence for each variable that cannot be used. Values are not repeated: some are secrets. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

/** What `npm run dev` has unless the environment says otherwise. */
const developing = { NODE_ENV: 'development', DEV_MAILS: '1', DEV_ANALYTICS: '1' }

/** @throws ConfigError naming each variable that cannot be used */
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
    storePrefixSegments: read.STORE_PREFIX_SEGMENTS,
    externalShop: read.EXTERNAL_SHOP_OH,
    backendId: read.BACKEND_ID,
    exitUrl: read.EXIT_URL,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    rateLimit: read.RATE_LIMIT,
    live: { perAddress: read.LIVE_PER_ADDRESS, inAll: read.LIVE_CONNECTIONS },
    abuseLimitFactor: read.ABUSE_LIMIT_FACTOR,
    introspection: read.INTROSPECTION,
    isDemo: isDemo(read),
    devMails: read.DEV_MAILS,
    devAnalytics: read.DEV_ANALYTICS,
    analyticsDays: read.ANALYTICS_DAYS,
    limits: defaultLimits,
    storefront: storefrontIn(read.STOREFRONT_DIR),
    elements: resolve(import.meta.dirname, '../../../elements/dist/leaflog-elements.js'),
  }
}
