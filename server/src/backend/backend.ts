/** The embedded commerce backend: four upstreams over one database, the same as the real systems seen from outside. */
import { sql } from 'kysely'
import type { Clock } from '../platform/ports.ts'
import type { LiveUpstream, Log, Upstream } from '../platform/upstream.ts'
import { createChangeFeed } from './platform/changes/change-feed.ts'
import { createCommerceYoga } from './apis/graphql/graphql.ts'
import { createLiveUpstream } from './apis/graphql/live-upstream.ts'
import { createCustomers } from './rules/customers/customers.ts'
import { createDevMails } from './rules/customers/dev-mails.ts'
import type { OpenDatabase } from './platform/db.ts'
import { createSoldCodes } from './rules/gift-cards/sold-codes.ts'
import { createMedia } from './apis/media/media.ts'
import { createAfterOrders } from './rules/orders/after-orders.ts'
import { createOrdering } from './apis/ordering/ordering.ts'
import { createRest } from './apis/rest/rest.ts'
import { createInsights } from './apis/search/insights.ts'
import { createSearch } from './apis/search/search.ts'

export interface BackendOptions {
  /** Its `close` is its opener's to call. */
  database: Pick<OpenDatabase, 'db' | 'listen'>
  /** Epoch milliseconds. */
  clock: () => number
  timer: Clock['timer']
  /** Unguessable ids: at least 128 random bits, 8 to 64 characters of A-Z a-z 0-9 _ - (`randomId` of ids.ts). */
  ids: () => string
  /** Who may sign calls of the REST API (OAuth1). */
  consumer: { key: string; secret: string }
  /** Scheme and host that signed calls are addressed to. A signature is checked against it, never against Host. */
  publicUrl: string
  /** Scheme and host under which clients reach pictures and files; `publicUrl` when left out. */
  reachedAt?: () => string
  searchKeySecret: string
  /** What customers' tokens are signed with; every server over one database needs the same. */
  sessionSecret: string
  /** Scheme and host of the shop as its visitors see it, for the links to it. */
  shopUrl: () => string
  /** 7d.2: which build this is, in one line; told at `/build-info.txt` where it is given. */
  build?: string
  /** Where resized pictures are kept. */
  mediaFolder: string
  log: Log
  /** Whether the commerce schema may be asked for; true when left out. */
  introspection?: boolean
  /** Serves the outbox of mails at `/dev/mails`; false when left out. */
  development?: boolean
}

export interface Backend {
  /** `/graphql`, `/rest/…`, `/build-info.txt` and, in development, `/dev/mails` */
  commerce: Upstream
  /** `/api/public/…` and `/api/v2/…` */
  ordering: Upstream
  /** `/1/indexes/…` */
  search: Upstream
  /** `/1/events` */
  insights: Upstream
  /** `/media/…` */
  media: Upstream
  /** The subscriptions of `/graphql`, of which every server over this database hears. */
  live: LiveUpstream
  /** Whether the database answers. */
  ready(): Promise<boolean>
  /** Stops what the backend started. The database belongs to its opener, who closes it after this. */
  close(): Promise<void>
}

/** Composes the backend over a database that has been migrated and seeded (`migrate`, `seed`). */
export async function createBackend({ database, ...given }: BackendOptions): Promise<Backend> {
  const options = { ...given, db: database.db }
  const customers = createCustomers(options)
  const changes = await createChangeFeed(database.listen(options.timer, options.log))
  const soldCode = createSoldCodes(options.sessionSecret)
  const after = createAfterOrders({ ...options, soldCode })
  const yoga = createCommerceYoga({ ...options, customers, changes, orderChanged: after.look })
  const rest = createRest(options)
  const devMails = options.development === true ? createDevMails(options.db, soldCode) : undefined
  return {
    commerce: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/rest/')) return rest(request)
      if (pathname === '/build-info.txt' && options.build !== undefined) return new Response(`${options.build}\n`)
      return devMails && pathname === '/dev/mails' ? devMails(request) : yoga.fetch(request)
    },
    ordering: createOrdering(options),
    search: createSearch(options),
    insights: createInsights(options),
    media: createMedia(options),
    live: createLiveUpstream(yoga, customers.sessions),
    ready: async () => {
      try {
        await sql`select 1 from seeds limit 1`.execute(options.db)
        return true
      } catch (error) {
        options.log.warn({ err: error }, 'the database does not answer')
        return false
      }
    },
    close: async () => {
      await changes.close()
      await customers.settled()
      await after.close()
    },
  }
}
