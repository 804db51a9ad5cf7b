import type { Page } from '@playwright/test'
import { changeDispensary, firstCard } from './support/choose-store.ts'
import { shopAt } from './support/shop-at.ts'
import { expectPreselected, openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const countOf = (text: string) => Number(text.replace(/ .*/, '').replace(',', ''))

test('[2b.3] filters are in the URL, narrow the listing at once and can be removed', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, '/shopd/category/flower')
  const count = page.getByRole('main').getByRole('status')
  const all = countOf(await count.innerText())
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.locator('summary', { hasText: 'Strain' }).click()
  await filters.getByRole('link', { name: /^Indica/ }).click()
  await expect(page).toHaveURL(/\/shopd\/category\/flower\?strain=indica$/)
  await expect.poll(async () => countOf(await count.innerText())).toBeLessThan(all)
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Indica')
  await filters.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await filters.locator('summary', { hasText: 'Size' }).click()
  await filters.getByRole('link', { name: /^3\.5g/ }).click()
  await expect(page).toHaveURL(/\?strain=indica&weight=3\.5g$/)
  await page.keyboard.press('Escape')
  await expectAccessible()
  await expectPreselected(page)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/shopd\/category\/flower$/)
  await expect.poll(async () => countOf(await count.innerText())).toBe(all)
})

test(
  '[2b.3] an address with filters shows the same listing after a reload, rendered by the server',
  { tag: '@desk' },
  async ({ page, request }) => {
    const path = '/shopd/category/flower?strain=sativa&weight=3.5g'
    await visit(page, path)
    const found = await page.getByRole('main').getByRole('status').innerText()
    const html = await (await request.get(path)).text()
    expect(html.replaceAll('<!-- -->', '')).toContain(found)
    await page.reload()
    await listening(page)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(found)
  },
)

test('[3.8] the sort order can be chosen and is part of the URL', { tag: '@desk' }, async ({ page }) => {
  await visit(page, '/shopd/category/flower?sort=price')
  // Of all tiles, including those outside the viewport.
  const prices = await page.getByRole('article').locator('p > span[class*="price"] > span:last-child').allTextContents()
  const cents = prices.map((price) => Math.round(Number(price.replace('$', '')) * 100))
  expect(cents.length).toBeGreaterThan(8)
  expect(cents).toEqual(cents.toSorted((a, b) => a - b))
})

test('[2b.2] subcategories, specials, brands and each brand have their page', async ({ page, expectAccessible }) => {
  await visit(page, '/shopd/category/flower')
  await page.getByRole('navigation', { name: 'Types of Flower' }).getByRole('link', { name: 'Pre-Rolls' }).click()
  await expect(page).toHaveURL(/\/shopd\/category\/flower\/pre-rolls$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Pre-Rolls' })).toBeVisible()
  await visit(page, '/shopd/category/specials')
  await expectAccessible()
  const special = page.getByRole('main').locator('a[href*="/shopd/category/all?special="]').first()
  const name = await special.locator('b').innerText()
  await special.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/shopd\/category\/all\?special=/)
  await visit(page, '/shopd/brands')
  const brand = page.getByRole('main').locator('a[href^="/shopd/brands/"]').first()
  const brandName = await brand.locator('b').innerText()
  await brand.click()
  await expect(page.getByRole('heading', { level: 1, name: brandName })).toBeVisible()
  await expectAccessible()
})

test(
  '[2b.2] an unknown category, brand or product is answered with 404 and a way on',
  { tag: '@desk' },
  async ({ page, complaints, expectAccessible }) => {
    complaints.expected.push(/404/)
    for (const path of [
      '/shopd/category/nowhere',
      '/shopd/category/flower/nowhere',
      '/shopd/brands/nobody',
      '/shopd/product/a-b-c',
      '/shopd/product/nonsense',
    ])
      await test.step(path, async () => {
        const answer = await page.goto(`${path}?no-age-gate`)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
        await expectAccessible()
      })
  },
)

