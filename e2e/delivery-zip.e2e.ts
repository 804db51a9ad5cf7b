import { beginAsGuest, chooseFulfilment, fillAddress, guestWithCart, toShipping } from './support/checkout.ts'
import { openStores } from './support/choose-store.ts'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

test('[shop 10] delivery asks for the ZIP code, says at once who delivers there, and remembers it', async ({
  page,
  expectAccessible,
}) => {
  await shopAt(page, { store: 'az_mesa', path: '/about' })
  const picker = await openStores(page)
  await picker.getByRole('radio', { name: 'Delivery' }).click()
  const zip = picker.getByRole('textbox', { name: 'ZIP code to deliver to' })
  await zip.fill('85201')
  await picker.getByRole('button', { name: 'Check' }).click()
  await expect(picker.getByText(/ delivers to 85201\.$/)).toBeVisible()
  await expectAccessible()
  await zip.fill('04101')
  await zip.press('Enter')
  await expect(picker.getByText(/doesn’t deliver to 04101, and no other dispensary does\.$/)).toBeVisible()
  await picker.getByRole('button', { name: 'Pick up instead' }).click()
  await expect(picker.getByRole('radio', { name: 'Pickup' })).toBeChecked()
  await page.reload()
  await listening(page)
  await openStores(page)
  await picker.getByRole('radio', { name: 'Delivery' }).click()
  await expect(zip).toHaveValue('04101')
})

test('[shop 10] an address outside the area is refused at its ZIP field, before windows are shown', async ({
  page,
}) => {
  await guestWithCart(page)
  await beginAsGuest(page)
  await toShipping(page)
  await chooseFulfilment(page, 'Delivery')
  await fillAddress(page, { firstname: 'Ada', lastname: 'Lind' })
  const form = page.getByRole('form', { name: 'Delivery address' })
  await form.getByLabel('Email').fill('ada@example.com')
  const zip = form.getByLabel('ZIP code')
  await zip.fill('04101')
  await form.getByRole('button', { name: 'Deliver to this address' }).click()
  await expect(zip).toBeFocused()
  await expect(zip).toHaveAccessibleDescription(/^We don’t deliver to 04101\. .* delivers only within Arizona\.$/)
  await expect(page.getByRole('heading', { name: 'Delivery time' })).toBeHidden()
  await zip.fill('85201')
  await form.getByRole('button', { name: 'Deliver to this address' }).click()
  await expect(page.getByRole('heading', { name: 'Delivery time' })).toBeVisible()
})
