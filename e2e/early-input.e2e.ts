/** What a visitor does before hydration: it shows at once that it was heard, and takes effect once the code has loaded. */
import type { Page, Route } from '@playwright/test'
import { newMember } from './support/customers.ts'
import { rememberStore } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { hasBeenHere, listening, verify } from './support/visit.ts'

const FLOWER = '/shopd/category/flower'
const main = (page: Page) => page.getByRole('main')
const addButtons = (page: Page) => main(page).getByRole('button', { name: /^Add to Cart/, disabled: false })
const heard = (page: Page) => page.locator('[data-heard][aria-busy="true"]')

/** A page whose code is held until it is released, wholly or in part. While requested, it delays the load event. */
async function holdCode(page: Page, path: string) {
  const held: Route[] = []
  let isFree = (_address: string) => false
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (isFree(route.request().url())) return route.continue()
    held.push(route)
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const release = async (free: (address: string) => boolean) => {
    isFree = free
    const all = held.splice(0)
    held.push(...all.filter((route) => !free(route.request().url())))
    await Promise.all(all.filter((route) => free(route.request().url())).map((route) => route.continue()))
  }
  return {
    /** All code. */
    letGo: () => release(() => true),
    /** The code that the page asks for at once; what its parts ask for later is still held. */
    async letPageGo() {
      const scripts = page.locator('script[type="module"]')
      // The one that starts the page is asked for last.
      await expect(page.locator('script[src*="/entry-client"]')).toHaveCount(1)
      const first = await scripts.evaluateAll((all) => all.map((script) => script.getAttribute('src') ?? ''))
      await release((address) => first.includes(new URL(address).pathname))
    },
  }
}

async function openWithoutCode(page: Page, path: string) {
  if (!hasBeenHere(page.context())) await verify(page.context())
  return holdCode(page, path)
}

test(
  '[4b.1] a product added before the page is interactive gets into the cart, exactly once',
  { tag: '@new' },
  async ({ page }) => {
    await rememberStore(page, 'fl_miami')
    const calls: string[] = []
    page.on('request', (request) => {
      const call = /\/api\/ordering\/cart\/(\w+)/.exec(request.url())?.[1]
      if (call !== undefined && request.method() === 'POST') calls.push(call)
    })
    const { letGo } = await openWithoutCode(page, FLOWER)
    const add = addButtons(page).first()
    await add.click()
    await expect(add).toHaveAttribute('aria-busy', 'true')
    await add.click()
    await letGo()
    await listening(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    const added = main(page).getByRole('button', { name: /^In Cart/ })
    await expect(added.first()).toBeVisible()
    await expect(heard(page)).toHaveCount(0)
    expect(calls).toEqual(['create', 'add'])
  },
)

test(
  '[4b.1] a size chosen before the page is interactive is the one that is added',
  { tag: '@journey' },
  async ({ page }) => {
    await rememberStore(page, 'fl_miami')
    const { letGo } = await openWithoutCode(page, FLOWER)
    const card = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('radio', { name: /^7g/, disabled: false }) })
      .filter({ has: page.getByRole('radio', { name: /^3\.5g/, checked: true }) })
      .filter({ has: page.getByRole('button', { name: /^Add to Cart/, disabled: false }) })
      .first()
    const name = (await card.getByRole('heading').innerText()).trim()
    const chosen = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    await chosen.getByRole('radio', { name: /^7g/ }).click()
    await expect(chosen.getByRole('radio', { name: /^7g/ })).toBeChecked()
    await chosen.getByRole('button', { name: /^Add to Cart/ }).click()
    await letGo()
    await listening(page)
    await expect(chosen.getByRole('button', { name: /^In Cart/ })).toBeVisible()
    await expect(chosen.getByRole('radio', { name: /^7g/ })).toBeChecked()
    await page.goto('/cart')
    await expect(main(page).getByRole('listitem').filter({ hasText: name })).toContainText('7g')
  },
)

test('[4e.1] the same works for the button that opens the cart', { tag: '@journey' }, async ({ page }) => {
  const { letGo } = await openWithoutCode(page, FLOWER)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click()
  await expect(heard(page)).toHaveCount(1)
  await letGo()
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible()
  await expect(heard(page)).toHaveCount(0)
})

test('[4e.1] and for search: what is typed next is searched for', { tag: '@journey' }, async ({ page }) => {
  const { letGo } = await openWithoutCode(page, FLOWER)
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(heard(page)).toHaveCount(1)
  await letGo()
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('dream')
  await expect(field).toHaveValue('dream')
})

test('a heart tapped before the page is interactive saves its product', async ({ page }) => {
  await rememberStore(page, 'fl_miami')
  const { letGo } = await openWithoutCode(page, FLOWER)
  const heart = main(page)
    .getByRole('button', { name: /^Save / })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-busy', 'true')
  await letGo()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heard(page)).toHaveCount(0)
})

