/** The catalogue in memory: written by a seed, and constant until the next one. */
import type { PricingMode } from '../../platform/tables/tables.ts'
import type { PriceWindow } from './prices.ts'
import type { AttributeCode, CategoryDetails, ProductDetails, ProductType } from '../../platform/tables/catalogue.ts'

export interface AttributeOption {
  id: number
  attribute: AttributeCode
  label: string
  swatch: string | null
  position: number
}

export interface Category {
  id: number
  name: string
  urlKey: string
  urlPath: string
  level: number
  position: number
  details: CategoryDetails
  parent: Category | null
  children: Category[]
}

export interface Product {
  id: number
  sku: string
  type: ProductType
  name: string
  urlKey: string
  brand: AttributeOption | null
  strainType: AttributeOption | null
  size: AttributeOption | null
  isMedicalOnly: boolean
  /** What one counts toward the limits of an order (3.4.5), in milligrams. */
  limits: { thcMg: number; cbdMg: number; smokableMg: number }
  position: number
  details: ProductDetails
  /** Set on variants. */
  parent: Product | null
  /** Set on configurable products, in the order of their sizes. */
  variants: Product[]
  /** A variant has its parent's; from the top. */
  categories: Category[]
  related: Product[]
  /** By `priceKey`. */
  prices: Map<string, PriceWindow>
}

export const priceKey = (stateCode: string, mode: PricingMode): string => `${stateCode} ${mode}`

export interface Catalogue {
  /** The hash of its seed. */
  hash: string
  /** Everything that is listed: all products but variants, by position. */
  products: readonly Product[]
  bySku: ReadonlyMap<string, Product>
  byUrlKey: ReadonlyMap<string, Product>
  root: Category | null
  categories: readonly Category[]
  /** Of all attributes, by position. */
  options: readonly AttributeOption[]
  /** Stores of the commerce channel, by id. */
  stores: ReadonlyMap<string, { stateCode: string; modes: readonly PricingMode[] }>
  /** Products that a store carries, by its id. */
  carried: ReadonlyMap<string, ReadonlySet<number>>
}
