/** The kiosk as deployed: built, served from its own port, in a browser with persistent storage. */
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as engine, expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { build } from 'vite'
import { createKioskServer } from '../examples/kiosk/serve.ts'
import { testChromium as launch } from '../tools/shared/chromium.ts'
import { violationsIn } from './support/wcag.ts'

const guest = { firstname: 'Gina', lastname: 'Guestworthy', email: 'gina.kiosk@example.com', telephone: '480-555-0142' }
const portrait = { width: 1080, height: 1920 }
const landscape = { width: 1280, height: 800 }

interface Kiosk {
  readonly address: string
  /** Starts the browser with the storage of the previous one. */
  powerOn(viewport?: { width: number; height: number }): Promise<{ context: BrowserContext; page: Page }>
}

/** The kiosk has its own port and folder; one build serves all tests of a worker. */
const test = base.extend<{ kiosk: Kiosk }, { folder: string }>({
  folder: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'leaflog-kiosk-'))
      await build({
        configFile: join(import.meta.dirname, '../examples/kiosk/vite.config.ts'),
        build: { outDir: folder },
        logLevel: 'warn',
      })
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  kiosk: async ({ folder, baseURL }, use) => {
    const server: Server = createKioskServer({ folder, gateway: baseURL ?? '' })
    server.listen(0, 'localhost')
    await once(server, 'listening')
    const bound = server.address()
    const address = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}/`
    const profile = await mkdtemp(join(tmpdir(), 'leaflog-profile-'))
    const contexts: BrowserContext[] = []
    await use({
      address,
      async powerOn(viewport = landscape) {
        const context = await engine.launchPersistentContext(profile, {
          ...launch,
          viewport,
          locale: 'en-US',
          hasTouch: true,
          reducedMotion: 'reduce',
        })
        contexts.push(context)
        const page = context.pages()[0] ?? (await context.newPage())
        return { context, page }
      },
    })
    for (const context of contexts) await context.close()
    server.closeAllConnections()
    server.close()
    await rm(profile, { recursive: true, force: true })
  },
})

test.use({ serviceWorkers: 'allow' })
test.skip(({ viewport }) => viewport?.width !== 1440, 'the kiosk has two sizes of its own')

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const cartButton = (page: Page, count: number) => page.getByRole('button', { name: `Cart (${count})` })

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Touch to begin' }).click()
  await expect(heading(page, 'Are you old enough to shop here?')).toBeVisible()
  const date = page.getByRole('group', { name: 'Your date of birth' })
  const yes = page.getByRole('button', { name: 'Yes, I am' })
  await expect(yes).toBeVisible()
  if (await date.isVisible()) {
    await page.getByLabel('Month').selectOption('04')
    await page.getByLabel('Day').selectOption('01')
    await page.getByLabel('Year').selectOption('1985')
  }
  await yes.click()
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
}

async function addProduct(page: Page, index: number): Promise<void> {
  const tile = page.locator('.tile:enabled').nth(index)
  await tile.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Add to cart' }).click()
  await expect(sheet).toHaveCount(0)
}

/** The service worker is active, and has cached the whole menu. */
async function warmed(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('menu')).keys()).length), { timeout: 60_000 })
    .toBeGreaterThan(10)
  await page.waitForLoadState('networkidle')
}

/** Touch targets must be large enough for a thumb, and nothing overflows the screen. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const small = [...document.querySelectorAll('button, input, select')]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ text: each.textContent || each.getAttribute('name'), box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 56 || box.width < 56)
      .map(({ text, box }) => `${text} ${box.width}×${box.height}`)
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [...small, `${scrollWidth} wide`] : small
  })

async function expectGood(page: Page): Promise<void> {
  expect(await violationsIn(page)).toEqual([])
  expect(await tooSmall(page)).toEqual([])
}

/** Everything that the browser stores for this origin, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(name)))
      })
      for (const store of database.objectStoreNames)
        found.push(
          await new Promise((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll()
            request.addEventListener('success', () => resolve(request.result))
          }),
        )
      database.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(request.url)
    return JSON.stringify(found)
  })

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(guest.firstname)
  await page.getByLabel('Last name').fill(guest.lastname)
  await page.getByLabel('Email').fill(guest.email)
  await page.getByLabel('Phone').fill(guest.telephone)
}

test('a guest goes from the first touch to an order number, on the tall screen', async ({ kiosk }) => {
  const { page } = await kiosk.powerOn(portrait)
  await page.goto(kiosk.address)
  await expect(heading(page, 'Good things grow slowly.')).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('button', { name: 'Toque para empezar' })).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'English' }).click()
  await begin(page)
  await expectGood(page)
  await page.locator('.tile:enabled').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expectGood(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await addProduct(page, 0)
  await addProduct(page, 1)
  await cartButton(page, 2).click()
  await expect(heading(page, 'Cart')).toBeVisible()
  await page
    .getByRole('button', { name: /^One more:/ })
    .first()
    .click()
  await expect(cartButton(page, 3)).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'Check out' }).click()
  await expectGood(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in every field.')
  await fillContact(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(heading(page, 'Thank you, Gina.')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.order-number')).toHaveText(/\d{3,}/)
  await expectGood(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(heading(page, 'Good things grow slowly.')).toBeVisible()
  await expect.poll(() => kept(page)).not.toContain(guest.email)
})

test('a power failure with items in the cart: the same guest finds the cart, a later one finds nothing', async ({
  kiosk,
}) => {
  const before = await kiosk.powerOn()
  await before.page.goto(kiosk.address)
  await begin(before.page)
  await addProduct(before.page, 0)
  await expect(cartButton(before.page, 1)).toBeVisible()
  await before.context.close()
  const after = await kiosk.powerOn()
  await after.page.goto(kiosk.address)
  await expect(heading(after.page, 'Cart')).toBeVisible()
  await expect(cartButton(after.page, 1)).toBeVisible()
  await expectGood(after.page)
  await after.context.close()
  const later = await kiosk.powerOn()
  await later.page.clock.install({ time: Date.now() + 10 * 60_000 })
  await later.page.goto(kiosk.address)
  await expect(heading(later.page, 'Good things grow slowly.')).toBeVisible()
  await begin(later.page)
  await expect(cartButton(later.page, 0)).toBeVisible()
})

test('an hour without a network: the menu is there, the cart is kept, and an order waits', async ({ kiosk }) => {
  const { context, page } = await kiosk.powerOn()
  await page.clock.install()
  await page.goto(kiosk.address)
  await begin(page)
  await warmed(page)
  await context.setOffline(true)
  await expect(page.getByText('No network at the moment.')).toBeVisible()
  await addProduct(page, 0)
  await addProduct(page, 1)
  await expect(cartButton(page, 2)).toBeVisible()
  await cartButton(page, 2).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await fillContact(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing is lost')
  // A guest stays for an hour, and touches the screen now and then.
  for (let minute = 0; minute < 60; minute += 1) {
    await page.clock.fastForward(60_000)
    await page.keyboard.press('Shift')
  }
  await expect(page.getByLabel('Email')).toHaveValue(guest.email)
  // Time passes normally from here on: a faster clock would time out calls in progress.
  await context.setOffline(false)
  await expect(page.getByText('No network at the moment.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(heading(page, 'Thank you, Gina.')).toBeVisible({ timeout: 30_000 })
})

test('[shop 20] without a network the kiosk starts anyway, in the shop’s own type', async ({ kiosk }) => {
  const { context, page } = await kiosk.powerOn()
  await page.goto(kiosk.address)
  await begin(page)
  await warmed(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    )
  await expect.poll(async () => (await loaded()).toSorted()).toEqual(['Fraunces Variable', 'Inter Variable'])
  await addProduct(page, 0)
  await expect(cartButton(page, 1)).toBeVisible()
  await context.setOffline(false)
})

test('without a guest it asks, and then nothing of the guest remains', async ({ kiosk }) => {
  const { page } = await kiosk.powerOn()
  await page.clock.install()
  await page.goto(kiosk.address)
  await begin(page)
  await addProduct(page, 0)
  await cartButton(page, 1).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await fillContact(page)
  await page.clock.fastForward(90_000)
  const dialog = page.getByRole('alertdialog', { name: 'Still there?' })
  await expect(dialog).toBeVisible()
  await expectGood(page)
  await dialog.getByRole('button', { name: 'I am still here' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(guest.email)
  await page.clock.fastForward(90_000)
  await expect(dialog).toBeVisible()
  const before = await kept(page)
  expect(before).toContain('commerceCart.')
  for (let second = 0; second < 15; second += 1) await page.clock.fastForward(1000)
  await expect(heading(page, 'Good things grow slowly.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await expect.poll(async () => (await kept(page)).includes('commerceCart.')).toBe(false)
  const left = await kept(page)
  expect(
    [guest.email, guest.lastname, 'kiosk_touched', 'age_verification'].filter((each) => left.includes(each)),
  ).toEqual([])
})

test('a Spanish-speaking guest finds categories, strains, sizes and refusals in Spanish', async ({ kiosk }) => {
  const { page } = await kiosk.powerOn()
  await page.goto(kiosk.address)
  await expect(page.getByText('Fernhill', { exact: true })).toHaveCount(1)
  await begin(page)
  await page.getByRole('button', { name: 'Español' }).click()
  const categories = page.getByRole('navigation', { name: 'Secciones' })
  await expect(categories.getByRole('button')).toHaveText([
    'Flor',
    'Concentrados',
    'Vapeo',
    'Comestibles',
    'Orales',
    'Tópicos',
    'Accesorios',
    'Últimas unidades',
  ])
  await expect(heading(page, 'Flor')).toBeVisible()
  await expect(page.locator('.strain').getByText('Híbrida').first()).toBeVisible()
  expect(await page.locator('.strain').getByText('Hybrid', { exact: true }).count()).toBe(0)
  await expectGood(page)
  await page.locator('.tile:enabled').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^Efectos: /)).toBeVisible()
  await expectGood(page)
  await sheet.getByRole('button', { name: 'Añadir al carrito' }).click()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'Carrito (1)' }).click()
  await expect(page.locator('.totals .sum dd')).toHaveText(/^\$/)
  await page.route('**/api/graphql', (route) =>
    route.request().postData()?.includes('updateCartItems') === true
      ? route.fulfill({
          json: {
            data: { updateCartItems: null },
            errors: [
              {
                message: 'Not enough of Blue Hour|There are 2 left.',
                path: ['updateCartItems'],
                extensions: {
                  category: 'graphql-input',
                  code: 'TOO_FEW_LEFT',
                  params: { name: 'Blue Hour', count: 2 },
                },
              },
            ],
          },
        })
      : route.continue(),
  )
  const more = page.getByRole('button', { name: /^Uno más:/ })
  await more.focus()
  await more.press('Enter')
  await expect(page.getByRole('alert')).toContainText(
    'La tienda no lo aceptó: No hay suficiente de Blue Hour. Solo quedan 2.',
  )
  await expect(more).toBeFocused()
  await expectGood(page)
})
