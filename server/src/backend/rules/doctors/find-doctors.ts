/** Doctors near a place. @module */
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db.ts'
import { distanceMiles } from '../../platform/distance.ts'
import { type Center, resolvePlace } from './resolve-place.ts'
import type { DoctorsTable } from '../../platform/tables/doctors.ts'

export type DoctorRow = Selectable<DoctorsTable>

export interface DoctorSearch {
  stateCode: string | null
  /** A ZIP code or a city; null for nowhere in particular. */
  place: string | null
  /** How far from the place at most; null for any distance. */
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
 * Doctors of one state, nearest first where a place is known. Without a state it is the place's: a certificate holds only
 * where the patient lives. A place that nobody knows finds nothing, and `center` says so.
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

/** How many doctors each state has, by its code. */
export const countByState = (db: Database) =>
  db
    .selectFrom('doctors')
    .select((select) => ['state_code', select.fn.countAll<number>().as('count')])
    .groupBy('state_code')
    .orderBy('state_code')
    .execute()
