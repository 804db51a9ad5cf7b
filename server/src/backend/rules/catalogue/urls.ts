import type { Category, Product } from './model.ts'
import type { Offer } from './offers.ts'
import type { CatalogueView } from './view.ts'

export type Target = { kind: 'product'; offer: Offer } | { kind: 'category'; category: Category }

/** The folders of the shop's own addresses (2b.7), and a common suffix of other shops. */
const plain = (url: string): string => {
  let path = url.trim()
  try {
    path = decodeURIComponent(new URL(path, 'http://shop').pathname)
  } catch {
    // A malformed address resolves to nothing.
    return ''
  }
  return path
    .replaceAll(/^\/+|\/+$/g, '')
    .replace(/^(?:category|product)\//, '')
    .replace(/\.html$/, '')
}

export const productPath = (product: Product): string => (product.parent ?? product).urlKey

/** Resolves an address to a product by its url key, or to a category by its path; undefined if neither matches. */
export function resolveUrl(view: CatalogueView, url: string): Target | undefined {
  const path = plain(url)
  if (path === '') return undefined
  const category = view.catalogue.categories.find((each) => each.urlPath === path)
  if (category) return { kind: 'category', category }
  const product = view.catalogue.byUrlKey.get(path)
  const offer = product && view.offer(product.parent ?? product)
  return offer && { kind: 'product', offer }
}
