/** What the server is told by its environment. Parsed once, at the start; nothing else reads `process.env`. */
import { resolve } from 'node:path'
import { z } from 'zod'

const blankAsUnset = (value: unknown): unknown => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankAsUnset, type.optional())
const withDefault = <T extends z.ZodType>(type: T, fallback: z.output<T>) =>
  z.preprocess(blankAsUnset, type.optional()).transform((value) => value ?? fallback)

const baseUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  const url = new URL(text)
  return url.search === '' && url.hash === '' && url.username === '' && url.password === ''
}, 'an address without user, query or fragment')
const onOff = z.enum(['1', 'true', 'on', '0', 'false', 'off']).transform((text) => /^(1|true|on)$/.test(text))
const credential = z.string().min(8).max(200)

/** `false`, a number of proxies, or their addresses as a comma-separated list of IPs and networks. */
const trustProxy = z.string().transform((text) => {
  if (text === 'false' || text === '0') return false
  return /^\d+$/.test(text) ? Number(text) : text
})

/** Exactly as a browser writes it in `Origin`; plain http only for pages of the machine itself. */
const partnerOrigin = z.string().refine((text) => {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  return isSafe && origin === text && !hostname.includes('*')
}, 'origins such as https://partner.example, separated by commas; http only for localhost and 127.0.0.1')
const partnerOrigins = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(partnerOrigin))

const environment = z
  .object({
    PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 3000),
    HOST: withDefault(z.string(), 'localhost'),
    DATA_DIR: withDefault(z.string(), '.data'),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    REDIS_URL: optional(z.union([z.url({ protocol: /^rediss?$/ }), z.string().startsWith('/')])),
    COMMERCE_URL: optional(baseUrl),
    ORDERING_URL: optional(baseUrl),
    SEARCH_URL: optional(baseUrl),
    INSIGHTS_URL: optional(baseUrl),
    CONSUMER_KEY: optional(credential),
    CONSUMER_SECRET: optional(credential),
    ACCESS_TOKEN: optional(credential),
    ACCESS_TOKEN_SECRET: optional(credential),
    SESSION_SECRET: optional(z.string().min(16).max(200)),
    REST_STORE_CODE: withDefault(z.string().regex(/^[a-z][a-z0-9_]{0,31}$/), 'all'),
    REST_VERSION: withDefault(z.string().regex(/^V\d{1,2}$/), 'V1'),
    NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'production'),
    PUBLIC_URL: optional(baseUrl),
    PARTNER_ORIGINS: withDefault(partnerOrigins, []),
    BUILD_ID: optional(z.string().regex(/^[\w.+-]{1,60}$/)),
    TRUST_PROXY: withDefault(trustProxy, false),
    EXIT_URL: withDefault(z.url({ protocol: /^https?$/ }), 'https://www.google.com/'),
    EXTERNAL_SHOP_OH: withDefault(z.url({ protocol: /^https?$/ }), 'https://ohio.fernhill.example/'),
    LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
    RATE_LIMIT: withDefault(z.coerce.number().int().min(1).max(1_000_000), 1200),
    LIVE_PER_ADDRESS: withDefault(z.coerce.number().int().min(1).max(100_000), 10),
    LIVE_CONNECTIONS: withDefault(z.coerce.number().int().min(1).max(100_000), 1000),
    ABUSE_LIMIT_FACTOR: withDefault(z.coerce.number().int().min(1).max(10_000), 1),
    DEV_MAILS: optional(onOff),
    DEV_ANALYTICS: optional(onOff),
    ANALYTICS_DAYS: withDefault(z.coerce.number().int().min(1).max(3650), 90),
  })
  .refine((read) => read.COMMERCE_URL === undefined || (read.CONSUMER_KEY && read.CONSUMER_SECRET), {
    path: ['COMMERCE_URL'],
    message: 'COMMERCE_URL needs CONSUMER_KEY and CONSUMER_SECRET',
  })
  .refine((read) => (read.ACCESS_TOKEN === undefined) === (read.ACCESS_TOKEN_SECRET === undefined), {
    path: ['ACCESS_TOKEN'],
    message: 'ACCESS_TOKEN and ACCESS_TOKEN_SECRET belong together',
  })

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
  /** Where visitors of Ohio shop (4a.7). */
  externalShop: string
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

/** The demo shop as `npm start` runs it: mails go nowhere, and nothing says that anybody else can reach it. */
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

const storefrontRoot = resolve(import.meta.dirname, '../../storefront')

const defaultLimits: Limits = {
  upstream: 4500,
  handler: 4800,
  picture: 15_000,
  calls: 3000,
  request: 4000,
  cacheBytes: 64 * 1024 * 1024,
}

const defaultStorefront: StorefrontPaths = {
  client: resolve(storefrontRoot, 'dist/client'),
  entryServer: resolve(storefrontRoot, 'dist/server/entry-server.js'),
  root: storefrontRoot,
}

/** One sentence for each variable that cannot be used. Values are not repeated: some are secrets. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** @throws ConfigError naming each variable that cannot be used */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = environment.safeParse(env)
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
    externalShop: read.EXTERNAL_SHOP_OH,
    exitUrl: read.EXIT_URL,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    rateLimit: read.RATE_LIMIT,
    live: { perAddress: read.LIVE_PER_ADDRESS, inAll: read.LIVE_CONNECTIONS },
    abuseLimitFactor: read.ABUSE_LIMIT_FACTOR,
    devMails: read.DEV_MAILS ?? (read.NODE_ENV === 'development' || isDemo(read)),
    devAnalytics: read.DEV_ANALYTICS ?? (read.NODE_ENV === 'development' || isDemo(read)),
    analyticsDays: read.ANALYTICS_DAYS,
    limits: defaultLimits,
    storefront: defaultStorefront,
    elements: resolve(import.meta.dirname, '../../elements/dist/leaflog-elements.js'),
  }
}
