import type { CertifyingDoctorFilterInput, Resolvers } from './resolvers.generated.ts'
import { countByState, findDoctors, type DoctorRow, type FoundDoctor } from '../../../rules/doctors/find-doctors.ts'
import { money } from '../context/amounts.ts'
import { pageInfo, readPage } from './paging.ts'
import { refusal } from '../../../platform/domain-error.ts'

const STANDARD_PAGE = 20
const LONGEST_PLACE = 80
const FARTHEST_MILES = 1000

function searchOf(filter: CertifyingDoctorFilterInput) {
  const place = filter.place?.trim() ?? ''
  const withinMiles = filter.within_miles ?? null
  if (place.length > LONGEST_PLACE) throw refusal('ARGUMENT_TOO_LONG', { name: 'place', most: LONGEST_PLACE })
  if (withinMiles !== null && (withinMiles < 1 || withinMiles > FARTHEST_MILES))
    throw refusal('ARGUMENT_OUT_OF_RANGE', { name: 'within_miles', least: 1, most: FARTHEST_MILES })
  return {
    stateCode: filter.state_code?.trim().toUpperCase() || null,
    place: place === '' ? null : place,
    withinMiles,
    telehealth: filter.telehealth === true,
    acceptingNewPatients: filter.accepting_new_patients === true,
  }
}

const doctorView = ({ doctor, miles }: FoundDoctor) => {
  const { details, ...row }: DoctorRow = doctor
  return {
    ...row,
    name: details.name,
    credentials: details.credentials,
    specialty: details.specialty,
    practice: details.practice,
    address: details.address,
    phone_number: details.phoneNumber,
    in_person: details.inPerson,
    languages: details.languages,
    first_visit_fee: money(details.firstVisitFee),
    distance_miles: miles === null ? null : Math.round(miles * 10) / 10,
  }
}

/** (2c.1) Doctors who certify patients. */
export const doctors: Resolvers = {
  Query: {
    certifyingDoctors: async (_, { filter, ...paging }, { db }) => {
      const page = readPage(paging, STANDARD_PAGE)
      const [{ center, found }, states] = await Promise.all([findDoctors(db, searchOf(filter ?? {})), countByState(db)])
      return {
        items: found.slice(page.offset, page.offset + page.size).map(doctorView),
        total_count: found.length,
        page_info: pageInfo(page, found.length),
        center: center && { ...center, state_code: center.stateCode },
        states,
      }
    },
  },
}
