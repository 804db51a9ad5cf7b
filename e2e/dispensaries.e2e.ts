import type { Page } from '@playwright/test'
import { chooseDispensary } from './support/choose-store.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const sidebarOf = (page: Page) => page.getByRole('dialog', { name: 'Choose a dispensary' })
/** How many dispensaries were found. */
const countIn = (page: Page) =>
  sidebarOf(page)
    .getByRole('status')
    .filter({ hasText: /dispensar/ })
const openSidebar = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dispensary/i })
    .click()
  await expect(sidebarOf(page).getByRole('searchbox')).toBeVisible()
}

test.describe('[2h.1] the store sidebar', () => {
  test.beforeEach(({ page }) => visit(page, '/'))

  test('finds a dispensary by ZIP code and by state', async ({ page, expectAccessible }) => {
    await openSidebar(page)
    const sidebar = sidebarOf(page)
    await sidebar.getByLabel('State').selectOption({ label: 'Maryland' })
    const count = await sidebar.getByRole('listitem').count()
    expect(count).toBeGreaterThanOrEqual(4)
    await expect(countIn(page)).toHaveText(`${count} dispensaries`)
    await sidebar.getByRole('searchbox').fill('no such place')
    await expect(sidebar.getByText('No dispensaries match.')).toBeVisible()
    await expectAccessible()
  })

  test('[1.3] delivery before a dispensary: only those that deliver are listed, and the choice is for delivery @new', async ({
    page,
  }) => {
    await openSidebar(page)
    const sidebar = sidebarOf(page)
    await sidebar.getByLabel('State').selectOption({ label: 'All states' })
    const all = await countIn(page).innerText()
    await sidebar.getByRole('radio', { name: 'Delivery' }).click()
    await expect(sidebar.getByRole('radio', { name: 'Delivery' })).toBeChecked()
    await expect(countIn(page)).not.toHaveText(all)
    const rows = sidebar.getByRole('listitem')
    await expect(rows.filter({ hasNotText: 'Delivers' })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await rows.first().getByRole('button').click()
    await expect(
      page.getByRole('banner').getByRole('button', { name: /Delivery, (medical|recreational)/ }),
    ).toBeVisible()
  })

  test('chooses a dispensary, closes, and the header names it', async ({ page }) => {
    await chooseDispensary(page, 'Miami')
    await expect(page.getByRole('banner').getByRole('button', { name: /^.*Miami.*Change dispensary$/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: /Miami/ })).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'store_id')?.value).toMatch(/^\d+$/)
  })

  test('[1.3] [shop 20] switches between medical and recreational; Florida sells to patients only', async ({
    page,
  }) => {
    await openSidebar(page)
    await expect(sidebarOf(page).getByText('These dispensaries sell to medical patients only.')).toBeVisible()
    await page.keyboard.press('Escape')
    await chooseDispensary(page, 'Miami')
    await expect(page.getByRole('banner').getByRole('button', { name: /medical/ })).toBeVisible()
    await openSidebar(page)
    await expect(sidebarOf(page).getByRole('radio', { name: 'Recreational' })).toBeDisabled()
    await expect(sidebarOf(page).getByText('These dispensaries sell to medical patients only.')).toBeHidden()
    await page.keyboard.press('Escape')
    await chooseDispensary(page, 'Rockville')
    await openSidebar(page)
    await sidebarOf(page).getByRole('radio', { name: 'Recreational' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: /recreational/ })).toBeVisible()
    await sidebarOf(page).getByRole('radio', { name: 'Medical' }).click()
    await expect(sidebarOf(page).getByRole('radio', { name: 'Medical' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(sidebarOf(page)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: /medical/ })).toBeVisible()
  })

  test('works fully by keyboard and returns the focus', async ({ page }) => {
    await openSidebar(page)
    await page.keyboard.press('Escape')
    await expect(sidebarOf(page)).toBeHidden()
    const chip = page.getByRole('banner').getByRole('button', { name: /dispensary/i })
    await expect(chip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sidebarOf(page)).toBeVisible()
    await sidebarOf(page).getByRole('searchbox').fill('Miami')
    await sidebarOf(page)
      .getByRole('button', { name: /^Choose .*Miami/ })
      .first()
      .press('Enter')
    await expect(sidebarOf(page)).toBeHidden()
  })

  test('closes on a route change', async ({ page }) => {
    await visit(page, '/dispensaries')
    await visit(page, '/')
    await openSidebar(page)
    await page.goBack()
    await expect(page).toHaveURL(/dispensaries/)
    await expect(sidebarOf(page)).toBeHidden()
  })
})

