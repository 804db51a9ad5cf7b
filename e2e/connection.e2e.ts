import { readFile } from 'node:fs/promises'
import { fieldsOf, parseJson, textOf } from '../tools/shared/json.ts'
import { simpleFlower } from './support/commerce-cart.ts'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const MANIFEST = new URL('../storefront/dist/client/.vite/manifest.json', import.meta.url)

/** The file of the build with a module's code. */
const fileOf = async (module: string): Promise<string> =>
  textOf(fieldsOf(fieldsOf(parseJson(await readFile(MANIFEST, 'utf8')))[module])['file'])

const unreachable = /net::ERR_|dynamically imported module|code of this page/

test('[8.9] without a connection a panel that was never opened says so, and the page stays', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(unreachable)
  await visit(page, '/shopd/category/flower')
  const stores = page.getByRole('banner').getByRole('button', { name: /dispensary/i })
  await context.setOffline(true)
  await stores.click()
  const refusal = page.getByRole('alert').getByText('Check your connection')
  await expect(refusal).toBeVisible()
  await page.getByRole('alert').getByRole('button').click()
  await expect(refusal).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Flower' })).toBeVisible()
  await context.setOffline(false)
  await stores.click()
  await expect(page.getByRole('dialog', { name: /dispensary/i })).toBeVisible()
})

test('[8.9] [4c.2] the cart opens without a connection: its code was loaded while the page was idle', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(unreachable)
  const coming = new Set<string>()
  page.on('request', (request) => request.url().endsWith('.js') && coming.add(request.url()))
  page.on('requestfinished', (request) => coming.delete(request.url()))
  // The code of a panel is loaded after its texts, with what it needs.
  const texts = page.waitForResponse(/\/assets\/checkout-[^/]+\.json$/)
  const code = page.waitForResponse(`**/${await fileOf('src/features/cart/ordering/ordering-minicart.tsx')}`)
  await visit(page, '/shopd/category/flower')
  await Promise.all([texts, code])
  await expect.poll(() => coming.size).toBe(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await context.setOffline(false)
})

for (const { statement, answer, said } of [
  { statement: '8.9', answer: null, said: /Failed to connect to the service: we saved your change/ },
  { statement: '8.10', answer: '<html>', said: /Failed to process response as JSON data\. We saved your change/ },
])
  test(`[4c.2] [${statement}] an add to the commerce cart that cannot be sent is kept, and says so; then it is sent`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/net::ERR_|EFFECT_FAILED: commerceCart\.create/)
    const product = (await simpleFlower(page.request)).find(
      ({ isMedicalOnly, left }) => !isMedicalOnly && left === null,
    )
    await shopAt(page, { store: 'az_mesa', path: `/product/${product?.urlKey}` })
    await page.route(/\/api\/graphql$/, (route) =>
      answer === null ? route.abort() : route.fulfill({ body: answer, contentType: 'text/html' }),
    )
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    await expect(page.getByRole('alert').getByText(said)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await page.unroute(/\/api\/graphql$/)
    const sent = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/graphql'),
    )
    await page.evaluate(() => void dispatchEvent(new Event('online')))
    expect((await sent).ok()).toBe(true)
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^In Cart/ })
        .first(),
    ).toBeVisible()
  })

test('[8.24] without a connection a page whose code is missing is the error screen, and loads by itself later', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(unreachable)
  await visit(page, '/shopd/category/flower')
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { name: 'You’re offline, and this page isn’t saved here.' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
