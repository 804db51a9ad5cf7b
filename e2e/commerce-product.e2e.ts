import type { Page } from '@playwright/test'
import { labelOf } from './support/choose-store.ts'
import { shopAt } from './support/shop-at.ts'
import { readDatabases } from './support/storage.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const flower = '/product/tidewater-growers-mint-condition-reserve-10001'
const preRoll = '/product/longleaf-gardens-blackberry-hearth-joint-10036'
const patientsOnly = '/product/copper-still-dusk-parlor-rso-10037'
const atColumbusOnly = '/product/saltbox-ladder-day-10243'

const main = (page: Page) => page.getByRole('main')
const facts = (page: Page) => main(page).getByRole('article')
const addButton = (page: Page) => facts(page).getByRole('button', { name: /^(Add to Cart|\.\.\.|In Cart)/ })
/** The shopper's price in the bar. */
const price = (page: Page) => facts(page).locator('p > span[class*="price"] > span:last-child')

const isInCart = async (page: Page, name: RegExp | string) => {
  await expect(labelOf(facts(page))).toHaveText('In Cart')
  await expect(page.getByRole('banner').getByRole('button', { name: /cart/i })).toContainText('1')
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click()
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible()
}

test('[3.7] a simple product: details, both prices, potency, label; one press adds it to the cart', async ({
  page,
  expectAccessible,
}) => {
  await shopAt(page, { store: 'az_mesa', path: preRoll })
  await expect(page.getByRole('heading', { level: 1, name: 'Blackberry Hearth Joint' })).toBeVisible()
  const columns = facts(page).getByRole('table').getByRole('columnheader')
  await expect(columns).toHaveText([/Price/, /^Your price \(recreational\)$/, /^Medical$/])
  await expect(page.getByRole('img', { name: /^THC .* percent$/ })).toBeVisible()
  await expect(main(page).getByText('Batch')).toBeVisible()
  await expect(page.getByText(/^Pick up at .*Mesa/)).toBeVisible()
  await expectAccessible()
  await addButton(page).click()
  await isInCart(page, 'Blackberry Hearth Joint')
})

test('[3.7.1] choosing a size changes price, picture and address; a link and a reload keep it', async ({
  page,
  request,
}) => {
  await shopAt(page, { store: 'az_mesa', path: flower })
  const sizes = page.getByRole('group', { name: 'Size', exact: true })
  await expect(sizes.getByRole('radio', { name: /^1g/ })).toBeChecked()
  const plate = facts(page).getByRole('img').first()
  const before = await plate.getAttribute('src')
  await sizes.getByRole('radio', { name: /^3\.5g/ }).check()
  await expect(page).toHaveURL(/\?size=3\.5g$/)
  const shown = await sizes.locator('label', { hasText: '3.5g' }).innerText()
  await expect(price(page)).toHaveText(/\$\d+\.\d\d/.exec(shown)?.[0] ?? 'a price')
  await expect(plate).not.toHaveAttribute('src', before ?? '')
  await page.reload()
  await listening(page)
  await expect(sizes.getByRole('radio', { name: /^3\.5g/ })).toBeChecked()
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = await (await request.get(`${flower}?size=14g`, { headers: { cookie } })).text()
  expect(html).toMatch(/<input[^>]*checked[^>]*\/?><span[^>]*>14g|14g/)
  await addButton(page).click()
  await isInCart(page, /3\.5g/)
})

test(
  '[3.7.1] [8.26] a sold-out size cannot be chosen, and an address with it says so',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    await shopAt(page, { store: 'az_mesa', path: `${flower}?size=7g` })
    const soldOut = page.getByRole('group', { name: 'Size', exact: true }).getByRole('radio', { name: /Sold out/ })
    await expect(soldOut).toBeDisabled()
    await expect(facts(page).getByRole('button', { name: /^Sold out/ })).toBeDisabled()
    await expectAccessible()
  },
)

