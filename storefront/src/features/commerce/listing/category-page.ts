import type { Breadcrumb, CommerceAttribute, CommerceQuery, ShoppingMode } from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import type { Aggregation, CommerceListing } from '@leaflog/core/wire/commerce/commerce-listing'
import type { BesidePages } from '../../../shared/page/beside-pages.ts'
import type { BrandEntry } from '../../../shared/product/brand-index.tsx'
import type { FoundStore } from '../../../shared/locations/find-stores.ts'

/** What a page says of itself in the document's head. */
export type CategoryHead = BesidePages & {
  title: string
  description: string
  /** The address that search engines should keep. */
  path: string
  /** Results of a search are for no search engine (5d.1). */
  isSearch: boolean
}

/** A category as a tile. */
export type CategoryTile = { name: string; href: string; image: string | null; count: number }

/** A link of a row of kinds. */
export type Kind = { name: string; href: string; current: boolean }

type Page = { head: CategoryHead; title: string; path: string; trail: Breadcrumb[] }

/** A page of products: a category, a brand, or everything. */
export type ListingPage = Page & {
  kind: 'listing'
  /** What the category says of itself; empty where it only lists (3.10). */
  intro: string[]
  /** A brand's mark. */
  mark: string | null
  kinds: Kind[]
  /** What they are kinds of. */
  family: string
  query: CommerceQuery
  listing: Omit<CommerceListing, 'aggregations'>
  /** For each attribute, what could be chosen of it, whatever of it is chosen (3.8). */
  facets: Aggregation[]
  /** What the page is about already. */
  hidden: CommerceAttribute[]
  mode: ShoppingMode
  storeName: string
}

/** A category that shows what it has to say and the categories below it (3.10, display mode PAGE), or all categories. */
export type LandingPage = Page & {
  kind: 'landing'
  intro: string[]
  categories: CategoryTile[]
  sale: CommerceCard[]
  storeName: string
}

export type BrandsPage = Page & { kind: 'brands'; brands: BrandEntry[]; storeName: string }

/** The visitor shops at no store of the commerce channel: which ones have this category. */
export type ChooseStorePage = Page & {
  kind: 'choose'
  /** Nearest first where a place is known. */
  stores: FoundStore[]
  states: string[]
  /** This address, filters included: where a choice leads back to. */
  here: string
  /** The store of the other channel that is chosen, and has no such category. */
  chosen: string | null
}

/** The commerce backend did not answer. */
export type UnavailablePage = Page & { kind: 'unavailable' }

export type CategoryPage = ListingPage | LandingPage | BrandsPage | ChooseStorePage | UnavailablePage
