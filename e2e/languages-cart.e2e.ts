import type { Page } from '@playwright/test'
import { guestWithCart, heading } from './support/checkout.ts'
import { guestCart, simpleFlower, tooMuchFlower } from './support/commerce-cart.ts'
import { newEmail } from './support/customers.ts'
import { expectSpanish } from './support/languages.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

test.use({ locale: 'es-US' })

const main = (page: Page) => page.getByRole('main')

/** Two kinds of flower for everybody. */
const wishes = async (page: Page) =>
  (await simpleFlower(page.request))
    .filter(({ isMedicalOnly, left }) => !isMedicalOnly && left === null)
    .slice(0, 2)
    .map(({ sku }) => ({ sku, quantity: 1 }))

test('[1.9] [9f.7] the cart in Spanish, empty and full, on its page and in the minicart', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, '/cart')
  await expect(main(page).getByRole('heading', { name: 'Su carrito está vacío' })).toBeVisible()
  await expectSpanish(page, 'cart', 'sentences')
  await guestCart(page, await wishes(page))
  await expect(heading(page, 'Su carrito, 2 artículos')).toBeVisible()
  await expect(page).toHaveTitle(/^Su carrito/)
  await expect(main(page).getByRole('meter', { name: 'Flor' })).toHaveAttribute('aria-valuetext', /^Quedan /)
  await expectSpanish(page, 'cart', 'sentences')
  await expectAccessible()
  await main(page)
    .getByRole('button', { name: /^Quitar / })
    .first()
    .click()
  await expect(page.getByText(/ se quitó de su carrito\.$/)).toBeVisible()
  await expect(heading(page, 'Su carrito, 1 artículo')).toBeVisible()
  await page.goto('/category/flower')
  await listening(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Carrito/ })
    .click()
  const minicart = page.getByRole('dialog', { name: 'Su carrito, 1 artículo' })
  await expect(minicart.getByRole('link', { name: 'Ir a pagar' })).toBeVisible()
  await expectSpanish(page, 'cart')
  await expectAccessible()
})

test('[9f.7] [3.4.5] items that cannot be ordered are explained in Spanish, including the service’s texts', async ({
  page,
}) => {
  await guestCart(page, [await tooMuchFlower(page.request)])
  await expect(heading(page, 'Su carrito, 3 artículos')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Ir a pagar' })).toHaveAccessibleDescription(
    /Su carrito supera su límite de flor para fumar/,
  )
  await expectSpanish(page, 'cart', 'sentences')
})

/** The pickup person; the keys are the names of the form fields. */
async function sayWhoComes(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Quién lo recoge' })
  await form.locator('input[type="email"]').fill(newEmail('gina'))
  await form.getByLabel('Nombre', { exact: true }).fill('Gina')
  await form.getByLabel('Apellido').fill('Guest')
  await form.getByLabel('Teléfono').fill('480 555 0107')
  await form.getByRole('button', { name: 'Continuar al pago' }).click()
}

test('[9f.7] [2b.8] the checkout in Spanish, from the first question to the confirmation', async ({
  page,
  expectAccessible,
}) => {
  await guestWithCart(page)
  await page.goto('/checkout')
  await listening(page)
  await expect(heading(page, '¿Cómo quiere finalizar la compra?')).toBeVisible()
  await expectSpanish(page, 'checkout')
  await expectAccessible()
  await page.getByRole('button', { name: 'Continuar sin cuenta' }).click()
  await expect(heading(page, 'Su carrito')).toBeVisible()
  await expectSpanish(page, 'cart', 'checkout', 'sentences')
  await page.getByRole('link', { name: 'Continuar', exact: true }).click()
  await expect(heading(page, 'Recogida o entrega')).toBeFocused()
  await page.getByRole('radio', { name: /^Entrega/ }).check()
  await expect(page.getByRole('form', { name: 'Dirección de entrega' })).toBeVisible()
  await expectSpanish(page, 'checkout', 'sentences')
  await page.getByRole('radio', { name: /^Recogida/ }).check()
  await expect(main(page).getByText('lunes')).toBeVisible()
  await expectSpanish(page, 'checkout', 'sentences')
  await expectAccessible()
  await sayWhoComes(page)
  await expect(heading(page, 'Pago y revisión')).toBeFocused()
  await page.getByRole('radio', { name: /^Efectivo/ }).check()
  await expect(page.getByText('Guardado')).toBeVisible()
  await expectSpanish(page, 'cart', 'checkout', 'sentences')
  await expectAccessible()
  await page.getByRole('button', { name: /^Hacer el pedido, \$/ }).click()
  await expect(heading(page, 'Gracias, Gina.')).toBeFocused()
  await expectSpanish(page, 'cart', 'checkout', 'sentences')
  await expectAccessible()
})

test('[9f.7] [3.4.3] delivery windows have Spanish days and hours', async ({ page }) => {
  await guestWithCart(page)
  await page.goto('/checkout')
  await listening(page)
  await page.getByRole('button', { name: 'Continuar sin cuenta' }).click()
  await page.getByRole('link', { name: 'Continuar', exact: true }).click()
  await page.getByRole('radio', { name: /^Entrega/ }).check()
  const form = page.getByRole('form', { name: 'Dirección de entrega' })
  await form.locator('input[type="email"]').fill(newEmail('gina'))
  await form.locator('[autocomplete$="given-name"]').fill('Gina')
  await form.locator('[autocomplete$="family-name"]').fill('Guest')
  await form.locator('[autocomplete$="address-line1"]').fill('7 Palo Verde Lane')
  await form.locator('[autocomplete$="address-level2"]').fill('Mesa')
  await form.locator('[autocomplete$="postal-code"]').fill('85201')
  await form.locator('[autocomplete$="tel"]').fill('480 555 0107')
  await form.getByRole('button', { name: 'Entregar en esta dirección' }).click()
  const when = page.getByRole('region', { name: 'Horario de entrega' })
  const [days, times] = [when.getByRole('group', { name: 'Día' }), when.getByRole('group').last()]
  await expect(days.getByRole('radio').first()).toHaveAccessibleName(/^\p{L}+, \d{1,2} de \p{L}+$/u)
  await expect(times.getByRole('radio').first()).toHaveAccessibleName(/^\d{1,2} [ap]\.\s?m\. – \d{1,2} [ap]\.\s?m\.$/)
  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Elija un horario de entrega.' })).toBeFocused()
  await expectSpanish(page, 'checkout', 'sentences')
})
