/** The environment variables and the formats of their values. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

const blankAsUnset = (value: unknown): unknown => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankAsUnset, type.optional())
const withDefault = <T extends z.ZodType>(type: T, fallback: z.output<T>) =>
  z.preprocess(blankAsUnset, type.optional()).transform((value) => value ?? fallback)

const baseUrl = z.string().refine((text) => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.search === '' && url.hash === '' && url.username === '' && url.password === ''
}, 'give an address such as https://shop.example, without user, query or fragment')
const onOff = z.enum(['1', 'true', 'on', '0', 'false', 'off']).transform((text) => /^(1|true|on)$/.test(text))
const credential = z.string().min(8).max(200)

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}

/** `false`, a number of proxies, or their addresses as a comma-separated list of IPs and networks. */
const trustProxy = z
  .string()
  .refine(
    (text) =>
      /^(false|\d{1,3})$/.test(text) ||
      text.split(',').every((each) => namedNetworks.has(each.trim()) || isNetwork(each.trim())),
    'give false, the number of proxies, or their addresses separated by commas, such as 10.0.0.0/8',
  )
  .transform((text) => {
    if (text === 'false' || text === '0') return false
    return /^\d+$/.test(text) ? Number(text) : text
  })

/** Exactly as a browser sends it in `Origin`; plain http only for pages on this machine. */
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

/** OpenTelemetry's own names, which every service that it watches has. */
export const telemetryVariables = (serviceName: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(baseUrl),
  OTEL_SERVICE_NAME: withDefault(z.string().regex(/^[\w.-]{1,100}$/), serviceName),
  OTEL_TRACES_SAMPLER_ARG: withDefault(z.coerce.number().min(0).max(1), 1),
})

/** Each variable, and which ones are required together. */
export const environment = z
  .object({
    PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 3000),
    HOST: withDefault(z.string(), 'localhost'),
    DATA_DIR: withDefault(z.string(), '.data'),
    STOREFRONT_DIR: withDefault(z.string(), resolve(import.meta.dirname, '../../../storefront')),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    REDIS_URL: optional(z.union([z.url({ protocol: /^rediss?$/ }), z.string().startsWith('/')])),
    COMMERCE_URL: optional(baseUrl),
    ORDERING_URL: optional(baseUrl),
    ORDERING_CHECKOUT_URL: optional(z.union([z.literal('here'), baseUrl])),
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
    PAGE_WORKERS: optional(z.coerce.number().int().min(1).max(64)),
    BACKEND_ID: withDefault(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), 'commerce'),
    EXIT_URL: withDefault(z.url({ protocol: /^https?$/ }), 'https://www.google.com/'),
    STATIC_PAGES: withDefault(onOff, true),
    SERVICE_WORKER: withDefault(onOff, true),
    STORE_PREFIX_SEGMENTS: withDefault(z.coerce.number().int().min(0).max(9), 0),
    EXTERNAL_SHOP_OH: withDefault(z.url({ protocol: /^https?$/ }), 'https://ohio.fernhill.example/'),
    LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
    RATE_LIMIT: withDefault(z.coerce.number().int().min(1).max(1_000_000), 1200),
    PAGE_RATE_LIMIT: withDefault(z.coerce.number().int().min(1).max(1_000_000), 600),
    LIVE_PER_ADDRESS: withDefault(z.coerce.number().int().min(1).max(100_000), 10),
    LIVE_CONNECTIONS: withDefault(z.coerce.number().int().min(1).max(100_000), 1000),
    METRICS_TOKEN: optional(z.string().min(16).max(200)),
    ...telemetryVariables('leaflog'),
    ABUSE_LIMIT_FACTOR: withDefault(z.coerce.number().int().min(1).max(10_000), 1),
    TIME_LIMIT_FACTOR: withDefault(z.coerce.number().int().min(1).max(100), 1),
    STORE_STEP_SECONDS: optional(z.coerce.number().int().min(0).max(86_400)),
    DEV_MAILS: withDefault(onOff, false),
    DEV_ANALYTICS: withDefault(onOff, false),
    INTROSPECTION: withDefault(onOff, true),
    ANALYTICS_DAYS: withDefault(z.coerce.number().int().min(1).max(3650), 90),
  })
  .refine((read) => read.COMMERCE_URL === undefined || (read.CONSUMER_KEY && read.CONSUMER_SECRET), {
    path: ['COMMERCE_URL'],
    message: 'COMMERCE_URL needs CONSUMER_KEY and CONSUMER_SECRET',
  })
  .refine((read) => (read.CONSUMER_KEY === undefined) === (read.CONSUMER_SECRET === undefined), {
    path: ['CONSUMER_KEY'],
    message: 'CONSUMER_KEY and CONSUMER_SECRET belong together: set both or neither',
  })
  .refine((read) => (read.ACCESS_TOKEN === undefined) === (read.ACCESS_TOKEN_SECRET === undefined), {
    path: ['ACCESS_TOKEN'],
    message: 'ACCESS_TOKEN and ACCESS_TOKEN_SECRET belong together',
  })
