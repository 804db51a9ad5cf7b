import { commerceMenuBar, filledShelves, type MenuBarEntry, shelfHref } from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce-card'
import { shelvesQuery, shopFrontQuery } from '@leaflog/core/wire/commerce-listing'
import type { PageContext } from './context.ts'
import { readCommerce } from './read-commerce.ts'

/** The menu bar at a store of the commerce channel (2b.4). */
export const readShelfBar = async (context: PageContext): Promise<MenuBarEntry[]> => {
  const { categoryList } = await readCommerce(context, shelvesQuery, {})
  return commerceMenuBar(categoryList[0]?.children ?? [])
}

const saleShown = 6

/** What the home page shows of such a store: a tile for each shelf, and what is on sale there. */
export const readStoreFront = async (
  context: PageContext,
): Promise<{ categories: { name: string; href: string; image: string }[]; sale: CommerceCard[] }> => {
  const { categoryList, products } = await readCommerce(context, shopFrontQuery, { pageSize: saleShown })
  return {
    categories: filledShelves(categoryList[0]?.children ?? []).flatMap(({ name, urlPath, picture, image }) => {
      const shown = picture ?? image
      return shown === null ? [] : [{ name, href: shelfHref(urlPath), image: shown }]
    }),
    sale: products?.items ?? [],
  }
}
