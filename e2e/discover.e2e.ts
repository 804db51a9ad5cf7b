import type { Page } from '@playwright/test'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')

const pages = [
  '/discover/promotions',
  '/discover/blog',
  '/discover/blog?topic=home',
  '/discover/blog/how-soon-and-how-long',
  '/community-outreach/events',
  '/community-outreach/doctors',
]

test('[2c.1] [2c.3] each page is legible in both themes and says what it is', async ({
  page,
  expectAccessible,
  expectLegible,
}) => {
  for (const path of pages)
    await test.step(path, async () => {
      await visit(page, path)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(canonical?.slice(canonical.indexOf('/', 8))).toBe(path)
      await expectAccessible()
      await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'))
      await expectLegible()
    })
})

test.describe('on the smallest screens', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: false })

  test('[2c.1] [2c.3] no page needs sideways scrolling at 320 pixels (WCAG 1.4.10)', async ({ page }) => {
    for (const path of pages) {
      await visit(page, path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
    }
  })
})

test('[2c.1] without a store the deals ask for one, and the choice shows its deals', async ({ page }) => {
  await visit(page, '/discover/promotions')
  const choose = page.getByRole('region', { name: 'Choose your dispensary' })
  await expect(choose.getByRole('article')).not.toHaveCount(0)
  await choose
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Shop this menu/ })
    .click()
  await expect(main(page).getByRole('heading', { level: 1, name: /^Deals at / })).toBeVisible()
  await expect(page).toHaveURL(/\/discover\/promotions$/)
})

test('[2c.1] [9c.5] a store’s specials of today, with what they apply to, link to their listing (2b.2)', async ({
  page,
  expectAccessible,
}) => {
  await shopAt(page, { store: 'fl_miami', path: '/discover/promotions' })
  await expect(main(page).getByRole('heading', { level: 1, name: 'Deals at Miami' })).toBeVisible()
  const today = page.getByRole('region', { name: /^Today, / })
  const first = today.getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  const [, count = ''] = /(\d+) products?: /.exec(await first.innerText()) ?? []
  await expectAccessible()
  await first.getByRole('link', { name: /^See what’s included/ }).click()
  await expect(page).toHaveURL(/\/shopd\/category\/all\?special=/)
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main(page).getByRole('status').first()).toContainText(count)
})

/** From the demo's menu. */
const onlyOn: Readonly<Record<string, string>> = {
  Monday: 'Monday Minis',
  Tuesday: 'Tincture Tuesday',
  Wednesday: 'Midweek Wax',
  Thursday: 'Thursday Tonics',
  Friday: 'Friday Clouds',
  Saturday: 'Weekend Rolls',
  Sunday: 'Sunday Soak',
}

test('[2c.1] [9c.5] the next six days follow, each with the specials of its weekday', async ({ page }) => {
  await shopAt(page, { store: 'fl_miami', path: '/discover/promotions' })
  const week = page.getByRole('region', { name: 'Coming up' })
  await expect(week.getByRole('heading', { level: 3 })).toHaveCount(6)
  const headings = await week.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(headings[0]).toContain('Tomorrow')
  const days = headings.slice(1).map((heading) => /^[A-Z][a-z]+day/.exec(heading.trim())?.[0] ?? '')
  expect(new Set(days).size).toBe(5)
  for (const day of days) await expect(week).toContainText(new RegExp(`${day} .*${onlyOn[day]}`))
})

test('[2c.1] a store of the commerce channel lists its promotions without a code, and discounted products', async ({
  page,
  expectAccessible,
}) => {
  await shopAt(page, { store: 'az_mesa', path: '/discover/promotions' })
  const rules = page.getByRole('region', { name: 'Automatic discounts' })
  await expect(rules).toContainText('Last chance, 25% off')
  await expect(rules).not.toContainText('WELCOME15')
  await expectAccessible()
  await page
    .getByRole('region', { name: 'On sale' })
    .getByRole('link', { name: /sale items?$/ })
    .click()
  await expect(page).toHaveURL(/\/category\/all\?filter=is_sale:1/)
})

