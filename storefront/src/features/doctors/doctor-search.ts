import { type SearchParams, stringifySearch } from '../../shared/page/search-params.ts'
import { stateCodes } from '../../shared/i18n/use-state-name.ts'

/** The search, as in the page's URL (2c.1). */
export interface DoctorSearch {
  /** Two letters; '' for the state of the place. */
  state: string
  /** A ZIP code or a city; '' for none. */
  place: string
  /** Miles from the place; null for any distance. */
  within: number | null
  telehealth: boolean
  accepting: boolean
}

export const DOCTORS_PATH = '/discover/find-a-doctor'

/** The distances to choose from, in miles. */
export const distances: readonly number[] = [10, 25, 50, 100]

const longestPlace = 80

const first = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? ''

/** Parses a search from any address; unknown values are dropped. */
export const readDoctorSearch = (params: SearchParams): DoctorSearch => {
  const state = first(params['state']).trim().toUpperCase()
  const within = Number(first(params['within']))
  return {
    state: stateCodes.includes(state) ? state : '',
    place: first(params['place']).trim().slice(0, longestPlace),
    within: distances.includes(within) ? within : null,
    telehealth: first(params['telehealth']) === '1',
    accepting: first(params['accepting']) === '1',
  }
}

export const doctorSearchHref = ({ state, place, within, telehealth, accepting }: DoctorSearch): string =>
  DOCTORS_PATH +
  stringifySearch({
    state: state || undefined,
    place: place || undefined,
    within: within ?? undefined,
    telehealth: telehealth ? 1 : undefined,
    accepting: accepting ? 1 : undefined,
  })
