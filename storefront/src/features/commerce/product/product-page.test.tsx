import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import {
  sentBundle,
  sentConfigurable,
  sentGiftCard,
  sentProducts,
  sentRange,
  sentSimple,
} from '../../../testing/commerce-samples.ts'
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

test('[3.7] a simple product: breadcrumbs, brand, strain, potency, terpenes, plain-text description', async () => {
  const page = await open('/product/alder-joint', sentSimple)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
  expect(trail.map(({ textContent }) => textContent)).toEqual(['Home', 'Flower', 'Whole Flower', 'Alder Joint'])
  expect(screen.getByRole('link', { name: 'Alder' }).getAttribute('href')).toBe('/category/brands/alder')
  expect(screen.getByRole('img', { name: 'THC 20 to 24 percent' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Terpenes: Myrcene 0.8 percent, Limonene 0.3 percent' })).toBeTruthy()
  expect(screen.getByText('Long & calm.')).toBeTruthy()
  expect(document.querySelector('main [onclick], main script')).toBeNull()
  await press(/^Add to Cart/)
  expect(await added(page)).toMatchObject([
    { item: { sku: 'alder-joint', quantity: 1, selectedOptions: [] }, facts: { name: 'Alder Joint', price: 1200 } },
  ])
})

test('[3.7] [7a.23] both prices are shown, the other mode’s from its own answer; related products by sku', async () => {
  const medical = { sku: 'alder-joint', is_sold_in_mode: true, price_range: sentRange(10) }
  const other = { ...sentSimple, sku: 'other', url_key: 'other', name: 'Other Joint' }
  await open('/product/alder-joint', sentSimple, {
    productPrices: sentProducts(medical),
    relatedProducts: sentProducts(
      { sku: 'somebody-else', related_products: [{ ...other, name: 'Wrong' }] },
      { sku: 'alder-joint', related_products: [other] },
    ),
  })
  const cells = within(screen.getByRole('table')).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['$12.00', '$10.00'])
  expect(screen.getByRole('link', { name: 'Other Joint' }).getAttribute('href')).toBe('/product/other')
  expect(screen.queryByText('Wrong')).toBeNull()
})

test('[3.7.1] sizes: sold-out ones are disabled; choosing changes price, image and address', async () => {
  const page = await open('/product/alder-one', sentConfigurable)
  const sizes = within(screen.getByRole('group', { name: 'Size' }))
  expect(sizes.getByRole<HTMLInputElement>('radio', { name: /^7g/ }).disabled).toBe(true)
  expect(sizes.getByRole<HTMLInputElement>('radio', { name: /^1g/ }).checked).toBe(true)
  await act(async () => sizes.getByRole('radio', { name: /^3\.5g/ }).click())
  await waitFor(() => expect(screen.getByText('Only 3 left')).toBeTruthy())
  expect(screen.getByRole('img', { name: 'Alder One 3.5g' }).getAttribute('src')).toContain('/products/flower/3.5g.jpg')
  await press(/^Add to Cart/)
  expect(await added(page)).toMatchObject([
    {
      item: { sku: 'alder-one', quantity: 1, selectedOptions: ['size-3.5g'] },
      facts: { option: '3.5g', price: 4300, image: '/products/flower/3.5g.jpg' },
    },
  ])
})

test('[3.7.1] an address names a size; a sold-out one cannot be bought', async () => {
  await open('/product/alder-one?size=7g', sentConfigurable)
  const sizes = within(screen.getByRole('group', { name: 'Size' }))
  expect(sizes.getByRole<HTMLInputElement>('radio', { name: /^7g/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Sold out/ }).disabled).toBe(true)
})

test('[3.7.3] a bundle: missing required parts are reported and focused; the price follows; quantities are sent', async () => {
  const page = await open('/product/alder-set', sentBundle)
  await press(/^Add to Cart/)
  const flower = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Flower' })
  expect(document.activeElement).toBe(flower)
  expect(screen.getByText('Choose an option for “Flower”.')).toBeTruthy()
  expect(await added(page)).toEqual([])
  fireEvent.change(flower, { target: { value: 'f2' } })
  await act(async () => screen.getByRole('radio', { name: /^Part g2/ }).click())
  await act(async () => screen.getByRole('checkbox', { name: /^Part p1/ }).click())
  await press(/^One more Part p1/)
  expect(screen.getByText('$86.00')).toBeTruthy()
  await press(/^Add to Cart/)
  expect(await added(page)).toMatchObject([
    {
      item: {
        sku: 'alder-set',
        selectedOptions: ['f2', 'g2', 'p1'],
        enteredOptions: [{ uid: 'p1', value: '2' }],
      },
      facts: { option: 'Part f2, Part g2, 2 × Part p1', price: 8600 },
    },
  ])
})

test('[3.7.2] a gift card: an amount within bounds, names and emails, a message with a counter; all of it is sent', async () => {
  const page = await open('/product/alder-card', sentGiftCard)
  await act(async () => screen.getByRole('radio', { name: 'Other amount' }).click())
  await press(/^Add to Cart/)
  const amount = screen.getByRole('textbox', { name: 'Amount in dollars' })
  expect(document.activeElement).toBe(amount)
  const fill = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
  fill('Amount in dollars', '301')
  expect(screen.getByText('Enter an amount from $20 to $300.')).toBeTruthy()
  fill('Amount in dollars', '40')
  fill('Your name', 'Ida')
  fill('Your email', 'ida@example.com')
  fill('Recipient’s name', 'Ray')
  fill('Recipient’s email', 'ray')
  fill('Message (optional)', 'Hello')
  expect(screen.getByText('115 characters left')).toBeTruthy()
  await press(/^Add to Cart/)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Recipient’s email' }))
  expect(await added(page)).toEqual([])
  fill('Recipient’s email', 'ray@example.com')
  await press(/^Add to Cart/)
  const entered = (name: string, value: string) => ({ uid: btoa(`giftcard/${name}`), value })
  expect(await added(page)).toMatchObject([
    {
      item: {
        sku: 'alder-card',
        selectedOptions: [],
        enteredOptions: [
          entered('giftcard_sender_name', 'Ida'),
          entered('giftcard_sender_email', 'ida@example.com'),
          entered('giftcard_recipient_name', 'Ray'),
          entered('giftcard_recipient_email', 'ray@example.com'),
          entered('giftcard_message', 'Hello'),
          entered('custom_giftcard_amount', '40.00'),
        ],
      },
      facts: { price: 4000, option: 'For Ray' },
    },
  ])
})

test('[6.6] a medical-only product cannot be added in recreational mode, and the page offers to switch', async () => {
  const { shop } = await open('/product/alder-joint', { ...sentSimple, is_medical_only: 1, is_sold_in_mode: false })
  expect(screen.getByText(/^Medical patients only\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Switch to medical' })).toBeTruthy()
  expect(shop.getState().dispensary.view.mode).toBe('RECREATIONAL')
})

test('[3.7] the gallery: pictures in their order, none that is disabled, and a video that is a link to where it plays', async () => {
  const entry = (name: string, position: number, more: object = {}) => ({
    url: `https://backend.example/media/${name}.jpg`,
    label: name,
    position,
    disabled: false,
    ...more,
  })
  const video = (video_url: string) => ({ video_content: { video_url, video_title: 'The harvest' } })
  const media_gallery = [
    entry('Side', 2),
    entry('Old', 3, { disabled: true }),
    entry('Front', 1),
    entry('Film', 4, video('https://films.example/harvest')),
    entry('Hostile', 5, video('javascript:alert(1)')),
  ]
  await open('/product/alder-joint', { ...sentSimple, media_gallery })
  const row = within(screen.getByRole('list', { name: 'Pictures' }))
  const names = row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Show Front', 'Show Side'])
  const [film, ...others] = row.getAllByRole('link')
  expect([film?.textContent, film?.getAttribute('href'), others]).toEqual([
    'Watch “The harvest” (opens in a new tab)',
    'https://films.example/harvest',
    [],
  ])
})

test('what was looked at before is shown on the next page', async () => {
  const page = await open('/product/alder-joint', sentSimple)
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull()
  page.answers.set('product', sentProducts(sentConfigurable))
  await page.follow('/product/alder-one')
  const strip = (await screen.findByRole('heading', { name: 'Recently viewed' })).closest('section')
  expect(
    within(strip ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alder Joint'])
})

test('[3.7] the catalog does not answer: the page offers to retry', async () => {
  await openPage('/product/alder-joint', { signedIn: false, stores: [mesa] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
