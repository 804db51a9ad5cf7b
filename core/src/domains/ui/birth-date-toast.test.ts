import { expect, test } from 'vitest'
import { showsBirthDateToast } from './birth-date-toast.ts'

test('[4a.11] only for a customer without a birth date, on a page that qualifies, until closed', () => {
  const asked = { isSignedIn: true, dateOfBirth: null, pageQualifies: true, closedThisSession: false }
  expect(showsBirthDateToast(asked)).toBe(true)
  for (const change of [
    { isSignedIn: false },
    { dateOfBirth: '1990-04-01' },
    { pageQualifies: false },
    { closedThisSession: true },
  ])
    expect(showsBirthDateToast({ ...asked, ...change })).toBe(false)
})
