import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const WARNING = 'Your session expired. Please sign in again.'
const flagged = { session_invalid: '1' }

test.each(['/rewards/terms', '/rewards/dashboard'])(
  '[2a.6] [8.2] flag and hash at %s end a valid session: sign-in page with the warning, and the flag is cleared',
  async (path) => {
    const { shop, path: at } = await openPage(`${path}#session-expired`, { storage: flagged })
    expect(await screen.findByText(WARNING)).toBeTruthy()
    // It is gone after three seconds, and the page's code may take as long.
    expect(shop.getState().ui.view.toasts).toMatchObject([{ type: 'warning', text: WARNING }])
    await waitFor(() => expect(at()).toBe('/rewards/login'))
    await screen.findByRole('form', { name: 'Sign in' })
    expect(shop.getState().session.view).toMatchObject({ isSignedIn: false, endedBy: 'expired' })
    expect(await shop.session.takeExpiry()).toBe(false)
  },
)

test('[2a.6] [4d.2] the hash leaves the address where another tab has taken the flag; the page and its query stay', async () => {
  const { shop, address } = await openPage('/search?q=tea#session-expired', { signedIn: false })
  await waitFor(() => expect(address()).toBe('/search?q=tea'))
  expect(shop.getState().ui.view.toasts).toEqual([])
})

test('[2a.6] the hash without the flag, or the flag without the hash, ends no session and leaves no hash', async () => {
  for (const { path, storage } of [
    { path: '/rewards/terms#session-expired', storage: {} },
    { path: '/rewards/terms', storage: flagged },
  ]) {
    const { shop, address } = await openPage(path, { storage })
    await shop.settled()
    await waitFor(() => expect(address()).toBe('/rewards/terms'))
    expect(shop.getState().session.view.isSignedIn).toBe(true)
    expect(shop.getState().ui.view.toasts).toEqual([])
    cleanup()
  }
})
