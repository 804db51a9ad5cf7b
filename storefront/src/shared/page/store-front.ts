import { commerceMenuBar, filledCategories, type MenuBarEntry, commerceCategoryHref } from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { categoriesQuery, shopFrontQuery } from '@leaflog/core/wire/commerce/commerce-listing'
import type { PageContext } from './context.ts'
import { readCommerce } from './read-commerce.ts'

/** The menu bar at a store of the commerce channel (2b.4). */
export const readCategoryBar = async (context: PageContext): Promise<MenuBarEntry[]> => {
  const { categoryList } = await readCommerce(context, categoriesQuery, {})
  return commerceMenuBar(categoryList[0]?.children ?? [])
}

const saleShown = 6
/** What is sold out is not shown, so more are read. */
const saleRead = 2 * saleShown

/** The home page's data of such a store: a tile for each category, and what is on sale. */
export const readStoreFront = async (
  context: PageContext,
): Promise<{ categories: { name: string; href: string; image: string }[]; sale: CommerceCard[] }> => {
  const { categoryList, products } = await readCommerce(context, shopFrontQuery, { pageSize: saleRead })
  return {
    categories: filledCategories(categoryList[0]?.children ?? []).flatMap(({ name, urlPath, picture, image }) => {
      const shown = picture ?? image
      return shown === null ? [] : [{ name, href: commerceCategoryHref(urlPath), image: shown }]
    }),
    sale: (products?.items ?? []).filter(({ inStock }) => inStock).slice(0, saleShown),
  }
}
