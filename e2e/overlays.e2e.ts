import type { Page } from '@playwright/test'
import { chooseDispensary } from './support/choose-store.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const openStores = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /dispensary/i })
    .click()

test(
  '[8.1] [8.27] if the gate’s questions are missing, a danger toast says so, and can be closed',
  { tag: '@desk' },
  async ({ page }) => {
    await page.route(/\/api\/graphql\?.*ageGateConfig/, (route) =>
      route.fulfill({ json: { data: { ageGateConfig: [] } } }),
    )
    await page.goto('/')
    const toast = page.getByRole('alert').filter({ hasText: 'Oops, something went wrong, please refresh the page' })
    await expect(toast).toContainText('Error')
    await toast.getByRole('button', { name: /^Close/ }).click()
    await expect(toast).toHaveCount(0)
  },
)

test('[9e.1] a toast disappears by itself', async ({ page }) => {
  await page.route(/\/api\/graphql\?.*ageGateConfig/, (route) =>
    route.fulfill({ json: { data: { ageGateConfig: [] } } }),
  )
  await page.goto('/')
  const toast = page.getByRole('alert').filter({ hasText: 'Oops' })
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCount(0)
})

test('[9e.1] [4e.3] a toast scrolls the page to the top, and scrolling by more than 25 px hides it', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/503/)
  await visit(page, '/dispensaries/florida')
  await page.route('**/api/rest/stores', (route) => route.fulfill({ status: 503, json: {} }))
  const last = page
    .getByRole('main')
    .getByRole('link', { name: /^Shop this menu/ })
    .last()
  await last.scrollIntoViewIfNeeded()
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  const toTop = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => scrollY === 0 && resolve(), { passive: true })
      }),
  )
  await last.click()
  const toast = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(toast).toBeVisible()
  // All listeners have been notified.
  await toTop
  const scrollPage = (top: number) =>
    page.evaluate(
      (to) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          scrollTo({ top: to })
        }),
      top,
    )
  await scrollPage(25)
  await expect(toast).toBeVisible()
  // The clock stands still, so time does not hide it.
  await scrollPage(26)
  await expect(toast).toBeHidden()
})

test('a page is measured after its fades have ended', { tag: '@desk' }, async ({ page, expectAccessible }) => {
  await page.setContent(
    `<html lang="en"><title>Fade</title><style>@keyframes fade { from { color: #ddd } to { color: #000 } }
      @keyframes pulse { from { width: 1px } }
      p { animation: fade 3s both } i { animation: pulse 1s infinite }</style><main><h1>Hello</h1><p>Words<i></i></p></main>`,
  )
  await expectAccessible()
})

test('[2h.2] the modal shows a dispensary’s hours and map, closes on Escape, and is accessible', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, '/')
  await chooseDispensary(page, 'Orlando')
  await openStores(page)
  await page.getByRole('button', { name: 'Hours and directions' }).click()
  const modal = page.getByRole('dialog', { name: 'Dispensary', exact: true })
  await expect(modal.getByRole('heading', { name: /Orlando/ })).toBeVisible()
  await expect(modal.getByRole('definition').first()).toHaveText(/[AP]M/)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
})

test(
  '[2a.8] [8.24] a page that cannot be loaded in the browser is the error screen, with a link home',
  { tag: '@desk' },
  async ({ page, complaints, expectAccessible }) => {
    complaints.expected.push(/503/, /\/api\/rest\/stores answered 503/)
    await visit(page, '/shopd/brands')
    await page.route('**/api/rest/stores', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dispensaries' }).click()
    await expect(page.getByRole('heading', { name: 'Oops! We ran into an issue.' })).toBeVisible()
    await expect(page.getByText('Return to our homepage to continue shopping.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Return to our homepage' }).click()
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'the store sidebar reports that the list cannot be loaded, and retries',
  { tag: '@desk' },
  async ({ page, complaints }) => {
    complaints.expected.push(/503/)
    await visit(page, '/shopd/brands')
    await page.route('**/api/rest/stores', (route) => route.fulfill({ status: 503, json: {} }))
    await openStores(page)
    const sidebar = page.getByRole('dialog', { name: 'Choose a dispensary' })
    await expect(sidebar.getByText('We couldn’t load the dispensaries.')).toBeVisible()
    await page.unroute('**/api/rest/stores')
    await sidebar.getByRole('button', { name: 'Try again' }).click()
    await expect(sidebar.getByRole('searchbox')).toBeVisible()
  },
)

const refusals = {
  'when asked': () =>
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    }),
  'at the mere mention': () =>
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
}
for (const [when, refuse] of Object.entries(refusals)) {
  test(
    `[I8] a browser that keeps nothing and refuses ${when}: the page says so, and the shop goes on`,
    { tag: '@desk' },
    async ({ page, complaints }) => {
      complaints.expected.push(/STORAGE_UNAVAILABLE/)
      await page.addInitScript(refuse)
      await visit(page, '/')
      await expect(page.getByText('Your browser doesn’t let this shop save anything.')).toBeVisible()
      await chooseDispensary(page, 'Miami')
    },
  )
}
