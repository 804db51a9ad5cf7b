/** Resolves a place that a visitor types: a ZIP code or a city. */
import { sql } from 'kysely'
import { readSetting, zipCentroidsSetting } from '../../platform/settings.ts'
import type { Database } from '../../platform/db.ts'
import type { Point } from '../../platform/distance.ts'

export interface Center extends Point {
  city: string
  stateCode: string
  /** Null if a city was given. */
  zip: string | null
}

async function centerOfZip(db: Database, zip: string): Promise<Center | undefined> {
  const area = await db.selectFrom('zip_areas').selectAll().where('prefix', '=', zip.slice(0, 3)).executeTakeFirst()
  if (area === undefined) return undefined
  const exact =
    (await readSetting(db, zipCentroidsSetting))?.find((known) => known.zip === zip) ??
    (await db
      .selectFrom('doctors')
      .select(['latitude', 'longitude'])
      .where('postcode', '=', zip)
      .orderBy('position')
      .executeTakeFirst())
  const { latitude, longitude } = exact ?? area
  return { city: area.city, stateCode: area.state_code, zip, latitude, longitude }
}

/** Normalizes "St. Petersburg" and "st petersburg" to the same text. */
const keyOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()

interface City extends Point {
  city: string
  state_code: string
}

/** The city whose name begins with the text: an exact match first, then the one with the most doctors. */
async function centerOfCity(db: Database, name: string, stateCode: string | null): Promise<Center | undefined> {
  const key = keyOf(name)
  if (key === '') return undefined
  const { rows } = await sql<City>`
    with places as (
      select dispensary->>'city' as city, state_code,
        (dispensary->>'latitude')::float8 as latitude, (dispensary->>'longitude')::float8 as longitude
      from stores where kind = 'dispensary'
      union all select city, state_code, latitude, longitude from doctors
      union all select city, state_code, latitude, longitude from zip_areas
    ), keyed as (
      select *, regexp_replace(lower(city), '[^a-z ]', '', 'g') as key from places
    )
    select city, state_code, avg(latitude) as latitude, avg(longitude) as longitude
    from keyed
    where key like ${`${key}%`} and (${stateCode}::text is null or state_code = ${stateCode}::text)
    group by city, state_code, key
    order by key = ${key} desc, count(*) desc, city, state_code
    limit 1`.execute(db)
  const [found] = rows
  if (found === undefined) return undefined
  const { city, state_code, latitude, longitude } = found
  return { city, stateCode: state_code, zip: null, latitude, longitude }
}

/**
 * Resolves a ZIP code (its last four digits are ignored), or a city, with the state's code after a comma if two states
 * have one; undefined if unknown.
 * @param stateCode only cities of this state
 */
export function resolvePlace(db: Database, place: string, stateCode: string | null): Promise<Center | undefined> {
  const [, zip] = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(place) ?? []
  if (zip !== undefined) return centerOfZip(db, zip)
  const [, city = place, state] = /^(.+?)\s*,\s*([a-z]{2})\s*$/i.exec(place) ?? []
  return centerOfCity(db, city, state?.toUpperCase() ?? stateCode)
}
