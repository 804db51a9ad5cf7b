/** The fifth journey: a cart that is filled without a network, and ordered the next day. */
import type { Page } from '@playwright/test'
import { passAgeGate } from './support/age-gate.ts'
import { beginAsGuest, payCash, pickUpAs, placeButton, placedNumber, toShipping } from './support/checkout.ts'
import { withoutNetwork } from './support/complaints.ts'
import { changeDispensary, firstCard } from './support/choose-store.ts'
import { newEmail } from './support/customers.ts'
import { emptyCart } from './support/empty-cart.ts'
import { holdsEverywhere } from './support/holds.ts'
import { keptBrowser } from './support/kept-browser.ts'
import { keptForOffline } from './support/offline.ts'
import { rememberStore } from './support/shop-at.ts'
import { addFirstProduct, openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const badge = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? 'Cart, 1 item' : `Cart, ${count} items` })

/** Notes it if a page says this, however briefly. */
const markWhenSaid = (page: Page, text: string) =>
  page.addInitScript((words) => {
    const look = () => document.body?.textContent?.includes(words) && Reflect.set(globalThis, 'said', words)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, text)

test(
  '[shop 22] [4b.6] someone loses the network in mid-cart, closes the browser, and places the order the next day',
  { tag: '@journey' },
  async ({ profile, complaints }, info) => {
    test.setTimeout(420_000)
    complaints.expected.push(withoutNetwork)
    const browser = await keptBrowser(profile, complaints, info)
    const today = await browser.open(0)
    const page = today.pages()[0] ?? (await today.newPage())
    if (profile !== null) {
      await emptyCart(page)
      await rememberStore(page, 'md_rockville')
    }
    await page.goto('/shopd/category/flower')
    if (profile === null) await passAgeGate(page)
    await changeDispensary(page, 'Rockville')
    const first = await addFirstProduct(page)
    await expect(badge(page, 1)).toBeVisible()
    await page.reload()
    await listening(page)
    await keptForOffline(page)
    await today.setOffline(true)
    await expect(
      page.getByText('You’re offline. You can browse what you’ve seen, and your cart is kept.'),
    ).toBeVisible()
    // No server answers that it is in the cart.
    const card = await firstCard(page)
    const second = (await card.getByRole('heading').innerText()).trim()
    await card.getByRole('button', { name: /^Add to Cart/ }).click()
    await expect(badge(page, 2)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to connect' })).toBeVisible()
    await today.close()

    const tomorrow = await browser.open(1)
    const again = tomorrow.pages()[0] ?? (await tomorrow.newPage())
    const sent = again.waitForResponse((response) => /\/api\/ordering\/cart\/add/.test(response.url()))
    await markWhenSaid(again, 'Failed to connect')
    await again.goto('/')
    await listening(again)
    expect((await sent).ok()).toBe(true)
    await expect(badge(again, 2)).toBeVisible()
    await openCart(again)
    const cart = again.getByRole('dialog', { name: /^Your cart/ })
    await expect(cart.getByText(/will be sent/)).toBeHidden()
    expect(await again.evaluate(() => Reflect.has(globalThis, 'said'))).toBe(false)
    await again.keyboard.press('Escape')
    await holdsEverywhere(again, (tab) => expect(badge(tab, 2)).toBeVisible())
    await openCart(again)
    for (const name of [first, second]) await expect(cart.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await again.keyboard.press('Escape')
    await beginAsGuest(again)
    await toShipping(again)
    const times = again.getByRole('region', { name: 'Pickup time' })
    await times.getByRole('radio', { name: /day, /i }).nth(1).check()
    await times.getByRole('radio', { name: /[AP]M/ }).last().check()
    await expect(times.getByText('Saved')).toBeVisible()
    const day = (
      await times.getByRole('radio', { name: /day, /i, checked: true }).locator('xpath=..').innerText()
    ).trim()
    await pickUpAs(again, { email: newEmail('gina'), firstname: 'Gina', lastname: 'Guest' })
    await payCash(again)
    await placeButton(again).click()
    const number = await placedNumber(again)
    await holdsEverywhere(again, async (tab) => {
      expect(await placedNumber(tab)).toBe(number)
      await expect(main(tab)).toContainText(day)
      for (const name of [first, second]) await expect(main(tab)).toContainText(name)
      await expect(badge(tab, 0)).toBeVisible()
    })
    await tomorrow.close()
    await browser.remove()
  },
)
