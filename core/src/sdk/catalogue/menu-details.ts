/** A product of a store of the ordering channel, with what its page says. */
import { LeaflogError } from '../../errors/errors.ts'
import type { Http } from '../../ports/ports.ts'
import { findProduct } from '../../rules/catalogue/finders.ts'
import type { ProductDetails as FoundDetails } from '../../wire/search/search.ts'
import { type OpenMenu, menuProduct } from './menu-catalogue.ts'
import { readProductDetails } from './menu-product.ts'
import type { ProductDetails } from './model.ts'

function menuDetails(details: FoundDetails, open: Omit<OpenMenu, 'menu'>): ProductDetails {
  const product = menuProduct(details, open)
  return {
    ...product,
    description: details.description,
    images: product.image === null ? [] : [product.image],
    categories: [details.category, details.subcategory].filter((name) => name !== null),
    effects: details.effects,
    terpenes: details.terpenes.toSorted((a, b) => b.percent - a.percent),
  }
}

/** Errors: PRODUCT_NOT_FOUND. */
export async function readMenuDetails(
  http: Http,
  open: OpenMenu,
  id: string,
  signal?: AbortSignal,
): Promise<ProductDetails> {
  const { menu, store, origin } = open
  const details = findProduct(menu, id) && (await readProductDetails({ http, origin }, store, id, signal))
  if (details === null) throw new LeaflogError('PRODUCT_NOT_FOUND')
  return menuDetails(details, open)
}
