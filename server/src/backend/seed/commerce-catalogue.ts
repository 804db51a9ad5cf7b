/** The commerce catalogue of the fixtures as rows. */
import type { CommerceCatalogue, CommerceProduct, Dispensary } from '@leaflog/fixtures'
import type {
  AttributeOptionsTable,
  CatalogPricesTable,
  CatalogProductCategoriesTable,
  CatalogProductsTable,
  CatalogRelatedProductsTable,
  CatalogStockTable,
  CategoriesTable,
  CategoryDetails,
  ProductDetails,
} from '../platform/tables/catalogue.ts'

type Row<Table extends { details: unknown }, Details> = Omit<Table, 'details'> & { details: Details }

export const attributeOptionRows = ({ attributeOptions }: CommerceCatalogue): AttributeOptionsTable[] =>
  attributeOptions.map(({ id, attribute, label, swatch }, position) => ({
    option_id: id,
    attribute_code: attribute,
    label,
    position,
    swatch,
  }))

export const categoryRows = ({ categories }: CommerceCatalogue): Row<CategoriesTable, CategoryDetails>[] =>
  categories.map(({ id, parentId, name, urlKey, urlPath, level, details }, position) => ({
    category_id: id,
    parent_id: parentId,
    name,
    url_key: urlKey,
    url_path: urlPath,
    level,
    position,
    details,
  }))

/** The id of the sku's product, for other tables. @throws for an unknown sku */
function idsOf(products: readonly CommerceProduct[]): (sku: string) => number {
  const ids = new Map(products.map(({ sku, id }) => [sku, id]))
  return (sku) => {
    const id = ids.get(sku)
    if (id === undefined) throw new Error(`the catalogue has no product ${sku}`)
    return id
  }
}

export function productRows({ products }: CommerceCatalogue): Row<CatalogProductsTable, ProductDetails>[] {
  const idOf = idsOf(products)
  return products.map((product, position) => ({
    product_id: product.id,
    sku: product.sku,
    parent_id: product.parentSku === null ? null : idOf(product.parentSku),
    type: product.type,
    name: product.name,
    url_key: product.urlKey,
    brand_id: product.brandId,
    strain_type_id: product.strainTypeId,
    size_id: product.sizeId,
    is_medical_only: product.isMedicalOnly,
    thc_mg: product.limits.thcMg,
    cbd_mg: product.limits.cbdMg,
    smokable_mg: product.limits.smokableMg,
    position,
    details: product.details,
  }))
}

export const priceRows = ({ products }: CommerceCatalogue): CatalogPricesTable[] =>
  products.flatMap(({ id, prices }) =>
    prices.map(({ stateCode, mode, cents, special }) => ({
      product_id: id,
      state_code: stateCode,
      mode,
      price: cents,
      special_price: special?.cents ?? null,
      special_from: special?.from ?? null,
      special_to: special?.to ?? null,
    })),
  )

/** Only for parents: a variant is shown where its parent is. */
export function productCategoryRows({ products, categories }: CommerceCatalogue): CatalogProductCategoriesTable[] {
  const ids = new Map(categories.map(({ urlPath, id }) => [urlPath, id]))
  return products
    .filter(({ parentSku }) => parentSku === null)
    .flatMap((product) =>
      product.categories.flatMap((urlPath) => {
        const category_id = ids.get(urlPath)
        return category_id === undefined ? [] : [{ product_id: product.id, category_id }]
      }),
    )
}

export function relatedProductRows({ products }: CommerceCatalogue): CatalogRelatedProductsTable[] {
  const idOf = idsOf(products)
  return products.flatMap(({ id, related }) =>
    related.map((sku, position) => ({ product_id: id, related_id: idOf(sku), position })),
  )
}

export function stockRows(
  { products, assortments }: CommerceCatalogue,
  stores: readonly Dispensary[],
): CatalogStockTable[] {
  const idOf = idsOf(products)
  return stores.flatMap(({ store_id, store_code }) =>
    Object.entries(assortments[store_code] ?? {}).map(([sku, quantity]) => ({
      store_id,
      product_id: idOf(sku),
      quantity,
    })),
  )
}
