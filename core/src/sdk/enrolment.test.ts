/** Joining Rewards and choosing passwords, in a whole shop. */
import { expect, test } from 'vitest'
import { replay } from '../replay/replay.ts'
import { SIGN_IN_COOKIE_DAYS } from '../domains/session/session.rules.ts'
import { createBrowser, createWorld } from '../testing/browser.ts'

async function setUp() {
  const world = createWorld()
  const browser = createBrowser(world)
  return { ...(await browser.tab()), ...world, ...browser }
}

const details = { firstname: 'Ida', lastname: 'Holm', dateOfBirth: '1990-04-01', state: 'FL', phone: '' }
const agreed = { emails: true, texts: false, signature: '' }

test('[4d.5] [7a.10] [9d.2] somebody new joins and is signed in, and no password is in the log (I5)', async () => {
  const { shop, customers, jar } = await setUp()
  await shop.enrolment.load()
  await shop.enrolment.submitEmail('new@example.com')
  await shop.enrolment.giveDetails(details)
  await shop.enrolment.complete({ ...agreed, password: 'canary-77' })
  await shop.settled()
  expect(shop.getState().session.view.status).toBe('signedIn')
  expect(shop.getState().enrolment.view.email).toBe('')
  // 9d.2: whichever way somebody signs in, the session's cookie lives as long.
  expect(jar.get('signin_token')?.days).toBe(SIGN_IN_COOKIE_DAYS)
  expect(customers.calls).toEqual([
    'storeConfig',
    'checkCustomerEmail',
    'createLoyaltyCustomer',
    'generateCustomerToken',
    'customer',
  ])
  const file = await shop.log.export()
  expect(file).not.toContain('canary')
  expect(replay(file).difference).toBeNull()
  shop.dispose()
})

test('[1.5] [7a.12] a customer of the shop joins with their own password', async () => {
  const { shop, customers } = await setUp()
  await shop.enrolment.submitEmail('shopper@example.com')
  expect(shop.getState().enrolment.view).toMatchObject({ outcome: 'shop', step: 1 })
  expect(await shop.enrolment.submitPassword('wrong')).toBe(false)
  expect(await shop.enrolment.submitPassword('basket42')).toBe(true)
  expect(shop.getState().enrolment.view.details.dateOfBirth).toBe('1990-04-01')
  await shop.enrolment.giveDetails({ ...details, firstname: '', lastname: '' })
  await shop.enrolment.complete({ ...agreed, password: 'basket42' })
  expect(customers.accounts.get('shopper@example.com')?.loyalty).toBe(true)
  expect(shop.getState().session.view.isSignedIn).toBe(true)
  shop.dispose()
})

test('[4d.5] a refusal says why, and the form stays as it was', async () => {
  const { shop, customers } = await setUp()
  await shop.enrolment.submitEmail('new@example.com')
  await shop.enrolment.giveDetails(details)
  const taken = customers.accounts.get('member@example.com')
  if (taken) customers.accounts.set('new@example.com', taken)
  await expect(shop.enrolment.complete({ ...agreed, password: 'garden42' })).rejects.toMatchObject({
    code: 'ENROLMENT_FAILED',
    message: 'An account with this email already exists.',
  })
  expect(shop.getState().enrolment.view).toMatchObject({ step: 3, status: 'asking', details })
  shop.dispose()
})

test('[7a.3] [8.6] a mail is asked for, and its link sets a password once', async () => {
  const { shop, customers, gateway } = await setUp()
  await shop.passwordReset.request({ email: 'member@example.com', type: 'DEFAULT' })
  await shop.passwordReset.request({ email: 'nopassword@example.com', type: 'HAVE_PASSWORD' })
  expect(customers.calls).toEqual(['requestLoyaltyPasswordResetEmail', 'requestPasswordResetEmail'])
  expect(shop.getState().enrolment.view).toMatchObject({ step: 1, email: 'nopassword@example.com' })
  await shop.passwordReset.choose({ email: 'member@example.com', token: 'good-link', newPassword: 'rose5555' })
  await expect(
    shop.passwordReset.choose({ email: 'member@example.com', token: 'old-link', newPassword: 'rose5555' }),
  ).rejects.toMatchObject({ code: 'RESET_FAILED', message: 'This link has expired. Request a new one.' })
  expect(gateway.seen.filter((line) => line.startsWith('GET /api/graphql'))).toEqual([])
  shop.dispose()
})

test('[8.9] without a connection each form says so', async () => {
  const { shop, gateway } = await setUp()
  gateway.broken.set('/api/graphql', 'down')
  await shop.enrolment.submitEmail('new@example.com')
  expect(shop.getState().enrolment.view.problem).toMatch(/^Failed to connect to the service: /)
  await expect(shop.passwordReset.request({ email: 'a@example.com', type: 'DEFAULT' })).rejects.toThrow(
    'Failed to connect to the service',
  )
  await expect(shop.session.signIn({ email: 'a@example.com', password: 'garden42' })).rejects.toThrow(
    'Failed to connect to the service',
  )
  shop.dispose()
})

test('[8.15] why the store’s configuration could not be read is kept in its own words, until it can be', async () => {
  const { shop, gateway, clock } = await setUp()
  const problem = () => shop.getState().enrolment.view.configProblem
  gateway.broken.set('/api/graphql', 'down')
  await shop.enrolment.load()
  await clock.advance(20_000)
  expect(problem()).toMatch(/^Failed to connect to the service: /)
  gateway.broken.clear()
  await shop.enrolment.load()
  await shop.settled()
  expect(problem()).toBeNull()
  expect(shop.getState().enrolment.view.states.length).toBeGreaterThan(0)
  shop.dispose()
})
