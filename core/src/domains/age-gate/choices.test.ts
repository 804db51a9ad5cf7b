/** What the gate shows for each choice, and which late events it ignores. */
import { expect, test } from 'vitest'
import { START, given } from '../../testing/given.ts'
import { gateEntries } from '../../testing/samples.ts'
import { MS_PER_DAY } from '../../rules/time/days.ts'
import { pendingOf, step, walkFrom } from '../../testing/pending-walk.ts'
import { sessionEvents } from '../session/session.events.ts'
import { ageGateDomain } from './age-gate.domain.ts'
import { ageGateEvents } from './age-gate.events.ts'
import { isOldEnough } from './age-gate.rules.ts'

const loaded = ageGateEvents.configLoaded({ entries: gateEntries })
const choose = (state: string) => ageGateEvents.stateChosen({ state })
const submit = (state: string, birthDate: string | null = null) =>
  ageGateEvents.submitted({ state, birthDate, offset: 0, validDays: 30 })
const recall = (verificationTime: number, state: string | null = 'MD') =>
  given(loaded).when(ageGateEvents.recalled({ verificationTime, state, validDays: 30 }))
const view = (shop: ReturnType<typeof given>) => shop.view.ageGate.view

test('[5a.6] before states are loaded there is no choice, no birth date and nothing to submit', () => {
  expect(view(given())).toMatchObject({ status: 'loading', states: [], state: '', asksBirthDate: false })
  expect(given().when(submit('FL')).refused).toBe('EVENT_INVALID')
  expect(given(loaded).when(choose('XX')).refused).toBe('EVENT_REJECTED')
})

test('[5a.6] the texts are those of the chosen state', () => {
  const entries = gateEntries.map((entry) => ({
    ...entry,
    main_title: `Hello ${entry.state_label}`,
    sub_title: 'Old?',
  }))
  const gate = given(ageGateEvents.configLoaded({ entries })).when(choose('FL'))
  expect(view(gate)).toMatchObject({ title: 'Hello Florida', question: 'Old?' })
})

test('[5a.2] the parts of a birth date may come in any order, and all are required', () => {
  const parts = { month: '4', day: '1', year: '1990' }
  const asked = given(loaded).when(choose('MD'))
  const after = (...names: (keyof typeof parts)[]) =>
    names.reduce((gate, name) => gate.when(ageGateEvents.dateChosen({ [name]: parts[name] })), asked)
  expect(view(after('month', 'day')).canSubmit).toBe(false)
  expect(view(after('day', 'year')).canSubmit).toBe(false)
  expect(view(after('year', 'month')).canSubmit).toBe(false)
  expect(view(after('year', 'day', 'month'))).toMatchObject({ canSubmit: true, chosen: { state: 'MD', ...parts } })
})

test('the state is the chosen one, or that of the verification', () => {
  expect(view(given(loaded).when(choose('FL'))).state).toBe('FL')
  expect(view(recall(START)).state).toBe('MD')
  expect(view(recall(START, null)).state).toBe('')
})

test('[4a.9] an earlier verification ends at its original time, to the millisecond', () => {
  expect(recall(START + 2 - 30 * MS_PER_DAY).refused).toBe('EVENT_REJECTED')
  expect(view(recall(START + 3 - 30 * MS_PER_DAY)).status).toBe('verified')
  const recalled = recall(START - 29 * MS_PER_DAY)
  expect(view(recalled.wait(MS_PER_DAY - 3)).status).toBe('verified')
  expect(view(recalled.wait(MS_PER_DAY)).status).toBe('choosing')
})

test('the timeout of another verification or refusal changes nothing', () => {
  const verified = given(loaded).when(submit('FL'))
  expect(verified.when(ageGateEvents.expired({ verificationTime: 1 })).refused).toBe('EVENT_REJECTED')
  const refused = given(loaded).when(submit('MD', '2020-01-01'))
  expect(refused.when(ageGateEvents.refusalElapsed({ until: 1 })).refused).toBe('EVENT_REJECTED')
})

test('[5a.3] [9a.2] a minimum age is a whole number with optional spaces; any other text means 18', () => {
  const isEighteenEnough = (text: string) => isOldEnough('2008-06-15', '2026-06-15', { min_age_medical: text })
  expect([' 21 ', '21', '19', '100'].map(isEighteenEnough)).toEqual([false, false, false, false])
  expect(['x21', '21x', '21.5', 'old', '', '18', '7'].map(isEighteenEnough)).toEqual(Array(7).fill(true))
  expect(isOldEnough('2009-06-15', '2026-06-15', { min_age_medical: 'x21' })).toBe(false)
})

test('[I10] the states are asked for from the opening of the gate until they have come, or have not', () => {
  const opened = step(walkFrom(), ageGateEvents.opened({}))
  const asked = [{ effect: 'loadConfig', params: {}, key: 'event-1' }]
  expect(pendingOf(ageGateDomain, walkFrom())).toEqual([])
  expect(pendingOf(ageGateDomain, opened)).toEqual(asked)
  const come = step(opened, loaded)
  expect(pendingOf(ageGateDomain, come)).toEqual([])
  expect(pendingOf(ageGateDomain, step(opened, ageGateEvents.configFailed({})))).toEqual([])

  // The same states once more are an answer as well.
  const again = step(come, ageGateEvents.opened({}))
  expect(pendingOf(ageGateDomain, again)).toEqual([{ ...asked[0], key: 'event-3' }])
  const same = step(again, loaded)
  expect([same.accepted, pendingOf(ageGateDomain, same)]).toEqual([true, []])
})

test('[I6] a session that ends takes the birth date along and leaves the state', () => {
  const chosen = given(loaded)
    .when(choose('MD'))
    .when(ageGateEvents.dateChosen({ month: '4', day: '1', year: '1990' }))
  const left = chosen.when(sessionEvents.recalled({ expiresAt: START + MS_PER_DAY }))
  const ended = left.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(view(left).chosen).toEqual({ state: 'MD', month: '4', day: '1', year: '1990' })
  expect(view(ended)).toMatchObject({ chosen: { state: 'MD', month: '', day: '', year: '' }, canSubmit: false })
})
