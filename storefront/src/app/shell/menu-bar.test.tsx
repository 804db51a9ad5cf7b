import type { Menu } from '@leaflog/core'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../shared/locations/sample-store.ts'
import { mesa, sentCard, sentCategory, sentListing } from '../../testing/category-samples.ts'
import { openPage, prepareDom } from '../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const options = { subcategory: [], brand: [], strain_type: [], option: [] }
const menu: Menu = {
  categories: { categories: [{ name: 'Flower', firstpage: { filter_options: options } }], featured: {} },
  specials: [],
  products: [],
}

test('[2b.1] [2h.1] with a store of the other channel the menu bar becomes that store’s, from a listing too', async () => {
  const page = await openPage('/shopd/category/flower', {
    signedIn: false,
    stores: [sampleStore(), mesa],
    menu: () => Promise.resolve(menu),
    answers: {
      categories: { categoryList: [{ children: [sentCategory('Flower', 'flower')] }] },
      categoryListing: {
        categoryList: [sentCategory('Flower', 'flower')],
        products: sentListing([sentCard('Blue')]),
      },
    },
  })
  const choose = (code: string) =>
    act(async () => {
      await page.shop.dispensary.choose(code)
      await page.shop.settled()
    })
  const bar = () =>
    within(screen.getByRole('navigation', { name: 'Menu' }))
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
  await choose('fl_miami')
  await waitFor(() => expect(bar()).toContain('/shopd/category/flower'))
  await choose('az_mesa')
  await waitFor(() => expect(page.path()).toBe('/category/flower'))
  await waitFor(() => expect(bar()).toContain('/category/flower'))
  expect(bar().filter((href) => href?.startsWith('/shopd'))).toEqual([])
})
