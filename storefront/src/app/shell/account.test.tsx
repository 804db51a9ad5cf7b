import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentCustomer } from '../../testing/member-samples.ts'
import { openPage, prepareDom } from '../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const banner = () => screen.queryByRole('complementary', { name: 'Promotion' })
const labels = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const birthless = { answers: { customer: { customer: { ...sentCustomer, date_of_birth: null } } } }
/** The question is lazy-loaded, so wait before concluding that it is absent. */
const nobodyIsAsked = async () => {
  await act(() => vi.dynamicImportSettled())
  expect(question()).toBeNull()
}
const question = () => screen.queryByRole('complementary', { name: 'Your birthday' })

test('[2d.3] signed out, the header shows Log In and Sign Up', async () => {
  await openPage('/rewards/terms', { signedIn: false })
  const header = screen.getByRole('banner')
  expect(within(header).getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/rewards/create-account')
  const logIn = within(header).getAllByRole('link', { name: 'Log In' })
  expect(new Set(logIn.map((link) => link.getAttribute('href')))).toEqual(new Set(['/rewards/login']))
  expect(within(header).queryByRole('button', { name: 'My Rewards' })).toBeNull()
})

test('[2d.3] signed in, My Rewards opens Dashboard, Rewards Profile, Rewards Communications and Sign Out', async () => {
  const revoked = { revokeCustomerToken: { revokeCustomerToken: { result: true, rewards_auto_login: null } } }
  const { shop, follow } = await openPage('/rewards/terms', { answers: revoked })
  const header = screen.getByRole('banner')
  expect(within(header).queryByRole('link', { name: 'Sign Up' })).toBeNull()
  const button = within(header).getByRole('button', { name: 'My Rewards' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(panel?.hidden).toBe(true)
  fireEvent.click(button)
  expect(panel?.hidden).toBe(false)
  expect(labels(within(header).getAllByRole('listitem'))).toEqual([
    'Dashboard',
    'Rewards Profile',
    'Rewards Communications',
    'Sign Out',
  ])
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(panel?.hidden).toBe(true)
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  fireEvent.pointerDown(document.body)
  expect(panel?.hidden).toBe(true)
  fireEvent.click(button)
  await follow('/rewards/dashboard')
  await screen.findByRole('heading', { level: 1, name: /^Welcome/ })
  expect(panel?.hidden).toBe(true)
  fireEvent.click(button)
  await act(async () => {
    within(header).getByRole('button', { name: 'Sign Out' }).click()
    await shop.settled()
  })
  expect(shop.getState().session.view.isSignedIn).toBe(false)
  expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign Up' })).toBeTruthy()
})

test('[2d.3] the hamburger menu has the same', async () => {
  const { shop } = await openPage('/rewards/terms')
  await act(async () => void (await shop.ui.open('hamburger')))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  const rewards = within(menu).getByRole('navigation', { name: 'My Rewards' })
  expect(labels(within(rewards).getAllByRole('listitem'))).toEqual([
    'Dashboard',
    'Rewards Profile',
    'Rewards Communications',
    'Sign Out',
  ])
})

test('[2a.1] [9h.1] [3.15.4] signed-in visitors see the promotional banner, in its color, above the header', async () => {
  await openPage('/rewards/terms')
  expect(banner()?.textContent).toBe('Weekly Deals: Free Shipping on orders $100+')
  expect(banner()?.querySelector('rect')?.getAttribute('fill')).toBe('#1F4D3A')
  const order = banner()?.compareDocumentPosition(screen.getByRole('banner')) ?? 0
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  cleanup()
  await openPage('/rewards/terms', { signedIn: false })
  expect(banner()).toBeNull()
})

test('[2a.1] [3.15.4] without text there is no banner; without a color it has the brand’s', async () => {
  await openPage('/rewards/terms', { header: { promobannerText: ' ' } })
  expect(banner()).toBeNull()
  cleanup()
  await openPage('/rewards/terms', { header: { promobannerBgColor: '' } })
  expect(banner()?.querySelector('rect')).toBeNull()
})

test('[2h.1] [4a.11] a member without a date of birth is asked for it until they close the question', async () => {
  const { shop, follow } = await openPage('/rewards/terms', birthless)
  const link = await screen.findByRole('link', { name: 'Tell us your birthday' })
  expect(question()).not.toBeNull()
  expect(link.getAttribute('href')).toBe('/rewards/profile')
  await act(async () => {
    screen.getByRole('button', { name: 'Close: your birthday' }).click()
    await shop.settled()
  })
  await nobodyIsAsked()
  await follow('/rewards/newsletter')
  await nobodyIsAsked()
})

test('[4a.11] the question is not shown on the profile, to members with a date of birth, or when signed out', async () => {
  await openPage('/rewards/profile', birthless)
  expect(await screen.findByRole('form', { name: 'Your details' })).toBeTruthy()
  await nobodyIsAsked()
  cleanup()
  await openPage('/rewards/terms')
  await nobodyIsAsked()
  cleanup()
  await openPage('/rewards/terms', { ...birthless, signedIn: false })
  await nobodyIsAsked()
})

const unread = { errors: [{ message: 'The service is away.' }] }

test('[4d.8] with a token whose customer cannot be loaded, the shop shows no signed-in visitor; "Try again" and Sign Out are offered', async () => {
  const { answers, asked } = await openPage('/rewards/terms', { answers: { customer: unread } })
  const alert = await screen.findByText('We couldn’t load your account')
  const header = screen.getByRole('banner')
  const names = within(header)
    .getAllByRole('link')
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)
  for (const absent of ['Log In', 'Sign Up', 'My Rewards']) expect(names).not.toContain(absent)
  expect(within(header).queryByRole('button', { name: 'My Rewards' })).toBeNull()
  const neutral = within(header).getAllByRole('link', { name: 'Account' })
  expect(new Set(neutral.map((link) => link.getAttribute('href')))).toEqual(new Set(['/account']))
  expect(banner()).toBeNull()

  const notice = within(alert.closest<HTMLElement>('[role="alert"]') ?? document.body)
  expect(notice.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
  const before = asked.filter(({ operation }) => operation === 'customer').length
  answers.set('customer', { customer: sentCustomer })
  await act(async () => void fireEvent.click(notice.getByRole('button', { name: 'Try again' })))
  expect(await within(header).findByRole('button', { name: 'My Rewards' })).toBeTruthy()
  expect(asked.filter(({ operation }) => operation === 'customer')).toHaveLength(before + 1)
  expect(within(header).queryByRole('link', { name: 'Account' })).toBeNull()
  expect(screen.queryByText('We couldn’t load your account')).toBeNull()
  expect(banner()).not.toBeNull()
})

test('[4d.8] Sign Out works when the account could not be loaded', async () => {
  const { shop, path } = await openPage('/rewards/terms', { answers: { customer: unread } })
  await screen.findByText('We couldn’t load your account')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign Out' })))
  await waitFor(() => expect(path()).toBe('/'))
  expect(shop.getState().session.view.status).toBe('signedOut')
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' })).toBeTruthy()
})

test('[4d.8] a page that shows the account error itself shows it once', async () => {
  await openPage('/rewards/dashboard', { answers: { customer: unread } })
  expect(await screen.findByText('We couldn’t load your Rewards')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  expect(screen.queryByText('We couldn’t load your account')).toBeNull()
})

test('[4d.8] a later failure to reload the account keeps the visitor signed in', async () => {
  const { shop, answers } = await openPage('/rewards/terms')
  const header = screen.getByRole('banner')
  await within(header).findByRole('button', { name: 'My Rewards' })
  answers.set('customer', unread)
  await act(async () => {
    await shop.account.load()
    await shop.settled()
  })
  expect(shop.getState().account.view.status).toBe('failed')
  expect(within(header).getByRole('button', { name: 'My Rewards' })).toBeTruthy()
  expect(screen.queryByText('We couldn’t load your account')).toBeNull()
})
