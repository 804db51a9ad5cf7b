import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { sentBundle, sentProducts, sentSimple } from '../../../testing/commerce-samples.ts'
import { openPage, prepareDom, type OpenPage, type PageSettings } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const mesa = sampleStore({
  store_id: '9',
  store_code: 'az_mesa',
  store_name: 'Mesa',
  channel: 'commerce',
  state_code: 'AZ',
  modes: ['MEDICAL', 'RECREATIONAL'],
})

/** The page of a product at Mesa, chosen. */
async function open(path: string, product: object, answers: PageSettings['answers'] = {}): Promise<OpenPage> {
  const page = await openPage(path, {
    signedIn: false,
    stores: [mesa],
    answers: { product: sentProducts(product), ...answers },
  })
  await screen.findByRole('heading', { level: 1 })
  await act(async () => {
    await page.shop.dispensary.choose('az_mesa')
    await page.shop.settled()
  })
  await waitFor(() => expect(page.shop.getState().dispensary.view.chosen?.store_code).toBe('az_mesa'))
  await waitFor(() => expect(screen.queryByText(/^Showing /)).toBeNull())
  return page
}

/** What was added to the cart. */
const added = async ({ shop }: OpenPage) =>
  (await shop.log.events()).filter(({ type }) => type === 'commerceCart.addRequested').map(({ data }) => data)

const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click())

/** What an answer says of the store's limits: so many milligrams of THC, and of no other kind. */
const upToThc = (thc_mg: number, per_line: number | null = null) => ({
  maximum: { thc_mg, cbd_mg: 1_000_000, smokable_mg: 1_000_000 },
  per_line,
})
const thcOf = (thc_mg: number) => ({ purchase_amounts: { thc_mg, cbd_mg: 0, smokable_mg: 0 } })

test('[shop 9] the page says what a limit leaves, and the stepper stops there and says why', async () => {
  const product = { ...sentProducts({ ...sentSimple, ...thcOf(1000) }), purchaseLimits: upToThc(3000) }
  const page = await open('/product/alder-joint', sentSimple, { product })
  const limits = within(screen.getByRole('region', { name: 'Your purchase limit' }))
  expect(limits.getByText('You can add 3 more: the limit is 3 g of THC.')).toBeTruthy()
  expect(limits.getByText('THC: 3 g of 3 g left')).toBeTruthy()
  const more = screen.getByRole('button', { name: 'One more Alder Joint' })
  for (let presses = 0; presses < 6; presses += 1) fireEvent.click(more)
  expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('3')
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    '3. You can add 3 more: the limit is 3 g of THC.',
  )
  await press(/^Add to Cart/)
  expect(await added(page)).toMatchObject([{ item: { quantity: 3 } }])
})

test('[shop 9] a set counts what is chosen in it; the quantity of a line has its own limit', async () => {
  const [flower, ...others] = sentBundle.items
  const options = flower?.options.map((option, index) => ({
    ...option,
    product: { ...sentSimple, ...thcOf(index === 0 ? 500 : 2000) },
  }))
  const bundle = { ...sentBundle, items: [{ ...flower, options }, ...others] }
  const product = { ...sentProducts(bundle), purchaseLimits: upToThc(5000, 7) }
  await open('/product/alder-set', sentBundle, { product })
  const flowers = screen.getByRole('combobox', { name: 'Flower' })
  const more = () => screen.getByRole('button', { name: 'One more Alder Set' })
  fireEvent.change(flowers, { target: { value: 'f1' } })
  for (let presses = 0; presses < 12; presses += 1) fireEvent.click(more())
  const quantity = () => screen.getByRole('spinbutton', { name: /Alder Set/ }).getAttribute('aria-valuenow')
  expect(quantity()).toBe('7')
  expect(screen.getByText('You can add 7 more: the limit is 7 of one item an order.')).toBeTruthy()
  fireEvent.change(flowers, { target: { value: 'f2' } })
  expect(quantity()).toBe('2')
  expect(screen.getByText('You can add 2 more: the limit is 5 g of THC.')).toBeTruthy()
})
