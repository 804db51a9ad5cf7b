/** Doctors, ZIP codes and laboratory reports with round figures. */
import type { Doctor, LabReport, ZipArea } from '@leaflog/fixtures'

const doctor = (fields: Pick<Doctor, 'id' | 'name'> & Partial<Doctor>): Doctor => ({
  credentials: 'MD',
  specialty: 'family',
  practice: 'Test Clinic',
  stateCode: 'FL',
  address: '2 Fern Street',
  city: 'Miami',
  postcode: '33130',
  phoneNumber: '(305) 555-0102',
  latitude: 25.77,
  longitude: -80.2,
  inPerson: true,
  telehealth: false,
  acceptingNewPatients: true,
  languages: ['en'],
  firstVisitFee: 14_900,
  ...fields,
})

export const sampleDoctors: readonly Doctor[] = [
  doctor({ id: 'tampa', name: 'Ada Fern', city: 'Tampa', postcode: '33606', latitude: 27.94, longitude: -82.46 }),
  doctor({ id: 'miami', name: 'Bo Moss', telehealth: true, acceptingNewPatients: false, languages: ['en', 'es'] }),
  doctor({
    id: 'mesa',
    name: 'Cy Sage',
    stateCode: 'AZ',
    city: 'Mesa',
    postcode: '85204',
    latitude: 33.4,
    longitude: -111.79,
    telehealth: true,
  }),
]

export const sampleZipAreas: readonly ZipArea[] = [
  { prefix: '331', state_code: 'FL', city: 'Miami', latitude: 25.77, longitude: -80.2 },
  { prefix: '336', state_code: 'FL', city: 'Tampa', latitude: 27.98, longitude: -82.45 },
  { prefix: '852', state_code: 'AZ', city: 'Mesa', latitude: 33.4, longitude: -111.8 },
]

const report = (fields: Pick<LabReport, 'batch' | 'productId'> & Partial<LabReport>): LabReport => ({
  laboratory: 'Test Assay',
  harvested: '2026-07-01',
  tested: '2026-09-03',
  expires: '2027-09-03',
  potency: [{ compound: 'total_thc', amount: 20.4, unit: '%' }],
  terpenes: [{ name: 'Myrcene', percent: 0.8 }],
  panels: [{ panel: 'metals_inhaled', found: { lead: 0.1 } }],
  ...fields,
})

/** Two laboratories used the same number for an edible and for the flower; one vape has too much lead. */
export const sampleLabReports: readonly LabReport[] = [
  report({ batch: 'FH1234A', productId: 'flower1' }),
  report({
    batch: 'FH1234A',
    productId: 'edible1',
    harvested: null,
    potency: [{ compound: 'total_thc', amount: 101, unit: '% of label' }],
    panels: [],
  }),
  report({ batch: 'FH1299B', productId: 'vape1', panels: [{ panel: 'metals_inhaled', found: { lead: 0.6 } }] }),
]
