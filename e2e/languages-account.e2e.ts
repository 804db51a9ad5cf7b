import type { Page } from '@playwright/test'
import { type Credentials, newEmail, newMember, newShopCustomer, seeded } from './support/customers.ts'
import { expectSpanish } from './support/languages.ts'
import { placeOrder } from './support/orders.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

test.use({ locale: 'es-US' })

const avery = seeded('avery.lindqvist@example.com')
const noor = seeded('noor.haddad@example.com')

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Signs in, in Spanish, from a page that requires it, and waits for that page. */
async function enter(page: Page, { email, password }: Credentials, path: string): Promise<void> {
  await visit(page, path)
  const form = page.getByRole('form', { name: 'Inicio de sesión' })
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await form.getByLabel('Contraseña', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(path)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await listening(page)
}

test('[1.9] [9f.7] the account in Spanish: overview, orders and one order', async ({ page, expectAccessible }) => {
  await enter(page, avery, '/account')
  await expect(heading(page, 'Hola, Avery.')).toBeVisible()
  await expect(page).toHaveTitle(/^Su cuenta/)
  await expect(page.getByRole('region', { name: 'Último pedido' }).getByRole('listitem')).toContainText('$')
  await expectSpanish(page, 'account', 'orders', 'common', 'sentences')
  await expectAccessible()

  await open(page, '/account/orders')
  await expect(heading(page, 'Sus pedidos')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Pedido \d+$/ })).toHaveCount(6)
  await expect(main(page).getByText('Listo para recoger').first()).toBeVisible()
  await expect(
    main(page)
      .getByText(/\d+ de noviembre de 2026/)
      .first(),
  ).toBeVisible()
  await expectSpanish(page, 'account', 'orders', 'common', 'sentences')
  await expectAccessible()
  await open(page, '/account/orders?number=77777')
  await expect(main(page).getByRole('heading', { name: 'Ningún pedido coincide' })).toBeVisible()
  await expectSpanish(page, 'orders')

  await open(page, '/account/orders/100001006')
  const steps = main(page).getByRole('list', { name: 'Avance del pedido' })
  await expect(steps.locator('[aria-current="step"]')).toHaveText('Listo para recoger, ahora')
  await expect(page.getByRole('region', { name: '2 productos' })).toBeVisible()
  await expect(page).toHaveTitle(/^Pedido 100001006/)
  await expectSpanish(page, 'account', 'orders', 'common', 'sentences')
  await expectAccessible()
})

