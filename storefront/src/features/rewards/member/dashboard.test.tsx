import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentCustomer, sentRewards } from '../../../testing/member-samples.ts'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PATH = '/rewards/dashboard'

test('[1.4] [2d.1] the dashboard: welcome by name, points and their value, progress to the next reward, expiry', async () => {
  await openPage(PATH)
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Avery.' })
  const points = await screen.findByRole('region', { name: 'Your points' })
  expect(within(points).getByText('242')).toBeTruthy()
  expect(points.textContent).toContain('worth $5 off your order')
  expect(points.textContent).toContain('Points expire November 19, 2027.')
  expect(within(points).getByRole('img', { name: '242 of 300 points toward $18 off, 58 to go' })).toBeTruthy()
  const steps = within(within(points).getByRole('list', { name: 'Rewards' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '$5 off100 pointsReady to use',
    '$18 off300 points58 to go',
  ])
})

test('[1.4] the member card: name, code in groups of four, and a QR code with its quiet zone', async () => {
  await openPage(PATH)
  const card = await screen.findByRole('region', { name: 'Fernhill Rewards card' })
  expect(within(card).getByText('Avery Lindqvist')).toBeTruthy()
  expect(within(card).getByText('K7QX 2M9T RWHD')).toBeTruthy()
  const code = await within(card).findByRole('img', { name: 'QR code for member code K7QX 2M9T RWHD' })
  // 12 characters of the alphanumeric mode fit 21 modules, with a quiet zone of 4 on either side.
  expect(code.getAttribute('viewBox')).toBe('0 0 29 29')
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
})

test('[1.4] offers are tickets; the copied code is marked', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: async (text: string) => void copied.push(text) } })
  await openPage(PATH)
  const offers = await screen.findByRole('region', { name: 'Your offers' })
  expect(offers.textContent).toContain('Through February 28, 2027')
  await act(async () => within(offers).getByRole('button', { name: 'Copy code FROST10' }).click())
  expect(copied).toEqual(['FROST10'])
  expect(within(offers).getByRole('button', { name: 'Copied: FROST10' }).textContent).toBe('Copied')
  await act(async () => within(offers).getByRole('button', { name: 'Copy code JARS5' }).click())
  expect(within(offers).getByRole('button', { name: 'Copy code FROST10' })).toBeTruthy()
})

test('[1.4] recent orders and the history of points are tables with a caption', async () => {
  await openPage(PATH)
  const orders = await screen.findByRole('table', { name: 'Recent orders' })
  const rows = within(orders).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'OrderDateStatusTotal',
    '000000107November 19, 2026Ready for pickup$84.50',
    '000000101February 6, 2026Complete$342.00',
  ])
  const history = screen.getByRole('table', { name: 'Points history' })
  expect(within(history).getAllByRole('row')[1]?.textContent).toBe('$5.00 off at MiamiJun 19, 2026-100242')
})

test('[1.4] a new member sees what to do next: no points, no offers, no orders', async () => {
  const rewards = {
    ...sentRewards,
    points: 0,
    worth: { value: 0, currency: 'USD' },
    points_expire_on: null,
    offers: [],
    history: [],
  }
  await openPage(PATH, { answers: { rewardsDashboard: { customer: { rewards, orders: { items: [] } } } } })
  await screen.findByRole('heading', { name: 'No orders yet' })
  expect(screen.getByRole('heading', { name: 'No offers right now' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'No points yet' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '0 of 100 points toward $5 off, 100 to go' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/shopd/category/flower')
})

test('[1.4] data that could not be fetched can be retried', async () => {
  const refused = { errors: [{ message: 'Not now.' }] }
  const { answers, shop } = await openPage(PATH, { answers: { rewardsDashboard: refused } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers.set('rewardsDashboard', { customer: { rewards: sentRewards, orders: { items: [] } } })
  await act(async () => {
    again.click()
    await shop.settled()
  })
  expect(await screen.findByRole('region', { name: 'Your points' })).toBeTruthy()
})

test('[1.4] without a connection the previous figures stay, with a note', async () => {
  await openPage(PATH)
  await screen.findByRole('region', { name: 'Your points' })
  vi.stubGlobal('navigator', { onLine: false })
  act(() => void dispatchEvent(new Event('offline')))
  await waitFor(() => expect(screen.getByText(/^You’re offline. You’re seeing saved/)).toBeTruthy())
  expect(screen.getByRole('region', { name: 'Your points' }).textContent).toContain('242')
})

test('[6.5] a customer of the shop who has not joined is told how', async () => {
  const loyalty = { ...sentCustomer.loyalty, is_signed: false }
  await openPage(PATH, { answers: { customer: { customer: { ...sentCustomer, loyalty } } } })
  expect(await screen.findByRole('heading', { name: 'You haven’t joined Rewards yet' })).toBeTruthy()
})

/** Below the 75 rem (1200 px) of the other member pages' content. */
const widthOf = (name: string) => {
  const css = readFileSync(join(import.meta.dirname, 'member-page.module.css'), 'utf8')
  return new RegExp(`^\\.${name} \\{[^}]*max-width: calc\\((.+?) \\+`, 'm').exec(css)?.[1]
}

test('[2a.4] the dashboard is narrower than other pages', async () => {
  expect([widthOf('page'), widthOf('narrow')]).toEqual(['var(--content)', '58rem'])
  const frame = () => document.querySelector('#content')?.firstElementChild?.className
  const { follow } = await openPage(PATH)
  expect(frame()).toContain('narrow')
  await follow('/rewards/newsletter')
  await screen.findByRole('heading', { level: 1, name: 'Rewards Communications' })
  expect(frame()).not.toContain('narrow')
})

test('[2a.2] signed out, the dashboard redirects to sign in', async () => {
  const { path } = await openPage(PATH, { signedIn: false })
  expect(path()).toBe('/rewards/login')
})
