/**
 * Orders and their revenue: in total, by store, by channel, and over time. An order counts once, however often it is
 * reported.
 */
import type { AnalyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { sql } from 'kysely'
import { within, type Scope } from './scope.ts'
import type { AnalyticsDatabase, Channel } from './tables.ts'

/** Each order as first reported. */
const orders = (scope: Scope) => sql`
  select distinct on (data->>'id') at, store, channel, revenue_cents from analytics_events
  where name = 'PLACE_ORDER' and ${within(scope)} order by data->>'id', seq`

export async function orderTotals(db: AnalyticsDatabase, scope: Scope): Promise<AnalyticsReport['orders']> {
  const { rows } = await sql<AnalyticsReport['orders']>`
    select count(*)::int as count, coalesce(sum(revenue_cents), 0)::bigint as revenue from (${orders(scope)}) as o`.execute(
    db,
  )
  return rows[0] ?? { count: 0, revenue: 0 }
}

interface Figures {
  visitors: number
  orders: number
  revenue: number
}

export async function byStore(db: AnalyticsDatabase, scope: Scope): Promise<AnalyticsReport['stores']> {
  const { rows } = await sql<Figures & { store: string; state: string | null }>`
    with visited as (
      select store, max(state) as state, count(distinct nullif(visitor, ''))::int as visitors
      from analytics_events where store is not null and ${within(scope)} group by store
    ), sold as (
      select store, count(*)::int as orders, sum(revenue_cents)::bigint as revenue
      from (${orders(scope)}) as o where store is not null group by store
    )
    select v.store, v.state, v.visitors, coalesce(s.orders, 0) as orders, coalesce(s.revenue, 0)::bigint as revenue
    from visited v left join sold s on s.store = v.store
    order by revenue desc, visitors desc, v.store limit 12`.execute(db)
  return rows
}

export async function byChannel(db: AnalyticsDatabase, scope: Scope): Promise<AnalyticsReport['channels']> {
  const { rows } = await sql<Figures & { channel: Channel }>`
    with visited as (
      select channel, count(distinct nullif(visitor, ''))::int as visitors
      from analytics_events where channel is not null and ${within(scope)} group by channel
    ), sold as (
      select channel, count(*)::int as orders, sum(revenue_cents)::bigint as revenue
      from (${orders(scope)}) as o where channel is not null group by channel
    )
    select v.channel, v.visitors, coalesce(s.orders, 0) as orders, coalesce(s.revenue, 0)::bigint as revenue
    from visited v left join sold s on s.channel = v.channel order by v.channel`.execute(db)
  return rows
}

/** Hours of one day, or days, including those without orders. */
export async function timeline(db: AnalyticsDatabase, scope: Scope): Promise<AnalyticsReport['timeline']> {
  const { from, until, days, timeZone } = scope
  const unit = days === 1 ? 'hour' : 'day'
  const local = (at: unknown) =>
    sql`date_trunc(${unit}::text, to_timestamp(${at} / 1000.0) at time zone ${timeZone}::text)`
  const { rows } = await sql<Figures & { begins: string }>`
    with visited as (
      select ${local(sql`at`)} as begins, count(distinct nullif(visitor, ''))::int as visitors
      from analytics_events where ${within(scope)} group by 1
    ), sold as (
      select ${local(sql`at`)} as begins, count(*)::int as orders, sum(revenue_cents)::bigint as revenue
      from (${orders(scope)}) as o group by 1
    )
    select to_char(slot, 'YYYY-MM-DD"T"HH24:MI:SS') as begins, coalesce(v.visitors, 0) as visitors,
      coalesce(s.orders, 0) as orders, coalesce(s.revenue, 0)::bigint as revenue
    from generate_series(
      ${local(sql`${from}::bigint`)},
      ${local(sql`${until - 1}::bigint`)},
      ${`1 ${unit}`}::text::interval
    ) as slot
    left join visited v on v.begins = slot
    left join sold s on s.begins = slot
    order by slot`.execute(db)
  return rows
}
