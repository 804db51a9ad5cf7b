/** A page's details for analytics (4f.1, 4f.4): taken from its loader data, never from the screen. */
import type { PageDetails } from '@leaflog/core'
import { lowestPrice, type ShoppingMode } from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import type { CommerceProduct } from '@leaflog/core/wire/commerce/commerce-product'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import type { RegisteredRouter } from '@tanstack/react-router'
import { pageType } from './page-type.ts'

type Shown = PageDetails['shows'][number]
type RouterState = Pick<RegisteredRouter['state'], 'location' | 'matches'>

/** Maximum products of a listing that are sent. */
const MAX_LISTED = 24

const listed = (product: ListedProduct, mode: ShoppingMode) => ({
  id: product.product_id,
  name: product.name,
  price: lowestPrice(product, mode) ?? 0,
  brand: product.brand.name,
  category: product.category,
})

const carded = ({ sku, name, price, brand }: CommerceCard, category: string | null) => ({
  id: sku,
  name,
  price: price.from,
  brand,
  category,
})

const bought = (product: CommerceProduct) => ({
  id: product.sku,
  name: product.name,
  price: product.price_range.minimum.final,
  brand: product.brand_name,
  category: product.categories[0]?.name ?? null,
})

/** 5c.3.6: a listing with a search text counts as a search too. */
const listing = (list: string, text: string, total: number, items: Shown['data'][]): Shown[] => [
  { name: 'PLP', data: { list, total, items: items.slice(0, MAX_LISTED) } },
  ...(text === '' ? [] : [{ name: 'SEARCH' as const, data: { term: text, results: total } }]),
]

function showsOf({ matches }: RouterState): Shown[] {
  const match = matches.at(-1)
  switch (match?.routeId) {
    case '/shopd/category/$category/{-$subcategory}':
    case '/shopd/brands/$brand': {
      const page = match.loaderData
      if (page === undefined || page.kind === 'unavailable') return []
      const { total, products } = page.listing
      const items = products.slice(0, MAX_LISTED).map((product) => listed(product, page.mode))
      return listing(page.title, page.query.text, total, items)
    }
    case '/category':
    case '/category/$category/{-$subcategory}': {
      const page = match.loaderData
      if (page?.kind !== 'listing') return []
      const items = page.listing.items.map((card) => carded(card, page.title))
      return listing(page.title, page.query.text, page.listing.total, items)
    }
    case '/search': {
      const page = match.loaderData
      if (page?.kind === 'menu') return [{ name: 'SEARCH', data: { term: page.term, results: page.results.total } }]
      if (page?.kind === 'category')
        return [{ name: 'SEARCH', data: { term: page.term, results: page.page.listing.total } }]
      return []
    }
    case '/shopd/product/$slug': {
      const page = match.loaderData
      return page?.kind === 'product' ? [{ name: 'PDP', data: listed(page.product, page.mode) }] : []
    }
    case '/product/$slug': {
      const page = match.loaderData
      return page?.kind === 'product' ? [{ name: 'PDP', data: bought(page.product) }] : []
    }
    default:
      return []
  }
}

/** Filters and sort order do not make another page; another search does. */
export function pageDetails(state: RouterState): Omit<PageDetails, 'language'> {
  const { pathname } = state.location
  const shows = showsOf(state)
  const term = shows.find(({ name }) => name === 'SEARCH')?.data['term']
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`
  return { path, key: `${path}?${typeof term === 'string' ? term : ''}`, type: pageType(path), shows }
}
