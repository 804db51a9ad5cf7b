import type { Page } from '@playwright/test'
import { changeDispensary } from './support/choose-store.ts'
import { shopAt } from './support/shop-at.ts'
import { expectPreselected } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const atMesa = (page: Page, path: string) => shopAt(page, { store: 'az_mesa', path })
const countIn = (page: Page) => page.getByRole('main').getByRole('status')
const numberOf = (text: string) => Number(text.replace(/ .*/, '').replace(',', ''))
const shown = async (page: Page) => numberOf(await countIn(page).innerText())
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('[2b.5] [2b.6] filters are in the URL, several of one kind together, and can be removed', async ({
  page,
  expectAccessible,
}) => {
  await atMesa(page, '/category/flower')
  await expect(countIn(page)).toHaveText(/^\d+ products at Mesa, recreational menu$/)
  const all = await shown(page)
  await filters(page).locator('summary', { hasText: 'Strain' }).click()
  const indica = filters(page).getByRole('link', { name: /Indica/ })
  const indicas = Number((await indica.innerText()).replace(/\D+/g, ''))
  await indica.click()
  await expect(page).toHaveURL(/\/category\/flower\?filter=strain_type:23444$/)
  await expect.poll(() => shown(page)).toBe(indicas)
  for (const card of await cards(page).all()) await expect(card).toContainText('Indica')
  const sativa = filters(page).getByRole('link', { name: /Sativa/ })
  const sativas = Number((await sativa.innerText()).replace(/\D+/g, ''))
  await sativa.click()
  await expect(page).toHaveURL(/\?filter=strain_type:23444,23446$/)
  await expect.poll(() => shown(page)).toBe(indicas + sativas)
  await page.keyboard.press('Escape')
  await filters(page).locator('summary', { hasText: 'Offers' }).click()
  await filters(page)
    .getByRole('link', { name: /^On sale/ })
    .click()
  await expect(page).toHaveURL(/\?filter=strain_type:23444,23446&filter=is_sale:1$/)
  await page.keyboard.press('Escape')
  await expectAccessible()
  const active = page.getByRole('list', { name: 'Active filters' })
  await active.getByRole('link', { name: 'Remove filter On sale' }).click()
  await expect.poll(() => shown(page)).toBe(indicas + sativas)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/category\/flower$/)
  await expect.poll(() => shown(page)).toBe(all)
})

test(
  '[2b.5] [3.8] the sort order can be chosen and is part of the URL; prices ascend over the pages',
  { tag: '@desk' },
  async ({ page }) => {
    await atMesa(page, '/category/vapes')
    await filters(page).locator('summary', { hasText: 'Sort' }).click()
    await filters(page).getByRole('link', { name: 'Price: low to high' }).click()
    await expect(page).toHaveURL(/\/category\/vapes\?sort=price:ASC$/)
    // The sort uses the cheapest size, sold out or not, and a tile shows no price of a size that is sold out.
    const prices = () =>
      cards(page).evaluateAll((all) => {
        const sizesOf = (tile: Element) => [...tile.querySelectorAll('fieldset label')].map((size) => size.textContent)
        const whole = all.filter((tile) => sizesOf(tile).every((size) => size.includes('$')))
        return whole.map((tile) => {
          const sizes = sizesOf(tile)
          const own = tile.querySelector('p > span[class*="price"] > span:last-child')?.textContent ?? ''
          const cents = (text: string) => Math.round(Number(/\$([\d.]+)/.exec(text)?.[1]) * 100)
          return Math.min(...(sizes.length > 0 ? sizes : [own]).map(cents))
        })
      })
    const ascend = (list: readonly number[]) => list.every((price, at) => price >= (list[at - 1] ?? 0))
    await expect.poll(async () => ascend(await prices())).toBe(true)
    const first = await prices()
    await expect(cards(page)).toHaveCount(24)
    expect(first.length).toBeGreaterThan(12)
    await page.goto('/category/vapes?sort=price:ASC&p=2')
    const second = await prices()
    expect(ascend(second)).toBe(true)
    expect(second[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0)
  },
)

test(
  '[3.8] the pages do not move when a shopper scrolls to the end of a category at once',
  { tag: '@desk' },
  async ({ page }) => {
    await atMesa(page, '/category/flower')
    const heights = await page.getByRole('navigation', { name: 'Pages' }).evaluate(async (pages) => {
      const seen = new Set<number>()
      pages.scrollIntoView({ block: 'center' })
      for (let frame = 0; frame < 20; frame += 1) {
        seen.add(Math.round(pages.getBoundingClientRect().top))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return [...seen]
    })
    expect(heights).toHaveLength(1)
  },
)

test(
  '[2b.3] brand, strain and weight by name lead to the same category by id, rendered by the server',
  { tag: '@desk' },
  async ({ page }) => {
    await atMesa(page, '/category/flower?strain=indica&weight=3.5g')
    await expect(page).toHaveURL(/\/category\/flower\?filter=strain_type:23444&filter=size:\d+$/)
    const found = await countIn(page).innerText()
    await page.reload()
    await listening(page)
    await expect(countIn(page)).toHaveText(found)
    await expectPreselected(page)
  },
)

test('[3.10] [2b.4] landing pages, kinds, brands and each brand have their page', async ({
  page,
  expectAccessible,
}) => {
  await atMesa(page, '/category/accessories')
  await expectAccessible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Gift Cards/ })
    .click()
  await expect(page).toHaveURL(/\/category\/accessories\/gift-cards$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Gift Cards' })).toBeVisible()
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /^Choose amount/ }),
  ).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(trail).toHaveText(['Home', 'Accessories', 'Gift Cards'])
  await page
    .getByRole('navigation', { name: 'Types of Accessories' })
    .getByRole('link', { name: 'Starter Sets' })
    .click()
  await expect(page).toHaveURL(/\/category\/accessories\/starter-sets$/)
  await visit(page, '/category')
  await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible()
  await expectAccessible()
  await visit(page, '/category/brands')
  await expectAccessible()
  const brand = page.getByRole('main').locator('a[href^="/category/brands/"]').first()
  const name = await brand.locator('b').innerText()
  await brand.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(cards(page).first()).toContainText(name)
  await expectAccessible()
})

