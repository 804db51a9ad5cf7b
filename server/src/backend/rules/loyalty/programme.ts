/** The current offers of Rewards: the ladder of rewards and the members' tickets. */
import * as z from 'zod'
import type { Database } from '../../platform/db.ts'
import { readSetting, storeConfigSetting, type Setting } from '../../platform/settings.ts'
import { dayAt, PROGRAMME_TIME_ZONE } from '../../platform/days.ts'

const programmeShape = z.object({
  ladder: z.array(z.object({ points: z.int().positive(), value: z.int().positive() })),
  offers: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      code: z.string(),
      startsOn: z.string(),
      endsOn: z.string().nullable(),
      states: z.array(z.string()).optional(),
    }),
  ),
})
export type Programme = z.infer<typeof programmeShape>

const programmeSetting: Setting<Programme> = { name: 'rewards_programme', schema: programmeShape }

/** The programme, with its ladder in ascending order. Without one in the database there are no rewards. */
export async function readProgramme(db: Database): Promise<Programme> {
  const { ladder, offers } = (await readSetting(db, programmeSetting)) ?? { ladder: [], offers: [] }
  return { ladder: ladder.toSorted((a, b) => a.points - b.points), offers }
}

/** A member's tickets for a state today; both days of an offer are inclusive. */
export const offersFor = ({ offers }: Programme, state: string | null, now: number): Programme['offers'] => {
  const today = dayAt(now, PROGRAMME_TIME_ZONE)
  return offers.filter(
    ({ startsOn, endsOn, states }) =>
      startsOn <= today &&
      (endsOn === null || endsOn >= today) &&
      (states === undefined || (state !== null && states.includes(state))),
  )
}

/** Whether the programme runs in a state (loyalty_allowed_states, 3.13). */
export const runsIn = async (db: Database, state: string | null): Promise<boolean> =>
  state !== null &&
  ((await readSetting(db, storeConfigSetting))?.loyalty_allowed_states ?? []).some(({ code }) => code === state)
