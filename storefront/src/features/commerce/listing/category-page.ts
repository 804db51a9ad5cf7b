import type { Breadcrumb, CommerceAttribute, CommerceQuery, ShoppingMode } from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import type { Aggregation, CommerceListing } from '@leaflog/core/wire/commerce/commerce-listing'
import type { BesidePages } from '../../../shared/page/beside-pages.ts'
import type { BrandEntry } from '../../../shared/product/brand-index.tsx'
import type { FoundStore } from '@leaflog/core/products'

/** Values for the document's head. */
export type CategoryHead = BesidePages & {
  title: string
  description: string
  /** The canonical address. */
  path: string
  /** Results of a search are not indexed (5d.1). */
  isSearch: boolean
}

/** A category's text, in plain words. `language`: null if it is the page's. */
export type CategoryIntro = { paragraphs: string[]; language: string | null }

/** A category as a tile. */
export type CategoryTile = { name: string; href: string; image: string | null; count: number }

/** A link in a row of subcategories. */
export type Kind = { name: string; href: string; current: boolean }

type Page = { head: CategoryHead; title: string; path: string; trail: Breadcrumb[] }

/** A page of products: a category, a brand, or everything. */
export type ListingPage = Page & {
  kind: 'listing'
  /** Null if the category only lists products (3.10). */
  intro: CategoryIntro | null
  /** A brand's logo. */
  mark: string | null
  kinds: Kind[]
  /** The parent category's name. */
  family: string
  query: CommerceQuery
  listing: Omit<CommerceListing, 'aggregations'>
  /** For each attribute, the values that can be chosen, independent of its own choice (3.8). */
  facets: Aggregation[]
  /** Attributes that define the page, so they are not offered as filters. */
  hidden: CommerceAttribute[]
  mode: ShoppingMode
  storeName: string
}

/** A category that shows its text and child categories (3.10, display mode PAGE), or all categories. */
export type LandingPage = Page & {
  kind: 'landing'
  intro: CategoryIntro | null
  categories: CategoryTile[]
  sale: CommerceCard[]
  storeName: string
}

export type BrandsPage = Page & { kind: 'brands'; brands: BrandEntry[]; storeName: string }

/** No store of the commerce channel is chosen: lists those with this category. */
export type ChooseStorePage = Page & {
  kind: 'choose'
  /** Nearest first if the visitor's place is known. */
  stores: FoundStore[]
  states: string[]
  /** This address, filters included, to return to after choosing. */
  here: string
  /** The chosen store of the other channel, which has no such category. */
  chosen: string | null
}

/** The commerce backend did not answer. */
export type UnavailablePage = Page & { kind: 'unavailable' }

export type CategoryPage = ListingPage | LandingPage | BrandsPage | ChooseStorePage | UnavailablePage