test('taps take effect in their order', async ({ page }) => {
  const { letGo } = await openWithoutCode(page, FLOWER)
  const banner = page.getByRole('banner')
  await page.evaluate(() => {
    addEventListener('click', ({ target, isTrusted }) => {
      if (!isTrusted && target instanceof Element)
        document.title += `|${target.getAttribute('aria-label') ?? target.textContent}`
    })
  })
  for (const name of ['Save ', 'Search', 'Cart, ']) {
    const button =
      name === 'Save '
        ? main(page)
            .getByRole('button', { name: /^Save / })
            .nth(2)
        : banner.getByRole('button', { name })
    await button.click()
  }
  await expect(heard(page)).toHaveCount(3)
  await letGo()
  await expect(heard(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/\|Save [^|]+\|Search\|Cart, /)
})

test(
  '[4b.1] a part whose code comes later than the page’s carries out its tap then',
  { tag: '@new' },
  async ({ page }) => {
    await rememberStore(page, 'az_mesa')
    const { letGo, letPageGo } = await openWithoutCode(page, '/')
    const add = addButtons(page).first()
    await add.click()
    await letPageGo()
    await listening(page)
    await expect(heard(page)).toHaveCount(1)
    await letGo()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(heard(page)).toHaveCount(0)
  },
)

test('[2e.2] what is typed into the sign-in before the page is interactive signs in, and gets into no address', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const { letGo } = await openWithoutCode(page, '/rewards/login')
  const addresses: string[] = []
  page.on('request', (sent) => addresses.push(`${sent.method()} ${sent.url()}`))
  await main(page).getByRole('textbox', { name: 'Email' }).fill(member.email)
  await main(page).getByLabel('Password', { exact: true }).fill(member.password)
  await main(page).getByLabel('Password', { exact: true }).press('Enter')
  await expect(heard(page)).toHaveCount(1)
  await expect(page).toHaveURL('/rewards/login')
  await letGo()
  await expect(page).toHaveURL('/rewards/dashboard')
  expect(addresses.filter((address) => address.includes(encodeURIComponent(member.email)))).toEqual([])
  expect(addresses.filter((address) => address.startsWith('POST') && address.endsWith('/rewards/login'))).toEqual([])
})

test('what is typed into a search before the page is interactive is searched for afterwards', async ({ page }) => {
  const { letGo } = await openWithoutCode(page, '/discover/product-test-search')
  const field = main(page).getByRole('searchbox')
  await field.pressSequentially('blue')
  await letGo()
  await listening(page)
  await expect(field).toHaveValue('blue')
  await field.pressSequentially(' dream')
  await field.press('Enter')
  await expect(page).toHaveURL(/blue(?:\+|%20)dream/)
})

test('a checkbox ticked before the page is interactive filters', async ({ page }) => {
  const { letGo } = await openWithoutCode(page, '/discover/find-a-doctor')
  await main(page).getByRole('checkbox').first().check()
  await letGo()
  await listening(page)
  await expect(page).toHaveURL(/telehealth=1/)
  await expect(main(page).getByRole('checkbox').first()).toBeChecked()
})

for (const broken of [false, true])
  test(`if the code ${broken ? 'fails' : 'does not come'}, the visitor is told, and the tap is dropped`, async ({
    page,
    complaints,
    expectAccessible,
  }) => {
    complaints.expected.push(/ERR_FAILED/)
    await verify(page.context())
    await page.clock.install()
    let comes = false
    await page.route(/\/assets\/.*\.js$/, (route) => {
      if (comes) return route.continue()
      return broken ? route.abort() : undefined
    })
    await page.goto(FLOWER, { waitUntil: 'domcontentloaded' })
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cart, / })
      .click()
    await page.clock.fastForward(broken ? 3000 : 30_000)
    const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop.' })
    await expect(notice).toBeVisible()
    await expect(heard(page)).toHaveCount(0)
    await expectAccessible()
    // For the next page alone: the code of this one still does not come.
    comes = true
    await notice.getByRole('button', { name: 'Reload' }).click()
    await page.clock.resume()
    await listening(page)
    await expect(notice).toHaveCount(0)
  })

test.describe('at the gate', { tag: '@new' }, () => {
  const gateOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('State') })
  const chosen = async (page: Page, label: string) => {
    await gateOf(page).getByLabel('State').selectOption({ label })
    return gateOf(page).getByRole('button', { name: 'Submit' })
  }

  test('[4a.3] an answer given before the page is interactive lets an adult in', async ({ page }) => {
    const { letGo } = await holdCode(page, '/about')
    await (await chosen(page, 'Florida')).click()
    await expect(heard(page)).toHaveCount(1)
    await letGo()
    await expect(gateOf(page)).toHaveCount(0)
    await expect(heard(page)).toHaveCount(0)
    await expect(page).toHaveURL('/about')
  })

  test('[5a.1] where the birth date is needed too, it is asked for', async ({ page }) => {
    const { letGo } = await holdCode(page, '/about')
    await (await chosen(page, 'Maryland')).click()
    await letGo()
    await expect(gateOf(page).getByLabel('Month')).toBeVisible()
    await expect(gateOf(page).getByLabel('State')).toHaveValue('MD')
    await expect(heard(page)).toHaveCount(0)
    await expect(gateOf(page).getByRole('alert')).toHaveCount(0)
  })

  test('[4a.3] without the page’s code the server answers', async ({ page, complaints }) => {
    complaints.expected.push(/ERR_FAILED/)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/about')
    await (await chosen(page, 'Florida')).click()
    await expect(gateOf(page)).toHaveCount(0)
    await expect(page).toHaveURL('/about')
  })

  test('[4a.8] the exit is taken once the code has loaded', async ({ page }) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Elsewhere' }))
    const { letGo } = await holdCode(page, '/about')
    await gateOf(page).getByRole('button', { name: 'Exit Website' }).click()
    await expect(heard(page)).toHaveCount(1)
    await letGo()
    await expect(page.getByText('Elsewhere')).toBeVisible()
  })
})