test('[2c.1] the journal: topics, pages, a post and related posts', async ({ page }) => {
  await visit(page, '/discover/blog')
  await expect(main(page).getByRole('article')).toHaveCount(12)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?p=2$/)
  await expect(main(page).getByRole('article')).toHaveCount(2)
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await topics.getByRole('link', { name: 'At home' }).click()
  await expect(topics.getByRole('link', { name: 'At home' })).toHaveAttribute('aria-current', 'page')
  await expect(main(page).getByRole('article')).toHaveCount(2)
  await main(page).getByRole('link', { name: 'Storing cannabis at home' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Storing cannabis at home' })).toBeFocused()
  await main(page).getByRole('link', { name: 'Children and pets', exact: true }).click()
  await expect(page).toHaveURL(/\/discover\/blog\/keeping-cannabis-from-children-and-pets$/)
  const related = page.getByRole('region', { name: 'Keep reading' })
  await expect(related.getByRole('article')).toHaveCount(3)
})

test('[2c.1] a post has content, author, date and structured data for search engines', async ({ request }) => {
  const html = await (await request.get('/discover/blog/terpenes-a-short-field-guide')).text()
  expect(html).toContain('Needles, rosemary, cold air.')
  expect(html).toMatch(/<time datetime="2026-10-08"/i)
  const scripts = Array.from(
    html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs),
    ([, text]) => text,
  )
  expect(scripts.join('')).toContain('"Article"')
  expect(scripts.join('')).toContain('Tom Adeyemi')
  expect(html).toContain('property="og:type" content="article"')
})

test('[2c.1] an unknown post or topic answers 404 with a way back', async ({ page, complaints }) => {
  complaints.expected.push(/404/)
  for (const path of ['no-such-piece?', 'No_Piece?', '?topic=no-such-topic&']) {
    const answer = await page.goto(`/discover/blog${path.startsWith('?') ? '' : '/'}${path}no-age-gate`)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(main(page).getByRole('link').last()).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
})

test('[2c.3] events: upcoming ones first, in local time, then past ones', async ({ page }) => {
  await visit(page, '/community-outreach/events')
  const times = await main(page)
    .locator('section:not([aria-labelledby="past"]) article time')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime') ?? ''))
  expect(times.length).toBeGreaterThan(4)
  expect(times).toEqual(times.toSorted())
  const past = page.getByRole('region', { name: 'Past events' })
  await expect(past.getByText('Ended').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'By state' }).getByRole('link', { name: 'Arizona' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Events in Arizona' })).toBeVisible()
  await expect(page).toHaveURL(/\?state=az$/)
  await expect(main(page).getByRole('article').first()).toContainText('MST')
})

test('[2c.3] an event can be saved as a calendar file', async ({ page }) => {
  await visit(page, '/community-outreach/events')
  const first = main(page).getByRole('article').first()
  const link = first.getByRole('link', { name: /^Add to calendar/ })
  const startsAt = await first.getByRole('time').getAttribute('datetime')
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  const stamp = (startsAt ?? '').replaceAll(/[-:]|\.\d+/g, '')
  expect(await file.text()).toContain(`DTSTART:${stamp}`)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
})

test('[2c.3] doctors: the requirements of each program, and a message that arrives', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, '/community-outreach/doctors')
  await main(page).getByText('Ohio', { exact: true }).first().click()
  await expect(main(page).getByText('two hours of continuing education')).toBeVisible()
  const form = page.getByRole('form', { name: 'Talk to a pharmacist' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('This is a required field.')).toHaveCount(4)
  await expectAccessible()
  await form.getByLabel('Name').fill('Ada Njeri')
  await form.getByLabel('Practice or hospital').fill('Hill Street Practice')
  await form.getByLabel('Email').fill('not an address')
  await form.getByLabel('State where you practice').selectOption({ label: 'Ohio' })
  await form.getByLabel('Your message (optional)').fill('Which of your tinctures hold no alcohol?')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await form.getByLabel('Email').fill('ada.njeri@example.com')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. We got your message.' })).toBeFocused()
  const mails = await (await page.request.get('/dev/mails')).text()
  expect(mails).toContain('Practice: Hill Street Practice')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[2c.1] [2c.3] deals, posts and events are fully readable', async ({ page }) => {
    await page.goto('/discover/blog?no-age-gate')
    await main(page).getByRole('link', { name: 'Edibles: start low, and then wait' }).click()
    await expect(main(page)).toContainText('Give it two full hours by the clock')
    await page.goto('/community-outreach/events?no-age-gate')
    await expect(main(page).getByRole('link', { name: /^Add to calendar/ })).not.toHaveCount(0)
    await page.goto('/discover/promotions?no-age-gate')
    await expect(page.getByRole('region', { name: 'On today at many of our dispensaries' })).toBeVisible()
  })
})
