import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { type SentCustomer, sentCustomer } from '../../../testing/member-samples.ts'
import { openPage, type PageSettings, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PATH = '/rewards/profile'
const stores = [
  sampleStore({ store_code: 'fl_miami', store_name: 'Miami', city: 'Miami', state_code: 'FL' }),
  sampleStore({ store_code: 'fl_tampa', store_id: '102', store_name: 'Tampa', city: 'Tampa', state_code: 'FL' }),
  sampleStore({ store_code: 'md_towson', store_id: '103', store_name: 'Towson', city: 'Towson', state_code: 'MD' }),
]

/** A backend that stores changes. */
const openProfile = async (customer: Partial<SentCustomer> = {}, more: PageSettings['answers'] = {}) => {
  let kept = { ...sentCustomer, ...customer }
  return openPage(PATH, {
    stores,
    answers: {
      customer: () => ({ customer: kept }),
      updateCustomerV2: ({ input }) => {
        kept = { ...kept, ...(typeof input === 'object' && input) }
        return { updateCustomerV2: { customer: kept } }
      },
      ...more,
    },
  })
}

const details = () => screen.findByRole('form', { name: 'Your details' })
const type = (form: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value } })
const submit = (form: HTMLElement) => act(async () => void fireEvent.submit(form))
const namesIn = (form: HTMLElement, label: string) =>
  [...within(form).getByLabelText(label).querySelectorAll('option')].map(({ textContent }) => textContent)

test('[1.4] only changed fields are saved, and the save is confirmed', async () => {
  const { asked, shop } = await openProfile()
  const form = await details()
  type(form, 'First name', ' Avelina ')
  type(form, 'Home dispensary', 'fl_tampa')
  await submit(form)
  await act(() => shop.settled())
  expect(asked.find(({ operation }) => operation === 'updateCustomerV2')?.variables).toEqual({
    input: { firstname: 'Avelina', my_store: 'fl_tampa' },
  })
  expect(await screen.findByText('Profile saved.')).toBeTruthy()
  expect(shop.getState().account.view.customer?.firstname).toBe('Avelina')
})

test('[1.4] errors are shown at their fields, the first gets the focus, and nothing is sent', async () => {
  const { asked } = await openProfile()
  const form = await details()
  type(form, 'Last name', '   ')
  await submit(form)
  const field = within(form).getByLabelText('Last name')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const descriptions = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
  expect(descriptions.map((element) => element?.textContent)).toContain('This is a required field.')
  expect(asked.map(({ operation }) => operation)).not.toContain('updateCustomerV2')
})

test('[1.4] a refusal is shown above the button, and the input is kept', async () => {
  const { shop } = await openProfile({}, { updateCustomerV2: { errors: [{ message: 'That name is too long.' }] } })
  const form = await details()
  type(form, 'Nickname', 'Ave')
  await submit(form)
  await act(() => shop.settled())
  expect((await within(form).findByText('That name is too long.')).getAttribute('role')).toBe('alert')
  expect(within(form).getByLabelText<HTMLInputElement>('Nickname').value).toBe('Ave')
})

test('[4a.11] a date of birth is given once: asked for if missing, otherwise shown', async () => {
  const { asked, shop } = await openProfile({ date_of_birth: null })
  const form = await details()
  type(form, 'Month', '2')
  type(form, 'Day', '30')
  type(form, 'Year', '1991')
  await submit(form)
  expect(asked.map(({ operation }) => operation)).not.toContain('updateCustomerV2')
  type(form, 'Day', '3')
  await submit(form)
  await act(() => shop.settled())
  expect(asked.at(-1)?.variables).toEqual({ input: { date_of_birth: '1991-02-03' } })
  expect(within(form).queryByLabelText('Month')).toBeNull()
  expect(within(form).getByText('February 3, 1991')).toBeTruthy()
})

test('[1.4] the dispensaries are those of the state, and the saved one', async () => {
  await openProfile()
  const form = await details()
  expect(namesIn(form, 'Rewards state')).toEqual(['Florida', 'Maryland'])
  expect(namesIn(form, 'Home dispensary')).toEqual(['Miami', 'Tampa'])
  type(form, 'Rewards state', 'MD')
  expect(namesIn(form, 'Home dispensary')).toEqual(['Miami', 'Towson'])
})

test('[1.4] leaving with unsaved changes asks for confirmation', async () => {
  const { follow, path } = await openProfile()
  await details()
  await follow('/rewards/newsletter')
  await screen.findByRole('heading', { level: 1, name: 'Rewards Communications' })
  await follow(PATH)
  type(await details(), 'First name', 'Avelina')
  await follow('/rewards/dashboard')
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await act(async () => within(question).getByRole('button', { name: 'Stay' }).click())
  expect(path()).toBe(PATH)
  expect(within(await details()).getByLabelText<HTMLInputElement>('First name').value).toBe('Avelina')
  await follow('/rewards/dashboard')
  await act(async () => screen.getByRole('button', { name: 'Leave without saving' }).click())
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Avery.' })
})

test('[1.4] the password is changed with the current one; the fields are cleared afterwards', async () => {
  const { asked, shop } = await openProfile({}, { changeCustomerPassword: { changeCustomerPassword: { email: null } } })
  const form = await screen.findByRole('form', { name: 'Change your password' })
  type(form, 'Current password', 'garden1234')
  type(form, 'New password', 'ab')
  expect(within(form).getByText('Invalid Password!')).toBeTruthy()
  type(form, 'New password', 'meadow5678')
  await submit(form)
  await act(() => shop.settled())
  expect(asked.at(-1)).toEqual({
    operation: 'changeCustomerPassword',
    variables: { currentPassword: 'garden1234', newPassword: 'meadow5678' },
  })
  expect(await screen.findByText('Your password has been changed.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('')
  expect(JSON.stringify(await shop.log.export())).not.toContain('meadow5678')
})

test('[4d.4] Sign Out on the profile ends the session', async () => {
  const { shop } = await openProfile(
    {},
    { revokeCustomerToken: { revokeCustomerToken: { result: true, rewards_auto_login: null } } },
  )
  await details()
  const out = screen.getByRole('region', { name: 'Sign out' })
  await act(async () => {
    within(out).getByRole('button', { name: 'Sign Out' }).click()
    await shop.settled()
  })
  expect(shop.getState().session.view.isSignedIn).toBe(false)
})
