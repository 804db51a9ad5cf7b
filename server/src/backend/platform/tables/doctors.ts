import type { JSONColumnType } from 'kysely'

/** A doctor's details that are not searched. The fee is in cents. */
export interface DoctorDetails {
  name: string
  credentials: string
  specialty: string
  practice: string
  address: string
  phoneNumber: string
  inPerson: boolean
  /** ISO 639-1 codes. */
  languages: string[]
  firstVisitFee: number
}

export interface DoctorsTable {
  id: string
  state_code: string
  city: string
  postcode: string
  latitude: number
  longitude: number
  telehealth: boolean
  accepting_new_patients: boolean
  position: number
  details: JSONColumnType<DoctorDetails>
}

export interface ZipAreasTable {
  /** The first three digits. */
  prefix: string
  state_code: string
  /** The city whose post office sorts the mail. */
  city: string
  latitude: number
  longitude: number
}

export interface DoctorTables {
  doctors: DoctorsTable
  zip_areas: ZipAreasTable
}
