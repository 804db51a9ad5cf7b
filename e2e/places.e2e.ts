import type { Page } from '@playwright/test'
import { rememberStore } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const marks = (page: Page) => main(page).locator('figure svg a')
const dots = (page: Page) => marks(page).locator('circle:nth-of-type(2)')
const fillOf = (page: Page, index: number) =>
  dots(page)
    .nth(index)
    .evaluate((dot) => getComputedStyle(dot).fill)

test.describe('[2c.5] a state’s dispensaries on its map', () => {
  test('each one has a marker; the list has the same content, and no marker is a Tab stop', async ({
    page,
    expectAccessible,
  }) => {
    await visit(page, '/dispensaries/connecticut')
    await expect(marks(page)).toHaveCount(4)
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') }),
    ).toHaveCount(4)
    for (const mark of await marks(page).all()) await expect(mark).toHaveAttribute('tabindex', '-1')
    await expectAccessible()
  })

  test('the list entry with the focus is highlighted on the map', async ({ page }) => {
    await visit(page, '/dispensaries/connecticut')
    const before = await Promise.all([0, 1, 2, 3].map((index) => fillOf(page, index)))
    const link = main(page).getByRole('link', { name: /^Shop this menu.*Hartford/ })
    await link.focus()
    await expect
      .poll(
        async () =>
          (await Promise.all([0, 1, 2, 3].map((index) => fillOf(page, index)))).filter(
            (fill, index) => fill !== before[index],
          ).length,
      )
      .toBe(1)
    await link.blur()
    await expect.poll(() => Promise.all([0, 1, 2, 3].map((index) => fillOf(page, index)))).toEqual(before)
  })

  test('a marker leads to its entry, whose first link gets the focus', async ({ page }) => {
    await visit(page, '/dispensaries/connecticut')
    const href = await marks(page).first().getAttribute('href')
    await marks(page).first().click()
    await expect(page.locator(`${href} a`).first()).toBeFocused()
    await expect(page.locator(`${href} a`).first()).toBeInViewport()
  })

  test('overlapping markers form one with their number; it zooms in and back', async ({ page }) => {
    await visit(page, '/dispensaries/florida')
    const numbers = await main(page).locator('figure svg a text').allTextContents()
    const alone = (await marks(page).count()) - numbers.length
    expect(numbers.reduce((sum, number) => sum + Number(number), alone)).toBe(141)
    const drawing = main(page).locator('figure svg')
    const whole = await drawing.getAttribute('viewBox')
    await marks(page)
      .filter({ has: page.locator('text') })
      .last()
      .click()
    await expect(drawing).not.toHaveAttribute('viewBox', whole ?? '')
    await page.getByRole('button', { name: 'Show the whole state' }).click()
    await expect(drawing).toHaveAttribute('viewBox', whole ?? '')
  })

  test('the chosen one is highlighted, and named', async ({ page }) => {
    await rememberStore(page, 'ct_hartford')
    await visit(page, '/dispensaries/connecticut')
    const fills = await Promise.all([0, 1, 2, 3].map((index) => fillOf(page, index)))
    expect(new Set(fills).size).toBe(2)
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Your dispensary' })).toContainText('Hartford')
  })

  test('the map shows the search results', async ({ page }) => {
    await visit(page, '/dispensaries/pennsylvania')
    await expect(marks(page)).toHaveCount(9)
    await page.getByRole('searchbox').fill('Johnstown')
    await expect(marks(page)).toHaveCount(1)
  })

  test('a state’s code redirects to its address; an unknown state is not found', async ({ request }) => {
    for (const [code, slug] of [
      ['fl', 'florida'],
      ['WV', 'west-virginia'],
    ]) {
      const answer = await request.get(`/dispensaries/${code}`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([
        301,
        expect.stringContaining(`/dispensaries/${slug}`),
      ])
    }
    for (const slug of ['texas', 'tx', 'florida-keys'])
      expect((await request.get(`/dispensaries/${slug}`)).status()).toBe(404)
  })
})

test.describe('[2c.5] without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is there, and its markers are links to their entries', async ({ page }) => {
    await page.goto('/dispensaries/ohio?no-age-gate')
    await expect(marks(page)).toHaveCount(5)
    const href = await marks(page).first().getAttribute('href')
    await expect(page.locator(href ?? '#nowhere')).toHaveCount(1)
  })

  test('[2c.1] doctors and test results can be found with forms', async ({ page }) => {
    await page.goto('/discover/find-a-doctor?no-age-gate')
    await page.getByLabel('City or ZIP code').fill('Columbus, OH')
    await page.getByRole('search', { name: 'Search for a doctor' }).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/place=Columbus/)
    await expect(
      page.getByRole('heading', { name: /^8 doctors in Ohio, nearest to Columbus, OH first$/ }),
    ).toBeVisible()
  })
})

