import {
  categoryHref,
  findProduct,
  nextPickup,
  productHref,
  readProductSlug,
  relatedTo,
  type Pickup,
  type ShoppingMode,
} from '@leaflog/core/catalogue'
import type { ListedProduct, ProductDetails } from '@leaflog/core/wire/search/search'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import type { MenuUnavailable } from './listing-loader.ts'
import { readProductDetails } from '@leaflog/core/products'
import { leaveForCategory, readStoreMenu } from './store-menu.ts'
import { without } from '../../shared/page/report-unexpected.ts'

export type ProductPageData = {
  kind: 'product'
  title: string
  path: string
  trail: { label: string; href: string }[]
  product: ProductDetails
  related: ListedProduct[]
  mode: ShoppingMode
  /** Null without a chosen dispensary: the Default view has no store to pick up at. */
  pickup: { storeName: string; when: Pickup } | null
}

const trailOf = (product: ListedProduct, path: string) => [
  { label: product.category, href: categoryHref(product.category) },
  ...(product.subcategory === null
    ? []
    : [{ label: product.subcategory, href: categoryHref(product.category, product.subcategory) }]),
  { label: product.name, href: path },
]

/**
 * /shopd/product/{brand-name-id} (2b.7). The id identifies the product; another spelling of its slug redirects to the
 * canonical one.
 */
export const loadProduct = async (context: PageContext, slug: string): Promise<ProductPageData | MenuUnavailable> => {
  const asked = readProductSlug(slug)
  if (asked === null) throw notFound()
  await leaveForCategory(context, '/category/all', { q: asked.name })
  const read = await readStoreMenu(context)
  if (read === null || read.menu.products.length === 0) {
    return { kind: 'unavailable', title: asked.name, path: `/shopd/product/${slug}` }
  }
  const listed = findProduct(read.menu, asked.id)
  if (listed === null) throw notFound()
  const path = productHref(listed)
  if (path !== `/shopd/product/${slug}`) throw redirect({ to: '/', href: path, statusCode: 301 })
  const product = await readProductDetails(context, read.store, asked.id).catch(
    without(null, context, 'PRODUCT_NOT_READ'),
  )
  if (product === null) return { kind: 'unavailable', title: listed.name, path }
  return {
    kind: 'product',
    title: product.name,
    path,
    trail: trailOf(product, path),
    product,
    related: relatedTo(read.menu, product, read.mode, 6),
    mode: read.mode,
    pickup:
      read.store.kind === 'view'
        ? null
        : { storeName: read.store.store_name, when: nextPickup(read.store, context.now()) },
  }
}
