import { brandsOf, type BrandAtStore } from '@leaflog/core/catalogue'
import type { PageContext } from '../../shared/page/context.ts'
import type { MenuUnavailable } from './listing-loader.ts'
import { leaveForCategory, readStoreMenu, storeLabel } from './store-menu.ts'

export type BrandsPageData = {
  kind: 'brands'
  title: string
  path: string
  brands: BrandAtStore[]
  storeName: string | null
}

/** /shopd/brands (2b.2). */
export const loadBrands = async (context: PageContext): Promise<BrandsPageData | MenuUnavailable> => {
  const path = '/shopd/brands'
  await leaveForCategory(context, '/category/brands')
  const read = await readStoreMenu(context)
  if (read === null || read.menu.products.length === 0) return { kind: 'unavailable', title: 'Brands', path }
  return {
    kind: 'brands',
    title: 'Brands',
    path,
    brands: brandsOf(read.menu, read.mode),
    storeName: storeLabel(read.store),
  }
}
