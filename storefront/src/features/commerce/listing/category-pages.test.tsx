import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom, type OpenPage, type PageSettings } from '../../../testing/open-page.tsx'
import { mesa, sentCard, sentCategory, sentLeaf, sentListing } from '../../../testing/category-samples.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const flower = (items: unknown[], over: Record<string, unknown> = {}) => ({
  categoryListing: { categoryList: [sentCategory('Flower', 'flower')], products: sentListing(items, over) },
})

/** A category at Mesa, chosen. */
async function open(path: string, answers: PageSettings['answers'] = {}): Promise<OpenPage> {
  const page = await openPage(path, { signedIn: false, stores: [mesa], answers })
  await screen.findByRole('heading', { level: 1 })
  await act(async () => {
    await page.shop.dispensary.choose('az_mesa')
    await page.shop.settled()
  })
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('at Mesa'))
  return page
}

const cardOf = (name: string): HTMLElement => {
  const card = screen.getAllByRole('article').find((each) => within(each).queryByRole('heading', { name }) !== null)
  if (card === undefined) throw new Error(`there is no ${name}`)
  return card
}

const variant = (label: string, [regular, final]: [number, number], stock = 'IN_STOCK') => ({
  attributes: [{ uid: `uid-${label}`, label }],
  product: {
    stock_status: stock,
    price_range: {
      minimum_price: {
        regular_price: { value: regular, currency: 'USD' },
        final_price: { value: final, currency: 'USD' },
      },
    },
  },
})
const configurable = {
  __typename: 'ConfigurableProduct',
  configurable_options: [{ attribute_code: 'size' }],
  variants: [variant('1g', [12, 12], 'OUT_OF_STOCK'), variant('3.5g', [20, 15]), variant('7g', [40, 40])],
}

test('[3.7] a tile shows product, potency and price; on sale, also the regular price', async () => {
  await open(
    '/category/flower',
    flower([
      sentCard('Blue', configurable, [20, 15, 90]),
      sentCard('Gold', { only_x_left_in_stock: 3, is_medical_only: 1 }),
      sentCard('Pair', { __typename: 'BundleProduct' }, [20, 20, 90]),
    ]),
  )
  const blue = cardOf('Blue')
  expect(within(blue).getByText('Sale')).toBeTruthy()
  expect(blue.textContent).toMatch(/Alder.*Indica.*THC 20–22%.*1g.*3\.5g.*7g.*Was \$20\.00 now \$15\.00.*3\.5g/)
  expect(blue.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/products\/blue\.jpg\?/)
  const gold = cardOf('Gold')
  expect(gold.textContent).toMatch(/Medical only.*\$20\.00Only 3 left/)
  expect(within(gold).queryByText('From')).toBeNull()
  const pair = cardOf('Pair')
  expect(pair.textContent).toMatch(/Set.*From.*\$20\.00/)
  expect(
    within(pair)
      .getByRole('link', { name: /^Build your set.*Pair$/ })
      .getAttribute('href'),
  ).toBe('/product/pair')
})

test('[3.7.1] [4c.2] a size is chosen on the tile, with its price, and added from there', async () => {
  const { shop } = await open('/category/flower', flower([sentCard('Blue', configurable, [20, 15, 90])]))
  const blue = within(cardOf('Blue'))
  const size = (label: RegExp) => blue.getByRole('radio', { name: label })
  expect(size(/^1g Sold out$/)).toHaveProperty('disabled', true)
  expect(size(/^1g/).closest('label')?.textContent).toBe('1g Sold out')
  expect(size(/^3\.5g/)).toHaveProperty('checked', true)
  await act(async () => size(/^7g/).click())
  expect(cardOf('Blue').textContent).toMatch(/\$40\.00 ?7g/)
  expect(blue.queryByText('Sale')).toBeNull()
  await act(async () => blue.getByRole('button', { name: /^Add to Cart.*Blue, 7g$/ }).click())
  const events = (await shop.log.events()).filter(({ type }) => type === 'commerceCart.addRequested')
  expect(events.map(({ data }) => data)).toMatchObject([
    {
      item: { sku: 'BLUE', quantity: 1, selectedOptions: ['uid-7g'] },
      facts: { name: 'Blue', option: '7g', price: 4000 },
    },
  ])
})

test('[3.7] a tile shows the milligrams of the chosen pack, not the range over all packs', async () => {
  const packs = { ...configurable, variants: [variant('50mg', [12, 12]), variant('200mg', [40, 40])] }
  await open('/category/flower', flower([sentCard('Gum', { ...packs, thc_percentage: '50-200 mg' }, [12, 12, 40])]))
  expect(cardOf('Gum').textContent).toContain('THC 50 mg')
  await act(async () =>
    within(cardOf('Gum'))
      .getByRole('radio', { name: /^200mg/ })
      .click(),
  )
  expect(cardOf('Gum').textContent).toContain('THC 200 mg')
})

