/** The shop without a connection. These tests have the worker that other page tests do without. */
import { passAgeGate } from './support/age-gate.ts'
import { chooseDispensary } from './support/choose-store.ts'
import { newMember, signIn, tokenOf } from './support/customers.ts'
import { keptForOffline, readCaches } from './support/offline.ts'
import { openBox } from './support/search-box.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'
import { relayWorker } from './support/worker-relay.ts'

test.use({ serviceWorkers: 'allow' })

const unreachable = /net::ERR_|Failed to load resource|EFFECT_FAILED|dynamically imported module|code of this page/
const notice = 'You’re offline. You can browse what you’ve seen, and your cart is kept.'

test.beforeEach(({ complaints }) => void complaints.expected.push(unreachable))

test('[shop 22] after one visit the shop opens without a connection, takes changes of the cart, and sends them later', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await chooseDispensary(page, 'Miami')
  await page.goto('/shopd/category/flower')
  await listening(page)
  await keptForOffline(page)
  await context.setOffline(true)
  await expect(page.getByText(notice)).toBeVisible()

  await page.reload()
  await listening(page)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Flower' })).toBeVisible()
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  await page.close()
  const later = await context.newPage()
  await later.goto('/shopd/category/all')
  await listening(later)
  await later.getByRole('button', { name: 'Cart, 1 item' }).click()
  const cart = later.getByRole('dialog', { name: 'Your cart' })
  await expect(cart.getByRole('listitem')).toContainText([name])

  const sent = later.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/ordering\/cart\//.test(response.url()),
  )
  await context.setOffline(false)
  expect((await sent).ok()).toBe(true)
  await expect(later.getByText(notice)).toBeHidden()
  await expect(cart.getByText(/will be sent/)).toBeHidden()
  await later.reload()
  await listening(later)
  await expect(later.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('[shop 22] gate, minicart and search work without a connection, though they were never opened', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await keptForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await passAgeGate(page)
  await page.getByRole('button', { name: /^Cart, / }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await openBox(page)
})

test('[shop 22] a page that was asked for before the worker took over, and came after, is kept as well', async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  const { promise: takenOver, resolve: release } = Promise.withResolvers<void>()
  await second.route('**/about-us', async (route) => {
    await takenOver
    await route.continue()
  })
  const asked = second.waitForRequest('**/about-us')
  const opened = second.goto('/about-us')
  await asked
  await page.goto('/')
  await keptForOffline(page)
  release()
  await opened
  await keptForOffline(second)
})

test('[shop 22] a page that was never seen says that there is no connection, and leads back', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await keptForOffline(page)
  await context.setOffline(true)
  await page.goto('/product/never-seen')
  await expect(
    page.getByRole('heading', { level: 1, name: /^You’re offline, and this page isn’t saved here/ }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Return to our homepage' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/You’re offline/)
})

test('[shop 22] nothing of a member is kept, and after signing out the next person sees nothing of what they looked at', async ({
  page,
  context,
}) => {
  const person = await newMember(page.request)
  await signIn(page, person)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(person.firstname)
  await keptForOffline(page)
  const token = await tokenOf(page)
  const planted = '/api/content/planted'
  await page.evaluate(async (address) => (await caches.open('menu')).put(address, new Response('')), planted)
  const secrets = [person.email, `${person.firstname} ${person.lastname}`, token]
  const kept = await readCaches(page)
  expect(kept.filter((text) => text.includes(planted))).toHaveLength(1)
  for (const secret of secrets) expect(kept.filter((text) => text.includes(secret))).toEqual([])

  await page.getByRole('banner').getByRole('button', { name: 'My Rewards' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await readCaches(page)).filter((text) => text.includes(planted))).toEqual([])
  await context.setOffline(true)
  await page.goto('/rewards/dashboard')
  await listening(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByText(person.firstname)).toHaveCount(0)
  for (const secret of secrets) expect((await readCaches(page)).filter((text) => text.includes(secret))).toEqual([])
})

test.describe('after a release', () => {
  // The relay carries no live subscriptions.
  test.beforeEach(({ complaints }) => void complaints.expected.push(/WebSocket/))

  test('[shop 22] a new build takes over with one reload, and the code of the last one stays for its open pages', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const relay = await relayWorker(baseURL ?? '')
    await visit(page, `${relay.origin}/`)
    await keptForOffline(page)
    const builds = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build ')))
    const isTakingOver = () =>
      page.evaluate(async () => {
        const {
          installing = null,
          waiting = null,
          active = null,
        } = (await navigator.serviceWorker.getRegistration()) ?? {}
        return installing !== null || waiting !== null || active?.state !== 'activated'
      })
    const [first = ''] = await builds()
    // A worker that still has a request when the next one is there lives on for half a minute after it (service-worker.ts).
    const waiting = { timeout: 150_000 }
    for (const [next, expected] of [
      ['aaaaaaaaaaaa', [first, 'build aaaaaaaaaaaa']],
      ['bbbbbbbbbbbb', ['build aaaaaaaaaaaa', 'build bbbbbbbbbbbb']],
    ] as const) {
      relay.release((worker) => worker.replaceAll(first.slice(6), next))
      await page.reload()
      await expect.poll(builds, waiting).toEqual(expected)
      // Browsers look for the next worker once this one serves the page.
      await expect.poll(isTakingOver, waiting).toBe(false)
    }
    relay.stop()
  })

  test('[shop 22] a shop that no longer has a worker removes it, with everything that it kept', async ({
    page,
    baseURL,
  }) => {
    const relay = await relayWorker(baseURL ?? '')
    await visit(page, `${relay.origin}/`)
    await keptForOffline(page)
    relay.release(() => null)
    await page.reload()
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registrations, { timeout: 60_000 }).toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    relay.stop()
  })
})