test('[3.7.3] a bundle with its own price: choices add to it, live, and are put into the cart', async ({
  page,
  expectAccessible,
}) => {
  await shopAt(page, { store: 'az_mesa', path: '/product/first-jar-set' })
  await expect(price(page)).toHaveText('$69.00')
  await page.getByRole('group', { name: 'Grinder' }).getByRole('radio').nth(1).check()
  await expect(price(page)).toHaveText('$77.00')
  await page.getByRole('combobox', { name: 'Flower' }).selectOption({ index: 1 })
  await expect(price(page)).toHaveText('$82.00')
  const papers = page.getByRole('group', { name: 'Papers (optional)' })
  await papers.getByRole('checkbox').first().check()
  await papers.getByRole('button', { name: /^One more/ }).click()
  await expect(papers.getByRole('status')).toHaveText('2')
  await expectAccessible()
  await addButton(page).click()
  await isInCart(page, 'First Jar Set')
})

test(
  '[3.7.3] a bundle that costs what its parts cost; required choices are requested, and get the focus',
  { tag: '@desk' },
  async ({ page }) => {
    await shopAt(page, { store: 'az_mesa', path: '/product/build-your-own-vape-set' })
    const cartridges = page.getByRole('group', { name: 'Cartridges' })
    const [first, second] = [cartridges.getByRole('checkbox').first(), cartridges.getByRole('checkbox').nth(1)]
    await first.uncheck()
    await addButton(page).click()
    await expect(cartridges.getByText('Choose an option for “Cartridges”.')).toBeVisible()
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    const cents = async () => Math.round(Number((await price(page).innerText()).replace('$', '')) * 100)
    const without = await cents()
    await second.check()
    const [dollars = '0'] = /\d+\.\d\d/.exec(await cartridges.locator('label').nth(1).innerText()) ?? []
    await expect.poll(cents).toBe(without + Math.round(Number(dollars) * 100))
    await cartridges.getByRole('button', { name: /^One more/ }).click()
    await expect.poll(cents).toBe(without + 2 * Math.round(Number(dollars) * 100))
    await expect(cartridges.getByText('Choose an option')).toHaveCount(0)
  },
)

