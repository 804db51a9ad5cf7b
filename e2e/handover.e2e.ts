/** A cart that was filled on a partner's page, or by an app, comes into the shop (docs/decisions/handover.md). */
import { createShop } from '@leaflog/core'
import { nodePorts } from '@leaflog/core/node'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { fieldsOf, textOf } from '../tools/shared/json.ts'
import { passAgeGate } from './support/age-gate.ts'
import { newMember, submitSignIn } from './support/customers.ts'
import { emptyCart } from './support/empty-cart.ts'
import { fillCart } from './support/fill-cart.ts'
import { addFirst, cartOf, menuOf, passGate } from './support/partner-page.ts'
import { partnerOrigin, strangerOrigin } from './support/partner.ts'
import { expect, test } from './support/test.ts'
import { hasBeenHere, listening, verify, visit } from './support/visit.ts'

const PAGE = '/cart/handover'
const title = { name: 'Bring this cart here?', level: 1 }
/** What the browser says of an answer that a hand-over is over, or refused. */
const refused = /the server responded with a status of 4(?:03|10)/

const mainOf = (page: Page) => page.getByRole('main')
const theirsOf = (page: Page): Locator => mainOf(page).getByRole('region', { name: 'The cart you’re bringing' })
const yoursOf = (page: Page): Locator => mainOf(page).getByRole('region', { name: 'Your cart here' })

/** Fills a cart on the partner's page; returns the name of what is in it. */
async function fillAtPartner(page: Page, { store = 'fl_miami', state = 'Florida' } = {}): Promise<string> {
  await page.goto(partnerOrigin)
  await passGate(page, state)
  await page.locator('leaflog-shop').evaluate((shop, code) => shop.setAttribute('store', code), store)
  const name = await addFirst(page)
  await expect(cartOf(page).getByRole('listitem')).toContainText([name])
  return name
}
const checkOut = (page: Page) => cartOf(page).getByRole('link', { name: 'Check out at localhost' }).click()

/** Fills a cart of one store on the partner's page, and comes with it to a shop that has passed the gate. */
async function comeWith(page: Page, of?: Parameters<typeof fillAtPartner>[1]): Promise<string> {
  if (!hasBeenHere(page.context())) await verify(page.context())
  const name = await fillAtPartner(page, of)
  await checkOut(page)
  return name
}

const line = { productId: 'p10517', option: '3.5g', quantity: 2 }

/** The token of a cart that no page vouches for. */
async function tokenOf(request: APIRequestContext, lines: readonly object[] = [line]): Promise<string> {
  const cart = { channel: 'ordering', storeCode: 'fl_miami', mode: 'MEDICAL', fulfilment: 'pickup', lines }
  const answer = await request.post('/api/handover', { data: cart })
  expect(answer.status()).toBe(201)
  return textOf(fieldsOf(await answer.json())['token'])
}

