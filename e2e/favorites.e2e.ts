/** Hearts and favorites without an account, in both channels. */
import type { Locator, Page } from '@playwright/test'
import { newMember, signIn } from './support/customers.ts'
import { holdsEverywhere } from './support/holds.ts'
import { rememberStore, shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { comesBack, listening, visit } from './support/visit.ts'

const listings = { ordering: '/shopd/category/flower', commerce: '/category/flower' }
const stores = { ordering: 'fl_miami', commerce: 'az_mesa' }
const channels = ['ordering', 'commerce'] as const

const main = (page: Page) => page.getByRole('main')
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const tiles = (page: Page) => main(page).getByRole('article')
const heartIn = (within: Page | Locator) => within.getByRole('button', { name: /^Save / })
const nameOf = async (heart: Locator) => ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '')
const heartOf = (page: Page, name: string) => main(page).getByRole('button', { name: `Save ${name}`, exact: true })
const onList = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })

/** Shops in one channel, then in the other: what the browser remembers by then is changed as a person changes it. */
async function shopIn(page: Page, channel: (typeof channels)[number]): Promise<void> {
  await shopAt(page, { store: stores[channel], path: listings[channel] })
  await expect(page).toHaveURL(listings[channel])
  comesBack(page.context())
}

/** What can be seen and felt of a heart, but for where its tile lies. */
const looksOf = (heart: Locator) =>
  heart.evaluate((element) => {
    const { width, height, top, right } = element.getBoundingClientRect()
    const picture = element.closest('article')?.getBoundingClientRect()
    const style = getComputedStyle(element)
    return {
      size: [width, height],
      place: picture && [Math.round(top - picture.top), Math.round(picture.right - right)],
      look: [style.color, style.backgroundColor, style.borderRadius, style.cursor],
    }
  })

test('[2c.6] the same heart is on tiles and pages of both channels, by mouse and by keyboard', async ({ page }) => {
  // Colors do not change by and by.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const looks = { tile: new Set<string>(), page: new Set<string>() }
  for (const channel of channels) {
    await shopIn(page, channel)
    const tile = tiles(page).first()
    const heart = heartIn(tile)
    const name = await nameOf(heart)
    looks.tile.add(JSON.stringify(await looksOf(heart)))
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.focus()
    await page.keyboard.press('Space')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toBeFocused()
    await expect(said(page, `${name} is on your wishlist.`)).toBeVisible()
    await tile.getByRole('link', { name }).first().click()
    await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(tiles(page).filter({ has: page.getByRole('heading', { level: 1 }) })).toHaveCount(1)
    const onPage = heartOf(page, name).first()
    await expect(onPage).toHaveAttribute('aria-pressed', 'true')
    await page.mouse.move(0, 0)
    looks.page.add(JSON.stringify(await looksOf(onPage)))
    await onPage.click()
    await expect(onPage).toHaveAttribute('aria-pressed', 'false')
  }
  expect([...looks.tile]).toHaveLength(1)
  expect([...looks.page]).toHaveLength(1)
})

test(
  '[2c.6] I3 what a guest saves in both channels is listed with prices, after a reload and in another tab',
  { tag: '@journey' },
  async ({ page, expectAccessible }) => {
    const names: string[] = []
    for (const channel of channels) {
      await shopIn(page, channel)
      const heart = heartIn(tiles(page).first())
      names.push(await nameOf(heart))
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible()
    }
    await page.goto('/wishlist')
    await listening(page)
    await holdsEverywhere(page, async (tab) => {
      for (const name of names)
        await expect(
          onList(tab, name)
            .getByText(/\$\d+\.\d\d/)
            .first(),
        ).toBeVisible()
    })
    await expectAccessible()
    const [first = '', second = ''] = names
    // The latest is the first; its heart takes it off the list, and the focus goes to the next.
    await heartOf(page, second).click()
    await expect(onList(page, second)).toHaveCount(0)
    await expect(heartOf(page, first)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible()
  },
)

test('[2c.6] what is sold here can be added from the list; the rest says so', async ({ page }) => {
  await shopIn(page, 'ordering')
  const heart = heartIn(tiles(page).first())
  const name = await nameOf(heart)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/wishlist')
  await expect(onList(page, name).getByRole('button', { name: /Add to Cart/i })).toBeVisible()
  await rememberStore(page, 'az_mesa')
  await visit(page, '/wishlist')
  await expect(onList(page, name).getByText('Not sold where you shop.')).toBeVisible()
})

test('[4d.7] at sign-in they join the wishlist of the account, each once, with their prices', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = await newMember(request)
  const names: string[] = []
  for (const channel of channels) {
    await shopIn(page, channel)
    const heart = heartIn(tiles(page).first())
    names.push(await nameOf(heart))
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await signIn(page, person, '/account/wishlist')
  await expect(said(page, 'What you saved is now on your wishlist.')).toBeVisible()
  await holdsEverywhere(page, async (tab) => {
    for (const name of names) await expect(onList(tab, name)).toHaveCount(1)
    // Prices are those of where one shops; what is not sold there has none, and the page says so.
    await expect(
      onList(tab, names.at(-1) ?? '')
        .getByText(/\$\d+\.\d\d/)
        .first(),
    ).toBeVisible()
    await expect(main(tab).getByText('Not everything here is on Mesa’s menu.')).toBeVisible()
  })
  await expectAccessible()
  await visit(page, '/wishlist')
  await expect(page).toHaveURL(/\/account\/wishlist$/)
  // The heart is the account's now.
  await shopAt(page, { store: 'az_mesa', path: listings.commerce })
  const heart = heartOf(page, names[1] ?? '').first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/account/wishlist')
  await listening(page)
  await expect(onList(page, names[0] ?? '')).toHaveCount(1)
  await expect(onList(page, names[1] ?? '')).toHaveCount(0)
})