test('[3.7.1] products with other options than size are chosen on their page', async () => {
  const colored = { ...configurable, configurable_options: [{ attribute_code: 'size' }, { attribute_code: 'color' }] }
  await open('/category/flower', flower([sentCard('Blue', colored, [20, 15, 90])]))
  const link = within(cardOf('Blue')).getByRole('link', { name: /^Choose size.*Blue$/ })
  expect(link.getAttribute('href')).toBe('/product/blue')
  expect(cardOf('Blue').textContent).toMatch(/From.*\$15\.00/)
})

test('[4c.2] a simple product is added at once; a sold-out one cannot be', async () => {
  const { shop } = await open(
    '/category/flower',
    flower([sentCard('Blue', {}, [20, 15, 15]), sentCard('Gone', { stock_status: 'OUT_OF_STOCK' })]),
  )
  expect(within(cardOf('Gone')).getByRole('button', { name: /^(?!Save )/ })).toHaveProperty('disabled', true)
  await act(async () =>
    within(cardOf('Blue'))
      .getByRole('button', { name: /^Add to Cart/ })
      .click(),
  )
  const events = (await shop.log.events()).filter(({ type }) => type === 'commerceCart.addRequested')
  expect(events.map(({ data }) => data)).toMatchObject([
    { item: { sku: 'BLUE', quantity: 1 }, facts: { name: 'Blue', price: 2000, image: '/products/blue.jpg' } },
  ])
})

test('[3.8] [2b.5] every filter value is a link to the filtered category, and chosen values can be removed', async () => {
  await open('/category/flower?filter=strain_type:23444&filter=price:20_39.99&q=blue', {
    ...flower([sentCard('Blue')]),
    facets: { products: { aggregations: [] } },
  })
  const filters = screen.getByRole('region', { name: 'Filters' })
  expect(
    within(filters)
      .getByRole('link', { name: /^Alder/, hidden: true })
      .getAttribute('href'),
  ).toBe('/category/flower?filter=brand:24001&filter=strain_type:23444&filter=price:20_39.99&q=blue')
  const active = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link')
  expect(active.map(({ textContent }) => textContent)).toEqual([
    'Remove filter Indica',
    'Remove filter $20 to $39.99',
    'Remove filter “blue”',
    'Clear all',
  ])
  expect(active.map((link) => link.getAttribute('href'))).toEqual([
    '/category/flower?filter=price:20_39.99&q=blue',
    '/category/flower?filter=strain_type:23444&q=blue',
    '/category/flower?filter=strain_type:23444&filter=price:20_39.99',
    '/category/flower',
  ])
})

test('[3.8] the sort orders are those of the answer', async () => {
  await open('/category/flower?sort=price:DESC', flower([sentCard('Blue')]))
  const sorts = within(screen.getByRole('region', { name: 'Filters' })).getAllByRole('link', {
    name: /Featured|Price|Name/,
    hidden: true,
  })
  expect(sorts.map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1]])).toEqual([
    ['Featured', undefined],
    ['Name: A to Z', 'sort=name:ASC'],
    ['Name: Z to A', 'sort=name:DESC'],
    ['Price: low to high', 'sort=price:ASC'],
    ['Price: high to low', 'sort=price:DESC'],
  ])
  expect(sorts.at(-1)?.getAttribute('aria-current')).toBe('true')
})

test('[3.8] no results: terms to try, and a link back', async () => {
  await open('/category/flower?q=bleu', flower([], { suggestions: [{ search: 'blue' }] }))
  expect(screen.getByRole('heading', { name: 'No matches for “bleu”' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'blue' }).getAttribute('href')).toBe('/category/flower?q=blue')
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/category/flower')
})

test('[3.10] a landing page: its text, and the categories with products', async () => {
  const category = sentCategory('Accessories', 'accessories', {
    display_mode: 'PAGE',
    description: '<p>Beside the jar.</p><script>window.bad = 1</script>',
    children: [sentLeaf('Papers', 'accessories/papers', 2), sentLeaf('Pipes', 'accessories/pipes', 0)],
  })
  await open('/category/accessories', {
    categoryListing: { categoryList: [category], products: sentListing([]) },
  })
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Beside the jar.')).toBeTruthy()
  expect(document.querySelector('main script')).toBeNull()
  expect(main.getByRole('link', { name: /^Papers/ }).getAttribute('href')).toBe('/category/accessories/papers')
  expect(main.queryByRole('link', { name: /^Pipes/ })).toBeNull()
})
