/** What redaction knows of a whole log: its stores, its ages and days, its states, and what was said publicly in it. */
import { beforeAll, expect, test } from 'vitest'
import { ageGateEvents } from '../domains/age-gate/age-gate.events.ts'
import { commerceCartEvents } from '../domains/commerce-cart/commerce-cart.events.ts'
import { dispensaryEvents } from '../domains/dispensary/dispensary.events.ts'
import { enrolmentEvents } from '../domains/enrolment/enrolment.events.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import type { Json } from '../engine/log/event.ts'
import { recordCompactedLog } from '../testing/compacted-log.ts'
import { exported } from '../testing/exported-log.ts'
import { gateEntries, sampleStore } from '../testing/samples.ts'
import type { Dispensary } from '../wire/content/stores.ts'
import { redact } from './redact.ts'
import { replay } from './replay.ts'

const chosen = (more: Partial<Dispensary> = {}) =>
  dispensaryEvents.chosen({
    dispensary: sampleStore('101', 'Key West', { postcode: '123456', phone_number: '555-0100', ...more }),
    mode: 'RECREATIONAL',
    deliveryCode: null,
  })
const toast = (text: string): DomainEvent => ({ type: 'ui.toastShown', v: 1, data: { type: 'success', text } })
const modal = (data: Json): DomainEvent => ({ type: 'ui.modalOpened', v: 1, data: { view: 'NOTE_VIEW', data } })
const ida = { firstname: 'Ida', lastname: 'Holm', dateOfBirth: '1990-04-01', state: 'FL', phone: '' }
const person = (more: Partial<typeof ida> = {}) => enrolmentEvents.detailsGiven({ ...ida, ...more })
const dataOf = (events: readonly DomainEvent[], from = 0): unknown[] =>
  replay(redact(exported(events, from))).events.map(({ data }) => data)
const last = (...events: DomainEvent[]) => dataOf(events).at(-1)

test('I5: what is put into a window stays where the log says it publicly elsewhere', () => {
  const data = { store: 'Key West', code: 'fl_key west', mode: 'RECREATIONAL', to: 'Marguerite' }
  expect(last(chosen(), modal(data))).toMatchObject({ data: { ...data, to: 'Note 1' } })
})

test('I5: the number of a store stays, also as a person’s; other figures of it are no numbers', () => {
  for (const [phone, becomes] of [
    ['555-0100', '555-0100'],
    ['5550100', '5550100'],
    ['555-0101', '000-0001'],
    ['123456', '000001'],
  ] as const)
    expect([phone, last(chosen(), person({ phone }))]).toMatchObject([phone, { phone: becomes }])
})

test('I5: words of a store’s name stay in sentences, although somebody is called so', () => {
  const west = person({ firstname: 'Ida', lastname: 'WEST' })
  expect(last(chosen(), west, toast('Ida West: Key West, 123456 and WEST.'))).toMatchObject({
    text: 'Name-1 West: Key West, 123456 and WEST.',
  })
  expect(last(west, toast('Ida West'))).toMatchObject({ text: 'Name-1 Name-2' })
})

test('I5: an address of the store stays whole; one of somebody else goes whole', () => {
  const address = {
    firstname: 'Ida',
    lastname: 'Holm',
    company: null,
    street: ['1 Garden Street', 'Back door'],
    city: 'Lower Sugarloaf',
    region: 'FL',
    postcode: '33042',
    country_code: 'US',
    telephone: null,
  }
  const sent = (street: string[]) =>
    commerceCartEvents.settingChanged({
      setting: { set: 'shipping', address: { ...address, street }, save: false, notes: null },
    })
  const shown = (street: string[], store: Partial<Dispensary> = {}) => last(chosen(store), sent(street))
  expect(shown(address.street)).toMatchObject({
    setting: { address: { street: address.street, city: 'Lower Sugarloaf', postcode: '33042' } },
  })
  const gone = { city: 'City-1', postcode: '00001' }
  expect(shown(['7 Quarrel Lane'])).toMatchObject({ setting: { address: { ...gone, street: ['1 Example Street'] } } })
  // A store that says no address shares none with anybody.
  expect(shown(['7 Quarrel Lane', ''], { address: '' })).toMatchObject({ setting: { address: gone } })
})

test('I5: a birth date is on the same side of the ages that a state has, and of no others', () => {
  const loaded = (min_age_medical: string) =>
    ageGateEvents.configLoaded({ entries: gateEntries.map((entry) => ({ ...entry, min_age_medical })) })
  const born = (age: string) => last(loaded(age), person({ dateOfBirth: '2009-01-01' }))
  expect(born('18')).toMatchObject({ dateOfBirth: '2026-06-13' })
  expect(born('16')).toMatchObject({ dateOfBirth: '2010-06-13' })
  expect(born('1.5')).toMatchObject({ dateOfBirth: '2026-06-13' })
})

test('I5: days are those of the visitor, as the gate was told, and of a log without events that of its export', () => {
  const gate = (offset: number) => ageGateEvents.submitted({ state: 'FL', birthDate: null, offset, validDays: 30 })
  const opened = ageGateEvents.configLoaded({ entries: gateEntries })
  const toldAt = (offset: number) => last(opened, gate(offset), person())
  expect([toldAt(0), toldAt(600)]).toMatchObject([{ dateOfBirth: '2005-06-13' }, { dateOfBirth: '2005-06-14' }])
  const year = ageGateEvents.dateChosen({ year: '1990' })
  const { base, events } = replay(redact(exported([opened, year], 2)))
  expect(events).toEqual([])
  expect(base['ageGate']).toMatchObject({ context: { chosen: { year: '2005' } } })
})

test('I5: who is known from a state alone is known in every sentence', () => {
  const events = [enrolmentEvents.emailSubmitted({ email: 'ida@example.org' }), toast('We wrote to Ida@Example.org.')]
  expect(dataOf(events, 1)).toMatchObject([{ text: 'We wrote to person-1@example.com.' }])
})

test('I5: from a million on a number in a window may be one to call', () => {
  expect(last(modal({ least: 1_000_000, below: 999_999, minus: -1_000_000 }))).toMatchObject({
    data: { least: 0, below: 999_999, minus: 0 },
  })
})

let recorded = ''

beforeAll(async () => {
  recorded = await recordCompactedLog()
})

test('texts that events refer to stay with them', () => {
  const [header = '', ...rest] = recorded.split('\n')
  const blob = { kind: 'blob', hash: 'a'.repeat(64), text: '{"menu":[]}' }
  expect(redact([header, JSON.stringify(blob), ...rest])).toContain(JSON.stringify(blob).slice(0, -1))
})

test('what was written with checksums and not edited since has them again, and nothing else does', () => {
  const SUMS = /,"sum":"[0-9a-f]{8}"\}\n/
  expect(redact(recorded)).toMatch(SUMS)
  expect(redact(recorded.replace('"quantity":7', '"quantity":6'))).not.toMatch(SUMS)
  expect(redact(recorded.replaceAll(/,"sum":"[0-9a-f]{8}"\}/g, '}'))).not.toMatch(SUMS)
})
