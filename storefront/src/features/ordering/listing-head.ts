import { brandHref, pageSize, productHref } from '@leaflog/core/catalogue'
import { breadcrumbData, itemListData, NOINDEX } from '@leaflog/core/seo'
import { besideLinks } from '../../shared/page/beside-pages.ts'
import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import type { BrandsPageData } from './brands-loader.ts'
import type { ListingPageData, MenuUnavailable } from './listing-loader.ts'

/** The head of a listing: its products in order, and breadcrumbs. */
export const listingHead = (page: ListingPageData | MenuUnavailable, origin: string) => {
  if (page.kind === 'unavailable') return pageHead({ ...page, description: '', origin })
  const { products, total, page: number } = page.listing
  const listed = products.map((product) => ({ name: product.name, href: productHref(product) }))
  const { previous, next, ...facts } = page.head
  const head = pageHead({
    ...facts,
    origin,
    // 5d.1: an expired special is not indexed.
    ...(page.kind === 'specialOver' && { robots: NOINDEX }),
    ...(products[0] !== undefined && { picture: products[0].image }),
    structured: [
      breadcrumbData(page.trail, origin),
      itemListData(page.title, listed, origin, { total, first: (number - 1) * pageSize + 1 }),
    ],
  })
  return { ...head, links: [...head.links, ...besideLinks({ previous, next }, origin)] }
}

/** The head of the page of all brands. */
export const brandsHead = async (
  page: BrandsPageData | MenuUnavailable,
  context: Pick<PageContext, 'origin' | 'texts'>,
) => {
  const t = await texts(context, 'catalogue')
  const { path } = page
  const { origin } = context
  const words = { title: t('brandIndex.heading'), description: t('head.brands'), path, origin }
  if (page.kind === 'unavailable') return pageHead(words)
  const listed = page.brands.map(({ name }) => ({ name, href: brandHref(name) }))
  return pageHead({
    ...words,
    structured: [breadcrumbData([{ label: page.title, href: path }], origin), itemListData(page.title, listed, origin)],
  })
}
