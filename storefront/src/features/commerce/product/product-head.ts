import { breadcrumbData } from '@leaflog/core/seo'
import type { PageContext } from '../../../shared/page/context.ts'
import { texts } from '../../../shared/i18n/texts.ts'
import { pageHead } from '../../../shared/page/page-head.ts'
import type { ProductPageData } from './product-loader.ts'
import { plainDescription, productStructuredData } from './structured-data.ts'

/** Title, description, canonical address and structured data of a product's page. */
export async function productHead(page: ProductPageData, context: Pick<PageContext, 'origin' | 'now' | 'texts'>) {
  const { origin } = context
  const facts = { title: page.title, description: '', path: page.path, origin }
  if (page.kind !== 'product') return pageHead(facts)
  const { product, title: name } = page
  const t = await texts(context, 'head', 'product', 'catalogue', 'cart', 'forms')
  const { brand_name: brand } = product
  return pageHead({
    ...facts,
    title: brand === '' ? name : t('productBy', { name, brand }),
    description: plainDescription(product),
    ...(product.small_image !== null && { picture: product.small_image }),
    type: 'product',
    structured: [productStructuredData(page, origin, context.now()), breadcrumbData(page.trail, origin)],
  })
}
