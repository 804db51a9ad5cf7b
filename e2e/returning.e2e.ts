/** Returning visitors: the shop restores what their browser stored. */
import { WARNED, hearExpiry } from './support/expiry.ts'
import { piecesOf } from './support/profiles.ts'
import { openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

test.describe('a returning visitor', () => {
  test.use({ visitor: 'returning' })

  test('[4a.2] [4a.9] [3.17.2] [4e.4] is not asked again, and finds store, cart, theme and language', async ({
    page,
    left,
  }) => {
    await visit(page, '/')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Your privacy' })).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('banner').getByRole('button', { name: /Miami/ })).toBeVisible()
    await expect(page.getByRole('button', { name: `Cart, ${piecesOf(left)} items` })).toBeVisible()
    await openCart(page)
    await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('listitem')).toHaveCount(2)
  })
})

test.describe('a returning member', () => {
  test.use({ visitor: 'member' })

  test('[4d.8] [2a.2] is signed in, on protected pages too', async ({ page, left }) => {
    await visit(page, '/rewards/dashboard')
    await expect(page).toHaveURL('/rewards/dashboard')
    await expect(page.getByRole('main')).toContainText(left?.person?.firstname ?? '')
    await page.reload()
    await expect(page.getByRole('main')).toContainText(left?.person?.firstname ?? '')
  })
})

test.describe('a member whose session has ended', () => {
  test.use({ visitor: 'ended' })

  test('[8.8] [4d.2] [8.2] is asked to sign in, once, and no longer has their cart', async ({ page }) => {
    const warnings = await hearExpiry(page)
    await visit(page, '/rewards/dashboard')
    await expect(page.getByRole('heading', { name: 'Sign In To Your Account' })).toBeVisible()
    await expect.poll(warnings).toEqual(WARNED)
    await expect(page).toHaveURL('/rewards/login')
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    expect(warnings()).toEqual(WARNED)
  })
})
