import type { Page } from '@playwright/test'
import { newEmail, newMember, newShopCustomer, newShopCustomerWithoutPassword } from './support/customers.ts'
import { expectSpanish } from './support/languages.ts'
import { linkMailedTo } from './support/mails.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

test.use({ locale: 'es-US' })

const LOGIN = '/rewards/login'
const FORGOT = '/rewards/forgot-password'
const JOIN = '/rewards/create-account'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Fills in the first step of joining, on its page. */
async function sayEmail(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Su correo electrónico' })
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await form.getByRole('button', { name: 'Continuar' }).click()
  await expect(form).toBeHidden()
}

/** Fills in the second step of joining, which is open. */
async function sayWhoJoins(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Sobre usted' })
  await form.getByLabel('Nombre', { exact: true }).fill('Ivy')
  await form.getByLabel('Apellido').fill('Fenn')
  for (const [part, text] of [
    ['Mes', '5'],
    ['Día', '17'],
    ['Año', '1990'],
  ] as const)
    await form.getByLabel(part, { exact: true }).fill(text)
  await form.getByLabel('Estado').selectOption({ label: 'Florida' })
  await form.getByLabel('Teléfono celular (opcional)').fill('305 555 0134')
  await form.getByRole('button', { name: 'Continuar' }).click()
  await expect(form).toBeHidden()
}

test('[9f.7] [2e.1] signing in and its validation, in Spanish', async ({ page, expectAccessible }) => {
  await visit(page, LOGIN)
  await expect(heading(page, 'Inicie sesión en su cuenta')).toBeVisible()
  await expect(page).toHaveTitle(/^Iniciar sesión/)
  await expectSpanish(page, 'auth', 'forms', 'sentences')
  await expectAccessible()
  const form = page.getByRole('form', { name: 'Inicio de sesión' })
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill('ivy')
  await form.getByLabel('Contraseña', { exact: true }).fill('short')
  await form.getByRole('button', { name: 'Mostrar la contraseña' }).click()
  await form.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(form.getByText('Escriba un correo válido, como usted@example.com')).toBeVisible()
  await expect(form.getByText('¡Contraseña no válida!')).toBeVisible()
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill('')
  await expect(form.getByText('Este campo es obligatorio.')).toBeVisible()
  await expectSpanish(page, 'auth', 'forms', 'sentences')
  await expectAccessible()
})

test('[9f.7] [2d.1] joining Rewards in Spanish, from the first step to the welcome', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, JOIN)
  await expect(heading(page, 'Únase a Fernhill Rewards')).toBeVisible()
  await expect(page).toHaveTitle(/^Crear una cuenta/)
  await expectSpanish(page, 'auth', 'forms', 'sentences')
  await sayEmail(page, newEmail())
  const form = page.getByRole('form', { name: 'Sobre usted' })
  await form.getByRole('button', { name: 'Continuar' }).click()
  await expect(form.getByText('Este campo es obligatorio.').first()).toBeVisible()
  await form.getByLabel('Estado').selectOption({ label: 'Otro estado' })
  await expect(form.getByText(/^Rewards aún no está disponible en su estado\./)).toBeVisible()
  await form.getByLabel('Teléfono celular (opcional)').fill('305')
  await expect(form.getByText('Escriba 10 dígitos, como 305 555 0123.')).toBeVisible()
  await expectSpanish(page, 'auth', 'forms', 'sentences')
  await expectAccessible()
  await sayWhoJoins(page)
  const steps = page.getByRole('list', { name: 'Pasos' })
  await expect(steps.getByRole('listitem')).toHaveText(['Correo, listo', 'Sobre usted, listo', 'Preferencias'])
  const preferences = page.getByRole('form', { name: 'Preferencias' })
  await expect(preferences.getByLabel('Cree una contraseña')).toHaveAccessibleDescription(
    'Use una letra y un número, o al menos 8 caracteres.',
  )
  await preferences.getByLabel(/^Quiero recibir ofertas por mensaje de texto al 305 555 0134/).check()
  await expect(preferences.getByLabel('Firma')).toBeVisible()
  const termsOf = (text: RegExp) =>
    preferences.getByText(text).getByRole('link', { name: 'términos de Rewards', exact: true })
  for (const said of [/^Al unirse, acepta los/, /^Hasta ocho mensajes al mes\./])
    await expect(termsOf(said)).toHaveAttribute('href', '/rewards/terms')
  await expectSpanish(page, 'auth', 'forms', 'sentences')
  await expectAccessible()
  await preferences.getByLabel(/^Quiero recibir ofertas por mensaje de texto/).uncheck()
  await preferences.getByLabel('Cree una contraseña').fill('pergola-2027')
  await preferences.getByRole('button', { name: 'Unirme a Rewards' }).click()
  await expect(page).toHaveURL('/rewards/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Le damos la bienvenida a Fernhill Rewards.' })).toBeVisible()
})

test('[9f.7] [3.15.1] a shop customer is asked for the password in Spanish, or to set one', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = await newShopCustomer(request)
  await visit(page, JOIN)
  await sayEmail(page, person.email)
  const form = page.getByRole('form', { name: 'Su contraseña' })
  await expect(page.getByText(`Ya tiene una cuenta con ${person.email}.`)).toBeVisible()
  await form.getByLabel('Contraseña', { exact: true }).fill('wrong-2026')
  await form.getByRole('button', { name: 'Continuar' }).click()
  await expect(form.getByRole('alert')).toHaveText('Esa contraseña no es correcta.')
  await expectSpanish(page, 'auth', 'forms', 'sentences')
  await page.getByRole('button', { name: 'Atrás' }).click()
  await sayEmail(page, await newShopCustomerWithoutPassword(request))
  await expect(page.getByRole('button', { name: 'Enviarme el enlace' })).toBeEnabled()
  await expectSpanish(page, 'auth', 'forms', 'sentences')
  await expectAccessible()
})

test('[9f.7] [2e.7] [7a.3] a forgotten password, in Spanish', async ({ page, request, expectAccessible }) => {
  const { email } = await newMember(request)
  await visit(page, FORGOT)
  await expect(heading(page, 'Restablecer la contraseña')).toBeVisible()
  await expectSpanish(page, 'auth', 'forms', 'sentences')
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click()
  await expect(page).toHaveURL(LOGIN)
  await page.goto(await linkMailedTo(request, email))
  await listening(page)
  await expect(heading(page, 'Elija una contraseña nueva')).toBeVisible()
  await expect(page.getByText(`Para ${email}.`)).toBeVisible()
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('short')
  await expect(page.getByText('¡Contraseña no válida!')).toBeVisible()
  await expectSpanish(page, 'auth', 'forms', 'sentences')
  await expectAccessible()
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('pergola-2027')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('status').filter({ hasText: 'Su contraseña está lista.' })).toBeVisible()
})
