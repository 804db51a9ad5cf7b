/** The data of a sku that a cart needs, at one store, in one mode, now. */
import type { Database } from '../../platform/db.ts'
import type { PricingMode } from '../../platform/tables/tables.ts'
import { finalPrice, type PriceWindow } from './prices.ts'
import { selectSellables, type SellableRow } from './sellable-rows.ts'
import type {
  BundleDetails,
  BundleItemDetails,
  BundleOptionDetails,
  GiftCardDetails,
  ProductType,
} from '../../platform/tables/catalogue.ts'
import { bundleItemUid, bundleOptionUid, configurableOptionUid, configurableValueUid, entityUid } from './uids.ts'

/** A variant's value of an attribute of its configurable product. */
export interface SellableOption {
  code: string
  label: string
  optionUid: string
  valueLabel: string
  valueUid: string
}

export interface BundleChoice extends BundleOptionDetails {
  uid: string
  /** Null if the catalogue does not have the sku. */
  product: Sellable | null
}

export interface SellableBundle extends Omit<BundleDetails, 'items'> {
  items: (Omit<BundleItemDetails, 'options'> & { uid: string; options: BundleChoice[] })[]
}

export interface Sellable {
  productId: number
  uid: string
  sku: string
  /** The configurable product of a variant. */
  parentSku: string | null
  type: ProductType
  name: string
  /** The name without the option: the configurable product's. */
  displayName: string
  /** The url key of the page that shows it: the configurable product's. */
  urlKey: string
  /** Path of a picture, such as `/products/flower/p10001.jpg`. */
  thumbnail: string | null
  /**
   * Whether the store carries it and sells it in this mode. If not, the prices are the other mode's, or 0. A
   * configurable product is sold if one of its variants is; a bundle if every required item has an option that is.
   */
  isSold: boolean
  /**
   * Cents. For a configurable product the lowest price of its variants; 0 for gift cards and bundles with a dynamic
   * price.
   */
  priceCents: number
  finalCents: number
  isMedicalOnly: boolean
  /** Without reserved stock, never below 0. The sum of all variants; as many bundles as the required items allow. */
  quantityInStock: number
  brand: string | null
  strainType: { id: number; label: string } | null
  categoryNames: string[]
  options: SellableOption[]
  limits: { thcMg: number; cbdMg: number; smokableMg: number }
  /** 3.4.4, item_info. */
  info: { thc: SellableRow['details']['thc']; batch: string | null; consumptionForms: string[] }
  /** Set on a configurable product, in the order of their sizes. */
  variants: Sellable[]
  bundle: SellableBundle | null
  giftCard: GiftCardDetails | null
}

/**
 * The products of these skus, by sku, in two statements regardless of the number; unknown skus are missing. `db` may be
 * a transaction.
 * @param now epoch milliseconds
 */
export async function loadSellables(
  db: Database,
  { storeCode, mode, skus, now }: { storeCode: string; mode: PricingMode; skus: Iterable<string>; now: number },
): Promise<Map<string, Sellable>> {
  const wanted = [...new Set(skus)]
  if (wanted.length === 0) return new Map()
  const rows = await selectSellables(db, storeCode).where('product.sku', 'in', wanted).execute()
  const parts = partsOf(rows)
  const partRows =
    parts.skus.length + parts.parents.length === 0
      ? []
      : await selectSellables(db, storeCode)
          .where((where) =>
            where.or([
              ...(parts.skus.length > 0 ? [where('product.sku', 'in', parts.skus)] : []),
              ...(parts.parents.length > 0 ? [where('product.parent_id', 'in', parts.parents)] : []),
            ]),
          )
          .execute()
  const partsBySku = new Map(partRows.map((row) => [row.sku, alone(row, mode, now)]))
  const variantsOf = Map.groupBy(
    partRows.toSorted((a, b) => (a.size_position ?? 0) - (b.size_position ?? 0)),
    (row) => row.parent_id,
  )
  return new Map(
    rows.map((row) => {
      const variants = (variantsOf.get(row.product_id) ?? []).flatMap(({ sku }) => partsBySku.get(sku) ?? [])
      return [row.sku, composed(row, alone(row, mode, now), variants, partsBySku)]
    }),
  )
}

