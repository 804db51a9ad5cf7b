import { breadcrumbData } from '@leaflog/core/seo'
import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import type { MenuUnavailable } from './listing-loader.ts'
import type { ProductPageData } from './product-loader.ts'
import { productStructuredData } from './structured-data.ts'

type HeadContext = Pick<PageContext, 'origin' | 'now' | 'texts'>

/** Title, description, canonical address and structured data of a product's page. */
export const productHead = async (page: ProductPageData | MenuUnavailable, context: HeadContext) => {
  const { title, path } = page
  const { origin } = context
  if (page.kind === 'unavailable') return pageHead({ title, description: '', path, origin })
  const t = await texts(context, 'head', 'product', 'catalogue', 'cart')
  const { name, brand, description, image } = page.product
  return pageHead({
    title: t('productBy', { name, brand: brand.name }),
    description,
    path,
    origin,
    picture: image,
    type: 'product',
    structured: [productStructuredData(page, origin, context.now()), breadcrumbData(page.trail, origin)],
  })
}
