import type { Database } from '../../platform/db.ts'
import type { PricingMode } from '../../platform/tables/tables.ts'
import { loadCatalogue } from './load-catalogue.ts'
import type { Product } from './model.ts'
import { offerOf, type Offer, type Shop } from './offers.ts'
import { shoppingMode } from './shopping-mode.ts'
import { loadStock } from './stock.ts'

/** The catalogue for one request: at its store, in its mode, now. */
export interface CatalogueView extends Shop {
  /** The store's products in either mode, by position. */
  offers(): readonly Offer[]
  /** Undefined if the store does not carry it. */
  offer(product: Product): Offer | undefined
  /** The salable stock of each product, by id; queried once. */
  stock(): Promise<ReadonlyMap<number, number>>
}

interface Visit {
  storeId: string
  /** Null if none is requested. */
  mode: PricingMode | null
  /** Epoch milliseconds. */
  now: number
}

/** The catalogue at a store, in a mode that it sells in. It is empty for a store of another channel. */
export async function visitCatalogue(db: Database, { storeId, mode, now }: Visit): Promise<CatalogueView> {
  const catalogue = await loadCatalogue(db)
  const store = catalogue.stores.get(storeId)
  return viewAt(db, {
    catalogue,
    storeId,
    stateCode: store?.stateCode ?? '',
    mode: shoppingMode(mode, store?.modes ?? []),
    now,
  })
}

/** The catalogue at a store, in one of the store's modes. `db` must be the database itself. */
export const openCatalogue = async (db: Database, place: Omit<Shop, 'catalogue'>): Promise<CatalogueView> =>
  viewAt(db, { ...place, catalogue: await loadCatalogue(db) })

const viewAt = (db: Database, shop: Shop) => viewOf(shop, () => loadStock(db, shop.catalogue, shop.storeId))

export function viewOf(shop: Shop, readStock: CatalogueView['stock']): CatalogueView {
  const known = new Map<Product, Offer | undefined>()
  let all: readonly Offer[] | undefined
  let stock: ReturnType<CatalogueView['stock']> | undefined
  const offer = (product: Product) => {
    if (!known.has(product)) known.set(product, offerOf(shop, product))
    return known.get(product)
  }
  return {
    ...shop,
    offer,
    offers: () => (all ??= shop.catalogue.products.map(offer).filter((found) => found !== undefined)),
    stock: () => (stock ??= readStock()),
  }
}

/** The salable quantity: the sum of all variants, or as many bundles as their required items allow. */
export async function quantityOf(view: CatalogueView, { product, variants }: Offer): Promise<number> {
  const stock = await view.stock()
  const { bundle } = product.details
  if (bundle) {
    const most = bundle.items
      .filter((item) => item.required)
      .map(({ options }) => {
        const pieces = options.map(({ sku, quantity }) => {
          const part = view.catalogue.bySku.get(sku)
          return part && view.offer(part)?.isInMode ? Math.floor((stock.get(part.id) ?? 0) / quantity) : 0
        })
        return Math.max(0, ...pieces)
      })
    return Math.min(...most)
  }
  if (product.type !== 'configurable') return stock.get(product.id) ?? 0
  return variants.reduce((sum, variant) => sum + (stock.get(variant.product.id) ?? 0), 0)
}
