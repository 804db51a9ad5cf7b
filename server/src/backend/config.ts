/** Configuration of the backend when it is served alone (`npm run backend`), from the environment. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { ConfigError, telemetryIn } from '../platform/config.ts'
import { telemetryVariables } from '../platform/environment.ts'
import type { TelemetryConfig } from '../platform/telemetry.ts'

const environment = z.object({
  BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BACKEND_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONSUMER_KEY: z.string().min(8).max(200).optional(),
  CONSUMER_SECRET: z.string().min(8).max(200).optional(),
  SESSION_SECRET: z.string().min(16).max(200).optional(),
  INTROSPECTION: z.stringbool().default(true),
  DEV_MAILS: z.stringbool().default(false),
  SHOP_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SEARCH_KEY_SECRET: z.string().min(16).max(200).optional(),
  BUILD_ID: z
    .string()
    .regex(/^[\w.+-]{1,60}$/)
    .optional(),
  ...telemetryVariables('leaflog-backend'),
})

export interface BackendConfig {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  /** The origin for which callers sign their REST calls; `http://HOST:port` by default. */
  publicUrl: string | undefined
  /** From the environment, or else generated secrets in the data folder. */
  consumerKey: string | undefined
  consumerSecret: string | undefined
  searchKeySecret: string | undefined
  sessionSecret: string | undefined
  /** The shop's origin for links in mails, without a trailing slash. */
  shopUrl: string
  /** The build's name (7d.2). */
  buildId: string | undefined
  /** Where traces go; undefined if nothing is recorded. */
  telemetry: TelemetryConfig | undefined
  /** Whether introspection is allowed and errors suggest names. */
  introspection: boolean
  /** Whether the outbox of mails is served at `/dev/mails`. */
  devMails: boolean
}

/** @throws ConfigError with a line for each invalid variable; values are not repeated */
export function readBackendConfig(env: Readonly<Record<string, string | undefined>>): BackendConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(set)
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  return {
    port: read.data.BACKEND_PORT,
    host: read.data.HOST,
    dataDir: resolve(read.data.DATA_DIR),
    databaseUrl: read.data.DATABASE_URL,
    publicUrl: read.data.BACKEND_URL,
    consumerKey: read.data.CONSUMER_KEY,
    consumerSecret: read.data.CONSUMER_SECRET,
    searchKeySecret: read.data.SEARCH_KEY_SECRET,
    sessionSecret: read.data.SESSION_SECRET,
    buildId: read.data.BUILD_ID,
    telemetry: telemetryIn(read.data),
    introspection: read.data.INTROSPECTION,
    devMails: read.data.DEV_MAILS,
    shopUrl: read.data.SHOP_URL.replace(/\/+$/, ''),
  }
}
