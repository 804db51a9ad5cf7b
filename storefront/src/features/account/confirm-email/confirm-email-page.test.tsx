import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'
import { CONFIRM_PATH, confirmLink } from './confirm-link.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  confirmLink.forget()
  vi.unstubAllGlobals()
})

const EMAIL = 'avery@example.com'
const TOKEN = 'secret-of-the-mail'
const follow = () => {
  const replaceState = vi.fn()
  const location = { pathname: CONFIRM_PATH, hash: `#email=${encodeURIComponent(EMAIL)}&token=${TOKEN}` }
  confirmLink.take({ location, history: { state: null, replaceState }, addEventListener: () => undefined })
  return replaceState
}
const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click())
const confirmed = { confirmEmail: { customer: { email: EMAIL } } }

test('[I5] the mailed link confirms the email of whoever is signed in; its token is in no address and no event', async () => {
  expect(follow()).toHaveBeenCalledWith(null, '', '/confirm-email')
  const { asked, shop } = await openPage(CONFIRM_PATH, { answers: { confirmEmail: confirmed } })
  await press('Confirm email')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Email confirmed' })
  expect(document.activeElement).toBe(heading)
  expect(asked).toContainEqual({
    operation: 'confirmEmail',
    variables: { input: { email: EMAIL, confirmation_key: TOKEN } },
  })
  expect(screen.getByRole('main').textContent).toContain(
    'Orders you place with avery@example.com appear in your account from now on.',
  )
  expect(await shop.log.export()).not.toContain(TOKEN)
  expect(confirmLink.read()).toBeNull()
})

test('signed out, the visitor signs in first and comes back to the link', async () => {
  follow()
  const { asked, path, shop } = await openPage(CONFIRM_PATH, { signedIn: false })
  await press('Sign In')
  expect(path()).toBe('/rewards/login')
  expect(shop.session.previousPage()).toBe(CONFIRM_PATH)
  expect(confirmLink.read()).toEqual({ email: EMAIL, token: TOKEN })
  expect(asked.map(({ operation }) => operation)).not.toContain('confirmEmail')
})

test('a link that is over says so, and can be tried again', async () => {
  follow()
  const message = 'This link has expired, or it belongs to another account. Send yourself a new one.'
  const errors = [{ message, extensions: { category: 'graphql-input', code: 'CONFIRMATION_LINK_OVER' } }]
  await openPage(CONFIRM_PATH, { answers: { confirmEmail: { errors } } })
  await press('Confirm email')
  await screen.findByText(message)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm email' }).disabled).toBe(false)
})

test('without a link, the page says where to find one', async () => {
  await openPage(CONFIRM_PATH, {})
  expect(
    screen.getByText('Open the link in the email we sent you. You can get a new one in your account.'),
  ).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe(
    '/account',
  )
})
