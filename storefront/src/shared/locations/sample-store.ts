import type { Dispensary } from '@leaflog/core/wire/content/stores'

const day = { open: '09:00', close: '21:00' }

/** A dispensary for tests, in Miami by default. */
export const sampleStore = (over: Partial<Dispensary> = {}): Dispensary => ({
  store_id: '1',
  store_code: 'fl_miami',
  store_name: 'Miami',
  kind: 'dispensary',
  channel: 'ordering',
  state_code: 'FL',
  state_name: 'Florida',
  address: '12 Coral Way',
  city: 'Miami',
  postcode: '33130',
  phone_number: '(305) 555-0101',
  latitude: 25.77,
  longitude: -80.2,
  time_zone: 'America/New_York',
  sap_id: 'S1',
  modes: ['MEDICAL'],
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: null },
  delivery: null,
  ...over,
})
