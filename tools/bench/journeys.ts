/** What visitors do, one interaction a step; typed and chosen with real keys, because scripted values are no input. */
import { expect as expectSoon, type Locator, type Page } from '@playwright/test'

import { guestWithCart, heading, placeButton } from '../../e2e/support/checkout.ts'
import { addButtonOf, firstCard, labelOf, openStores } from '../../e2e/support/choose-store.ts'
import { box, field, options } from '../../e2e/support/search-box.ts'
import { rememberStore } from '../../e2e/support/shop-at.ts'
import { verify } from '../../e2e/support/visit.ts'
import type { Journey } from './interactions.ts'

const MENU = '/shopd/category/flower'
const PASSWORD = 'fernhill2026'
const guest = { Email: 'robin.vale@example.com', 'First name': 'Robin', 'Last name': 'Vale', Phone: '4805550107' }

/** A slow page on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 })

/** Opens a page, and waits until it is interactive and laid out. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-listening="true"]')).toHaveCount(1)
  await expect(page.locator('[data-estimated]')).toHaveCount(0)
}

/** At a store, as somebody whose age was verified. */
async function openAt(page: Page, store: string, path: string): Promise<void> {
  await verify(page.context())
  await rememberStore(page, store)
  await open(page, path)
}

const main = (page: Page) => page.getByRole('main')

/** A native select opens no list in a headless browser; its keys choose. */
const choose = async (select: Locator, text: string) => {
  await select.focus()
  await select.pressSequentially(text)
}

/** Playwright's own check of what was hit runs in the page's event, and would count as the page's time. */
async function tap(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.click({ force: true })
}

/** The age gate, a store, and the display settings. */
export const arriving: Journey = async (page, step) => {
  await open(page, '/')
  const gate = page.getByRole('dialog')
  await step('choose a state at the gate', () => choose(gate.getByRole('combobox', { name: /state/i }), 'Flo'))
  await step('pass the gate', async () => {
    await tap(gate.getByRole('button', { name: 'Yes' }))
    await expect(gate).toBeHidden()
  })
  await open(page, MENU)
  await step('open the stores', async () => expect(await openStores(page)).toBeVisible())
  const stores = page.getByRole('dialog', { name: 'Choose a dispensary' })
  await step('type a city', () => stores.getByRole('searchbox').pressSequentially('Miami'))
  await step('choose a store', async () => {
    await tap(stores.getByRole('button', { name: /^Choose .*Miami/ }).first())
    await expect(stores).toBeHidden()
  })
  await expect(main(page).getByRole('status')).toContainText('Miami')
  await openStores(page)
  await step('switch the mode', async () => {
    await tap(stores.getByRole('radio', { name: 'Medical' }))
    await expect(stores.getByRole('radio', { name: 'Medical' })).toBeChecked()
    await expect(main(page).getByRole('status')).toContainText('medical menu')
  })
  await page.keyboard.press('Escape')
  await step('switch the theme', async () => {
    await tap(page.getByRole('banner').getByRole('button', { name: /theme/i }))
  })
}

/** A listing, and the cart. */
export const shopping: Journey = async (page, step) => {
  await openAt(page, 'fl_miami', MENU)
  const filters = page.getByRole('region', { name: 'Filters' })
  await step('open a filter', () => tap(filters.locator('summary', { hasText: 'Strain' })))
  await step('filter', async () => {
    await tap(filters.getByRole('link', { name: /^Indica/ }))
    await expect(page).toHaveURL(/strain/)
  })
  await page.keyboard.press('Escape')
  await open(page, MENU)
  await step('open the sort order', () => tap(filters.locator('summary', { hasText: /sort|featured/i })))
  await step('sort', async () => {
    await tap(filters.getByRole('link', { name: /price/i }).first())
    await expect(page).toHaveURL(/sort=/)
  })
  await open(page, MENU)
  const card = await firstCard(page)
  await step('choose a size', () => tap(card.getByRole('radio', { disabled: false }).last()))
  await step('add', async () => {
    await tap(addButtonOf(card))
    await expect(labelOf(card)).toHaveText('In Cart')
  })
  const cart = page.getByRole('dialog', { name: /^Your cart/ })
  await step('open the cart', async () => {
    await tap(page.getByRole('button', { name: /^Cart, / }))
    await expect(cart).toBeVisible()
  })
  await step('one more', async () => {
    await tap(cart.getByRole('button', { name: /^One more/ }))
    await expect(cart.getByRole('heading', { name: 'Your cart, 2 items' })).toBeVisible()
  })
  await step('remove', async () => {
    await tap(cart.getByRole('button', { name: /^Remove/ }))
    await expect(cart.getByRole('listitem')).toHaveCount(0)
  })
  await step('close the cart', async () => {
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
  })
}

/** From the cart to the order, as a guest. */
export const checkingOut: Journey = async (page, step) => {
  await guestWithCart(page)
  await open(page, '/checkout')
  await step('go on as a guest', async () => {
    await tap(page.getByRole('button', { name: 'Continue as guest' }))
    await expect(heading(page, 'Your cart')).toBeVisible()
  })
  await step('to the delivery step', async () => {
    await tap(page.getByRole('link', { name: 'Continue', exact: true }))
    await expect(heading(page, 'Pickup or delivery')).toBeFocused()
  })
  const form = page.getByRole('form', { name: 'Who’s picking up' })
  await step('type the name', async () => {
    for (const [label, text] of Object.entries(guest)) await form.getByLabel(label).pressSequentially(text)
  })
  await step('to the payment step', async () => {
    await tap(form.getByRole('button', { name: 'Continue to payment' }))
    await expect(heading(page, 'Payment and review')).toBeFocused()
  })
  const payment = page.getByRole('region', { name: 'Payment' })
  await step('choose cash', async () => {
    await tap(payment.getByRole('radio', { name: /^Cash/ }))
    await expect(payment.getByText('Saved')).toBeVisible()
  })
  await step('place the order', async () => {
    await tap(placeButton(page))
    await expect(page).toHaveURL('/checkout/placed')
  })
}

/** The search over the page. */
export const searching: Journey = async (page, step) => {
  await openAt(page, 'fl_miami', MENU)
  await step('open the search', async () => {
    await tap(page.getByRole('banner').getByRole('button', { name: 'Search' }))
    await expect(field(page)).toBeFocused()
  })
  await step('type a term', async () => {
    await field(page).pressSequentially('blue dream')
    await expect(options(page)).not.toHaveCount(0)
  })
  await step('to the next suggestion', () => page.keyboard.press('ArrowDown'))
  await step('clear the term', () => tap(box(page).getByRole('button', { name: 'Clear' })))
  await field(page).fill('kush')
  await step('search', async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?/)
  })
}

/** Signing in. */
export const signingIn: Journey = async (page, step) => {
  await verify(page.context())
  await open(page, '/rewards/login')
  const form = page.getByRole('form', { name: 'Sign in' })
  await step('type the email', () =>
    form.getByRole('textbox', { name: 'Email' }).pressSequentially('avery.lindqvist@example.com'),
  )
  await step('type the password', () => form.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD))
  await step('show the password', () => tap(form.getByRole('button', { name: 'Show password' })))
  await step('sign in', async () => {
    await tap(form.getByRole('button', { name: 'Sign In' }))
    await expect(page).toHaveURL('/rewards/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
