/** The embedded commerce backend: four upstreams over one database, which look like the real systems from outside. */
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
import { createSimulatedStore } from './rules/orders/simulated-store.ts'
import { createOrdering } from './apis/ordering/ordering.ts'
import { createRest } from './apis/rest/rest.ts'
import { createInsights } from './apis/search/insights.ts'
import { createSearch } from './apis/search/search.ts'

export interface BackendOptions {
  /** The caller who opened it closes it. */
  database: Pick<OpenDatabase, 'db' | 'listen'>
  /** Epoch milliseconds. */
  clock: () => number
  timer: Clock['timer']
  /**
   * Generates unguessable ids: at least 128 random bits, 8 to 64 characters of A-Z a-z 0-9 _ - (`randomId` of ids.ts).
   */
  ids: () => string
  /** Who may sign calls of the REST API (OAuth1). */
  consumer: { key: string; secret: string }
  /** The origin to which signed calls are addressed. Signatures are verified against it, never against Host. */
  publicUrl: string
  /** The origin where clients reach pictures and files; `publicUrl` by default. */
  reachedAt?: () => string
  searchKeySecret: string
  /** Signs customers' tokens; all servers over one database need the same secret. */
  sessionSecret: string
  /** The origin of the shop for its visitors, used in links. */
  shopUrl: () => string
  /** 7d.2: the build in one line, served at `/build-info.txt` if given. */
  build?: string
  /** The folder of resized pictures. */
  mediaFolder: string
  log: Log
  /** Whether introspection of the commerce schema is allowed; true by default. */
  introspection?: boolean
  /** How long a simulated store takes for each step of an order, in milliseconds; 0, the default, for none. */
  storeStepMs?: number
  /** Serves the outbox of mails at `/dev/mails`; false by default. */
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
  /** The subscriptions of `/graphql`, which see the changes of every server over this database. */
  live: LiveUpstream
  /** Whether the database answers. */
  ready(): Promise<boolean>
  /** Stops background work. The caller who opened the database closes it afterwards. */
  close(): Promise<void>
}

/** Composes the backend over a database that has been migrated and seeded (`migrate`, `seed`). */
export async function createBackend({ database, ...given }: BackendOptions): Promise<Backend> {
  const options = { ...given, db: database.db }
  const customers = createCustomers(options)
  const changes = await createChangeFeed(database.listen(options.timer, options.log))
  const soldCode = createSoldCodes(options.sessionSecret)
  const after = createAfterOrders({ ...options, soldCode })
  const store = createSimulatedStore({ ...options, stepMs: options.storeStepMs ?? 0, orderChanged: after.look })
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
    ordering: createOrdering({ ...options, sessions: customers.sessions, orderChanged: after.look }),
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
      await store.close()
      await customers.settled()
      await after.close()
    },
  }
}
