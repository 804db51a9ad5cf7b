/** What each recogniser finds in free text, and what it leaves. */
import { expect, test } from 'vitest'
import { type DomainEvent } from '../engine/kernel/define-events.ts'
import { exported } from '../testing/exported-log.ts'
import { enrolmentEvents } from '../domains/enrolment/enrolment.events.ts'
import { ageRules } from './birth-dates.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { recognisersOf } from './recognisers.ts'
import { createTextRedaction } from './redact-text.ts'
import { redact, redactWithReport } from './redact.ts'

function inText(text: string): { readonly text: string; readonly by: readonly string[] } {
  const by: string[] = []
  const { inText: redacted } = createTextRedaction(
    {
      pseudonyms: createPseudonyms(ageRules([], [Date.UTC(2026, 5, 15)], 0), () => false),
      recognisers: recognisersOf(2016),
      isPublic: () => false,
    },
    (name) => by.push(name),
  )
  return { text: redacted(text), by }
}

test.each([
  ['card', '4111 1111 1111 1111', 'Card-1'],
  ['card', '4111-1111-1111-1112', 'Card-1'],
  ['card', '4111111111111111', 'Card-1'],
  ['card', '3782 822463 10005', 'Card-1'],
  ['card', '3056 930902 5904', 'Card-1'],
  ['email', 'ida@holm.example', 'person-1@example.com'],
  ['phone', '(407) 867-5309', '(555) 010-0001'],
  ['phone', '+49 30 1234567', '+15 55 0100001'],
  ['address', '12 Quarrel Lane', '1 Example Street'],
  ['address', '1200 N. Old Mill Rd, Apt 4B, Key West, FL 33040', '1 Example Street'],
  ['address', '12 quarrel ave', '1 Example Street'],
  ['address', 'Calle Ocho 1200', '1 Example Street'],
  ['address', 'P.O. Box 77', '1 Example Street'],
  ['birthDate', '1990-04-01', '2005-06-13'],
  ['birthDate', '04/01/1990', '2005-06-13'],
  ['birthDate', '31.12.1990', '2005-06-13'],
  ['birthDate', 'April 1st, 1990', '2005-06-13'],
  ['birthDate', '1 April 1990', '2005-06-13'],
  ['birthDate', '1 de abril de 1990', '2005-06-13'],
])('as %s, %j becomes %j', (name, found, becomes) => {
  expect(inText(`So: ${found}; yes.`)).toEqual({ text: `So: ${becomes}; yes.`, by: [name] })
})

test.each([
  'Order 000012345 is ready.',
  'Two 3.5g jars at $35.00, 21.7% THC.',
  'Pickup on 06/15/2026, or on June 16, 2026, or 2026-06-17.',
  'Born on 02/31/1990.',
  '4111111111111112 has a wrong check digit.',
  'Open 9 to 5 on all streets.',
  'event-000012 at 1781542680000',
])('%j stays as it is', (text) => {
  expect(inText(text)).toEqual({ text, by: [] })
})

test('one date is one date however it is written', () => {
  expect(inText('1990-04-01, 04/01/1990 and April 1, 1990; 1990-04-02').text).toBe(
    '2005-06-13, 2005-06-13 and 2005-06-13; 2005-06-12',
  )
})

const toast = (text: string): DomainEvent => ({ type: 'ui.toastShown', v: 1, data: { type: 'success', text } })
const ida = { firstname: 'Ida', lastname: 'Holm', dateOfBirth: '1990-04-01', state: 'FL', phone: '' }

test('the report counts by recogniser, says where something suspicious was left, and never a value', () => {
  const log = exported(
    [
      toast('Welcome, Ida Holm, of 12 Quarrel Lane! Call 407-867-5309.'),
      enrolmentEvents.detailsGiven(ida),
      toast('A gift for Marguerite Oxenhandler, 99887766554, of 12 Old Mill Loop.'),
      toast('To Marguerite Oxenhandler.'),
      toast('Your order is placed.'),
      { type: 'ui.modalOpened', v: 1, data: { view: 'NOTE_VIEW', data: { said: 'leave it at the door' } } },
    ],
    0,
  )
  const { log: redacted, report } = redactWithReport(log)
  expect(redacted).toBe(redact(log))
  expect(report.replaced).toMatchObject({ known: 4, address: 2, phone: 2, typed: 2 })
  expect(report.replaced['field']).toBeGreaterThan(2)
  expect(report.suspicious).toEqual([
    { seq: 3, path: 'ui.toastShown.text', looksLike: 'number' },
    { seq: 4, path: 'ui.toastShown.text', looksLike: 'name' },
  ])
  expect(JSON.stringify(report)).not.toMatch(/Marguerite|Ida|9988|Quarrel/)
  expect(redactWithReport(redacted).report.suspicious).toEqual(report.suspicious)
})

test('what was left in the state that a log begins with is said without an event', () => {
  const { report } = redactWithReport(exported([toast('To Marguerite Oxenhandler.'), toast('Hello.')], 1))
  expect(report.suspicious).toEqual([{ seq: null, path: 'ui.context.toasts.text', looksLike: 'name' }])
})
