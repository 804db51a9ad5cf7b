import type { Locator, Page } from '@playwright/test'
import { newMember, signIn } from './support/customers.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

const BOOK = '/account/address'
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, street: string) => main(page).getByRole('listitem').filter({ hasText: street })

async function fill(form: Locator, street: string): Promise<void> {
  await form.getByLabel('First name').fill('Ivy')
  await form.getByLabel('Last name').fill('Fenn')
  await form.getByLabel('Street address').fill(street)
  await form.getByLabel('City').fill('Mesa')
  await form.getByLabel('State').selectOption({ label: 'Arizona' })
  await form.getByLabel('ZIP code').fill('85201')
  await form.getByLabel('Phone').fill('480 555 0107')
}

test('[2c.6] [3.3.5] an address is added, made the default, changed and deleted', async ({
  page,
  request,
  expectAccessible,
}) => {
  await signIn(page, await newMember(request), BOOK)
  await main(page).getByRole('button', { name: 'Add an address' }).click()
  const fresh = page.getByRole('form', { name: 'New address' })
  await expectAccessible()
  await fill(fresh, '7 Palo Verde Lane')
  await fresh.getByRole('button', { name: 'Save address' }).click()
  await expect(card(page, '7 Palo Verde Lane').getByText('Default delivery address')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Add an address' })).toBeFocused()

  await main(page).getByRole('button', { name: 'Add an address' }).click()
  await fill(fresh, '910 Mesquite Way')
  await fresh.getByRole('button', { name: 'Save address' }).click()
  const second = card(page, '910 Mesquite Way')
  await second.getByRole('button', { name: /^Deliver here by default/ }).click()
  await expect(second.getByText('Default delivery address')).toBeVisible()
  await expect(card(page, '7 Palo Verde Lane').getByText('Default delivery address')).toHaveCount(0)
  await expectAccessible()

  await second.getByRole('button', { name: /^Edit/ }).click()
  const edited = page.getByRole('form', { name: 'Edit address' })
  await expect(edited.getByLabel('State')).toHaveValue('AZ')
  await edited.getByLabel('City').fill('Tempe')
  await edited.getByRole('button', { name: 'Save address' }).click()
  await page.reload()
  await listening(page)
  await expect(second.getByText('Tempe, AZ 85201')).toBeVisible()

  await second.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click()
  await expect(second).toHaveCount(0)
  await expect(card(page, '7 Palo Verde Lane')).toBeVisible()
})

test('[3.9] the whole form works by keyboard, and names what is missing', async ({ page, request }) => {
  await signIn(page, await newMember(request), BOOK)
  await main(page).getByRole('button', { name: 'Add an address' }).press('Enter')
  const form = page.getByRole('form', { name: 'New address' })
  await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('First name')).toBeFocused()
  for (const text of ['Ivy', 'Fenn', '', '7 Palo Verde Lane', '', 'Mesa', 'Arizona', '852']) {
    if (text !== '') await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('480 555 0107')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('ZIP code')).toBeFocused()
  await expect(form.getByText(/Enter a ZIP code/)).toBeVisible()
  await expect(form.getByLabel('State')).toHaveValue('AZ')
  await page.keyboard.type('01')
  await page.keyboard.press('Enter')
  await expect(card(page, '7 Palo Verde Lane')).toBeVisible()
})

test('leaving unsaved changes asks first', async ({ page, request }) => {
  await signIn(page, await newMember(request), BOOK)
  await main(page).getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('City').fill('Mesa')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Mesa')
})
