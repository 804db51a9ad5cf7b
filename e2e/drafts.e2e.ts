/** What was typed and not yet sent is there again after a reload. */
import { newEmail } from './support/customers.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

test('[shop 13] a message survives a reload, until it is sent', async ({ page }) => {
  await visit(page, '/contact-us')
  await page.getByLabel('Name').fill('Gina Guest')
  await page.getByLabel('Email').fill(newEmail('gina'))
  await page.reload()
  await listening(page)
  await expect(page.getByLabel('Name')).toHaveValue('Gina Guest')
  await page.getByLabel('Message').fill('When do you open on Sundays?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'We got your message.' })).toBeFocused()
  await page.reload()
  await listening(page)
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('[shop 13] a new member’s names survive a reload', async ({ page }) => {
  await visit(page, '/rewards/create-account')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Email' }).fill(newEmail('ivy'))
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByLabel('First name').fill('Ivy')
  await main.getByLabel('Last name').fill('Vale')
  await page.reload()
  await listening(page)
  await expect(main.getByLabel('First name')).toHaveValue('Ivy')
  await expect(main.getByLabel('Last name')).toHaveValue('Vale')
})
