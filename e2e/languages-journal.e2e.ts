import type { Page } from '@playwright/test'
import { expectSpanish } from './support/languages.ts'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

test.use({ locale: 'es-US' })

const main = (page: Page) => page.getByRole('main')

/** Nothing of the page’s own content is marked as being in another language. */
const expectNothingForeign = (page: Page) => expect(main(page).locator('[lang]:not([lang="es"])')).toHaveCount(0)

test('[shop 20] the journal in Spanish: posts, topics and the next page', async ({ page, expectAccessible }) => {
  await visit(page, '/discover/blog')
  await expect(main(page).getByRole('heading', { name: 'Su primera visita a un dispensario' })).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(12)
  await expectNothingForeign(page)
  await expectSpanish(page, 'discover')
  await expectAccessible()
  const topics = page.getByRole('navigation', { name: 'Temas' })
  await topics.getByRole('link', { name: 'En casa' }).click()
  await expect(page).toHaveTitle(/^La revista: En casa/)
  await expect(main(page).getByRole('article')).toHaveCount(2)
  await main(page).getByRole('link', { name: 'Cómo guardar el cannabis en casa' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Cómo guardar el cannabis en casa' })).toBeFocused()
})

test('[shop 20] a post in Spanish, with what to read next', async ({ page, expectAccessible }) => {
  await visit(page, '/discover/blog/how-soon-and-how-long')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Cuánto tarda y cuánto dura' })).toBeVisible()
  await expect(main(page)).toContainText('Por Ruth Kessler, Atención a pacientes')
  await expect(main(page).getByRole('heading', { name: 'Bajo la lengua: tinturas y aerosoles' })).toBeVisible()
  await expect(main(page)).not.toContainText('Este artículo está en inglés.')
  await expectNothingForeign(page)
  await expectSpanish(page, 'discover')
  await expectAccessible()
  await main(page).getByRole('link', { name: 'conducir, trabajar, viajar' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Conducir, trabajar, viajar' })).toBeFocused()
})

test('[shop 20] a post’s first page is Spanish, for readers and for search engines', async ({ request }) => {
  const path = '/discover/blog/terpenes-a-short-field-guide'
  const inLanguage = async (language: string) =>
    (await request.get(path, { headers: { 'accept-language': language } })).text()
  const spanish = await inLanguage('es-US')
  expect(spanish).toContain('<title>Terpenos: una breve guía de campo')
  expect(spanish).toMatch(/<meta name="description" content="Ocho aromas/)
  expect(spanish).toContain('"inLanguage":"es"')
  expect(spanish).toContain('Agujas de pino, romero, aire frío.')
  // The two languages share an address, so their answers must not be mixed up.
  expect(await inLanguage('en-US')).toContain('Needles, rosemary, cold air.')
  expect(await inLanguage('es-US')).toContain('Agujas de pino, romero, aire frío.')
})

test('[shop 20] promotions of the commerce channel in Spanish', async ({ page }) => {
  await shopAt(page, { store: 'az_mesa', path: '/discover/promotions' })
  await expect(
    main(page).getByRole('heading', { name: 'Compre 2 comestibles y lleve 1 a mitad de precio' }),
  ).toBeVisible()
  await expect(main(page)).toContainText('De cada tres comestibles, el más barato va a mitad de precio')
  await expectNothingForeign(page)
})

test('[shop 20] specials of a menu in Spanish, and the page of one', async ({ page }) => {
  await shopAt(page, { store: 'fl_miami', mode: 'MEDICAL', path: '/discover/promotions' })
  await expect(main(page)).toContainText('4 frascos de flor molida a elegir por $68')
  await expectNothingForeign(page)
  // Not every deal has products in this mode.
  const deal = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link') })
    .first()
  const name = await deal.getByRole('heading', { level: 3 }).innerText()
  await deal.getByRole('link').click()
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${name}`))
})

test('[shop 20] events in Spanish, and their calendar file', async ({ page, request, expectAccessible }) => {
  await visit(page, '/community-outreach/events')
  await expect(main(page).getByRole('heading', { name: 'Consulta para sellar antecedentes' }).first()).toBeVisible()
  await expectNothingForeign(page)
  await expectSpanish(page, 'discover')
  await expectAccessible()
  const file = main(page)
    .getByRole('link', { name: /^Agregar al calendario.*Consulta para sellar antecedentes/ })
    .first()
  const address = (await file.getAttribute('href')) ?? ''
  expect(await (await request.get(address)).text()).toContain('SUMMARY:Consulta para sellar antecedentes')
})
