import { act, cleanup, fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a tap is painted before its page is drawn; address and page change together', async () => {
  const waiting: (() => void)[] = []
  const { path } = await openPage('/checkout/sign-in', {
    signedIn: false,
    whenPainted: (run) => void waiting.push(run),
  })
  const guest = () => screen.queryByRole('button', { name: 'Continue as guest' })

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue as guest' })))
  expect(path()).toBe('/checkout/sign-in')
  expect(guest()).not.toBeNull()

  act(() => waiting.splice(0).forEach((run) => run()))
  await waitForElementToBeRemoved(guest)
  expect(path()).toBe('/checkout')
})

test('a tap is dropped if the address changes before it is followed', async () => {
  const waiting: (() => void)[] = []
  const { path, follow } = await openPage('/checkout/sign-in', {
    signedIn: false,
    whenPainted: (run) => void waiting.push(run),
  })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue as guest' })))
  await follow('/rewards/terms')
  await act(async () => waiting.splice(0).forEach((run) => run()))
  expect(path()).toBe('/rewards/terms')
})
