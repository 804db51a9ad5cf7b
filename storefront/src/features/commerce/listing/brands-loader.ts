import { commerceCategoryHref } from '@leaflog/core/catalogue'
import { brandsQuery } from '@leaflog/core/wire/commerce/commerce-listing'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { PageContext } from '../../../shared/page/context.ts'
import { readCommerce } from '../../../shared/page/read-commerce.ts'
import { catalogueWords } from '../../../shared/product/words.ts'
import type { CategoryPage } from './category-page.ts'
import { plainHead } from './plain-head.ts'

/** /category/brands: the brands in the store's assortment, by name (2b.4). */
export async function loadBrands(context: PageContext, store: Dispensary): Promise<CategoryPage> {
  const { t, word, counted } = await catalogueWords(context)
  const { categoryList } = await readCommerce(context, brandsQuery, {})
  const path = '/category/brands'
  const brands = (categoryList[0]?.children ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    .map(({ name, urlPath, image, count }) => ({
      name,
      href: commerceCategoryHref(urlPath),
      image,
      about: counted(count, 'products'),
    }))
  const description = t('head.brandsAt', { store: store.store_name })
  return {
    kind: 'brands',
    head: plainHead(t('head.at', { title: word('Brands'), store: store.store_name }), description, path),
    title: 'Brands',
    path,
    trail: [{ label: 'Brands', href: path }],
    brands,
    storeName: store.store_name,
  }
}
