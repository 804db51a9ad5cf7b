import { expect, test } from 'vitest'
import { doctorComment } from './outreach.ts'

test('[2c.3] a doctor’s message is formatted for staff, whatever its topic contains', () => {
  const message = { practice: ' Hill Street ', state: 'OH', topic: 'listing', message: ' Please call. ' }
  expect(doctorComment(message)).toBe(
    'From the page for doctors\nPractice: Hill Street\nState: OH\nAbout: A place on the list of doctors\n\nPlease call.',
  )
  expect(doctorComment({ ...message, topic: 'x', message: '' })).toMatch(/About: Something else$/)
})
