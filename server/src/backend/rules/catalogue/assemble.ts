import type { Selectable } from 'kysely'
import { priceKey, type AttributeOption, type Catalogue, type Category, type Product } from './model.ts'
import type { StoresTable } from '../../platform/tables/tables.ts'
import type { CatalogueTables } from '../../platform/tables/catalogue.ts'

/** Every row of the catalogue, each table in order of position if it has one, categories top-down. */
export interface CatalogueRows {
  options: readonly Selectable<CatalogueTables['catalog_attribute_options']>[]
  categories: readonly Selectable<CatalogueTables['catalog_categories']>[]
  products: readonly Selectable<CatalogueTables['catalog_products']>[]
  prices: readonly Selectable<CatalogueTables['catalog_prices']>[]
  placed: readonly Selectable<CatalogueTables['catalog_product_categories']>[]
  related: readonly Selectable<CatalogueTables['catalog_related_products']>[]
  stores: readonly Pick<Selectable<StoresTable>, 'store_id' | 'state_code' | 'dispensary'>[]
  carried: readonly Pick<Selectable<CatalogueTables['catalog_stock']>, 'store_id' | 'product_id'>[]
}

/** Builds a catalogue from rows. Rows with dangling references are left out. */
export function assembleCatalogue(hash: string, rows: CatalogueRows): Catalogue {
  const options = optionsOf(rows)
  const categories = categoriesOf(rows)
  const products = productsOf(rows, options)
  hangCategories(rows, products, categories)
  hangVariants(rows, products)
  for (const { product_id, state_code, mode, ...window } of rows.prices) {
    products.get(product_id)?.prices.set(priceKey(state_code, mode), window)
  }
  for (const { product_id, related_id } of rows.related) {
    const related = products.get(related_id)
    if (related) products.get(product_id)?.related.push(related)
  }
  const assortments = Map.groupBy(rows.carried, ({ store_id }) => store_id)
  const all = [...products.values()]
  return {
    hash,
    products: all.filter((product) => product.parent === null),
    bySku: new Map(all.map((product) => [product.sku, product])),
    byUrlKey: new Map(all.map((product) => [product.urlKey, product])),
    root: [...categories.values()].find((category) => category.parent === null) ?? null,
    categories: [...categories.values()],
    options: [...options.values()],
    stores: new Map(
      rows.stores.map(({ store_id, state_code, dispensary }) => [
        store_id,
        { stateCode: state_code, modes: dispensary.modes },
      ]),
    ),
    carried: new Map(
      [...assortments].map(([store, assortment]) => [store, new Set(assortment.map(({ product_id }) => product_id))]),
    ),
  }
}

const optionsOf = ({ options }: CatalogueRows): ReadonlyMap<number, AttributeOption> =>
  new Map(
    options.map(({ option_id, attribute_code, label, swatch, position }) => [
      option_id,
      { id: option_id, attribute: attribute_code, label, swatch, position },
    ]),
  )

function categoriesOf(rows: CatalogueRows): ReadonlyMap<number, Category> {
  const found = new Map<number, Category>()
  for (const row of rows.categories) {
    const parent = row.parent_id === null ? null : (found.get(row.parent_id) ?? null)
    const category: Category = {
      id: row.category_id,
      name: row.name,
      urlKey: row.url_key,
      urlPath: row.url_path,
      level: row.level,
      position: row.position,
      details: row.details,
      parent,
      children: [],
    }
    parent?.children.push(category)
    found.set(category.id, category)
  }
  return found
}

function productsOf(
  { products }: CatalogueRows,
  options: ReadonlyMap<number, AttributeOption>,
): ReadonlyMap<number, Product> {
  const option = (id: number | null) => (id === null ? null : (options.get(id) ?? null))
  return new Map(
    products.map((row) => [
      row.product_id,
      {
        id: row.product_id,
        sku: row.sku,
        type: row.type,
        name: row.name,
        urlKey: row.url_key,
        brand: option(row.brand_id),
        strainType: option(row.strain_type_id),
        size: option(row.size_id),
        isMedicalOnly: row.is_medical_only,
        limits: { thcMg: row.thc_mg, cbdMg: row.cbd_mg, smokableMg: row.smokable_mg },
        position: row.position,
        details: row.details,
        parent: null,
        variants: [],
        categories: [],
        related: [],
        prices: new Map(),
      },
    ]),
  )
}

function hangCategories(
  { placed }: CatalogueRows,
  products: ReadonlyMap<number, Product>,
  categories: ReadonlyMap<number, Category>,
): void {
  for (const { product_id, category_id } of placed) {
    const category = categories.get(category_id)
    if (category) products.get(product_id)?.categories.push(category)
  }
  for (const product of products.values()) {
    product.categories.sort((a, b) => a.level - b.level || a.position - b.position)
  }
}

/** A variant is shown where its product is. */
function hangVariants(rows: CatalogueRows, products: ReadonlyMap<number, Product>): void {
  for (const row of rows.products) {
    const product = products.get(row.product_id)
    const parent = row.parent_id === null ? undefined : products.get(row.parent_id)
    if (!product || !parent) continue
    product.parent = parent
    product.categories = parent.categories
    parent.variants.push(product)
  }
  for (const { variants } of products.values()) {
    variants.sort((a, b) => (a.size?.position ?? 0) - (b.size?.position ?? 0))
  }
}
