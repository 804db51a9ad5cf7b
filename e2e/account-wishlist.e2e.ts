import type { Page } from '@playwright/test'
import { newMember, signIn, submitSignIn } from './support/customers.ts'
import { holdsEverywhere } from './support/holds.ts'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

const LISTS = '/account/wishlist'
const NAME = 'Blackberry Hearth Joint'
const PRODUCT = '/product/longleaf-gardens-blackberry-hearth-joint-10036'

const main = (page: Page) => page.getByRole('main')
const heart = (page: Page) => main(page).getByRole('button', { name: `Save ${NAME}` })
const item = (page: Page) => main(page).getByRole('listitem').filter({ hasText: NAME })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Creates a list with that name, on the page of lists. */
async function makeList(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name: 'New list' }).click()
  const form = page.getByRole('form', { name: 'New list' })
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Create list' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible()
}

test(
  '[2c.6] [4d.7] a heart pressed by a guest is in the account’s wishlist after signing in',
  { tag: '@journey' },
  async ({ page, request, expectAccessible }) => {
    const person = await newMember(request)
    await shopAt(page, { store: 'az_mesa', path: PRODUCT })
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(said(page, `${NAME} is on your wishlist.`)).toBeVisible()
    await page.goto('/wishlist')
    await listening(page)
    await main(page).getByRole('button', { name: 'Sign in' }).click()
    await submitSignIn(page, person)
    await expect(page).toHaveURL(LISTS)
    await expect(item(page)).toBeVisible()
    await page.goto(PRODUCT)
    await listening(page)
    await holdsEverywhere(page, (tab) => expect(heart(tab)).toHaveAttribute('aria-pressed', 'true'))
    await page.goto(LISTS)
    await listening(page)
    await holdsEverywhere(page, async (tab) => {
      await expect(item(tab)).toBeVisible()
      await expect(
        item(tab)
          .getByText(/\$\d+\.\d\d/)
          .first(),
      ).toBeVisible()
    })
    await expectAccessible()
  },
)

test('[2c.6] an item moves from a list into the cart', async ({ page, request }) => {
  await signIn(page, await newMember(request), LISTS)
  await expect(main(page).getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await shopAt(page, { store: 'az_mesa', path: PRODUCT })
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(LISTS)
  await listening(page)
  await item(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  const cart = page.getByRole('dialog', { name: /cart/i })
  await expect(cart.getByText(NAME).first()).toBeVisible()
  await expect(item(page)).toHaveCount(0)
  await page.reload()
  await expect(main(page).getByRole('heading', { name: 'This list is empty' })).toBeVisible()
})

test('[9c.6] five lists are the maximum; they are renamed, filled and deleted', async ({
  page,
  request,
  expectAccessible,
}) => {
  await signIn(page, await newMember(request), LISTS)
  await shopAt(page, { store: 'az_mesa', path: PRODUCT })
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(LISTS)
  await listening(page)
  await expect(item(page)).toBeVisible()
  await makeList(page, 'Sunday')
  await main(page)
    .getByRole('tab', { name: /^Wishlist/ })
    .click()
  await item(page)
    .getByRole('button', { name: /^Move or copy/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(said(page, `Added ${NAME} to Sunday.`)).toBeVisible()
  await main(page)
    .getByRole('tab', { name: /^Sunday/ })
    .click()
  await expect(item(page)).toBeVisible()
  await item(page)
    .getByRole('button', { name: /^Add a note/ })
    .click()
  const note = page.getByRole('form', { name: `Note on ${NAME}` })
  await note.getByRole('textbox').fill('For the porch')
  await note.getByRole('textbox').press('Enter')
  await expect(item(page).getByText('For the porch')).toBeVisible()
  for (const name of ['Three', 'Four', 'Five']) await makeList(page, name)
  await expect(main(page).getByText('You can have up to five lists.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'New list' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await main(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(main(page).getByRole('tab', { name: /^Five/ })).toHaveCount(0)
  await page.reload()
  await listening(page)
  await main(page)
    .getByRole('tab', { name: /^Sunday/ })
    .click()
  await expect(item(page).getByText('For the porch')).toBeVisible()
  await expect(main(page).getByRole('tab')).toHaveCount(4)
})

test('I3: a heart in one tab appears in the other', async ({ page, request, context }) => {
  await signIn(page, await newMember(request), LISTS)
  await shopAt(page, { store: 'az_mesa', path: PRODUCT })
  const other = await context.newPage()
  await other.goto(PRODUCT)
  await listening(other)
  await heart(page).click()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  await heart(other).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})
