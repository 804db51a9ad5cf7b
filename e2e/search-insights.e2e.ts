import type { Page } from '@playwright/test'
import { fieldsOf, listOf, parseJson } from '../tools/shared/json.ts'
import { field, hold, openBox } from './support/search-box.ts'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

const atMiami = (page: Page, path: string) => shopAt(page, { store: 'fl_miami', path })

/** The events that a page sends to the insights endpoint. */
function insightsOf(page: Page) {
  const told: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/insights/1/events')) return
    const { events } = fieldsOf(parseJson(request.postData() ?? ''))
    told.push(...listOf(events).map(fieldsOf))
  })
  // A page of more than 20 products is reported in two events.
  return { told, kinds: () => [...new Set(told.map((event) => event['eventType']))] }
}

const articles = (page: Page) => page.getByRole('main').getByRole('article')
const searchGummies = async (page: Page) => {
  await openBox(page)
  await field(page).fill('gummies')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=gummies$/)
  // The address changes before the page, and the page first scrolls to its top, so a click in between misses.
  await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeFocused()
  await expect(articles(page).first()).toBeVisible()
}
const openThird = async (page: Page) => {
  await articles(page).nth(2).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/shopd\/product\//)
  // The address changes before the page.
  await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toHaveCount(0)
}
const allow = async (page: Page) => {
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Allow', exact: true })).toBeHidden()
}

test('[7d.3] with consent, views, clicks and additions are reported with their position, over a reload too; without, nothing is', async ({
  page,
}) => {
  const { told, kinds } = insightsOf(page)
  // The consent question has not been answered yet.
  await page.context().clearCookies({ name: 'analytics_consent' })
  await atMiami(page, '/')
  await searchGummies(page)
  await openThird(page)
  expect(told).toEqual([])
  await allow(page)
  await page.getByRole('banner').getByRole('link', { name: 'Fernhill, home' }).click()
  await expect(page).toHaveURL('/')
  // On a slow phone the uncounted first results are still shown when one of them is tapped.
  const slow = await hold(page, 'gummies')
  await searchGummies(page)
  await expect.poll(slow.isHeld).toBe(true)
  await openThird(page)
  expect(told).toEqual([])
  await slow.release()
  await expect.poll(kinds).toEqual(['view', 'click'])
  const click = told.find((event) => event['eventType'] === 'click')
  expect(click?.['positions']).toEqual([3])
  // A returning visitor has the results in another page's memory.
  await page.reload()
  await listening(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect.poll(() => told.at(-1)?.['eventType']).toBe('conversion')
  expect(told.at(-1)?.['queryID']).toBe(click?.['queryID'])
})

test('[7d.3] server-rendered results are reported too, and those on screen when the visitor consents', async ({
  page,
}) => {
  const { told, kinds } = insightsOf(page)
  await page.context().clearCookies({ name: 'analytics_consent' })
  await atMiami(page, '/search?q=flower&page=2')
  await allow(page)
  await expect.poll(kinds).toEqual(['view'])
  await openThird(page)
  await expect.poll(kinds).toEqual(['view', 'click'])
  expect(told.at(-1)?.['positions']).toEqual([24 + 3])
  told.length = 0
  await page.goto('/search?q=kush')
  await listening(page)
  await openThird(page)
  await expect.poll(() => kinds()).toEqual(expect.arrayContaining(['click', 'view']))
})
