import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentCustomer } from '../../testing/member-samples.ts'
import { openPage, prepareDom } from '../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[shop 5] a member’s home page has their points with their worth, the next reward and their offers', async () => {
  await openPage('/')
  const rewards = await screen.findByRole('region', { name: 'Welcome back, Avery' })
  expect(within(rewards).getByText('242 points')).toBeTruthy()
  // The figure of the dashboard, of the same answer.
  expect(rewards.textContent).toContain('worth $5 off your order')
  expect(rewards.textContent).toContain('58 points to go for $18 off')
  expect(within(rewards).getByRole('progressbar', { name: 'Progress to your next reward' })).toBeTruthy()
  expect(
    within(rewards)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['$10 off topicalsFROST10Through February 28, 2027', 'Five jarsJARS5'])
  expect(within(rewards).getByRole('link', { name: 'Your rewards' }).getAttribute('href')).toBe('/rewards/dashboard')
})

test('[shop 5] a guest, and a customer without Rewards, find none of it', async () => {
  await openPage('/', { signedIn: false })
  expect(screen.queryByText(/Welcome back/)).toBeNull()
  cleanup()
  const customer = { ...sentCustomer, loyalty: { ...sentCustomer.loyalty, is_signed: false } }
  const { shop } = await openPage('/', { answers: { customer: { customer } } })
  await waitFor(() => expect(shop.getState().account.view.rewards).not.toBeNull())
  expect(screen.queryByText(/Welcome back/)).toBeNull()
})
