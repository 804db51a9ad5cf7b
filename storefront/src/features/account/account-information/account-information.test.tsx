import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SentCustomer, sentCustomer } from '../../../testing/member-samples.ts'
import { openPage, type PageSettings, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(() => {
  prepareDom()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A backend that stores changes. */
const open = (
  more: PageSettings['answers'] = {},
  customer: Partial<SentCustomer> = {},
  page = 'account-information',
) => {
  let kept = { ...sentCustomer, ...customer }
  return openPage(`/account/${page}`, {
    answers: {
      customer: () => ({ customer: kept }),
      updateCustomerV2: ({ input }) => {
        kept = { ...kept, ...(typeof input === 'object' && input) }
        return { updateCustomerV2: { customer: kept } }
      },
      updateCustomerEmail: ({ email }) => {
        kept = { ...kept, email: String(email) }
        return { updateCustomerEmail: { customer: { email: kept.email } } }
      },
      updateCommunicationPreferences: ({ input }) => {
        const change = typeof input === 'object' && input !== null && 'is_email_subscribed' in input
        const on = change && input.is_email_subscribed === true
        kept = { ...kept, is_subscribed: on }
        return { updateCommunicationPreferences: { customer: kept } }
      },
      ...more,
    },
  })
}
const type = (form: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value } })
const submit = (form: HTMLElement) => act(async () => void fireEvent.submit(form))
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

test('[2c.6] [3.3] the name can be changed; a known date of birth is shown and not sent', async () => {
  const { shop, asked } = await open()
  const form = await screen.findByRole('form', { name: 'Your name' })
  expect(within(form).getByText('April 12, 1990')).toBeTruthy()
  type(form, 'First name', ' Avelina ')
  await submit(form)
  await act(() => shop.settled())
  expect(asked.find(({ operation }) => operation === 'updateCustomerV2')?.variables).toEqual({
    input: { firstname: 'Avelina', lastname: 'Lindqvist' },
  })
  expect(shop.getState().account.view.customer?.firstname).toBe('Avelina')
})

test('[2c.6] changing the email asks for the password, which is in no log', async () => {
  const { shop, asked } = await open()
  const form = await screen.findByRole('form', { name: 'Change your email' })
  type(form, 'New email', 'avery@new.example')
  await submit(form)
  expect(within(form).getByText('This is a required field.')).toBeTruthy()
  type(form, 'Your password', 'fernhill2026')
  await submit(form)
  await act(() => shop.settled())
  expect(asked.find(({ operation }) => operation === 'updateCustomerEmail')?.variables).toEqual({
    email: 'avery@new.example',
    password: 'fernhill2026',
  })
  expect((await screen.findAllByText('avery@new.example')).length).toBeGreaterThan(0)
  expect(await shop.log.export()).not.toContain('fernhill2026')
})

test('[2c.6] a wrong password is reported, and the typed email is kept', async () => {
  const message = 'Your current password is incorrect, or the account is temporarily locked.'
  await open({ updateCustomerEmail: { errors: [{ message }] } })
  const form = await screen.findByRole('form', { name: 'Change your email' })
  type(form, 'New email', 'avery@new.example')
  type(form, 'Your password', 'wrong2026')
  await submit(form)
  expect(await within(form).findByText(message)).toBeTruthy()
  expect(within(form).getByLabelText<HTMLInputElement>('New email').value).toBe('avery@new.example')
})

test('[2c.6] deleting the account needs a typed confirmation; then nobody is signed in', async () => {
  const { shop, asked, path } = await open({
    deleteCustomer: { deleteCustomer: true },
    revokeCustomerToken: { revokeCustomerToken: { result: true, rewards_auto_login: null } },
  })
  await press('Delete my account')
  const form = await screen.findByRole('form', { name: 'Delete your account' })
  type(form, 'Type DELETE to confirm', 'yes')
  await submit(form)
  expect(within(form).getByText('Type DELETE to confirm.')).toBeTruthy()
  expect(asked.map(({ operation }) => operation)).not.toContain('deleteCustomer')
  type(form, 'Type DELETE to confirm', 'delete')
  await submit(form)
  await act(() => shop.settled())
  expect(shop.getState().session.view.isSignedIn).toBe(false)
  expect(path()).toBe('/')
})

test('[2c.6] one switch changes the newsletter at once, and the page says what was agreed to', async () => {
  const { shop, asked } = await open({}, {}, 'newsletter')
  const toggle = await screen.findByRole('switch', { name: 'Shop email' })
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText(/you agree to get marketing email/)).toBeTruthy()
  await act(async () => void fireEvent.click(toggle))
  await act(() => shop.settled())
  expect(asked.find(({ operation }) => operation === 'updateCommunicationPreferences')?.variables).toEqual({
    input: { is_email_subscribed: false },
  })
  expect(toggle.getAttribute('aria-checked')).toBe('false')
})
