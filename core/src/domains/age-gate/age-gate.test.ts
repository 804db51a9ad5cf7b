import fc from 'fast-check'
import { expect, test } from 'vitest'
import { given, START } from '../../testing/given.ts'
import { gateEntries } from '../../testing/samples.ts'
import { MS_PER_DAY, calendarDay, dayOf, wholeYears } from '../../rules/time/days.ts'
import { uiEvents } from '../ui/ui.events.ts'
import { ageGateEvents } from './age-gate.events.ts'
import { ERROR_SHOWN_MS, MIN_AGE, VERIFICATION_DAYS, isOldEnough } from './age-gate.rules.ts'

const loaded = ageGateEvents.configLoaded({ entries: gateEntries })
const submit = (state: string, birthDate: string | null = null, validDays = VERIFICATION_DAYS) =>
  ageGateEvents.submitted({ state, birthDate, offset: 0, validDays })
const verified = (shop: ReturnType<typeof given>) => shop.view.ageGate.view.status === 'verified'

test('[4a.1] unverified, then verified', () => {
  const gate = given(loaded)
  expect(gate.view.ageGate.view.status).toBe('choosing')
  expect(verified(gate.when(submit('FL')))).toBe(true)
})

test('[4a.3] Yes is enough in states that ask for no birth date; Maryland asks for one', () => {
  const chosen = given(loaded).when(ageGateEvents.stateChosen({ state: 'FL' }))
  expect(chosen.view.ageGate.view).toMatchObject({ asksBirthDate: false, canSubmit: true })
  const maryland = given(loaded).when(ageGateEvents.stateChosen({ state: 'MD' }))
  expect(maryland.view.ageGate.view).toMatchObject({ asksBirthDate: true, canSubmit: false })
  expect(maryland.when(submit('MD')).refused).toBe('EVENT_INVALID')
  expect(verified(maryland.when(submit('MD', '1990-04-01')))).toBe(true)
})

test('[4a.4] choosing another state resets month, day and the error', () => {
  const gate = given(loaded)
    .when(ageGateEvents.stateChosen({ state: 'MD' }))
    .when(ageGateEvents.dateChosen({ month: '4', day: '1', year: '2020' }))
    .when(submit('MD', '2020-04-01'))
  expect(gate.view.ageGate.view).toMatchObject({ status: 'refused', error: 'Sorry, not in Maryland.' })
  const other = gate.when(ageGateEvents.stateChosen({ state: 'FL' })).view.ageGate.view
  expect(other).toMatchObject({ error: null, chosen: { state: 'FL', month: '', day: '', year: '2020' } })
})

test("[4a.5] [9a.4] ineligible: the state's copy is shown for 5000 ms", () => {
  const refused = given(loaded).when(submit('MD', '2015-01-01'))
  expect(ERROR_SHOWN_MS).toBe(5000)
  expect(refused.wait(4999).view.ageGate.view.error).toBe('Sorry, not in Maryland.')
  expect(refused.wait(5000).view.ageGate.view).toMatchObject({ error: null, status: 'choosing' })
})

test('[4a.6] a pass saves the record and the state once', () => {
  const passed = given(loaded).when(submit('FL'))
  expect(passed.effects).toEqual([
    { effect: 'ageGate.saveRecord', params: { verificationTime: START + 2, state: 'FL', validDays: 30 } },
  ])
  expect(passed.when(submit('FL')).refused).not.toBeNull()
})

test('[4a.7] Ohio opens the external shop and saves nothing', () => {
  const ohio = given(loaded).when(submit('OH'))
  expect(ohio.effects).toEqual([{ effect: 'ageGate.openExternalShop', params: { state: 'OH' } }])
  expect(verified(ohio)).toBe(false)
})

test('[4a.8] Exit Website requests navigation away from the shop', () => {
  expect(given(loaded).when(ageGateEvents.exited({})).effects).toEqual([{ effect: 'ageGate.leave', params: {} }])
})

test('[4a.9] [9a.1] a verification ends after the configured days, and the gate shows again', () => {
  expect(VERIFICATION_DAYS).toBe(30)
  const passed = given(loaded).when(submit('FL'))
  expect(verified(passed.wait(30 * MS_PER_DAY - 1))).toBe(true)
  const expired = passed.wait(30 * MS_PER_DAY)
  expect(expired.view.ageGate.view.status).toBe('choosing')
  expect(expired.effects.map(({ effect }) => effect)).toEqual(['ageGate.forgetRecord', 'ageGate.loadConfig'])
  expect(
    verified(
      given(loaded)
        .when(submit('FL', null, 2))
        .wait(2 * MS_PER_DAY),
    ),
  ).toBe(false)
})

test('[4a.9] a stored verification counts until it expires', () => {
  const recall = (verificationTime: number) =>
    given(loaded).when(ageGateEvents.recalled({ verificationTime, state: 'FL', validDays: 30 }))
  expect(verified(recall(START - 29 * MS_PER_DAY))).toBe(true)
  expect(recall(START - 31 * MS_PER_DAY).refused).toBe('EVENT_REJECTED')
})

