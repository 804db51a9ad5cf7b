/** The owner's queries over the collected events. */
import type { AnalyticsReport, FeedEvent } from '@leaflog/core/wire/analytics/analytics-report'
import { collectedEvent } from '@leaflog/core/wire/analytics/web-vitals'
import { CSV_HEAD, csvLine } from './csv.ts'
import { feedLine } from './feed.ts'
import { byChannel, byStore, orderTotals, timeline } from './order-figures.ts'
import { scopeOf, within, type ReportQuestion } from './scope.ts'
import type { AnalyticsDatabase } from './tables.ts'
import { vitals } from './vital-figures.ts'
import { funnel, knownStores, searchesWithoutResult, topProducts, topSearches } from './visitor-figures.ts'

export interface Reports {
  read(question: ReportQuestion, now: number): Promise<AnalyticsReport>
  /** The latest events, newest first. */
  recent(count: number): Promise<FeedEvent[]>
  /** All events of the query in the order in which they were stored, in chunks that fit into memory. */
  csv(question: ReportQuestion, now: number): AsyncGenerator<string>
}

const ROWS_AT_ONCE = 1000

export function createReports(db: AnalyticsDatabase): Reports {
  return {
    async read(question, now) {
      const scope = await scopeOf(db, question, now)
      // In sequence: PGlite is one connection, and the shop needs it between queries.
      return {
        from: scope.from,
        until: scope.until,
        timeZone: scope.timeZone,
        funnel: await funnel(db, scope),
        orders: await orderTotals(db, scope),
        timeline: await timeline(db, scope),
        products: await topProducts(db, scope),
        searches: await topSearches(db, scope),
        withoutResult: await searchesWithoutResult(db, scope),
        stores: await byStore(db, scope),
        channels: await byChannel(db, scope),
        vitals: await vitals(db, scope),
        knownStores: await knownStores(db, scope),
      }
    },
    async recent(count) {
      const rows = await db.selectFrom('analytics_events').selectAll().orderBy('seq', 'desc').limit(count).execute()
      return rows.flatMap((row) => {
        const page = row.path === null ? null : { path: row.path, type: row.page_type ?? '' }
        const parsed = collectedEvent.safeParse({
          id: row.id,
          name: row.name,
          at: row.told_at,
          visitor: row.visitor,
          newVisitor: row.new_visitor,
          page,
          data: row.data,
        })
        return parsed.success ? [feedLine({ event: parsed.data, at: row.at, receivedAt: row.received_at })] : []
      })
    },
    async *csv(question, now) {
      const scope = await scopeOf(db, question, now)
      yield CSV_HEAD
      let after = 0
      for (;;) {
        const rows = await db
          .selectFrom('analytics_events')
          .selectAll()
          .where(within(scope))
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(ROWS_AT_ONCE)
          .execute()
        if (rows.length > 0) yield rows.map(csvLine).join('')
        const last = rows.at(-1)
        if (!last || rows.length < ROWS_AT_ONCE) return
        after = last.seq
      }
    },
  }
}