function partsOf(rows: readonly SellableRow[]): { skus: string[]; parents: number[] } {
  const options = rows.flatMap((row) => row.details.bundle?.items.flatMap((item) => item.options) ?? [])
  return {
    skus: [...new Set(options.map((option) => option.sku))],
    parents: rows.filter((row) => row.type === 'configurable').map((row) => row.product_id),
  }
}

/** The price of the mode, or of the other one if this mode does not sell it. */
function priceOf({ prices }: SellableRow, mode: PricingMode): (PriceWindow & { mode: PricingMode }) | undefined {
  return prices.find((price) => price.mode === mode) ?? prices[0]
}

function optionsOf(row: SellableRow): SellableOption[] {
  if (row.parent_id === null || row.size === null || row.size_id === null) return []
  return [
    {
      code: 'size',
      label: 'Size',
      optionUid: configurableOptionUid('size', row.parent_id),
      valueLabel: row.size,
      valueUid: configurableValueUid('size', row.size_id),
    },
  ]
}

const strainOf = ({ strain_type_id: id, strain_label: label }: SellableRow): Sellable['strainType'] =>
  id === null || label === null ? null : { id, label }

/** A product alone, before its variants or items are added. */
function alone(row: SellableRow, mode: PricingMode, now: number): Sellable {
  const price = priceOf(row, mode)
  const { thc, batch, consumptionForms, pictures, giftCard, bundle } = row.details
  return {
    productId: row.product_id,
    uid: entityUid(row.product_id),
    sku: row.sku,
    parentSku: row.parent_sku,
    type: row.type,
    name: row.name,
    displayName: row.parent_name ?? row.name,
    urlKey: row.parent_url_key ?? row.url_key,
    thumbnail: pictures[0]?.path ?? null,
    isSold:
      row.channel === 'commerce' &&
      (price ? price.mode === mode : bundle?.dynamicPrice === true) &&
      (row.quantity !== null || bundle !== null),
    priceCents: price?.price ?? 0,
    finalCents: price ? finalPrice(price, now) : 0,
    isMedicalOnly: row.is_medical_only,
    quantityInStock: Math.max(0, (row.quantity ?? 0) + (row.reserved ?? 0)),
    brand: row.brand,
    strainType: strainOf(row),
    categoryNames: row.categories.map(({ name }) => name),
    options: optionsOf(row),
    limits: { thcMg: row.thc_mg, cbdMg: row.cbd_mg, smokableMg: row.smokable_mg },
    info: { thc, batch, consumptionForms },
    variants: [],
    bundle: null,
    giftCard,
  }
}

function composed(
  row: SellableRow,
  product: Sellable,
  variants: Sellable[],
  parts: ReadonlyMap<string, Sellable>,
): Sellable {
  const { bundle } = row.details
  if (bundle !== null) return bundled(product, bundle, parts)
  if (product.type !== 'configurable') return product
  const sold = variants.filter((variant) => variant.isSold)
  const priced = sold.length > 0 ? sold : variants
  const cheapest = priced.toSorted((a, b) => a.finalCents - b.finalCents)[0]
  return {
    ...product,
    variants,
    isSold: sold.length > 0,
    priceCents: cheapest?.priceCents ?? 0,
    finalCents: cheapest?.finalCents ?? 0,
    quantityInStock: sold.reduce((sum, variant) => sum + variant.quantityInStock, 0),
  }
}

function bundled(product: Sellable, details: BundleDetails, parts: ReadonlyMap<string, Sellable>): Sellable {
  const items = details.items.map((item) => ({
    ...item,
    uid: bundleItemUid(item.id),
    options: item.options.map((option) => ({
      ...option,
      uid: bundleOptionUid(item.id, option.id, option.quantity),
      product: parts.get(option.sku) ?? null,
    })),
  }))
  const required = items.filter((item) => item.required)
  const most = required.map((item) =>
    Math.max(
      0,
      ...item.options.map(({ product: part, quantity }) =>
        part?.isSold === true ? Math.floor(part.quantityInStock / quantity) : 0,
      ),
    ),
  )
  const choosable = required.every((item) => item.options.some((option) => option.product?.isSold))
  return {
    ...product,
    isSold: product.isSold && choosable,
    quantityInStock: Math.min(...most),
    bundle: { ...details, items },
  }
}
