import type { Page } from '@playwright/test'
import { changeDispensary } from './support/choose-store.ts'
import { holdsEverywhere } from './support/holds.ts'
import { box, field, hold, openBox, options } from './support/search-box.ts'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const atMiami = (page: Page, path: string) => shopAt(page, { store: 'fl_miami', path })
const count = (page: Page) => page.getByRole('main').getByRole('status')
const numberOf = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replace(',', '') ?? Number.NaN)
const indexesAsked = (body: string | null) =>
  [...(body ?? '').matchAll(/"indexName":"([^"]+)"/g)].map(([, name]) => name)

test('[4e.1] search opens and closes by its button, and returns the focus', async ({ page, expectAccessible }) => {
  await atMiami(page, '/')
  await openBox(page)
  await expect(box(page).getByRole('group', { name: 'Categories' }).getByRole('option').first()).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
})

test('[1.8] suggestions by keyboard: the field keeps the focus, the arrows choose, Enter opens', async ({
  page,
  expectAccessible,
}) => {
  await atMiami(page, '/')
  await page.locator('body').press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('gumm')
  await expect(options(page).first()).toHaveText(/^See (all )?\d+ products? for “gumm”$/)
  await expect(box(page).getByRole('status')).toHaveText(/^\d+ suggestions/)
  await expectAccessible()
  await page.keyboard.press('ArrowUp')
  const last = options(page).last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  const product = box(page).getByRole('group', { name: 'Products' }).getByRole('option').first()
  const href = (await product.getAttribute('href')) ?? ''
  while ((await product.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(box(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[1.8] clearing the term or the recent ones never takes the field’s focus, so that a phone’s keyboard stays', async ({
  page,
}) => {
  await atMiami(page, '/')
  const blurs = async () => {
    const seen = await field(page).evaluateHandle((input) => {
      const counted = { blurs: 0 }
      input.addEventListener('blur', () => (counted.blurs += 1))
      return counted
    })
    return () => seen.evaluate((counted) => counted.blurs)
  }
  await openBox(page)
  const whileTyping = await blurs()
  await field(page).pressSequentially('gumm')
  await expect(options(page).first()).toContainText('gumm')
  await box(page).getByRole('button', { name: 'Clear' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(box(page).getByRole('group', { name: 'Categories' }).getByRole('option').first()).toBeVisible()
  await expect(field(page)).toBeFocused()
  expect(await whileTyping()).toBe(0)

  await field(page).fill('gummies')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for')
  await openBox(page)
  const whileForgetting = await blurs()
  await box(page).getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(box(page).getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  expect(await whileForgetting()).toBe(0)
})

test('[1.8] the shortcut that opens search is ignored while typing, and can be turned off', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 768, 'A phone has no such key.')
  await atMiami(page, '/shopd/category/flower')
  const find = page.getByRole('searchbox', { name: 'Search Flower' })
  await find.press('/')
  await expect(find).toHaveValue('/')
  await expect(box(page)).toBeHidden()
  await find.blur()
  await page.locator('body').press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await visit(page, '/accessibility-statement')
  const setting = page.getByRole('checkbox', { name: 'Press / to open search' })
  await setting.uncheck()
  await page.reload()
  await listening(page)
  await expect(setting).not.toBeChecked()
  await page.locator('body').press('/')
  await openBox(page)
  await expect(field(page)).toHaveValue('')
})

test(
  '[4f.7] [7a.22] the index is that of the store and its state, opened with the store’s key, and follows the choice',
  { tag: '@desk' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/search/1/indexes/*/queries'))
        asked.push(...indexesAsked(request.postData()).filter((name) => name !== undefined))
    })
    await atMiami(page, '/shopd/category/flower')
    await openBox(page)
    await page.keyboard.type('kush')
    await expect(options(page).first()).toContainText('kush')
    await expect.poll(() => asked.at(-1)).toBe('menu_fl_miami_florida')
    await page.keyboard.press('Escape')
    await changeDispensary(page, 'Tampa')
    await openBox(page)
    await page.keyboard.type('kush')
    await expect.poll(() => asked.at(-1)).toMatch(/^menu_fl_tampa\w*_florida$/)
  },
)

test(
  '[2c.6] [5d.1] results come from the server, are not indexed, and survive reload and back',
  { tag: ['@journey', '@desk'] },
  async ({ page, request, expectAccessible }) => {
    await atMiami(page, '/search?q=gummies')
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “gummies”' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
    await expectAccessible()
    const all = numberOf(await count(page).innerText())
    const filters = page.getByRole('region', { name: 'Filters' })
    await filters.locator('summary', { hasText: 'Strain' }).click()
    const indica = filters.getByRole('link', { name: /^Indica/ })
    const some = numberOf((await indica.innerText()).replace(/\D+/, ''))
    await indica.click()
    await expect(page).toHaveURL(/\/search\?q=gummies&strain=INDICA$/)
    expect(some).toBeLessThan(all)
    await holdsEverywhere(page, async (tab) => {
      await expect(tab.getByRole('heading', { level: 1, name: 'Results for “gummies”' })).toBeVisible()
      await expect.poll(async () => numberOf(await count(tab).innerText())).toBe(some)
      for (const card of await tab.getByRole('main').getByRole('article').all())
        await expect(card).toContainText('Indica')
    })
    const html = await (await request.get(page.url())).text()
    expect(html).toContain('noindex, nofollow')
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/shopd\/product\//)
    await page.goBack()
    await expect(page).toHaveURL(/strain=INDICA$/)
    await expect.poll(async () => numberOf(await count(page).innerText())).toBe(some)
  },
)

test(
  'a button that is enabled again is legible at once: its colors do not fade',
  { tag: '@desk' },
  async ({ page }) => {
    await atMiami(page, '/search?q=gummies')
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
    const grounds = await add.evaluate((button: HTMLButtonElement) => {
      const ground = () => getComputedStyle(button).backgroundColor
      const before = ground()
      button.disabled = true
      const disabled = ground()
      button.disabled = false
      return { before, disabled, after: ground() }
    })
    expect(grounds.after).toBe(grounds.before)
    expect(grounds.disabled).not.toBe(grounds.before)
  },
)

test('[3.8] results have a sort order and pages with their own addresses', { tag: '@desk' }, async ({ page }) => {
  await atMiami(page, '/search?q=flower&sort=price')
  const prices = async () =>
    (await page.getByRole('article').locator('p > span[class*="price"] > span:last-child').allInnerTexts()).map(
      (text) => Math.round(Number(text.replace('$', '')) * 100),
    )
  const first = await prices()
  expect(first.length).toBeGreaterThan(8)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=flower&sort=price&page=2$/)
  await expect.poll(async () => (await prices())[0] ?? 0).toBeGreaterThanOrEqual(first.at(0) ?? 0)
  await page.goto('/search?q=flower&page=400')
  await expect(page).not.toHaveURL(/page=400/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('[1.8] a misspelled term finds its product, and the page says so', { tag: '@desk' }, async ({ page }) => {
  await atMiami(page, '/search?q=bluebery')
  await expect(page.getByText('No results for “bluebery”.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'blueberry', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=blueberry$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “blueberry”' })).toBeVisible()
})

test('[1.8] an empty result offers a way on', { tag: '@desk' }, async ({ page, expectAccessible }) => {
  await atMiami(page, '/search?q=zzzz+gummies')
  await expect(page.getByRole('heading', { level: 2, name: 'No results for “zzzz gummies”' })).toBeVisible()
  await expectAccessible()
  await expect(page.getByRole('navigation', { name: 'Browse by category' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'gummies', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=gummies$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test(
  '[5c.1] at a commerce store its own products, categories and brands are searched',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    await shopAt(page, { store: 'az_mesa', path: '/search?q=gummies' })
    await expect(count(page)).toHaveText(/^\d+ products? at Mesa, recreational menu$/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
    await expectAccessible()
    await openBox(page)
    await page.keyboard.type('gum')
    const category = box(page).getByRole('group', { name: 'Categories' }).getByRole('option').first()
    await expect(category).toHaveAttribute('href', /^\/category\//)
    const product = box(page).getByRole('group', { name: 'Products' }).getByRole('option').first()
    await expect(product).toHaveAttribute('href', /^\/product\//)
    await category.click()
    await expect(page).toHaveURL(/\/category\//)
    await expect(box(page)).toBeHidden()
  },
)

for (const hostile of [
  '<img src=x onerror="window.hacked=1">',
  '"><script>window.hacked=1</script>',
  'x'.repeat(512),
  '%00\\u2028{{constructor}}',
])
  test(`[1.8] a hostile term is only a term: ${hostile.slice(0, 24)}`, { tag: '@desk' }, async ({ page }) => {
    await atMiami(page, '/')
    await openBox(page)
    await field(page).fill(hostile)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for')
    await page.reload()
    await listening(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile.slice(0, 12).trim())
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await openBox(page)
    await expect(box(page).getByRole('group', { name: 'Recent searches' }).getByRole('option').first()).toContainText(
      hostile.slice(0, 12).trim(),
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test(
  '[1.8] of two quick searches the second counts, whenever the first is answered',
  { tag: '@desk' },
  async ({ page }) => {
    await atMiami(page, '/')
    const first = await hold(page, 'blueberry')
    await openBox(page)
    await field(page).fill('blueberry')
    await expect.poll(first.isHeld).toBe(true)
    await field(page).fill('gummies')
    await expect(options(page).first()).toHaveText(/products for “gummies”$/)
    await first.release()
    await field(page).press('ArrowDown')
    await expect(options(page).first()).toHaveText(/products for “gummies”$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=gummies$/)
  },
)

test('a sent search is seen to be heard before its page is drawn', { tag: '@desk' }, async ({ page }) => {
  await atMiami(page, '/')
  await openBox(page)
  await field(page).fill('gummies')
  await expect(options(page).first()).toHaveText(/products for “gummies”$/)
  const isHeard = await box(page)
    .getByRole('search')
    .evaluate(async (form) => {
      if (form instanceof HTMLFormElement) form.requestSubmit()
      // Within the task of the input.
      await Promise.resolve()
      return form.querySelector('[data-loading="true"]') !== null
    })
  expect(isHeard).toBe(true)
  await expect(page).toHaveURL(/\/search\?q=gummies$/)
})

test(
  '[9b.6] the loading flag is released after 1000 ms; the answer still arrives',
  { tag: '@desk' },
  async ({ page }) => {
    await atMiami(page, '/')
    const slow = await hold(page, 'gummies')
    await openBox(page)
    // A second is short on a busy machine, so the page itself looks.
    const busy = await field(page).evaluateHandle((element) => {
      const seen: (string | null)[] = []
      const look = () => seen.push(element.getAttribute('aria-busy'))
      new MutationObserver(look).observe(element, { attributeFilter: ['aria-busy'] })
      return seen
    })
    await field(page).fill('gummies')
    await expect(box(page).getByText('This is taking longer than usual.')).toBeVisible()
    expect(await busy.jsonValue()).toEqual(['true', 'false'])
    await slow.release()
    await expect(options(page).first()).toHaveText(/products for “gummies”$/)
  },
)

test('[8.9] without an answer search says so, and retries', { tag: '@desk' }, async ({ page, complaints }) => {
  complaints.expected.push(/ERR_FAILED|Failed to load resource/)
  await atMiami(page, '/')
  await page.route('**/api/search/**', (route) => route.abort())
  await openBox(page)
  await field(page).fill('gummies')
  await expect(box(page).getByRole('alert')).toContainText('Search isn’t working')
  await page.unroute('**/api/search/**')
  await box(page).getByRole('button', { name: 'Try again' }).click()
  await expect(options(page).first()).toHaveText(/products for “gummies”$/)
})

test('[4e.1] on a phone search takes the whole screen, and nothing overflows it', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 768, 'A desk has room for a panel.')
  await page.setViewportSize({ width: 320, height: 640 })
  await atMiami(page, '/')
  await openBox(page)
  await field(page).fill('gummies')
  await expect(box(page).getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible()
  // It slides in.
  await expect.poll(() => box(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 320, height: 640 })
  const wide = await box(page).evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > 320.5).length,
  )
  expect(wide).toBe(0)
  await options(page).first().tap()
  await expect(page).toHaveURL(/\/search\?q=gummies$/)
})

test(
  '[1.8] without a term /search is a page with a field, and a form without JavaScript',
  { tag: '@desk' },
  async ({ browser, page }) => {
    await visit(page, '/search')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('kush')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=kush$/)
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const other = await plain.newPage()
    await other.goto(new URL('/search?no-age-gate', page.url()).href)
    await other.getByRole('searchbox', { name: 'What are you looking for?' }).fill('kush')
    await other.keyboard.press('Enter')
    await expect(other).toHaveURL(/\/search\?q=kush$/)
    await expect(other.getByRole('heading', { level: 1, name: 'Results for “kush”' })).toBeAttached()
    await plain.close()
  },
)
