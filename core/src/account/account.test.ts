import { expect, test } from 'vitest'
import { START, type Scenario, given } from '../testing/given.ts'
import { sampleCustomer } from '../testing/samples.ts'
import { sessionEvents } from '../session/session.events.ts'
import { accountEvents } from './account.events.ts'

const view = (scenario: Scenario) => scenario.view.account.view
const signedIn = () => given(sessionEvents.recalled({ expiresAt: START + 3_600_000 }))
const loaded = () => signedIn().when(accountEvents.loaded({ customer: sampleCustomer() }))

test('[4d.8] [7a.7] a session brings the customer; a failure is said and can be tried again', () => {
  expect(view(signedIn())).toMatchObject({ status: 'loading', customer: null })
  expect(view(loaded())).toMatchObject({ status: 'ready', customer: { firstname: 'Avery' } })
  const failed = signedIn().when(accountEvents.loadFailed({}))
  expect(view(failed).status).toBe('failed')
  expect(failed.when(accountEvents.opened({})).effects).toMatchObject([{ effect: 'account.load' }])
})

test('[6.5] what was known stays while it is read anew', () => {
  const again = loaded().when(accountEvents.opened({}))
  expect(view(again)).toMatchObject({ status: 'loading', customer: { firstname: 'Avery' } })
})

test('one change at a time; the server’s answer is what is so', () => {
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
    problem: 'That could not be saved. Please try again.',
  })
})

test('nobody’s account takes no change', () => {
  for (const fact of [
    accountEvents.profileChanged({ change: {} }),
    accountEvents.preferencesChanged({ change: {} }),
    accountEvents.passwordChanged({}),
    accountEvents.loaded({ customer: sampleCustomer() }),
  ])
    expect(given().when(fact).refused).toBe('EVENT_REJECTED')
})
