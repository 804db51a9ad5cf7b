/** What the catalogue says of stores, categories and products: one model for both channels. Money in cents. */
import type { ShoppingMode } from '../../rules/catalogue/menu.ts'
import type { Pickup } from '../../rules/catalogue/pickup.ts'
import type { Coordinates } from '../../rules/stores/find-stores.ts'

/** A dispensary. */
export interface Store {
  /** Such as `fl_miami`: for `shop.dispensary.choose`, and for `store` in queries. */
  readonly code: string
  /** As shoppers know it. */
  readonly name: string
  /** Which cart its products go into. */
  readonly channel: 'ordering' | 'commerce'
  /** The state in which it is. */
  readonly state: {
    /** Such as `FL`. */
    readonly code: string
    /** Such as `Florida`. */
    readonly name: string
  }
  /** Street and number. */
  readonly address: string
  /** The city of the address. */
  readonly city: string
  /** The ZIP code of the address. */
  readonly postcode: string
  /** For calls from shoppers. */
  readonly phone: string
  /** In degrees. */
  readonly latitude: number
  /** In degrees. */
  readonly longitude: number
  /** Whom it sells to. */
  readonly modes: readonly ShoppingMode[]
  /** When an order can be picked up: `now` while it is open. Times are local to the store, `HH:MM`. */
  readonly pickup: Pickup
  /** Null if it does not deliver. */
  readonly delivery: {
    /** Cents. */
    readonly fee: number
    /** Cents of an order from which on there is no fee. */
    readonly freeFrom: number
    /** Cents that an order has to have. */
    readonly minimum: number
  } | null
  /** From the place that was asked about; null without one. */
  readonly miles: number | null
}

/** Which stores are read, nearest first if `near` is given, otherwise by city and name. */
export interface StoreQuery {
  /** The place from which distances are measured. */
  readonly near?: Coordinates | undefined
  /** A state's code, such as `FL`. */
  readonly state?: string | undefined
  /** Words of a name, city or address, or the beginning of a ZIP code. */
  readonly text?: string | undefined
  /** Only stores that are open now. */
  readonly open?: boolean | undefined
}

/** A category that has products in the mode in which one shops. */
export interface Category {
  /** For `category` in queries: `flower`, and below it `flower/pre-rolls`. */
  readonly slug: string
  /** As the store writes it. */
  readonly name: string
  /** How many products it has. */
  readonly count: number
  /** The categories below it, one level down. */
  readonly children: readonly Category[]
}

/** One of a product's sizes. */
export interface ProductSize {
  /** What its cart calls the choice. */
  readonly id: string
  /** As the store writes it, such as `3.5g`; what `catalogue.add` takes as `size`. */
  readonly label: string
  /** Of one, in cents. */
  readonly price: {
    /** What is paid. */
    readonly final: number
    /** Before a reduction; as `final` without one. */
    readonly regular: number
  }
  /** Nothing of this size is left. */
  readonly isSoldOut: boolean
}

/** A product at one store. */
export interface Product {
  /** Identifies it at its store: an ordering product's id, a commerce product's sku. */
  readonly id: string
  /** Its store's code. */
  readonly store: string
  /** Which cart it goes into. */
  readonly channel: 'ordering' | 'commerce'
  /** As the store writes it. */
  readonly name: string
  /** Who makes it. */
  readonly brand: string
  /** Null where a list does not say. */
  readonly category: string | null
  /** Null if it has none, or the store does not say. */
  readonly strain: 'indica' | 'hybrid' | 'sativa' | null
  /** As a label says it, such as `21–24%` or `100 mg`. */
  readonly thc: string | null
  /** An absolute address, or a path if the gateway is the page's own; null without a picture. */
  readonly image: string | null
  /** Its page in the shop, as `image`. */
  readonly url: string
  /** Sold to patients only. */
  readonly isMedicalOnly: boolean
  /** Nothing of it is left. */
  readonly isSoldOut: boolean
  /** Over all sizes, in cents. */
  readonly price: {
    /** The lowest. */
    readonly from: number
    /** The highest. */
    readonly to: number
    /** The lowest before a reduction; as `from` without one. */
    readonly regular: number
  }
  /** Light to heavy; a menu's product that comes in one size has that one. Empty for products without sizes. */
  readonly sizes: readonly ProductSize[]
  /**
   * What has to be chosen to buy it: nothing, a size, further options or a set's parts (`options`), or more than can be
   * picked, such as a gift card's amount and message. Its page in the shop asks for all of it.
   */
  readonly choose: 'nothing' | 'size' | 'options' | 'more'
}

/** A product with what its own page says. */
export interface ProductDetails extends Product {
  /** Plain text; paragraphs are separated by an empty line. */
  readonly description: string
  /** As `image`; the first is the main picture. */
  readonly images: readonly string[]
  /** Names, from the root down. */
  readonly categories: readonly string[]
  /** What the brand says of it, such as `Relaxed`. */
  readonly effects: readonly string[]
  /** Percent of weight, strongest first; empty if unknown. */
  readonly terpenes: readonly {
    /** Such as `Myrcene`. */
    readonly name: string
    /** Of weight. */
    readonly percent: number
  }[]
}

/** Which products are read. Values of one filter widen the result, different filters narrow it. */
export interface ProductQuery {
  /** A store's code; by default the chosen store. */
  readonly store?: string | undefined
  /** Only products with these ids; unknown ones are left out. */
  readonly ids?: readonly string[] | undefined
  /** A category's slug; by default the whole menu. */
  readonly category?: string | undefined
  /** Slugs, as `facets` lists them. */
  readonly brand?: readonly string[] | undefined
  /** Only products of these strains. */
  readonly strain?: readonly ('indica' | 'hybrid' | 'sativa')[] | undefined
  /** Slugs, such as `3.5g`. */
  readonly size?: readonly string[] | undefined
  /** Only reduced products. */
  readonly onSale?: boolean | undefined
  /** Words to search for. */
  readonly text?: string | undefined
  /** By default the store's own order. */
  readonly sort?: 'price' | 'price-desc' | 'name' | undefined
  /** From 1. */
  readonly page?: number | undefined
  /** At most 100; by default 24. */
  readonly pageSize?: number | undefined
}

/** A value of a filter, with how many products choosing it would give. */
export interface Facet {
  /** What a query takes. */
  readonly value: string
  /** What a shopper reads. */
  readonly label: string
  /** How many products choosing it would give. */
  readonly count: number
  /** The query has it. */
  readonly selected: boolean
}

/** A page of products. What is sold out comes last. */
export interface ProductList {
  /** Those of this page. */
  readonly products: readonly Product[]
  /** How many there are on all pages. */
  readonly total: number
  /** From 1; a page beyond the last is the last. */
  readonly page: number
  /** At least 1. */
  readonly pages: number
  /** The values of each filter that the listing has, for further choices. */
  readonly facets: {
    /** Brands, alphabetically. */
    readonly brand: readonly Facet[]
    /** Strains. */
    readonly strain: readonly Facet[]
    /** Sizes, light to heavy. */
    readonly size: readonly Facet[]
  }
}
