/** Returning visitors: the shop restores what their browser stored. */
import { generateCustomerToken } from '@leaflog/core/wire/commerce/credentials'
import { fieldsOf } from '../tools/shared/json.ts'
import { askCommerce, newMember, refreshCookieOf, tokenOf } from './support/customers.ts'
import { WARNED, hearExpiry } from './support/expiry.ts'
import { piecesOf } from './support/profiles.ts'
import { openCart } from './support/shopping.ts'
import { readStorage } from './support/storage.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'
import { withoutLive } from './support/without-live.ts'

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

test.describe('a member whose browser still has a refresh token of an earlier release', () => {
  test.use({ visitor: 'new' })

  test('[I7] [7a.6] [9d.3] stays signed in; the token is used once, and then no script can read it', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await withoutLive(context)
    await context.clock.install()
    const person = await newMember(request)
    await visit(page, '/')
    // As release 0.1.0 stored them.
    const { query, result } = generateCustomerToken
    const answer = await askCommerce(request, { query, variables: person })
    const { token, refresh_token: refresh } = result.parse(fieldsOf(answer)['data']).generateCustomerToken
    expect(refresh).toMatch(/^[\w-]+\.1\.[\w-]{43}$/)
    const cookies = { signin_token: token, refresh_token: refresh }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })))
    await page.evaluate((held) => localStorage.setItem('signin_token', held), token)
    await visit(page, '/rewards/newsletter')
    await expect(page.getByRole('heading', { name: 'Rewards Communications' })).toBeVisible()

    const shown: string[] = []
    context.on('request', (each) => {
      const [, sent] = /"refreshToken":"([^"]+)"/.exec(each.postData() ?? '') ?? []
      if (sent !== undefined) shown.push(sent)
    })
    await context.clock.fastForward('54:00')
    await page.keyboard.press('Shift')
    await context.clock.fastForward('01:05')
    await expect.poll(() => tokenOf(page)).not.toBe(token)
    expect(shown.filter((sent) => sent !== 'kept-in-cookie')).toEqual([refresh])
    expect(await refreshCookieOf(page)).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
    const stored = await readStorage(page)
    expect(stored.filter(([, value]) => value.includes(refresh.slice(0, 8)))).toEqual([])
    expect(stored.find(([name]) => name === 'cookie refresh_token')?.[1]).toBe('kept-in-cookie')
    await page.getByRole('switch', { name: 'Rewards by email' }).click()
    await expect(page.getByRole('switch', { name: 'Rewards by email' })).toBeChecked()
  })
})
