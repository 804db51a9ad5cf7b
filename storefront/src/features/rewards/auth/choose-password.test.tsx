import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'
import { resetLink } from './reset-link.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  resetLink.forget()
  vi.unstubAllGlobals()
})

const PATH = '/rewards/forgot-password'
const OPENED = `${PATH}?link-opened`

const page = (hash: string, pathname = PATH) => {
  const replaceState = vi.fn<(state: unknown, unused: string, address?: string | URL | null) => void>()
  const listeners: (() => void)[] = []
  const location = { hash, pathname }
  return {
    location,
    replaceState,
    popstate: () => listeners.forEach((listener) => listener()),
    window: {
      location,
      history: { state: { key: 'k' }, replaceState },
      addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    },
  }
}

/** Follows the email's link. */
const follow = () => resetLink.take(page('#email=avery%2Bshop%40example.com&token=secret').window)

const passwordField = () => screen.getByLabelText<HTMLInputElement>('New password')
const choose = async (password: string) => {
  fireEvent.change(passwordField(), { target: { value: password } })
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent

test('[4d.6] the link is removed from the address before it is stored', () => {
  const { window, replaceState } = page('#email=avery%2Bshop%40example.com&token=secret')
  resetLink.take(window)
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'k' }, '', OPENED)
  expect(resetLink.read()).toEqual({ email: 'avery+shop@example.com', token: 'secret' })
})

test.each(['', '#email=a%40b.co', '#token=secret', '#content', '#email=&token='])('[4d.6] %j is not a link', (hash) => {
  const { window, replaceState } = page(hash)
  resetLink.take(window)
  expect(replaceState).not.toHaveBeenCalled()
  expect(resetLink.read()).toBeNull()
})

test('[4d.6] on other pages such an address is ignored', () => {
  const { window, replaceState } = page('#email=a%40b.co&token=secret', '/rewards/login')
  resetLink.take(window)
  expect(replaceState).not.toHaveBeenCalled()
})

test('[4d.6] a link opened in an already open page works too', () => {
  const { window, location, popstate } = page('')
  resetLink.take(window)
  location.hash = '#email=a%40b.co&token=second'
  const listener = vi.fn<() => void>()
  const stop = resetLink.subscribe(listener)
  popstate()
  stop()
  expect(listener).toHaveBeenCalledOnce()
  expect(resetLink.read()?.token).toBe('second')
})

test('[7a.3] the email’s link asks for the new password, sets it, and leads to sign in', async () => {
  follow()
  const { asked, path, shop } = await openPage(OPENED, {
    signedIn: false,
    answers: { resetPassword: { resetPassword: true } },
  })
  expect(title()).toBe('Choose A New Password')
  expect(screen.getByText('avery+shop@example.com')).toBeTruthy()
  expect(passwordField().autocomplete).toBe('new-password')
  await choose('fern garden 7')
  await waitFor(() => expect(path()).toBe('/rewards/login'))
  expect(await screen.findByText('Your password is set.')).toBeTruthy()
  expect(asked.find(({ operation }) => operation === 'resetPassword')?.variables).toEqual({
    email: 'avery+shop@example.com',
    resetPasswordToken: 'secret',
    newPassword: 'fern garden 7',
  })
  await waitFor(() => expect(resetLink.read()).toBeNull())
  expect(await shop.log.export()).not.toMatch(/secret|fern garden/)
})

test('[5b.3] an invalid password cannot be sent', async () => {
  follow()
  await openPage(OPENED, { signedIn: false })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Set Password' })
  expect(button.disabled).toBe(true)
  fireEvent.change(passwordField(), { target: { value: 'short' } })
  expect(screen.getByText('Invalid Password!')).toBeTruthy()
  expect(button.disabled).toBe(true)
  fireEvent.change(passwordField(), { target: { value: 'fern garden 7' } })
  expect(button.disabled).toBe(false)
})

test('[8.6] a used or expired link is refused in words, and another email can be requested', async () => {
  follow()
  await openPage(OPENED, {
    signedIn: false,
    answers: { resetPassword: { errors: [{ message: 'This link was used or is too old.' }] } },
  })
  await choose('fern garden 7')
  expect(await screen.findByText('This link was used or is too old.')).toBeTruthy()
  expect(passwordField().value).toBe('fern garden 7')
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Request a new link.' })))
  expect(title()).toBe('Reset Password')
})

test('[4d.6] after a reload the link is gone: the form asks again and says why', async () => {
  await openPage(OPENED, { signedIn: false })
  expect(title()).toBe('Reset Password')
  expect(screen.getByText(/This link has expired/)).toBeTruthy()
})
