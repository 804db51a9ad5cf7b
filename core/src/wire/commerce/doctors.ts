/** Doctors who certify patients, in commerce GraphQL. */
import * as z from 'zod/mini'
import { sentMoney } from '../shared/money.ts'

const doctor = z.object({
  id: z.string(),
  name: z.string(),
  credentials: z.string(),
  specialty: z.string(),
  practice: z.string(),
  address: z.string(),
  city: z.string(),
  state_code: z.string(),
  postcode: z.string(),
  phone_number: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  in_person: z.boolean(),
  telehealth: z.boolean(),
  accepting_new_patients: z.boolean(),
  /** ISO 639-1 codes. */
  languages: z.array(z.string()),
  /** In cents. */
  first_visit_fee: sentMoney,
  /** From the requested place; null without one. */
  distance_miles: z.nullable(z.number()),
})
export type Doctor = z.infer<typeof doctor>

const center = z.object({
  city: z.string(),
  state_code: z.string(),
  zip: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
})
export type SearchCenter = z.infer<typeof center>

/** Variables: `filter` (state_code, place, within_miles, telehealth, accepting_new_patients), `pageSize`. */
export const doctorsQuery = {
  operationName: 'certifyingDoctors',
  query: `query certifyingDoctors($filter: CertifyingDoctorFilterInput, $pageSize: Int) {
  certifyingDoctors(filter: $filter, pageSize: $pageSize) {
    items {
      id name credentials specialty practice address city state_code postcode phone_number latitude longitude
      in_person telehealth accepting_new_patients languages first_visit_fee { value currency } distance_miles
    }
    total_count
    center { city state_code zip latitude longitude }
    states { state_code count }
  }
}`,
  result: z.object({
    certifyingDoctors: z.object({
      items: z.array(doctor),
      total_count: z.int(),
      center: z.nullable(center),
      states: z.array(z.object({ state_code: z.string(), count: z.int() })),
    }),
  }),
} as const
