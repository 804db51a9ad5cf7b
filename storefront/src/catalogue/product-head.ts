import { pageHead } from '../page-head.ts'
import type { MenuUnavailable } from './listing-loader.ts'
import type { ProductPageData } from './product-loader.ts'
import { productStructuredData } from './structured-data.ts'

/** `now` in epoch milliseconds, for how long prices are valid (9f.3). */
export const productHead = (page: ProductPageData | MenuUnavailable, origin: string, now: number) => {
  const { title, path } = page
  if (page.kind === 'unavailable') return pageHead({ title, description: '', path, origin })
  const { name, brand, description, image } = page.product
  const head = pageHead({ title: `${name} by ${brand.name}`, description, path, origin, picture: image })
  return { ...head, meta: [...head.meta, { 'script:ld+json': productStructuredData(page, origin, now) }] }
}
