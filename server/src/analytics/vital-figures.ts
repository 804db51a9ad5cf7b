/** How fast pages were for consenting visitors (Core Web Vitals). */
import type { AnalyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { sql } from 'kysely'
import type { Scope } from './scope.ts'
import type { AnalyticsDatabase } from './tables.ts'

/**
 * By kind of page, the most measured kinds first: the value that three of four visits do not exceed. Measurements belong
 * to no visitor, so they have no store and no channel, and those of the scope do not apply.
 */
export async function vitals(db: AnalyticsDatabase, { from, until }: Scope): Promise<AnalyticsReport['vitals']> {
  const { rows } = await sql<AnalyticsReport['vitals'][number]>`
    select data->>'kind' as kind, data->>'metric' as metric, count(*)::int as measured,
      percentile_cont(0.75) within group (order by (data->>'value')::float8) as p75
    from analytics_events
    where name = 'WEB_VITAL' and at >= ${from}::bigint and at < ${until}::bigint
    group by 1, 2
    order by sum(count(*)) over (partition by data->>'kind') desc, 1, 2`.execute(db)
  return rows
}
