import { commerceProductHref, pageSize } from '@leaflog/core/catalogue'
import { breadcrumbData, itemListData, NOINDEX, type Thing } from '@leaflog/core/seo'
import { besideLinks } from '../../../shared/page/beside-pages.ts'
import { pageHead } from '../../../shared/page/page-head.ts'
import type { CategoryPage } from './category-page.ts'

/** Structured data of the listed products, if there are any. */
function listOf(page: CategoryPage, origin: string): Thing[] {
  switch (page.kind) {
    case 'listing': {
      const { items, total, page: number } = page.listing
      const listed = items.map(({ name, urlKey }) => ({ name, href: commerceProductHref(urlKey) }))
      return [itemListData(page.title, listed, origin, { total, first: (number - 1) * pageSize + 1 })]
    }
    case 'landing':
      return [itemListData(page.title, page.categories, origin)]
    case 'brands':
      return [itemListData(page.title, page.brands, origin)]
    default:
      return []
  }
}

const pictureOf = (page: CategoryPage): string | null | undefined => {
  if (page.kind === 'listing') return page.listing.items[0]?.image
  return page.kind === 'landing' ? page.categories[0]?.image : null
}

/** The head of a category: previous and next page, its products, and breadcrumbs. */
export const categoryHead = (page: CategoryPage, origin: string) => {
  const { isSearch, previous, next, ...facts } = page.head
  const picture = pictureOf(page)
  const head = pageHead({
    ...facts,
    origin,
    // 5d.1: results of a search are not indexed.
    ...(isSearch && { robots: NOINDEX }),
    ...(picture && { picture }),
    structured: page.kind === 'unavailable' ? [] : [breadcrumbData(page.trail, origin), ...listOf(page, origin)],
  })
  return { ...head, links: [...head.links, ...besideLinks({ previous, next }, origin)] }
}
