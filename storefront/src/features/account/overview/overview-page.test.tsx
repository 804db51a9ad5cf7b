import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'
import { sentOrder } from '../orders/order-samples.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const customer = {
  firstname: 'Avery',
  email: 'avery@example.com',
  is_email_confirmed: true,
  is_subscribed: true,
  loyalty: { is_signed: true, points: 1242 },
  orders: { total_count: 7, items: [sentOrder] },
  store_credit: { current_balance: { value: 25.5, currency: 'USD' } },
  wishlists: [{ items_count: 2 }, { items_count: 1 }],
  addresses: [{ uid: 'a' }],
}
const figures = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('[2c.6] the account: a greeting, the latest order, and totals that link to their pages', async () => {
  await openPage('/account', { answers: { accountOverview: { customer } } })
  await screen.findByRole('heading', { level: 1, name: 'Hello, Avery.' })
  const latest = within(screen.getByRole('region', { name: 'Latest order' }))
  expect(latest.getByRole('link', { name: 'Order 100010004' })).toBeTruthy()
  expect(latest.getByRole('link', { name: 'All 7 orders' }).getAttribute('href')).toBe('/account/orders')
  for (const figure of [
    'Rewards1,242points',
    'Store credit$25.50available',
    'Wishlists3in 2 lists',
    'Addresses1address',
  ])
    expect(figures()).toContain(figure)
})

test('[6.5] a customer without Rewards is told so, and a new account shows what to do next', async () => {
  const fresh = { ...customer, loyalty: { is_signed: false, points: 0 }, orders: { total_count: 0, items: [] } }
  await openPage('/account', { answers: { accountOverview: { customer: fresh } } })
  await screen.findByRole('heading', { name: 'No orders yet' })
  expect(figures()).toContain('Rewards–Not joined yet')
})

test('a customer whose email is not confirmed gets another link on request, once', async () => {
  const { asked } = await openPage('/account', {
    answers: {
      accountOverview: { customer: { ...customer, is_email_confirmed: false } },
      resendConfirmationEmail: { resendConfirmationEmail: true },
    },
  })
  const note = within(await screen.findByRole('region', { name: 'Confirm your email' }))
  await act(async () => note.getByRole('button', { name: 'Send a new link' }).click())
  expect(asked).toContainEqual({ operation: 'resendConfirmationEmail', variables: { email: 'avery@example.com' } })
  expect((await note.findByRole<HTMLButtonElement>('button', { name: 'Link sent' })).disabled).toBe(true)
})

test('a confirmed email is not asked about', async () => {
  await openPage('/account', { answers: { accountOverview: { customer } } })
  await screen.findByRole('heading', { level: 1, name: 'Hello, Avery.' })
  expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull()
})