test('[4a.10] the list is refetched while unverified; a different list replaces it, an equal one does not', () => {
  const opened = given(loaded).when(ageGateEvents.opened({}))
  expect(opened.effects).toEqual([{ effect: 'ageGate.loadConfig', params: {} }])
  expect(given(loaded).when(loaded).refused).toBe('EVENT_REJECTED')
  expect(opened.when(loaded).view.ageGate.view).toEqual(opened.view.ageGate.view)
  const shorter = opened.when(ageGateEvents.configLoaded({ entries: gateEntries.slice(0, 1) }))
  expect(shorter.view.ageGate.view.states).toEqual([{ code: 'FL', label: 'Florida' }])
  expect(given(loaded).when(submit('FL')).when(ageGateEvents.opened({})).refused).toBe('EVENT_REJECTED')
})

test("[4a.10] [5a.8] [8.1] no configuration: a danger toast says 'Oops'", () => {
  const failed = given().when(ageGateEvents.configFailed({}))
  expect(failed.view.ageGate.view.status).toBe('unavailable')
  expect(failed.view.ui.view.toasts).toMatchObject([
    { type: 'danger', title: 'Error', text: 'Oops, something went wrong, please refresh the page' },
  ])
  expect(failed.when(uiEvents.toastDismissed({ id: failed.id })).view.ui.view.toasts).toEqual([])
})

test('[5a.4] [5a.6] default texts apply if a state has none, and before a state is chosen', () => {
  const none = { main_title: '', sub_title: '', age_requirement_copy: '' }
  const bare = given(ageGateEvents.configLoaded({ entries: gateEntries.map((entry) => ({ ...entry, ...none })) }))
  const words = { title: 'Before we get started...', question: 'Select your state to confirm your age' }
  for (const gate of [given(loaded), bare.when(ageGateEvents.stateChosen({ state: 'MD' }))])
    expect(gate.view.ageGate.view).toMatchObject(words)
  const refused = bare.when(submit('MD', '2020-01-01'))
  expect(refused.view.ageGate.view.error).toBe('Sorry, you must be 18 years or older to enter this site.')
})

test('[5a.2] Submit requires a state and, if a birth date is asked for, all three parts', () => {
  const gate = given(loaded)
  expect(gate.view.ageGate.view.canSubmit).toBe(false)
  const maryland = gate.when(ageGateEvents.stateChosen({ state: 'MD' }))
  const parts = [{ month: '4' }, { day: '1' }, { year: '1990' }]
  const seen = parts.map((_, index) =>
    parts.slice(0, index + 1).reduce((shop, part) => shop.when(ageGateEvents.dateChosen(part)), maryland),
  )
  expect(seen.map((shop) => shop.view.ageGate.view.canSubmit)).toEqual([false, false, true])
})

test('[5a.3] [9a.2] age in whole years is compared with the medical minimum, to the day', () => {
  const entry = { min_age_medical: '18' }
  expect(isOldEnough('2008-06-15', '2026-06-15', entry)).toBe(true)
  expect(isOldEnough('2008-06-16', '2026-06-15', entry)).toBe(false)
  expect(isOldEnough('2008-02-29', '2026-02-28', entry)).toBe(false)
  expect(isOldEnough('2008-02-29', '2026-03-01', entry)).toBe(true)
  expect(isOldEnough('1990-01-01', '2026-01-01', { min_age_medical: 'soon' })).toBe(true)
  expect(MIN_AGE).toEqual({ medical: 18, recreational: 21 })
})

test('[5a.3] an invalid date is never old enough', () => {
  for (const text of ['', '1990-13-01', '1990-02-30', '1990-4-1', '0000-00-00', '1990-01-01T00:00', '__proto__'])
    expect(isOldEnough(text, '2026-06-15', { min_age_medical: '18' })).toBe(false)
})

test('[5a.3] age in whole years grows by one a year and never decreases', () => {
  const day = fc.integer({ min: 0, max: 60 * 365 }).map((days) => new Date(Date.UTC(1950, 0, 1) + days * MS_PER_DAY))
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40_000 }), (born, days) => {
      const text = born.toISOString().slice(0, 10)
      const at = (extra: number) => dayOf(born.getTime() + (days + extra) * MS_PER_DAY)
      const age = wholeYears(text, at(0))
      expect(Number.isInteger(age)).toBe(true)
      expect(wholeYears(text, at(1)) - age).toBeGreaterThanOrEqual(0)
      expect(wholeYears(text, at(366)) - age).toBeGreaterThanOrEqual(1)
      expect(wholeYears(text, at(365)) - age).toBeLessThanOrEqual(1)
    }),
  )
})

test("[5a.3] age counts by the visitor's own calendar day, not UTC's", () => {
  const evening = Date.UTC(2026, 5, 16, 1)
  expect(dayOf(evening, -240)).toBe('2026-06-15')
  const born = '2008-06-16'
  expect(isOldEnough(born, dayOf(evening, 0), { min_age_medical: '18' })).toBe(true)
  expect(isOldEnough(born, dayOf(evening, -240), { min_age_medical: '18' })).toBe(false)
})

test('[5a.5] a hundred years, 31 days, twelve months', () => {
  const { years, days, months } = given(loaded).view.ageGate.view
  expect([years.length, years[0], years.at(-1)]).toEqual([100, '2026', '1927'])
  expect([days.length, days[0], days.at(-1)]).toEqual([31, '1', '31'])
  expect([months.length, months[0], months.at(-1)]).toEqual([
    12,
    { value: '1', label: 'Jan' },
    { value: '12', label: 'Dec' },
  ])
})

test('only dates that exist are parsed', () => {
  expect(calendarDay('2024', '2', '29')).toBe('2024-02-29')
  expect(calendarDay('2025', '2', '29')).toBeNull()
  expect(calendarDay('20x5', '2', '2')).toBeNull()
})
