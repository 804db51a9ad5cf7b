import type { Database } from '../../platform/db.ts'
import { readSetting, storeConfigSetting } from '../../platform/settings.ts'
import type { EnrolmentContext } from './accounts.ts'

/** Used if no state is known or it has no dispensary: the last of the shop's states where the day begins. */
const FALLBACK_ZONE = 'America/Los_Angeles'

const dayIn = (timeZone: string, now: number): string =>
  // The Canadian form is YYYY-MM-DD.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

export async function readEnrolmentContext(db: Database, now: number): Promise<EnrolmentContext> {
  const config = await readSetting(db, storeConfigSetting)
  const zones = await db
    .selectFrom('stores')
    .select(['state_code', (select) => select.fn.min('time_zone').as('time_zone')])
    .where('kind', '=', 'dispensary')
    .groupBy('state_code')
    .execute()
  const zoneOf = new Map(zones.map((zone) => [zone.state_code, zone.time_zone]))
  return {
    now,
    rewardsStates: (config?.loyalty_allowed_states ?? []).map((state) => state.code),
    todayIn: (state) => dayIn(zoneOf.get(state ?? '') ?? FALLBACK_ZONE, now),
  }
}
