import { doctorsQuery } from '@leaflog/core/wire/commerce/doctors'
import type { PageContext } from '../../shared/page/context.ts'
import { readCommerce } from '../../shared/page/read-commerce.ts'
import type { SearchParams } from '../../shared/page/search-params.ts'
import { readDoctorSearch } from './doctor-search.ts'

/** More than any state has: a state's doctors fit on one page, all of them on the map. */
const everyone = 200

type Asking = Pick<PageContext, 'http' | 'origin' | 'shop'>

/**
 * The doctors that match the address; without a state and a place only their number per state. The answer is public, so
 * it does not depend on the chosen store.
 */
export const loadDoctors = async (context: Asking, params: SearchParams) => {
  const search = readDoctorSearch(params)
  const { state, place, within, telehealth, accepting } = search
  const isAsked = state !== '' || place !== ''
  const filter = {
    ...(state && { state_code: state }),
    ...(place && { place }),
    ...(place && within !== null && { within_miles: within }),
    ...(telehealth && { telehealth }),
    ...(accepting && { accepting_new_patients: accepting }),
  }
  const nowhere = { storeCode: null, mode: 'RECREATIONAL', delivery: false } as const
  const variables = { filter, pageSize: isAsked ? everyone : 1 }
  const { certifyingDoctors } = await readCommerce(context, doctorsQuery, variables, nowhere)
  const { items, total_count: total, center, states } = certifyingDoctors
  return { search, isAsked, doctors: isAsked ? items : [], total, center, states }
}

export type DoctorsPageData = Awaited<ReturnType<typeof loadDoctors>>