test('[9f.7] [9g.3] a guest finds an order in Spanish, including the service’s texts', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = newEmail('gina')
  const { number } = await placeOrder(request, { kind: 'delivery', email })
  await visit(page, '/order-status')
  await expect(heading(page, 'Buscar un pedido')).toBeVisible()
  await expectSpanish(page, 'orders', 'forms', 'common')
  await expectAccessible()
  const form = page.getByRole('form', { name: 'Buscar un pedido' })
  await form.getByLabel('Número de pedido').fill(number)
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel('Apellido').fill('Somebody')
  await form.getByRole('button', { name: 'Buscar el pedido' }).click()
  await expect(form.getByRole('alert')).toHaveText(/^No encontramos un pedido con este número/)
  await form.getByLabel('Apellido').fill('Guest')
  await form.getByRole('button', { name: 'Buscar el pedido' }).click()
  await expect(heading(page, `Pedido ${number}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText(/\d{1,2} de \p{L}+/u)
  await expectSpanish(page, 'orders', 'account', 'common', 'sentences')
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancelar el pedido' }).click()
  const sheet = page.getByRole('dialog', { name: '¿Cancelar este pedido?' })
  await expect(sheet.getByRole('option', { name: 'Cambié de opinión' })).toBeAttached()
  await expectSpanish(page, 'orders', 'account', 'common', 'sentences')
})

test('[9f.7] [2c.6] the details of an account in Spanish, and their validation', async ({
  page,
  request,
  expectAccessible,
}) => {
  await enter(page, await newMember(request), '/account/account-information')
  await expect(heading(page, 'Sus datos')).toBeVisible()
  await expect(page.getByText('17 de mayo de 1990')).toBeVisible()
  await expectSpanish(page, 'account', 'forms', 'common', 'sentences')
  await expectAccessible()
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const sheet = page.getByRole('form', { name: 'Eliminar su cuenta' })
  await sheet.getByLabel('Escriba ELIMINAR para confirmar').fill('no')
  await sheet.getByRole('button', { name: 'Eliminar mi cuenta definitivamente' }).click()
  await expect(sheet.getByText('Escriba ELIMINAR para confirmar.', { exact: true })).toBeVisible()
  await expectSpanish(page, 'account', 'forms', 'common', 'sentences')
  await expectAccessible()
})

test('[9f.7] [2c.6] addresses, lists and credit of a new account in Spanish', async ({
  page,
  request,
  expectAccessible,
}) => {
  await enter(page, await newMember(request), '/account/address')
  await expect(main(page).getByRole('heading', { name: 'Todavía no hay direcciones' })).toBeVisible()
  await expectSpanish(page, 'account', 'forms', 'common')
  await main(page).getByRole('button', { name: 'Agregar una dirección' }).click()
  const form = page.getByRole('form', { name: 'Nueva dirección' })
  await form.locator('[autocomplete="given-name"]').fill('Ivy')
  await form.locator('[autocomplete="family-name"]').fill('Fenn')
  await form.locator('[autocomplete="address-line1"]').fill('7 Palo Verde Lane')
  await form.locator('[autocomplete="address-level2"]').fill('Mesa')
  await form.locator('[autocomplete="address-level1"]').selectOption('AZ')
  await form.locator('[autocomplete="postal-code"]').fill('85201')
  await form.locator('[autocomplete="tel"]').fill('480 555 0107')
  await expectSpanish(page, 'account', 'forms', 'common', 'sentences')
  await form.getByRole('button', { name: 'Guardar la dirección' }).click()
  await expect(main(page).getByText('Predeterminada para entregas')).toBeVisible()
  await expect(main(page).getByText('Estados Unidos')).toBeVisible()
  await expectSpanish(page, 'account', 'common')
  await expectAccessible()

  await open(page, '/account/wishlist')
  await main(page).getByRole('button', { name: 'Lista nueva' }).click()
  const sheet = page.getByRole('form', { name: 'Lista nueva' })
  await sheet.getByRole('button', { name: 'Crear la lista' }).click()
  await expect(sheet.getByText('Este campo es obligatorio.')).toBeVisible()
  await sheet.getByLabel('Nombre').fill('Domingo')
  await sheet.getByRole('button', { name: 'Crear la lista' }).click()
  await expect(main(page).getByRole('heading', { name: 'Domingo' })).toBeVisible()
  await expectSpanish(page, 'account', 'forms', 'common', 'sentences')
  await expectAccessible()

  for (const [path, title] of [
    ['/account/store-credit', 'Su crédito de la tienda'],
    ['/account/gift-card', 'Tarjetas de regalo'],
    ['/account/newsletter', 'Boletín'],
  ] as const) {
    await open(page, path)
    await expect(heading(page, title)).toBeVisible()
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await expectSpanish(page, 'account', 'forms', 'common', 'sentences')
    await expectAccessible()
  }
})

test('[9f.7] [1.4] [2d.1] Rewards in Spanish: points, card, offers and their history', async ({
  page,
  expectAccessible,
}) => {
  await enter(page, avery, '/rewards/dashboard')
  await expect(heading(page, 'Hola, Avery.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sus puntos' })).toContainText('742')
  await expect(page.getByRole('region', { name: 'Tarjeta de Fernhill Rewards' })).toContainText('Avery Lindqvist')
  await expect(page.getByRole('region', { name: 'Sus ofertas' }).getByRole('listitem').first()).toBeVisible()
  const orders = page.getByRole('table', { name: 'Pedidos recientes' })
  await expect(orders.getByRole('row').nth(1)).toContainText('Listo para recoger')
  await expect(page).toHaveTitle(/^Su Rewards/)
  await expectSpanish(page, 'rewards', 'common', 'sentences')
  await expectAccessible()
  await page.getByRole('button', { name: 'Ampliar para escanear' }).click()
  await expect(page.getByRole('dialog', { name: 'Su tarjeta' })).toContainText('Escanee esto en la caja')
  await expectSpanish(page, 'rewards', 'common')
})

test('[9f.7] [2d.1] a member’s profile and preferences in Spanish', async ({ page, request, expectAccessible }) => {
  await enter(page, await newMember(request), '/rewards/profile')
  await expect(heading(page, 'Perfil de Rewards')).toBeVisible()
  const form = page.getByRole('form', { name: 'Sus datos' })
  await form.getByLabel('Apellido').fill(' ')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Este campo es obligatorio.')).toBeVisible()
  await expectSpanish(page, 'rewards', 'account', 'forms', 'common', 'sentences')
  await expectAccessible()
  await form.getByLabel('Apellido').fill('Fern')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Perfil guardado.' })).toBeVisible()

  await open(page, '/rewards/newsletter')
  await expect(heading(page, 'Comunicaciones de Rewards')).toBeVisible()
  await main(page).getByRole('switch', { name: 'Rewards por mensaje de texto' }).click()
  await expect(page.getByRole('form', { name: /^Aceptar: / })).toBeVisible()
  await expectSpanish(page, 'rewards', 'account', 'common', 'sentences')
  await expectAccessible()
})

test('[9f.7] [1.4] a member without points is told what to do in Spanish', async ({ page }) => {
  await enter(page, noor, '/rewards/dashboard')
  await expect(main(page).getByRole('heading', { name: 'Todavía no hay pedidos' })).toBeVisible()
  await expectSpanish(page, 'rewards', 'common', 'sentences')
})

test('[9f.7] [6.5] a customer who has not joined Rewards is told so in Spanish', async ({ page, request }) => {
  await enter(page, await newShopCustomer(request), '/rewards/dashboard')
  await expect(main(page).getByRole('heading', { name: 'Todavía no se ha unido a Rewards' })).toBeVisible()
  await expectSpanish(page, 'rewards', 'common')
})
