/** Customers of the sample shop, for tests: a member with orders, a shop customer, and one without a password. */
import type { SampleCustomer } from '@leaflog/fixtures'
import { customer, SAMPLE_PASSWORD } from '@leaflog/fixtures/customers/row'

export { SAMPLE_PASSWORD }

export const sampleMember = customer({
  id: 'sample_member',
  purpose: 'A member with orders',
  email: 'Mia.Member@example.com',
  firstname: 'Mia',
  lastname: 'Member',
  dateOfBirth: '1990-04-12',
  rewardsState: 'FL',
  phone: '3055550142',
  wants: { emails: true, texts: false, rewardsEmails: true, rewardsTexts: false },
  myStore: 'fl_miami',
  previousStore: 'wv_huntington',
  deliveryMethod: 'pickup',
  driversLicense: 'FL 555 01',
  createdAt: Date.UTC(2026, 0, 2, 15),
  addresses: [
    {
      firstname: 'Mia',
      lastname: 'Member',
      street: ['1 Fern Street', 'Rear'],
      city: 'Miami',
      regionCode: 'FL',
      postcode: '33101',
      telephone: '3055550142',
      defaultShipping: true,
      defaultBilling: false,
    },
  ],
  medicalInfo: {
    physicianId: 'P1',
    medicalId: 'M1',
    state: 'FL',
    issueStartDate: '2026-01-01',
    expiryDate: '2026-12-31',
    medicalProfileType: 'PATIENT',
  },
  orders: [
    { storeCode: 'fl_miami', placedAt: Date.UTC(2026, 3, 12, 16), status: 'complete', lines: 1, discount: 500 },
    { storeCode: 'wv_huntington', placedAt: Date.UTC(2026, 6, 1, 16), status: 'closed', lines: 1, discount: 0 },
    { storeCode: 'fl_miami', placedAt: Date.UTC(2026, 8, 1, 16), status: 'complete', lines: 2, discount: 0 },
    { storeCode: 'fl_tampa', placedAt: Date.UTC(2026, 10, 19, 16), status: 'processing', lines: 1, discount: 0 },
  ],
  ledger: [{ at: Date.UTC(2026, 9, 1, 16), label: 'Spent', points: -100 }],
  points: 742,
})

export const sampleCustomers: readonly SampleCustomer[] = [
  sampleMember,
  customer({
    id: 'sample_shopper',
    purpose: 'Of the shop alone',
    email: 'sam.shopper@example.com',
    firstname: 'Sam',
    lastname: 'Shopper',
    createdAt: Date.UTC(2026, 5, 1),
  }),
  customer({
    id: 'sample_passwordless',
    purpose: 'Without a password',
    email: 'pat.passwordless@example.com',
    password: null,
    firstname: 'Pat',
    lastname: 'Passwordless',
    createdAt: Date.UTC(2026, 5, 1),
  }),
  customer({
    id: 'sample_newcomer',
    purpose: 'A member without anything',
    email: 'nia.newcomer@example.com',
    firstname: 'Nia',
    lastname: 'Newcomer',
    rewardsState: 'FL',
    createdAt: Date.UTC(2026, 10, 1),
  }),
]
