import { pageHead } from '../page-head.ts'
import type { ProductPageData } from './product-loader.ts'
import { plainDescription, productStructuredData } from './structured-data.ts'

/** Title, description, canonical address and structured data of a product's page. */
export function productHead(page: ProductPageData, origin: string, now: number) {
  const facts = { title: page.title, description: '', path: page.path, origin }
  if (page.kind !== 'product') return pageHead(facts)
  const { product } = page
  const head = pageHead({
    ...facts,
    title: product.brand_name === '' ? product.name : `${product.name} by ${product.brand_name}`,
    description: plainDescription(product),
    ...(product.small_image !== null && { picture: product.small_image }),
  })
  return { ...head, meta: [...head.meta, { 'script:ld+json': productStructuredData(page, origin, now) }] }
}
