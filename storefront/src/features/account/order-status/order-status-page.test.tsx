import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'
import { sentOrder } from '../orders/order-samples.ts'
import { orderLink } from './order-link.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  orderLink.forget()
  vi.unstubAllGlobals()
})

const PATH = '/order-status'
const TOKEN = '6291e05a0a63e0a1d3e0a724638140bf'
const refused = (category: string) => ({ errors: [{ message: 'No.', extensions: { category } }] })

const fill = async (number = '#100 010 004') => {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Order number', number)
  type('Email', ' gina@example.com')
  type('Last name', 'Guest ')
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Find an order' })))
}

test('[9g.3] a guest finds an order by its number, email and last name', async () => {
  const { asked } = await openPage(PATH, { signedIn: false, answers: { guestOrder: { guestOrder: sentOrder } } })
  await fill()
  await screen.findByRole('heading', { level: 1, name: 'Order 100010004' })
  expect(screen.getByRole('region', { name: '1 product' })).toBeTruthy()
  expect(asked).toContainEqual({
    operation: 'guestOrder',
    variables: { input: { number: '100010004', email: 'gina@example.com', lastname: 'Guest' } },
  })
  await act(async () => screen.getByRole('button', { name: 'Find another order' }).click())
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('')
})

test('[9g.3] the not-found message does not reveal which of the three was wrong', async () => {
  await openPage(PATH, { signedIn: false, answers: { guestOrder: refused('graphql-no-such-entity') } })
  await fill()
  const form = within(screen.getByRole('form', { name: 'Find an order' }))
  expect((await form.findByRole('alert')).textContent).toBe(
    'We couldn’t find an order with this number, email and last name. Check all three.',
  )
})

test('[5b.1] each field is validated before anything is sent', async () => {
  const { asked } = await openPage(PATH, { signedIn: false })
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Find an order' })))
  expect(screen.getAllByText('This is a required field.')).toHaveLength(3)
  expect(document.activeElement).toBe(screen.getByLabelText('Order number'))
  expect(asked.map(({ operation }) => operation)).not.toContain('guestOrder')
})

test('[8.8] an order of an account asks to sign in, and ends no session', async () => {
  const answers = { guestOrder: refused('graphql-authorization') }
  const { shop } = await openPage(PATH, { answers })
  await fill()
  const link = await screen.findByRole('link', { name: 'View it in your account' })
  expect(link.getAttribute('href')).toBe('/account/orders/100010004')
  expect(shop.getState().session.view.isSignedIn).toBe(true)
  cleanup()
  const guest = await openPage(PATH, { signedIn: false, answers })
  await fill()
  await act(async () => screen.getByRole('link', { name: 'Sign in to view it' }).click())
  expect(guest.path()).toBe('/rewards/login')
  expect(guest.shop.session.previousPage()).toBe('/account/orders/100010004')
})

test('[I5] the confirmation’s link opens the order; its token is removed from the address and is in no event', async () => {
  const replaceState = vi.fn()
  const location = { pathname: PATH, hash: `#token=${TOKEN}` }
  orderLink.take({ location, history: { state: null, replaceState }, addEventListener: () => undefined })
  expect(replaceState).toHaveBeenCalledWith(null, '', '/order-status?link-opened')
  const { shop, asked } = await openPage(`${PATH}?link-opened`, {
    signedIn: false,
    answers: { guestOrderByToken: { guestOrderByToken: sentOrder } },
  })
  await screen.findByRole('heading', { level: 1, name: 'Order 100010004' })
  expect(asked).toContainEqual({ operation: 'guestOrderByToken', variables: { input: { token: TOKEN } } })
  expect(await shop.log.export()).not.toContain(TOKEN)
})

test('[9g.3] a guest requests a cancellation, and an email asks for confirmation', async () => {
  orderLink.keep({ token: TOKEN })
  const { asked } = await openPage(PATH, {
    signedIn: false,
    answers: {
      guestOrderByToken: { guestOrderByToken: sentOrder },
      requestGuestOrderCancel: { requestGuestOrderCancel: { errorV2: null } },
    },
  })
  await act(async () => (await screen.findByRole('button', { name: 'Cancel order' })).click())
  const sheet = within(screen.getByRole('dialog', { name: 'Cancel this order?' }))
  await act(async () => sheet.getByRole('button', { name: 'Cancel order' }).click())
  expect(await screen.findByText(/^We’ve emailed you a link\./)).toBeTruthy()
  expect(asked).toContainEqual({
    operation: 'requestGuestOrderCancel',
    variables: { input: { token: TOKEN, reason: 'No longer needed' } },
  })
})

test('[9g.3] [I5] the email’s link cancels only after a confirmation; its key is in no event', async () => {
  const location = { pathname: PATH, hash: `#token=${TOKEN}&order_id=MTAwMQ%3D%3D&confirmation_key=very-secret` }
  orderLink.take({ location, history: { state: null, replaceState: vi.fn() }, addEventListener: () => undefined })
  const { shop, asked, answers } = await openPage(PATH, {
    signedIn: false,
    answers: {
      guestOrderByToken: { guestOrderByToken: sentOrder },
      confirmCancelOrder: { confirmCancelOrder: { errorV2: { message: 'This link is not good any more.' } } },
    },
  })
  const question = within(await screen.findByRole('region', { name: 'Cancel this order?' }))
  expect(asked.map(({ operation }) => operation)).not.toContain('confirmCancelOrder')
  const confirm = question.getByRole('button', { name: 'Cancel order' })
  await act(async () => confirm.click())
  expect((await question.findByRole('alert')).textContent).toBe('This link is not good any more.')
  answers.set('confirmCancelOrder', { confirmCancelOrder: { errorV2: null } })
  const canceled = { ...sentOrder, status: 'Canceled', available_actions: [] }
  answers.set('guestOrderByToken', { guestOrderByToken: canceled })
  await act(async () => confirm.click())
  await screen.findByText('This order was canceled.')
  expect(asked).toContainEqual({
    operation: 'confirmCancelOrder',
    variables: { input: { order_id: 'MTAwMQ==', confirmation_key: 'very-secret' } },
  })
  expect(await shop.log.export()).not.toContain('very-secret')
})

test('an invalid link says so, and the form is shown', async () => {
  orderLink.keep({ token: TOKEN })
  const answers = { guestOrderByToken: refused('graphql-no-such-entity') }
  await openPage(PATH, { signedIn: false, answers })
  await screen.findByText(/^This link doesn’t open an order/)
  expect(screen.getByRole('form', { name: 'Find an order' })).toBeTruthy()
})

test('[8.9] a link whose request failed can be retried', async () => {
  orderLink.keep({ token: TOKEN })
  const { answers } = await openPage(PATH, { signedIn: false })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers.set('guestOrderByToken', { guestOrderByToken: sentOrder })
  await act(async () => again.click())
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 100010004' })).toBeTruthy()
})

test('after a reload the page explains why the link’s order is gone', async () => {
  await openPage(`${PATH}?link-opened`, { signedIn: false })
  expect(await screen.findByText(/^This browser no longer has that order/)).toBeTruthy()
})