test('[3.8] a search within a category; a mistyped one suggests words', { tag: '@desk' }, async ({ page }) => {
  await atMesa(page, '/category/all')
  const search = filters(page).getByRole('searchbox')
  const all = await shown(page)
  await search.fill('gummies')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/category\/all\?q=gummies$/)
  await expect.poll(() => shown(page)).toBeLessThan(all)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await search.fill('zzzzzzzz')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'No matches for “zzzzzzzz”' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect.poll(() => shown(page)).toBe(all)
})

test('[6.6] medical-only products are listed in medical mode only', { tag: '@desk' }, async ({ page }) => {
  await atMesa(page, '/category/all')
  await expect(page.getByText('Medical only')).toHaveCount(0)
  const before = await shown(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dispensary/i })
    .click()
  await page.getByRole('dialog', { name: 'Choose a dispensary' }).getByRole('radio', { name: 'Medical' }).click()
  await page.keyboard.press('Escape')
  await expect(countIn(page)).toContainText('medical menu')
  expect(await shown(page)).toBeGreaterThan(before)
  await filters(page).locator('summary', { hasText: 'Offers' }).click()
  await filters(page)
    .getByRole('link', { name: /^Medical only/ })
    .click()
  await expect(page).toHaveURL(/\?filter=is_medical_only:1$/)
  await expect(cards(page).first()).toContainText('Medical only')
})

test(
  '[2b.1] without a store the page asks for one, and stays on the category',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    await visit(page, '/category/flower?filter=is_sale:1')
    await expect(page.getByRole('heading', { level: 1, name: 'Flower' })).toBeVisible()
    await expectAccessible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Shop this menu.*Mesa/ })
      .click()
    await expect(countIn(page)).toContainText('at Mesa')
    await expect(page).toHaveURL(/\/category\/flower\?filter=is_sale:1$/)
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Last Chance' })).toHaveAttribute('href', '/category/last-chance')
  },
)

test(
  '[2b.1] [2h.1] choosing another channel’s store in the sidebar shows that store’s same category',
  { tag: '@desk' },
  async ({ page }) => {
    await visit(page, '/shopd/category/flower')
    await changeDispensary(page, 'Mesa')
    await expect(page).toHaveURL(/\/category\/flower$/)
    await expect(countIn(page)).toContainText('at Mesa')
    await changeDispensary(page, 'Miami')
    await expect(page).toHaveURL(/\/shopd\/category\/flower$/)
    await expect(countIn(page)).toContainText('at Miami')
  },
)

test(
  '[2b.4] the home page of such a store shows its categories and sale items',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    await atMesa(page, '/')
    await expect(page.getByRole('heading', { name: 'On sale today' })).toBeVisible()
    await expect(cards(page).filter({ hasText: 'Sale' }).first()).toBeVisible()
    await expectAccessible()
    await page.getByRole('region', { name: 'Shop by category' }).getByRole('link', { name: 'Vapes' }).click()
    await expect(page).toHaveURL(/\/category\/vapes$/)
  },
)

for (const path of ['/category/nowhere', '/category/flower/nowhere', '/category/brands/nobody'])
  test(
    `[2b.4] ${path} is answered with 404 and a way on`,
    { tag: '@desk' },
    async ({ page, complaints, expectAccessible }) => {
      complaints.expected.push(/404/)
      await atMesa(page, '/')
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('main').getByRole('link', { name: 'See all categories' })).toBeVisible()
      await expectAccessible()
    },
  )

for (const path of ['/category', '/category/flower?filter=strain_type:23444', '/category/brands'])
  test(`[9f.4] ${path} needs no sideways scrolling at 320 pixels (WCAG 1.4.10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await atMesa(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

test.describe('[2b.5] without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    '[2b.5] products, filters and pages are there, and the search form keeps the filters',
    { tag: '@desk' },
    async ({ page }) => {
      const stores: unknown = await (await page.request.get('/api/rest/stores')).json()
      const [, id = ''] = /"store_id":"(\d+)","store_code":"az_mesa"/.exec(JSON.stringify(stores)) ?? []
      expect(id).not.toBe('')
      await page.context().addCookies([{ domain: 'localhost', path: '/', name: 'store_id', value: id }])
      await page.goto('/category/all?filter=strain_type:23445&no-age-gate')
      await expect(countIn(page)).toContainText('at Mesa')
      await filters(page).locator('summary', { hasText: 'Offers' }).click()
      await expect(filters(page).getByRole('link', { name: /^On sale/ })).toHaveAttribute(
        'href',
        '/category/all?filter=strain_type:23445&filter=is_sale:1',
      )
      await expect(filters(page).locator('input[type="hidden"]')).toHaveValue('strain_type:23445')
      await expect(filters(page).getByRole('search')).toHaveAttribute('action', '/category/all')
      await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', /&p=2$/)
    },
  )
})
