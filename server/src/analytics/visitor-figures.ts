/** Visitors by funnel stage (funnel.ts), the products they viewed, and the terms they searched for. */
import { stageNames, type AnalyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { sql } from 'kysely'
import { within, type Scope } from './scope.ts'
import type { AnalyticsDatabase } from './tables.ts'

const LINES = 10

/** Without cookies a visitor has no id and is not counted. */
export async function funnel(db: AnalyticsDatabase, scope: Scope): Promise<AnalyticsReport['funnel']> {
  const { rows } = await sql<{ stage: number; visitors: number }>`
    with furthest as (
      select max(stage) as stage from analytics_events where visitor <> '' and ${within(scope)} group by visitor
    )
    select stage::int, count(*)::int as visitors from furthest group by stage`.execute(db)
  return stageNames.map((stage, index) => ({
    stage,
    visitors: rows.reduce((sum, row) => sum + (row.stage >= index ? row.visitors : 0), 0),
  }))
}

/** By name and brand, so that all sizes of a product are one. */
export async function topProducts(db: AnalyticsDatabase, scope: Scope): Promise<AnalyticsReport['products']> {
  const { rows } = await sql<AnalyticsReport['products'][number]>`
    with told as (
      select * from analytics_events where name in ('PDP', 'ADD_TO_CART', 'PLACE_ORDER') and ${within(scope)}
    ), sold as (
      select distinct on (data->>'id') data from told where name = 'PLACE_ORDER' order by data->>'id', seq
    ), touched as (
      select data->>'name' as name, data->>'brand' as brand, 1 as views, 0 as added, 0 as ordered, 0::bigint as revenue
      from told where name = 'PDP'
      union all
      select item->>'name', item->>'brand', 0, (item->>'quantity')::int, 0, 0
      from told, jsonb_array_elements(data->'items') as item where told.name = 'ADD_TO_CART'
      union all
      select item->>'name', item->>'brand', 0, 0, (item->>'quantity')::int,
        (item->>'price')::bigint * (item->>'quantity')::int
      from sold, jsonb_array_elements(data->'items') as item
    )
    select name, brand, sum(views)::int as views, sum(added)::int as added, sum(ordered)::int as ordered,
      sum(revenue)::bigint as revenue
    from touched group by name, brand
    order by sum(revenue) desc, sum(added) desc, sum(views) desc, name limit ${LINES}`.execute(db)
  return rows
}

export async function topSearches(db: AnalyticsDatabase, scope: Scope): Promise<AnalyticsReport['searches']> {
  const { rows } = await sql<{ term: string; times: number }>`
    select term, count(*)::int as times from analytics_events
    where name = 'SEARCH' and term is not null and ${within(scope)}
    group by term order by times desc, term limit ${LINES}`.execute(db)
  return rows
}

/** By the latest search for a term: a product that was added since is no longer a miss. */
export async function searchesWithoutResult(
  db: AnalyticsDatabase,
  scope: Scope,
): Promise<AnalyticsReport['withoutResult']> {
  const { rows } = await sql<{ term: string; times: number }>`
    select term, count(*)::int as times from analytics_events
    where name = 'SEARCH' and term is not null and results is not null and ${within(scope)}
    group by term having (array_agg(results order by at desc, seq desc))[1] = 0
    order by times desc, term limit ${LINES}`.execute(db)
  return rows
}

export async function knownStores(db: AnalyticsDatabase, { from, until }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('analytics_events')
    .select('store')
    .distinct()
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('store', 'is not', null)
    .orderBy('store')
    .limit(200)
    .execute()
  return rows.flatMap(({ store }) => store ?? [])
}
