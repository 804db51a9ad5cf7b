import { expect, type Page, type Route } from '@playwright/test'

export const box = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const field = (page: Page) => box(page).getByRole('combobox', { name: 'Search products, brands and pages' })
export const options = (page: Page) => box(page).getByRole('option')
export const openBox = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(field(page)).toBeFocused()
}

/** Holds the answers to a term until they are released. */
export const hold = async (page: Page, term: string) => {
  const held: Route[] = []
  let open = false
  await page.route('**/api/search/1/indexes/*/queries', async (route) => {
    if (!open && route.request().postData()?.includes(`"query":"${term}"`) === true) held.push(route)
    else await route.continue()
  })
  return {
    isHeld: () => held.length > 0,
    release: async () => {
      open = true
      // A request that the page aborted is already gone.
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
    },
  }
}
