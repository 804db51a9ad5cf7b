import { countByState, findDoctors, type DoctorRow, type FoundDoctor } from '../../../rules/doctors/find-doctors.ts'
import { money } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import { pageInfo, readPage, type PageArguments } from './paging.ts'
import { refusal } from '../../../platform/domain-error.ts'

const STANDARD_PAGE = 20
const LONGEST_PLACE = 80
const FARTHEST_MILES = 1000

interface Filter {
  state_code?: string | null
  place?: string | null
  within_miles?: number | null
  telehealth?: boolean | null
  accepting_new_patients?: boolean | null
}

function searchOf(filter: Filter) {
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
export const doctors = {
  typeDefs: /* GraphQL */ `
    type Query {
      "Doctors who certify patients of a state's medical programme, nearest first where a place is given."
      certifyingDoctors(
        filter: CertifyingDoctorFilterInput
        pageSize: Int = 20
        currentPage: Int = 1
      ): CertifyingDoctors!
    }

    input CertifyingDoctorFilterInput {
      "Two letters. Without it, the state of the place."
      state_code: String
      "A ZIP code, or a city, with its state's code after a comma where two states have one."
      place: String
      "From the place; ignored without one."
      within_miles: Int
      "Only those who see patients over video."
      telehealth: Boolean
      accepting_new_patients: Boolean
    }

    type CertifyingDoctors {
      items: [CertifyingDoctor!]!
      total_count: Int!
      page_info: SearchResultPageInfo!
      "Where distances are counted from; null without a place, or where nobody knows it."
      center: DoctorSearchCenter
      "How many there are in each state, whatever was asked for."
      states: [DoctorState!]!
    }

    type DoctorSearchCenter {
      city: String!
      state_code: String!
      "Null where a city was named."
      zip: String
      latitude: Float!
      longitude: Float!
    }

    type DoctorState {
      state_code: String!
      count: Int!
    }

    type CertifyingDoctor {
      id: ID!
      "Without title."
      name: String!
      "Such as MD or DO."
      credentials: String!
      "family, internal, pain, neurology, oncology, psychiatry, palliative or rehabilitation."
      specialty: String!
      practice: String!
      address: String!
      city: String!
      state_code: String!
      postcode: String!
      phone_number: String!
      latitude: Float!
      longitude: Float!
      in_person: Boolean!
      telehealth: Boolean!
      accepting_new_patients: Boolean!
      "ISO 639-1 codes."
      languages: [String!]!
      first_visit_fee: Money!
      "Null without a place."
      distance_miles: Float
    }
  `,
  resolvers: {
    Query: {
      certifyingDoctors: async (
        _: unknown,
        { filter, ...paging }: PageArguments & { filter?: Filter | null },
        { db }: CommerceContext,
      ) => {
        const page = readPage(paging, STANDARD_PAGE)
        const { center, found } = await findDoctors(db, searchOf(filter ?? {}))
        return {
          items: found.slice(page.offset, page.offset + page.size).map(doctorView),
          total_count: found.length,
          page_info: pageInfo(page, found.length),
          center: center && { ...center, state_code: center.stateCode },
          states: () => countByState(db),
        }
      },
    },
  },
}