test.describe('with a location', () => {
  test.use({ geolocation: { latitude: 25.774, longitude: -80.19 }, permissions: ['geolocation'] })

  test('[7d.1] [7a.19] [2h.1] the nearest come first, with their distance', async ({ page }) => {
    await visit(page, '/')
    await openSidebar(page)
    await sidebarOf(page).getByRole('button', { name: 'Use my location' }).click()
    await expect(countIn(page)).toContainText(/near 33\d{3}/)
    await expect(sidebarOf(page).getByRole('listitem').first()).toContainText(/^.*Miami.*\d mi/s)
  })
})

test('[4b.10] delivery remembered only in local storage is still delivery after a reload, and pickup stays pickup', async ({
  page,
}) => {
  await visit(page, '/')
  await chooseDispensary(page, 'Miami')
  const chip = page.getByRole('banner').getByRole('button', { name: /Miami/ })
  await expect(chip).toHaveAccessibleName(/pickup/i)
  await page.evaluate(() => localStorage.setItem('selected_delivery_code', 'delivery_fl_miami'))
  await page.reload()
  await expect(chip).toHaveAccessibleName(/delivery/i)
  await chip.click()
  await sidebarOf(page).getByRole('radio', { name: 'Pickup' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selected_delivery_code'))).toBeNull()
  await page.reload()
  await expect(chip).toHaveAccessibleName(/pickup/i)
})

test('[8.14] without permission to locate, a sentence says what to do and the request ends', async ({ page }) => {
  await visit(page, '/')
  await openSidebar(page)
  await sidebarOf(page).getByRole('button', { name: 'Use my location' }).click()
  await expect(sidebarOf(page).getByText(/Search by city or ZIP code instead/)).toBeVisible()
  await expect(sidebarOf(page).getByRole('button', { name: 'Use my location' })).toBeEnabled()
})

test('[1.1] [2c.5] every state has its page, and a store of it opens its menu', async ({ page, expectAccessible }) => {
  await visit(page, '/dispensaries')
  const states = page.getByRole('main').getByRole('link')
  await expect(states).toHaveCount(9)
  const named = [
    'Arizona',
    'California',
    'Connecticut',
    'Florida',
    'Georgia',
    'Maryland',
    'Ohio',
    'Pennsylvania',
    'West Virginia',
  ]
  for (const name of named) await expect(states.filter({ hasText: name })).toHaveCount(1)
  await expectAccessible()
  await states.filter({ hasText: 'Connecticut' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dispensaries in Connecticut' })).toBeFocused()
  await expectAccessible()
  await visit(page, '/dispensaries/florida')
  await page.getByRole('searchbox').fill('Miami Beach')
  await page
    .getByRole('link', { name: /^Shop this menu.*Miami Beach/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/shopd\/category\/flower/)
  await expect(page.getByRole('banner').getByRole('button', { name: /Miami/ })).toBeVisible()
})

for (const slug of [
  'florida',
  'west-virginia',
  'pennsylvania',
  'maryland',
  'connecticut',
  'arizona',
  'georgia',
  'ohio',
  'california',
])
  test(`[2c.5] /dispensaries/${slug} lists at least four dispensaries in its HTML`, async ({ request }) => {
    const html = await (await request.get(`/dispensaries/${slug}`)).text()
    expect(html.split('<article').length - 1).toBeGreaterThanOrEqual(4)
  })

/** The milliseconds until that hour of the day in Florida. */
function untilHour(hour: number): number {
  const [hours = 0, minutes = 0] = new Date()
    .toLocaleTimeString('en-US', { timeZone: 'America/New_York', hour12: false, timeStyle: 'short' })
    .split(':')
    .map(Number)
  return ((hour * 60 - hours * 60 - minutes + 1440) % 1440) * 60_000
}

test('a browser whose clock is hours off starts with the server’s rendering, and then uses its own clock', async ({
  page,
}) => {
  const openness = /(?:Open until|Closed)[^<]*/
  const answer = await page.request.get('/dispensaries/florida')
  const drawn = openness.exec(await answer.text())?.[0] ?? ''
  expect(drawn).not.toBe('')
  const [NIGHT, AFTERNOON] = [3, 15]
  await page.clock.setFixedTime(Date.now() + untilHour(drawn.startsWith('Open') ? NIGHT : AFTERNOON))
  await visit(page, '/dispensaries/florida')
  const shown = page.getByRole('main').getByRole('article').first().getByText(openness)
  await expect(shown).toBeVisible()
  await expect(shown).not.toHaveText(drawn)
})
