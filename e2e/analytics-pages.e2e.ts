import type { BrowserContext, Page } from '@playwright/test'
import { choose, consentBar, gatewayOf, named } from './support/analytics.ts'
import { rememberStore } from './support/shop-at.ts'
import { expect, test, type Visitor } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

// A returning visitor, because most visitors have been here before, and their browsers remember it.
test.use({ storageState: { cookies: [], origins: [] } })

const RELOADS = 3
const CHANNELS = [
  { store: 'fl_miami', category: '/shopd/category/flower', product: /^\/shopd\/product\//, list: 'Flower' },
  { store: 'az_mesa', category: '/category/flower', product: /^\/product\//, list: 'Flower' },
] as const

interface Browsing extends Pick<Visitor, 'visitor'> {
  readonly page: Page
  readonly context: BrowserContext
}

/**
 * A visitor who has consented, now or weeks ago, on a store's page; and what is reported of this page and later ones.
 */
async function allowing({ page, context, visitor }: Browsing, store: string, path: string) {
  const gateway = gatewayOf(context)
  await rememberStore(page, store)
  const since = Date.now()
  await visit(page, path)
  if (visitor === 'new') await choose(page, 'Allow')
  else await expect(consentBar(page)).toBeHidden()
  return { events: () => gateway.events().filter((event) => event.at >= since) }
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await listening(page)
}

for (const { store, category, product, list } of CHANNELS)
  test(`[4f.1] [4f.4] [5c.3.5] at ${store} a product is told as what it is, after any number of reloads`, async ({
    page,
    context,
    visitor,
  }) => {
    const gateway = await allowing({ page, context, visitor }, store, category)
    await expect.poll(() => named(gateway.events(), 'PLP').map(({ data }) => data.list)).toEqual([list])
    const [first] = named(gateway.events(), 'PLP')
    expect(first?.data.items.length).toBeGreaterThan(1)
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(({ pathname }) => product.test(pathname))
    const { pathname } = new URL(page.url())
    for (let count = 0; count < RELOADS; count += 1) {
      await expect.poll(() => named(gateway.events(), 'PDP').length).toBe(count + 1)
      await reload(page)
    }
    await expect.poll(() => named(gateway.events(), 'PDP').length).toBe(RELOADS + 1)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const views = named(gateway.events(), 'PAGE_VIEW')
    expect(views.map((view) => [view.page, view.data.known, view.data.language, view.data.store])).toEqual([
      [{ path: category, type: 'category' }, true, 'en', store],
      ...Array.from({ length: RELOADS + 1 }, () => [{ path: pathname, type: 'product' }, true, 'en', store]),
    ])
    for (const { data, page: where } of named(gateway.events(), 'PDP')) {
      expect(where).toEqual({ path: pathname, type: 'product' })
      expect(data.name).toBe(name)
      expect(data.price).toBeGreaterThan(0)
      expect(first?.data.items.map(({ id }) => id)).toContain(data.id)
    }
    await reload(page)
    await page.goto(category)
    await listening(page)
    await expect.poll(() => named(gateway.events(), 'PLP').length).toBe(2)
    expect(named(gateway.events(), 'PLP').map(({ page: where }) => where?.path)).toEqual([category, category])
  })

test('[4f.1] [5c.3.6] a search is reported with its term and number of results, after a reload too', async ({
  page,
  context,
  visitor,
}) => {
  const gateway = await allowing({ page, context, visitor }, 'fl_miami', '/search?q=gummies')
  const searches = () => named(gateway.events(), 'SEARCH').map(({ data, page: where }) => [where, data.term])
  const first = [{ path: '/search', type: 'search' }, 'gummies']
  await expect.poll(searches).toEqual([first])
  await reload(page)
  await expect.poll(searches).toEqual([first, first])
  await rememberStore(page, 'az_mesa')
  await visit(page, '/search?q=vape')
  await expect.poll(searches).toEqual([first, first, [{ path: '/search', type: 'search' }, 'vape']])
  const found = named(gateway.events(), 'SEARCH').map(({ data }) => data.results ?? 0)
  expect(Math.min(...found)).toBeGreaterThan(0)
  expect(new Set(named(gateway.events(), 'PAGE_VIEW').map(({ data }) => data.known))).toEqual(new Set([true]))
})
