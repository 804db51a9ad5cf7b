/** The events that a report covers. */
import { sql, type RawBuilder } from 'kysely'
import type { AnalyticsDatabase, Channel } from './tables.ts'

export interface ReportQuestion {
  /** How many days back, including today. */
  days: number
  /** IANA name of the time zone of the owner's days. */
  timeZone: string
  store: string | null
  channel: Channel | null
}

export interface Scope extends ReportQuestion {
  /** Epoch ms; `until` is exclusive. */
  from: number
  until: number
}

/** From the beginning of the owner's first day, by the database's calendar, until now. */
export async function scopeOf(db: AnalyticsDatabase, question: ReportQuestion, now: number): Promise<Scope> {
  const { days, timeZone } = question
  const found = await sql<{ begins: string }>`
    select floor(extract(epoch from (
      date_trunc('day', to_timestamp(${now}::bigint / 1000.0) at time zone ${timeZone}::text)
        - ${days - 1}::int * interval '1 day'
    ) at time zone ${timeZone}::text) * 1000)::text as begins`.execute(db)
  return { ...question, from: Number(found.rows[0]?.begins ?? now), until: now + 1 }
}

/** For the `where` of a query over analytics_events. */
export function within({ from, until, store, channel }: Scope): RawBuilder<boolean> {
  const ofStore = store === null ? sql`true` : sql`store = ${store}`
  const ofChannel = channel === null ? sql`true` : sql`channel = ${channel}`
  return sql<boolean>`at >= ${from}::bigint and at < ${until}::bigint and ${ofStore} and ${ofChannel}`
}
