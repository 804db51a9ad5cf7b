import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../shared/locations/sample-store.ts'
import { openPage, prepareDom } from '../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const delivery = { code: 'D1', fee: 700, free_from: 10_000, minimum: 3000 }
const inArizona = { channel: 'commerce', state_code: 'AZ', state_name: 'Arizona', delivery } as const
const mesa = sampleStore({ ...inArizona, store_id: '9', store_code: 'az_mesa', store_name: 'Mesa', city: 'Mesa' })
const tempe = sampleStore({ ...inArizona, store_id: '8', store_code: 'az_tempe', store_name: 'Tempe', city: 'Tempe' })
const miami = sampleStore({ delivery: { ...delivery, code: 'D2' } })

const areas: Record<string, object> = {
  '85201': { city: 'Mesa', region_code: 'AZ', latitude: 33.4, longitude: -111.8, store_codes: ['az_mesa', 'az_tempe'] },
  '33101': { city: 'Miami', region_code: 'FL', latitude: 25.8, longitude: -80.2, store_codes: ['fl_miami'] },
}
const deliveryArea = ({ postcode }: Record<string, unknown>) => {
  const area = areas[String(postcode)]
  return { deliveryArea: area === undefined ? null : { postcode, ...area } }
}

async function openPicker() {
  const page = await openPage('/dispensaries', {
    signedIn: false,
    stores: [mesa, tempe, miami],
    answers: { deliveryArea },
  })
  await act(() => page.shop.ui.open('storeSidebar'))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a dispensary' }))
  await picker.findByRole('button', { name: /^Choose Mesa/ })
  return { page, picker }
}
type Picker = Awaited<ReturnType<typeof openPicker>>['picker']

const give = async (picker: Picker, zip: string) => {
  fireEvent.change(picker.getByRole('textbox', { name: 'ZIP code to deliver to' }), { target: { value: zip } })
  await act(async () => picker.getByRole('button', { name: 'Check' }).click())
}
const listed = (picker: Picker) =>
  picker.getAllByRole('button', { name: /^(Choose|Chosen) / }).map((button) => button.getAttribute('aria-label'))

test('[shop 10] choosing delivery asks for the ZIP code, and lists the dispensaries that deliver there', async () => {
  const { page, picker } = await openPicker()
  expect(picker.queryByRole('textbox', { name: 'ZIP code to deliver to' })).toBeNull()
  await act(async () => picker.getByRole('radio', { name: 'Delivery' }).click())
  await give(picker, '8520')
  expect(picker.getByText('Enter a ZIP code, such as 85201.')).toBeTruthy()
  await give(picker, '85201')
  expect(await picker.findByText('2 dispensaries deliver to 85201.')).toBeTruthy()
  expect(listed(picker)).toEqual(['Choose Mesa, Mesa', 'Choose Tempe, Tempe'])
  expect(page.shop.getState().dispensary.view.zip).toBe('85201')
})

test('[shop 10] a store that does not deliver there says so at once, with those that do, and offers pickup', async () => {
  const { page, picker } = await openPicker()
  await act(() => page.shop.dispensary.choose('az_mesa', 'delivery'))
  await give(picker, '85201')
  expect(await picker.findByText('Mesa delivers to 85201.')).toBeTruthy()
  expect(picker.queryByRole('button', { name: 'Pick up instead' })).toBeNull()
  await give(picker, '33101')
  expect(await picker.findByText('Mesa doesn’t deliver to 33101. 1 other dispensary does.')).toBeTruthy()
  expect(listed(picker)).toEqual(['Choose Miami, Miami'])
  await give(picker, '04101')
  expect(await picker.findByText('Mesa doesn’t deliver to 04101, and no other dispensary does.')).toBeTruthy()
  await act(async () => picker.getByRole('button', { name: 'Pick up instead' }).click())
  await waitFor(() => expect(page.shop.getState().dispensary.view.fulfilment).toBe('pickup'))
})