test.describe('[2c.1] find a doctor', () => {
  const results = (page: Page) => page.getByRole('region', { name: 'Doctors' })
  const form = (page: Page) => page.getByRole('search', { name: 'Search for a doctor' })

  test('starts with the states; the choice is in the URL and keeps the focus', async ({ page, expectAccessible }) => {
    await visit(page, '/discover/find-a-doctor')
    await expectAccessible()
    await expect(main(page).getByRole('link', { name: /\d+ doctors/ })).toHaveCount(9)
    await main(page).getByRole('link', { name: /^Ohio/ }).click()
    await expect(page).toHaveURL('/discover/find-a-doctor?state=OH')
    await expect(results(page).getByRole('article')).toHaveCount(8)
    const state = form(page).getByRole('combobox', { name: 'State' })
    await state.focus()
    await state.selectOption({ label: 'Maryland' })
    await expect(page).toHaveURL('/discover/find-a-doctor?state=MD')
    await expect(results(page).getByRole('article')).toHaveCount(6)
    await expect(state).toBeFocused()
    await expectAccessible()
    await page.goBack()
    await expect(state).toHaveValue('OH')
    await expect(results(page).getByRole('article')).toHaveCount(8)
  })

  test('near a ZIP code: nearest first, within a distance, over video, accepting new patients', async ({ page }) => {
    await visit(page, '/discover/find-a-doctor')
    await form(page).getByLabel('City or ZIP code').fill('33606')
    await form(page).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?place=33606$/)
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
      /^22 doctors in Florida, nearest to 33606 first$/,
    )
    const miles = (
      await results(page)
        .getByText(/^[\d.,]+ mi$/)
        .allInnerTexts()
    ).map((text) => Number.parseFloat(text))
    expect(miles).toHaveLength(22)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    await form(page).getByRole('combobox', { name: 'Distance' }).selectOption({ label: 'Within 50 miles' })
    await expect(page).toHaveURL(/place=33606&within=50$/)
    const near = miles.filter((distance) => distance <= 50).length
    await expect(results(page).getByRole('article')).toHaveCount(near)
    await form(page).getByLabel('Offers video visits').check()
    await expect(page).toHaveURL(/telehealth=1/)
    await expect(results(page).getByRole('article').filter({ hasNotText: 'Video visits' })).toHaveCount(0)
    await form(page).getByLabel('Accepting new patients').check()
    await expect(page).toHaveURL(/accepting=1/)
    await expect(results(page).getByText('Waitlist')).toHaveCount(0)
  })

  test('an unknown place, and a search that is too narrow, explain what to do', async ({ page, expectAccessible }) => {
    await visit(page, '/discover/find-a-doctor?place=Atlantis')
    await expect(main(page).getByRole('heading', { name: 'We couldn’t find “Atlantis”' })).toBeVisible()
    await expectAccessible()
    await visit(page, '/discover/find-a-doctor?place=32011&state=AZ&within=10')
    await expect(main(page).getByRole('heading', { name: 'No doctors match' })).toBeVisible()
    await main(page).getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL('/discover/find-a-doctor')
  })

  test('languages that browsers have no name for have one', async ({ page }) => {
    await visit(page, '/discover/find-a-doctor?state=AZ')
    await expect(main(page).getByText('Speaks English and Navajo').first()).toBeVisible()
  })

  test('text from a URL stays text on the page', async ({ page }) => {
    await visit(page, `/discover/find-a-doctor?place=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    await expect(main(page).getByRole('heading', { name: /<img src=x/ })).toBeVisible()
  })

  test('without an answer: a sentence, and a retry that works', async ({ page, complaints }) => {
    complaints.expected.push(/./)
    await visit(page, '/discover/find-a-doctor')
    await page.route('**/api/graphql?*certifyingDoctors*', (route) => route.abort())
    await main(page)
      .getByRole('link', { name: /^Georgia/ })
      .click()
    await expect(page.getByRole('alert')).toContainText('We couldn’t load this page')
    await page.unroute('**/api/graphql?*certifyingDoctors*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(results(page).getByRole('article')).toHaveCount(7)
  })
})

test.describe('with a location', () => {
  test.use({ geolocation: { latitude: 39.96, longitude: -83 }, permissions: ['geolocation'] })

  test('[7d.1] [2c.1] doctors near the browser, by its ZIP code', async ({ page }) => {
    await visit(page, '/discover/find-a-doctor?state=FL')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page).toHaveURL(/\?place=43\d{3}$/)
    await expect(page.getByRole('article').first()).toContainText('Columbus, OH')
  })
})

test('[8.14] [2c.1] without permission to locate, a sentence says what to do', async ({ page }) => {
  await visit(page, '/discover/find-a-doctor')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('search', { name: 'Search for a doctor' }).getByRole('status')).not.toBeEmpty()
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeEnabled()
})

test.describe('[2c.1] product test search', () => {
  const form = (page: Page) => page.getByRole('search', { name: 'Search test results' })
  const search = async (page: Page, words: string) => {
    await form(page).getByRole('searchbox').fill(words)
    await form(page).getByRole('button', { name: 'Search' }).click()
  }

  test('the batch on a product’s page links to its laboratory results', async ({ page, expectAccessible }) => {
    await visit(page, '/shopd/category/flower')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    const batch = main(page).locator('a[href*="/discover/product-test-search?batch="]')
    const code = await batch.innerText()
    const product = await page.getByRole('heading', { level: 1 }).innerText()
    await batch.click()
    await expect(page).toHaveURL(`/discover/product-test-search?batch=${code}`)
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
    await expect(main(page).getByText('Passed every test')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Batch details' })).toContainText(code)
    await expect(page.getByRole('table', { name: /^Heavy metals/ })).toContainText('Lead')
    await expectAccessible()
    await main(page).getByRole('link', { name: 'View product' }).click()
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
  })

  test('the same in the commerce channel', async ({ page }) => {
    await rememberStore(page, 'az_mesa')
    await visit(page, '/category/flower')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    const batch = main(page).locator('a[href*="/discover/product-test-search?batch="]')
    await batch.click()
    await expect(main(page).getByText('Passed every test')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'View product' })).toHaveAttribute('href', /^\/product\//)
  })

  test('by a product’s name: a list with pages, and by a code as it is typed', async ({ page, expectAccessible }) => {
    await visit(page, '/discover/product-test-search')
    await expectAccessible()
    await search(page, 'gummies')
    await expect(page).toHaveURL('/discover/product-test-search?q=gummies')
    await expect(main(page).getByRole('heading', { level: 2, name: /^\d+ results for “gummies”$/ })).toBeVisible()
    await expectAccessible()
    const first = main(page).locator('a[href*="?batch="]').first()
    const code = new URL((await first.getAttribute('href')) ?? '', 'http://x').searchParams.get('batch') ?? ''
    await search(page, `${code.slice(0, 2)} ${code.slice(2).toLowerCase()}`)
    await expect(page.getByRole('region', { name: 'Batch details' })).toContainText(code)
  })

  test('an unknown batch says what to check, and is not indexed', async ({ page, expectAccessible }) => {
    await visit(page, '/discover/product-test-search?batch=ZZ0000Z')
    await expect(main(page).getByRole('heading', { name: 'No results for “ZZ0000Z”' })).toBeVisible()
    await expect(main(page)).toContainText('0 and O')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectAccessible()
  })

  test('printed, there is only the report', async ({ page }) => {
    await visit(page, '/discover/product-test-search?q=gummies')
    await main(page).locator('a[href*="?batch="]').first().click()
    await expect(main(page).getByText('Passed every test')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table').first()).toBeVisible()
    for (const around of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: 'Print' }),
    ])
      await expect(around).toBeHidden()
  })
})

test('[1.9] [2c.1] [2c.5] in Spanish: dates, names and texts', async ({ page, context, expectAccessible }) => {
  await context.addCookies([{ domain: 'localhost', path: '/', name: 'language', value: 'es' }])
  await visit(page, '/dispensaries/pennsylvania')
  await expect(page.getByRole('heading', { level: 1, name: 'Dispensarios en Pensilvania' })).toBeVisible()
  await visit(page, '/discover/find-a-doctor?state=WV')
  await expect(page.getByRole('heading', { level: 2, name: '6 médicos en Virginia Occidental' })).toBeVisible()
  await visit(page, '/discover/product-test-search?q=gummies')
  await main(page).locator('a[href*="?batch="]').first().click()
  await expect(page.getByRole('region', { name: 'Datos del lote' })).toContainText(/ de \d{4}/)
  await expectAccessible()
})
