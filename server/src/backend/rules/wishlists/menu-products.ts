/** Products of the ordering channel's menus in wishlists: which there are, and what they cost. */
import type { Database } from '../../platform/db.ts'
import { fingerprintOf } from '../../platform/idempotency.ts'
import type { PricingMode } from '../../platform/tables/tables.ts'
import { activeSpecials } from '../ordering/active-specials.ts'
import { variantAt } from '../ordering/specials.ts'
import type { Choice } from './choice.ts'
import { productNotFound, type WishlistError } from './problems.ts'

/** A product of a menu as it is kept: its size is chosen when it is bought. */
export async function menuChoice(db: Database, productId: string): Promise<Choice | WishlistError> {
  const found = await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst()
  if (!found) return productNotFound(productId)
  return {
    channel: 'ordering',
    sku: found.id,
    parentSku: null,
    selectedOptions: [],
    enteredOptions: [],
    key: fingerprintOf('ordering', found.id),
  }
}

export interface MenuProductView {
  id: string
  name: string
  brand: string
  category: string
  image: string
  strainType: string | null
  isMedicalOnly: boolean
  /** Of the cheapest size, in cents; null where it is not sold in the mode. */
  price: { final: number; regular: number; isFrom: boolean } | null
}

interface PriceTerms {
  store: { state_code: string; time_zone: string }
  mode: PricingMode
  now: number
}

/** Products by id, with the prices of today's specials at a store. Whether the store has them, its menu tells. */
export async function readMenuProducts(
  db: Database,
  { store, mode, now }: PriceTerms,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MenuProductView>> {
  if (ids.length === 0) return new Map()
  const [specials, variants, products] = await Promise.all([
    activeSpecials(db, store, now, ids),
    db.selectFrom('variants').selectAll().where('product_id', 'in', ids).execute(),
    db.selectFrom('products').selectAll().where('id', 'in', ids).execute(),
  ])
  return new Map(
    products.map(({ id, name, brand, category, image, strain_type, menu_type }) => {
      const active = specials.get(id) ?? []
      const prices = variants
        .filter((variant) => variant.product_id === id)
        .map((variant) => priceIn(mode, variantAt(variant, active)))
        .filter((price) => price !== null)
        .toSorted((a, b) => a.final - b.final)
      const [cheapest] = prices
      const price = cheapest ? { ...cheapest, isFrom: prices.some(({ final }) => final > cheapest.final) } : null
      const isMedicalOnly = menu_type === 'MEDICAL'
      return [id, { id, name, brand, category, image, strainType: strain_type, isMedicalOnly, price }]
    }),
  )
}

function priceIn(mode: PricingMode, variant: ReturnType<typeof variantAt>) {
  const regular = mode === 'MEDICAL' ? variant.priceMed : variant.priceRec
  const special = mode === 'MEDICAL' ? variant.specialPriceMed : variant.specialPriceRec
  return regular === null ? null : { regular, final: special ?? regular }
}
