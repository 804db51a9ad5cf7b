import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentAddress, sentCountries } from '../../../testing/account-samples.ts'
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

type Sent = typeof sentAddress

/** An address book that stores what is sent to it. */
const openBook = (first: readonly Sent[], more: PageSettings['answers'] = {}) => {
  let book = [...first]
  return openPage('/account/address', {
    answers: {
      countries: { countries: sentCountries },
      customerAddresses: () => ({ customer: { addresses: book } }),
      createCustomerAddress: ({ input }) => {
        const address = typeof input === 'object' ? input : {}
        book = [...book, { ...sentAddress, ...address, region: sentAddress.region, uid: 'Mg==' }]
        return { createCustomerAddress: { uid: 'Mg==' } }
      },
      updateCustomerAddressV2: ({ uid, input }) => {
        const address = typeof input === 'object' ? input : {}
        book = book.map((one) => (one.uid === uid ? { ...one, ...address } : one))
        return { updateCustomerAddressV2: { uid: 'MQ==' } }
      },
      deleteCustomerAddressV2: ({ uid }) => {
        book = book.filter((one) => one.uid !== uid)
        return { deleteCustomerAddressV2: true }
      },
      ...more,
    },
  })
}

const press = async (name: RegExp | string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}
const type = (form: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value } })
const submit = (form: HTMLElement) => act(async () => void fireEvent.submit(form))

const fill = (form: HTMLElement) => {
  type(form, 'First name', 'Ivy')
  type(form, 'Last name', 'Fenn')
  type(form, 'Street address', '7 Palo Verde Lane')
  type(form, 'City', 'Mesa')
  type(form, 'State', 'AZ')
  type(form, 'ZIP code', '85201')
  type(form, 'Phone', '480 555 0107')
}

test('[2c.6] [3.3.5] an address is saved, with its region by the country’s own id', async () => {
  const { asked } = await openBook([])
  expect(await screen.findByRole('heading', { name: 'No addresses yet' })).toBeTruthy()
  await press('Add an address')
  const form = await screen.findByRole('form', { name: 'New address' })
  fill(form)
  await submit(form)
  expect(asked.find(({ operation }) => operation === 'createCustomerAddress')?.variables).toEqual({
    input: {
      firstname: 'Ivy',
      lastname: 'Fenn',
      company: '',
      street: ['7 Palo Verde Lane'],
      city: 'Mesa',
      region: { region_id: 3 },
      postcode: '85201',
      country_code: 'US',
      telephone: '480 555 0107',
      default_shipping: true,
      default_billing: true,
    },
  })
  expect(await screen.findByText('7 Palo Verde Lane')).toBeTruthy()
})

test('[3.3.5] errors are shown at their fields, the first gets the focus, and nothing is sent', async () => {
  const { asked } = await openBook([])
  await press('Add an address')
  const form = await screen.findByRole('form', { name: 'New address' })
  fill(form)
  type(form, 'City', ' ')
  type(form, 'ZIP code', '852')
  await submit(form)
  expect(document.activeElement).toBe(within(form).getByLabelText('City'))
  expect(within(form).getByText(/Enter a ZIP code/)).toBeTruthy()
  expect(asked.map(({ operation }) => operation)).not.toContain('createCustomerAddress')
})

test('[3.9] another country asks for the fields of its addresses', async () => {
  await openBook([])
  await press('Add an address')
  const form = await screen.findByRole('form', { name: 'New address' })
  const states = within(form).getByLabelText('State').querySelectorAll('option')
  expect([...states].map(({ textContent }) => textContent)).toEqual(['Choose a state', 'Arizona', 'Florida'])
  type(form, 'Country', 'PR')
  expect(within(form).queryByLabelText('State')).toBe(null)
  expect(within(form).getByLabelText('Region').hasAttribute('required')).toBe(false)
})

test('a refusal is shown above the fields, and the input is kept', async () => {
  await openBook([], { createCustomerAddress: { errors: [{ message: 'You can save up to 100 addresses.' }] } })
  await press('Add an address')
  const form = await screen.findByRole('form', { name: 'New address' })
  fill(form)
  await submit(form)
  expect(await within(form).findByText('You can save up to 100 addresses.')).toBeTruthy()
  expect(within(form).getByLabelText<HTMLInputElement>('City').value).toBe('Mesa')
})

test('[3.3.5] defaults are marked, and another address can replace them', async () => {
  const { asked } = await openBook([sentAddress, { ...sentAddress, uid: 'Mg==', default_shipping: false }])
  expect(await screen.findByText('Default delivery address')).toBeTruthy()
  await press(/^Deliver here by default/)
  expect(asked.find(({ operation }) => operation === 'updateCustomerAddressV2')?.variables).toEqual({
    uid: 'Mg==',
    input: { default_shipping: true },
  })
})

test('[2c.6] an address is deleted after a confirmation', async () => {
  const { asked } = await openBook([sentAddress])
  await press(/^Delete Avery/)
  expect(asked.map(({ operation }) => operation)).not.toContain('deleteCustomerAddressV2')
  await press('Delete address')
  expect(asked.find(({ operation }) => operation === 'deleteCustomerAddressV2')?.variables).toEqual({ uid: 'MQ==' })
  expect(await screen.findByRole('heading', { name: 'No addresses yet' })).toBeTruthy()
})

test('an address book that fails to load says so, and can be retried', async () => {
  const { answers } = await openBook([sentAddress], { customerAddresses: { errors: [{ message: 'Not now.' }] } })
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your addresses' })).toBeTruthy()
  answers.set('customerAddresses', { customer: { addresses: [sentAddress] } })
  await press('Try again')
  expect(await screen.findByText('48 Banyan Row')).toBeTruthy()
})
