import { expect, test } from 'vitest'
import { START, type Scenario, given } from '../../testing/given.ts'
import { sampleCustomer } from '../../testing/samples.ts'
import { sessionEvents } from '../session/session.events.ts'
import { accountEvents } from './account.events.ts'

const view = (scenario: Scenario) => scenario.view.account.view
const signedIn = () => given(sessionEvents.recalled({ expiresAt: START + 3_600_000 }))
const loaded = () => signedIn().when(accountEvents.loaded({ customer: sampleCustomer() }))

test('[4d.8] [7a.7] a new session loads the customer; a failure is reported and can be retried', () => {
  expect(view(signedIn())).toMatchObject({ status: 'loading', customer: null })
  expect(view(loaded())).toMatchObject({ status: 'ready', customer: { firstname: 'Avery' } })
  const failed = signedIn().when(accountEvents.loadFailed({}))
  expect(view(failed).status).toBe('failed')
  expect(failed.when(accountEvents.opened({})).effects).toMatchObject([{ effect: 'account.load' }])
})

test('the known customer stays visible while it is fetched again', () => {
  const again = loaded().when(accountEvents.opened({}))
  expect(view(again)).toMatchObject({ status: 'loading', customer: { firstname: 'Avery' } })
})

test('changes are sent one at a time, and the server’s answer is final', () => {
  const asked = loaded().when(accountEvents.profileChanged({ change: { nickname: 'Av' } }))
  expect(asked.effects).toMatchObject([{ effect: 'account.saveProfile', params: { profile: { nickname: 'Av' } } }])
  expect(view(asked).saving).toBe(true)
  expect(asked.when(accountEvents.profileChanged({ change: { nickname: 'B' } })).refused).toBe('EVENT_REJECTED')
  const saved = asked.when(accountEvents.saved({ change: asked.id, customer: sampleCustomer({ nickname: 'Av' }) }))
  expect(view(saved)).toMatchObject({ saving: false, customer: { nickname: 'Av' } })
  const refused = asked.when(accountEvents.saveFailed({ change: asked.id, message: 'Too long.' }))
  expect(view(refused)).toMatchObject({ saving: false, problem: 'Too long.', customer: { nickname: null } })
  expect(view(asked.wait(31_000))).toMatchObject({
    saving: false,
    problem: 'We couldn’t save that. Try again.',
  })
})

test('a change is refused when nobody is signed in', () => {
  for (const event of [
    accountEvents.profileChanged({ change: {} }),
    accountEvents.preferencesChanged({ change: {} }),
    accountEvents.passwordChanged({}),
    accountEvents.loaded({ customer: sampleCustomer() }),
  ])
    expect(given().when(event).refused).toBe('EVENT_REJECTED')
})

test('an answer to another change is refused', () => {
  const asked = loaded().when(accountEvents.passwordChanged({}))
  expect(asked.effects).toEqual([{ effect: 'account.savePassword', params: { change: asked.id } }])
  for (const shop of [asked, loaded()])
    for (const event of [
      accountEvents.saved({ change: 'other', customer: null }),
      accountEvents.saveFailed({ change: 'other', message: 'No.' }),
      accountEvents.saveElapsed({ change: 'other' }),
    ])
      expect([event.type, shop.when(event).refused]).toEqual([event.type, 'EVENT_REJECTED'])
  expect(view(asked.wait(29_000)).saving).toBe(true)
})

test('preferences are saved as requested', () => {
  const asked = loaded().when(accountEvents.preferencesChanged({ change: {} }))
  expect(asked.effects).toEqual([{ effect: 'account.savePreferences', params: { change: asked.id, preferences: {} } }])
})

test('[4d.8] the customer is fetched once at a time, with a token that has not expired', () => {
  const loads = (scenario: Scenario) => scenario.effects.filter(({ effect }) => effect === 'account.load').length
  expect(loads(given().when(sessionEvents.recalled({ expiresAt: START + 2 }), 2))).toBe(0)
  expect(loads(given().when(sessionEvents.recalled({ expiresAt: START + 3 }), 2))).toBe(1)
  expect(signedIn().when(accountEvents.opened({})).refused).toBe('EVENT_REJECTED')
  expect(loads(loaded().when(sessionEvents.recalled({ expiresAt: START + 7_200_000 })))).toBe(0)
  expect(loaded().when(accountEvents.loadFailed({})).refused).toBe('EVENT_REJECTED')
})
