/** Doctors and laboratory reports of the fixtures as rows. */
import type { Doctor, LabReport } from '@leaflog/fixtures'

export const doctorRows = (doctors: readonly Doctor[]) =>
  doctors.map(
    (
      { id, stateCode, city, postcode, latitude, longitude, telehealth, acceptingNewPatients, ...details },
      position,
    ) => ({
      id,
      state_code: stateCode,
      city,
      postcode,
      latitude,
      longitude,
      telehealth,
      accepting_new_patients: acceptingNewPatients,
      position,
      details,
    }),
  )

export const labResultRows = (reports: readonly LabReport[]) =>
  reports.map(({ batch, productId, ...report }, position) => ({ batch, product_id: productId, position, report }))
