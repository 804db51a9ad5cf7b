/** Doctors near a place. @module */
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db.ts'
import { distanceMiles } from '../../platform/distance.ts'
import { type Center, resolvePlace } from './resolve-place.ts'
import type { DoctorsTable } from '../../platform/tables/doctors.ts'

export type DoctorRow = Selectable<DoctorsTable>

export interface DoctorSearch {
  stateCode: string | null
  /** A ZIP code or a city; null for no place. */
  place: string | null
  /** The maximum distance; null for any. */
  withinMiles: number | null
  telehealth: boolean
  acceptingNewPatients: boolean
}

export interface FoundDoctor {
  doctor: DoctorRow
  /** Null without a place. */
  miles: number | null
}

/**
 * Doctors of one state, nearest first if a place is given. Without a state it is the place's, because a certificate is
 * valid only in the patient's state. An unknown place finds nothing, and `center` shows that.
 */
export async function findDoctors(
  db: Database,
  { stateCode, place, withinMiles, telehealth, acceptingNewPatients }: DoctorSearch,
): Promise<{ center: Center | null; found: FoundDoctor[] }> {
  const center = place === null ? undefined : await resolvePlace(db, place, stateCode)
  if (place !== null && center === undefined) return { center: null, found: [] }
  const within = stateCode ?? center?.stateCode
  const rows = await db
    .selectFrom('doctors')
    .selectAll()
    .$if(within !== undefined, (query) => query.where('state_code', '=', within ?? ''))
    .$if(telehealth, (query) => query.where('telehealth', '=', true))
    .$if(acceptingNewPatients, (query) => query.where('accepting_new_patients', '=', true))
    .orderBy('position')
    .execute()
  const found = rows
    .map((doctor) => ({ doctor, miles: center === undefined ? null : distanceMiles(center, doctor) }))
    .filter(({ miles }) => miles === null || withinMiles === null || miles <= withinMiles)
    .toSorted((a, b) => (a.miles ?? 0) - (b.miles ?? 0))
  return { center: center ?? null, found }
}

/** The number of doctors in each state, by its code. */
export const countByState = (db: Database) =>
  db
    .selectFrom('doctors')
    .select((select) => ['state_code', select.fn.countAll<number>().as('count')])
    .groupBy('state_code')
    .orderBy('state_code')
    .execute()