test(
  '[1.2] a new visitor takes the cart along: the age gate first, then the cart, its store and its mode',
  { tag: '@new' },
  async ({ page }) => {
    const name = await fillAtPartner(page)
    await checkOut(page)
    await expect(page).toHaveURL(PAGE)
    await passAgeGate(page)
    await expect(page).toHaveURL('/cart')
    const heading = page.getByRole('heading', { level: 1, name: 'Your cart, 1 item' })
    await expect(heading).toBeVisible()
    await expect(mainOf(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Miami')
    // Whoever goes back and comes again has it once.
    await page.goto(partnerOrigin)
    await checkOut(page)
    await expect(page).toHaveURL('/cart')
    await expect(heading).toBeVisible()
    // The way back leads to the partner's page, and asks nothing again.
    await page.goBack()
    await expect(page).toHaveURL(`${partnerOrigin}/`)
  },
)

test('a cart of the commerce channel comes along too', { tag: '@new' }, async ({ page }) => {
  const name = await comeWith(page, { store: 'az_mesa', state: 'Arizona' })
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart, 1 item' })).toBeVisible()
  await expect(mainOf(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
})

test(
  'what a store refused to add keeps nobody from its checkout',
  { tag: ['@new', '@desk'] },
  async ({ page, complaints }) => {
    complaints.expected.push(/\[leaflog\].*was refused/)
    await verify(page.context())
    const name = await fillAtPartner(page, { store: 'az_mesa', state: 'Arizona' })
    const add = menuOf(page).getByRole('listitem').filter({ hasText: name }).first().locator('button[part~=add]')
    const refusal = cartOf(page).getByText(/^You can buy up to/)
    await expect(async () => {
      await add.click()
      await expect(refusal).toBeVisible({ timeout: 1000 })
    }).toPass()
    await checkOut(page)
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('heading', { level: 1, name: /^Your cart, \d+ items$/ })).toBeVisible()
    await expect(mainOf(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
  },
)

test(
  'who has another cart sees both, and keeps theirs',
  { tag: '@journey' },
  async ({ page, left, expectAccessible }) => {
    if (!left) await fillCart(page)
    const name = await comeWith(page, { store: 'fl_tampa' })
    await expect(page.getByRole('heading', title)).toBeVisible()
    await expect(mainOf(page)).toContainText(`You filled this cart on ${new URL(partnerOrigin).host}.`)
    await expect(theirsOf(page)).toContainText('Tampa')
    await expect(theirsOf(page).getByRole('listitem')).toContainText([name])
    await expect(theirsOf(page).getByRole('listitem')).toContainText(/1 × \$\d+\.\d\d/)
    await expect(yoursOf(page)).toContainText('Miami')
    await expect(mainOf(page).getByRole('button', { name: 'Put both together' })).toHaveCount(0)
    await expectAccessible()
    const mine = await yoursOf(page).getByRole('listitem').count()
    // The question is still there after a reload.
    await page.reload()
    await listening(page)
    await expect(theirsOf(page).getByRole('listitem')).toContainText([name])
    await mainOf(page).getByRole('button', { name: 'Keep my cart' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(mainOf(page).getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Miami')
    expect(mine).toBeGreaterThan(0)
  },
)

test('who has another cart takes the new one instead, with its store', { tag: '@journey' }, async ({ page, left }) => {
  if (!left) await fillCart(page)
  const name = await comeWith(page, { store: 'fl_tampa' })
  await mainOf(page).getByRole('button', { name: 'Use the other cart instead' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart, 1 item' })).toBeVisible()
  await expect(mainOf(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Tampa')
})

test('carts of one store and mode are put together, by keyboard', async ({ page, left }) => {
  if (left) await emptyCart(page)
  await fillCart(page)
  await visit(page, '/cart')
  await comeWith(page)
  const both = mainOf(page).getByRole('button', { name: 'Put both together' })
  await expect(both).toBeVisible()
  await mainOf(page).getByRole('button', { name: 'Use the other cart instead' }).focus()
  await page.keyboard.press('Tab')
  await expect(both).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart, 2 items' })).toBeVisible()
})

test('carts of the commerce channel: the new one replaces what was there', { tag: '@new' }, async ({ page }) => {
  await comeWith(page, { store: 'az_mesa', state: 'Arizona' })
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart, 1 item' })).toBeVisible()
  await page.goto(partnerOrigin)
  await page.locator('leaflog-shop').evaluate((shop) => shop.setAttribute('store', 'az_mesa'))
  await cartOf(page).getByRole('button', { name: 'One more of' }).click()
  await expect(cartOf(page).locator('[part=quantity]')).toHaveText('2')
  await checkOut(page)
  await mainOf(page).getByRole('button', { name: 'Use the other cart instead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart, 2 items' })).toBeVisible()
})

test('an app’s link always asks, and opens once', { tag: '@new' }, async ({ page, baseURL, complaints }) => {
  complaints.expected.push(refused)
  const shop = await createShop({ gateway: baseURL ?? '', brand: 'app', ports: nodePorts({}) })
  await shop.dispensary.choose('fl_miami', 'pickup')
  await (await shop.orderingCart.add(line)).answered()
  const address = await shop.checkoutUrl()
  shop.dispose()
  await verify(page.context())
  await page.goto(address)
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expect(page).toHaveURL(PAGE)
  await expect(mainOf(page)).toContainText('This cart came with a link. Use it only if you filled it yourself.')
  await mainOf(page).getByRole('button', { name: 'Use this cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart, 2 items' })).toBeVisible()
  await page.goto('/about')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'This cart is no longer waiting' })).toBeVisible()
})

test('[I5] the token is in no address, log or storage of the shop', { tag: '@new' }, async ({ page, request }) => {
  await verify(page.context())
  const token = await tokenOf(request)
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url(), each.headers()['referer'] ?? ''))
  await page.goto(`/handover#${token}`)
  await expect(page.getByRole('heading', title)).toBeVisible()
  await listening(page)
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([databases, localStorage, sessionStorage, history.state, document.cookie])
  })
  expect(`${asked.slice(1).join(' ')} ${kept} ${page.url()}`).not.toContain(token)
})

test(
  'what the store does not have is said: before it is taken, and by the cart',
  { tag: '@new' },
  async ({ page, request, complaints }) => {
    complaints.expected.push(/Failed to load resource/)
    await verify(page.context())
    await page.goto(`/handover#${await tokenOf(request, [line, { ...line, productId: 'gone' }])}`)
    await expect(theirsOf(page).getByText('An item that Miami doesn’t list')).toBeVisible()
    await mainOf(page).getByRole('button', { name: 'Use this cart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart, 2 items' })).toBeVisible()
    await expect(
      mainOf(page)
        .getByText(/doesn’t carry that product/)
        .first(),
    ).toBeVisible()
  },
)

test('without a cart that waits there is a page that says so, and a way on', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  complaints.expected.push(refused)
  await visit(page, PAGE)
  await expect(page.getByRole('heading', { name: 'This cart is no longer waiting' })).toBeVisible()
  await expectAccessible()
  await mainOf(page).getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
})

test('[9f.7] in Spanish, on a phone', async ({ page, request, left, baseURL, expectAccessible }) => {
  if (!left) await fillCart(page)
  await page.context().addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/handover#${await tokenOf(request)}`)
  await expect(page.getByRole('heading', { name: '¿Traer este carrito?', level: 1 })).toBeVisible()
  await expect(mainOf(page).getByRole('region', { name: 'Su carrito aquí' })).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a page that the shop does not list brings nobody a cart', async ({ page, request, complaints }) => {
  complaints.expected.push(refused, /CORS policy|does not know this page|net::ERR_FAILED/)
  const token = await tokenOf(request)
  await page.goto(strangerOrigin)
  await page.evaluate(
    ([value, action]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action })
      form.append(Object.assign(document.createElement('input'), { name: 'token', value }))
      document.body.append(form)
      form.submit()
    },
    [token, new URL('/handover', (await request.get('/health')).url()).href] as const,
  )
  await expect(page.getByRole('heading', { name: 'Oops! We ran into an issue.' })).toBeVisible()
})

test('who signs in for a partner’s page goes back there', { tag: '@new' }, async ({ page, request }) => {
  const person = await newMember(request)
  await visit(page, `/rewards/return?${new URLSearchParams({ to: `${partnerOrigin}/` })}`)
  await expect(page).toHaveURL('/rewards/login')
  await submitSignIn(page, person)
  await expect(page).toHaveURL(`${partnerOrigin}/`)
  // Who is signed in goes back at once.
  await page.goto('about:blank')
  await page.goto(`${new URL((await request.get('/health')).url()).origin}/rewards/return?to=${partnerOrigin}/`)
  await expect(page).toHaveURL(`${partnerOrigin}/`)
})

test('nobody is sent to a page that is not listed', { tag: '@new' }, async ({ page, request, complaints }) => {
  complaints.expected.push(/status of 404/)
  const person = await newMember(request)
  await visit(page, `/rewards/return?to=${strangerOrigin}/`)
  await submitSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible()
  await expect(mainOf(page).getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
})