test('[3.5] [3.6] a product shows every weight, both prices and which one applies', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, '/shopd/category/flower?strain=hybrid')
  await changeDispensary(page, 'Rockville')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/shopd\/product\/[a-z0-9_]+-[a-z0-9_]+-[A-Za-z0-9_]+$/)
  const prices = page.getByRole('table')
  await expect(prices.getByRole('columnheader')).toHaveText([/Size/, /^Your price \(recreational\)$/, /^Medical$/])
  const rows = await prices.getByRole('rowheader').count()
  expect(await page.getByRole('group', { name: 'Size', exact: true }).getByRole('radio').count()).toBe(rows)
  await expect(page.getByText(/^Pick up at .*Rockville/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^THC .* percent$/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Terpenes: / })).toBeVisible()
  await expect(page.getByText('Lab', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('[2b.7] [2b.3] a product’s page opens with the weight chosen on its card, and keeps it through a reload', async ({
  page,
}) => {
  await visit(page, '/shopd/category/flower')
  const card = page.getByRole('article').filter({ has: page.locator('input[type="radio"]:not(:checked, :disabled)') })
  const other = card.first().locator('input[type="radio"]:not(:checked, :disabled)').first()
  const weight = await other.inputValue()
  await other.check({ force: true })
  await card.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shopd\/product\/.+\?weight=/)
  const sizes = page.getByRole('main').getByRole('group', { name: 'Size', exact: true })
  await expect(sizes.locator('input:checked')).toHaveValue(weight)
  const third = sizes.locator('input:not(:checked, :disabled)').first()
  const wanted = await third.inputValue()
  await third.press(' ')
  await expect(sizes.locator('input:checked')).toHaveValue(wanted)
  await expect(sizes.locator('input:checked')).toBeFocused()
  await page.reload()
  await listening(page)
  await expect(sizes.locator('input:checked')).toHaveValue(wanted)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shopd\/product\/[\w-]+$/)
})

// A phone has no quantity on this page.
test('[2b.7] another weight sets the quantity back to one', { tag: '@desk' }, async ({ page }) => {
  await visit(page, '/shopd/category/flower')
  const product = page
    .getByRole('article')
    .filter({ has: page.locator('input[type="radio"]:not(:checked, :disabled)') })
  await product.first().getByRole('link').first().click()
  const main = page.getByRole('main')
  const other = main.getByRole('group', { name: 'Size', exact: true }).locator('input:not(:checked, :disabled)').first()
  await main.getByRole('button', { name: /^One more/ }).click()
  await expect(main.getByRole('spinbutton')).toHaveValue('2')
  await other.press(' ')
  await expect(main.getByRole('spinbutton')).toHaveValue('1')
})

test('[2h.3] breadcrumbs start with Home and are at most 5', async ({ page }) => {
  await visit(page, '/shopd/category/flower')
  const product = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await product.innerText()).trim()
  await product.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(trail.first()).toHaveText('Home')
  await expect(trail.nth(1)).toHaveText('Flower')
  expect(await trail.count()).toBeLessThanOrEqual(5)
  await expect(trail.last().locator('[aria-current="page"]')).toHaveText(name)
})

