import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'
import { sentItem, sentOrder, sentPage } from './order-samples.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PATH = '/account/orders'
const earlier = {
  ...sentOrder,
  number: '100001001',
  order_date: '2026-02-06 19:00:00',
  status: 'Canceled',
  checkout_type: null,
  items: ['a', 'b', 'c', 'd'].map((id) => ({ ...sentItem, id, picture: null })),
}
const both = sentPage([sentOrder, earlier])
const asks = (asked: { operation: string; variables: object }[]) =>
  asked.filter(({ operation }) => operation === 'customerOrders').map(({ variables }) => variables)

test('[2c.6] [7a.7] orders: number, day, fulfillment, status, total and items', async () => {
  await openPage(PATH, { answers: { customerOrders: both } })
  const link = await screen.findByRole('link', { name: 'Order 100010004' })
  expect(link.getAttribute('href')).toBe('/account/orders/100010004')
  const row = link.closest('li')
  expect(row?.textContent).toContain('November 19, 2026 · Pickup')
  expect(row?.textContent).toContain('Amber Curing Jar')
  expect(row?.textContent).toContain('Status: Ready for pickup')
  expect(row?.textContent).toContain('Total: $58.40')
  expect(row?.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/products\/accessories\/p10674\.jpg\?/)
  const other = screen.getByRole('link', { name: 'Order 100001001' }).closest('li')
  expect(other?.querySelector('img')).toBeNull()
  expect(other?.textContent).toContain('+1')
  expect(other?.textContent).toContain('Amber Curing Jar and 3 more')
})

test('[2c.6] status and number are chosen by address, and sent', async () => {
  const { asked, path } = await openPage(`${PATH}?status=complete`, { answers: { customerOrders: both } })
  await screen.findByRole('link', { name: 'Order 100010004' })
  expect(screen.getByRole('link', { name: 'Complete' }).getAttribute('aria-current')).toBe('true')
  const field = screen.getByRole('searchbox', { name: 'Order number' })
  fireEvent.change(field, { target: { value: '#1000 1' } })
  await act(async () => void fireEvent.submit(screen.getByRole('search', { name: 'Filter orders' })))
  expect(path()).toBe(PATH)
  await waitFor(() =>
    expect(asks(asked).at(-1)).toEqual({
      filter: { status: { in: ['complete'] }, number: { match: '10001' } },
      currentPage: 1,
      pageSize: 10,
    }),
  )
})

test('[2c.6] more than one page: links to older orders and back', async () => {
  await openPage(`${PATH}?page=2`, { answers: { customerOrders: sentPage([earlier], { count: 21, pages: 3 }) } })
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of orders' }))
  expect(pages.getByText('Page 2 of 3')).toBeTruthy()
  expect(pages.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe(PATH)
  expect(pages.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe(`${PATH}?page=3`)
})

test('[2c.6] a customer without orders sees what to do next', async () => {
  await openPage(PATH, { answers: { customerOrders: sentPage([]) } })
  await screen.findByRole('heading', { name: 'No orders yet' })
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('[2c.6] a filter without results can be cleared', async () => {
  await openPage(`${PATH}?number=77`, { answers: { customerOrders: sentPage([]) } })
  await screen.findByRole('heading', { name: 'No matching orders' })
  expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe(PATH)
})

test('[8.9] without an answer the page says so, and can be retried', async () => {
  const failing = () => {
    throw new TypeError('failed')
  }
  const { answers } = await openPage(PATH, { answers: { customerOrders: failing } })
  const alert = await within(screen.getByRole('main')).findByRole('alert')
  expect(alert.textContent).toContain('We couldn’t load your orders')
  answers.set('customerOrders', both)
  await act(async () => within(alert).getByRole('button', { name: 'Try again' }).click())
  await screen.findByRole('link', { name: 'Order 100010004' })
})

test('[2a.2] signed out, the orders page leads to sign in', async () => {
  const { path } = await openPage(PATH, { signedIn: false })
  expect(path()).toBe('/rewards/login')
})

test('[2c.6] the account navigation marks the current page, or the section of a page below it', async () => {
  const { follow } = await openPage(PATH, { answers: { customerOrders: both } })
  const navigation = within(await screen.findByRole('navigation', { name: 'Your account' }))
  const orders = () => navigation.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')
  expect(orders()).toBe('page')
  expect(navigation.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBeNull()
  await follow(`${PATH}/100010004`)
  await waitFor(() => expect(orders()).toBe('true'))
})