test('[3.7.2] a gift card by email: amounts, names, emails, a message with a counter; the first invalid field gets the focus', async ({
  page,
  expectAccessible,
}) => {
  await shopAt(page, { store: 'az_mesa', path: '/product/card-and-email-gift-card' })
  await page.getByRole('radio', { name: 'Other amount' }).check()
  await addButton(page).click()
  const amount = page.getByRole('textbox', { name: 'Amount in dollars' })
  await expect(amount).toBeFocused()
  await amount.fill('10')
  await expect(main(page).getByText('Enter an amount from $20 to $300.')).toBeVisible()
  await amount.fill('40')
  await expect(price(page)).toHaveText('$40.00')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ida')
  await page.getByRole('textbox', { name: 'Your email' }).fill('ida')
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill('Ray')
  await page.getByRole('textbox', { name: 'Recipient’s email' }).fill('ray@example.com')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Happy birthday')
  await expect(main(page).getByText('241 characters left')).toBeVisible()
  await expectAccessible()
  await addButton(page).click()
  await expect(page.getByRole('textbox', { name: 'Your email' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Your email' }).fill('ida@example.com')
  await addButton(page).click()
  await isInCart(page, 'Card and Email Gift Card')
})

test('[3.7.2] a printed card needs no email, and has one of its amounts', { tag: '@desk' }, async ({ page }) => {
  await shopAt(page, { store: 'az_mesa', path: '/product/pressed-fern-gift-card' })
  await expect(page.getByRole('textbox', { name: 'Recipient’s email' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Other amount' })).toHaveCount(0)
  await page.getByRole('radio', { name: '$100' }).check()
  await expect(price(page)).toHaveText('$100.00')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ida')
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill('Ray')
  await addButton(page).click()
  await isInCart(page, 'Pressed Fern Gift Card')
})

test(
  '[6.6] a product for patients only says so, and switching to medical mode allows buying it',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    await shopAt(page, { store: 'az_mesa', path: patientsOnly })
    await expect(main(page).getByText(/^Medical patients only\./)).toBeVisible()
    await expect(facts(page).getByRole('cell', { name: 'Medical only' }).first()).toBeVisible()
    await expectAccessible()
    await facts(page).getByRole('button', { name: 'Switch to medical' }).click()
    await expect(addButton(page)).toBeVisible()
    await expect(main(page).getByText(/^Medical patients only\./)).toHaveCount(0)
  },
)

test(
  '[3.7] a product of other stores names them, and choosing one shows it',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    await shopAt(page, { store: 'az_mesa', path: atColumbusOnly })
    await expect(page.getByRole('heading', { level: 1, name: 'Ladder Day isn’t on this menu' })).toBeVisible()
    await expectAccessible()
    await main(page)
      .getByRole('button', { name: /^Shop at .*Columbus/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ladder Day' })).toBeVisible()
    await expect(addButton(page)).toBeVisible()
  },
)

test(
  '[3.7] an unknown product is answered with 404 and a way on',
  { tag: '@desk' },
  async ({ page, complaints, expectAccessible }) => {
    complaints.expected.push(/404/)
    for (const path of ['/product/nothing-like-it-1', '/product/%22%3E%3Cscript%3E', '/product/a_b-c_d-0']) {
      const answer = await page.goto(`${path}?no-age-gate`)
      expect([path, answer?.status()]).toEqual([path, 404])
      await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that product' })).toBeVisible()
      await expect(main(page).getByRole('link')).not.toHaveCount(0)
    }
    await expectAccessible()
  },
)

test(
  '[2b.7] brand, name and id with underscores for spaces lead to the same product, as do other spellings',
  { tag: '@desk' },
  async ({ request }) => {
    for (const slug of ['tidewater_growers-mint_condition_reserve-10001', `${flower.slice(9)}.html`]) {
      const answer = await request.get(`/product/${slug}`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([301, flower])
    }
  },
)

test(
  '[7a.23] [9f.3] without a dispensary and without JavaScript the page has its data, and search engines learn how long prices are valid',
  { tag: '@desk' },
  async ({ request }) => {
    const html = await (await request.get(flower)).text()
    expect(html).toContain('Mint Condition Reserve')
    const [, text = '{}'] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    const data: unknown = JSON.parse(text)
    expect(data).toMatchObject({ '@type': 'Product', sku: 'fh-10001', brand: { name: 'Tidewater Growers' } })
    expect(text).toContain('priceValidUntil')
    expect(text).toContain('?size=3.5g')
  },
)

test('[3.7] the gallery works by mouse and by arrow keys', async ({ page }) => {
  await visit(page, flower)
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button')
  await expect(pictures.first()).toHaveAttribute('aria-current', 'true')
  await pictures.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pictures.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(pictures.first()).not.toHaveAttribute('aria-current', 'true')
})

test('what was looked at is on the next product’s page, newest first', { tag: '@desk' }, async ({ page }) => {
  const isNoted = (name: string) =>
    expect
      .poll(async () => {
        const records = await readDatabases(page)
        return records.some((record) => record.includes('recentlyViewed.viewed') && record.includes(name))
      })
      .toBe(true)
  await shopAt(page, { store: 'az_mesa', path: preRoll })
  await isNoted('Blackberry Hearth Joint')
  await visit(page, '/product/first-jar-set')
  await isNoted('First Jar Set')
  await visit(page, flower)
  const strip = main(page).locator('section', { has: page.getByRole('heading', { name: 'Recently viewed' }) })
  await expect(strip.getByRole('link')).toHaveText(['First Jar Set', 'Blackberry Hearth Joint'])
})

test(
  '[2h.3] breadcrumbs lead from Home through its categories, and are at most 5',
  { tag: '@desk' },
  async ({ page }) => {
    await shopAt(page, { store: 'az_mesa', path: flower })
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(trail).toHaveText(['Home', 'Flower', 'Whole Flower', 'Mint Condition Reserve'])
  },
)