test('[2b.7] another spelling of a product redirects to its own address', { tag: '@desk' }, async ({ request }) => {
  const listing = await (await request.get('/shopd/category/flower')).text()
  const [path = '', id = ''] = /\/shopd\/product\/[a-z0-9_]+-[a-z0-9_]+-([A-Za-z0-9_]+)/.exec(listing) ?? []
  const answer = await request.get(`/shopd/product/other_brand-other_name-${id}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toBe(path)
})

test(
  '[1.3] a category, a special and a brand link to products of the chosen store, for pickup or delivery',
  { tag: '@desk' },
  async ({ page }) => {
    const products = page.getByRole('main').getByRole('article')
    await visit(page, '/shopd/category/flower')
    await changeDispensary(page, 'Miami')
    const card = await firstCard(page)
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: /^Add to Cart/ }).click()
    await openCart(page)
    const cart = page.getByRole('dialog', { name: /^Your cart/ })
    await expect(cart.getByRole('listitem')).toContainText(name)
    await expect(cart).toContainText('Miami')
    for (const [category, way] of [
      ['/shopd/category/specials', 'a[href*="/shopd/category/all?special="]'],
      ['/shopd/brands', 'a[href^="/shopd/brands/"]'],
    ] as const) {
      await page.goto(category)
      await listening(page)
      await page.getByRole('main').locator(way).first().click()
      await expect(page.getByRole('main').getByRole('status')).toContainText('Miami')
      await expect(products.first()).toBeVisible()
    }
    await page
      .getByRole('banner')
      .getByRole('button', { name: /dispensary/i })
      .click()
    const kept = async () => (await page.context().cookies()).map(({ name: each }) => each)
    expect(await kept()).not.toContain('selected_delivery_code')
    await page.getByRole('dialog', { name: 'Choose a dispensary' }).getByRole('radio', { name: 'Delivery' }).click()
    await expect.poll(kept).toContain('selected_delivery_code')
  },
)

test('[6.6] medical-only products are listed in medical mode only', { tag: '@desk' }, async ({ page }) => {
  await visit(page, '/shopd/category/all')
  await changeDispensary(page, 'Rockville')
  const before = countOf(await page.getByRole('main').getByRole('status').innerText())
  await expect(page.getByText('Medical only')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dispensary/i })
    .click()
  const sidebar = page.getByRole('dialog', { name: 'Choose a dispensary' })
  await sidebar.getByRole('radio', { name: 'Medical' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('status')).toContainText('medical menu')
  expect(countOf(await page.getByRole('main').getByRole('status').innerText())).toBeGreaterThan(before)
})

const columns = { 390: 2, 800: 2, 1024: 3, 1440: 3, 1920: 4 } as const

/** How many products are in each row of a list. */
const rowsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const tops = [...main.querySelectorAll('article')].map((card) => Math.round(card.getBoundingClientRect().top))
    return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
  })

for (const [channel, store, path] of [
  ['ordering', 'fl_miami', '/shopd/category/flower'],
  ['commerce', 'az_mesa', '/category/flower'],
] as const)
  test(`[9c.6] [9f.4] ${channel}: products stand in three columns, in two on tablets and phones`, async ({ page }) => {
    await shopAt(page, { store, path })
    for (const [width, count] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await expect.poll(async () => (await rowsOf(page))[0], width).toBe(count)
      // All rows are full except the last, and a listing has 24 products.
      expect(new Set((await rowsOf(page)).slice(0, 24 / count - 1)), width).toEqual(new Set([count]))
    }
  })

for (const [channel, store, path, parameter] of [
  ['ordering', 'fl_miami', '/shopd/category/flower', 'page'],
  ['commerce', 'az_mesa', '/category/flower', 'p'],
] as const)
  test(
    `[3.8] ${channel}: pages are links; back and forward lead through them`,
    { tag: '@desk' },
    async ({ page, request, expectAccessible }) => {
      await shopAt(page, { store, path })
      const second = new RegExp(`${path}\\?${parameter}=2$`)
      const name = page.getByRole('article').first().getByRole('heading')
      const pages = page.getByRole('navigation', { name: 'Pages' })
      await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('main')).toContainText(/1–24 of \d+ products/)
      await expectAccessible()
      const first = await name.innerText()
      await pages.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL(second)
      await expect(name).not.toHaveText(first)
      await expect(page.getByRole('main')).toContainText(/25–\d+ of \d+ products/)
      await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
      await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', new RegExp(`${path}$`))
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', second)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(name).toHaveText(first)
      await page.goForward()
      await expect(name).not.toHaveText(first)
      const cookie = (await page.context().cookies()).map((one) => `${one.name}=${one.value}`).join('; ')
      const beyond = await request.get(`${path}?${parameter}=99`, { headers: { cookie }, maxRedirects: 0 })
      expect(beyond.status()).toBe(307)
      expect(beyond.headers()['location']).toMatch(new RegExp(`^${path}\\?${parameter}=\\d$`))
    },
  )

test.describe('[2b.3] without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are links and the search is a form', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/shopd/category/flower?no-age-gate')
    const filters = page.getByRole('region', { name: 'Filters' })
    await filters.locator('summary', { hasText: 'Strain' }).click()
    await expect(filters.getByRole('link', { name: /^Indica/ })).toHaveAttribute(
      'href',
      '/shopd/category/flower?strain=indica',
    )
    const form = filters.getByRole('search')
    await expect(form).toHaveAttribute('action', '/shopd/category/flower')
    await expect(form).toHaveAttribute('method', 'get')
  })

  test('a product is readable', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/shopd/category/flower?no-age-gate')
    const path = await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')
    await page.goto(`${path}?no-age-gate`)
    await expect(page.getByRole('table')).toContainText('$')
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  })
})
