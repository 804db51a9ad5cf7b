/** Lines of the demo orders, of products that their store sells: of its menu, or of the commerce catalogue. */
import type { AssortmentEntry, CatalogueProduct, CommerceCatalogue, Dispensary, TaxRules } from '@leaflog/fixtures'
import type { SeededOrderItem } from '../platform/tables/orders.ts'

export interface OrderSources {
  stores: readonly Dispensary[]
  products: ReadonlyMap<string, CatalogueProduct>
  assortment: (store: Dispensary) => readonly AssortmentEntry[]
  commerceCatalogue: CommerceCatalogue
  taxRules: Readonly<Record<string, TaxRules>>
}

export type SeededLine = Omit<SeededOrderItem, 'order_id' | 'position'>

interface Wanted {
  index: number
  count: number
  mode: keyof TaxRules
}

const nothing = {
  parent_sku: null,
  product_type: null,
  url_key: null,
  discount: 0,
  tax: 0,
  thc_mg: 0,
  cbd_mg: 0,
  smokable_mg: 0,
  choice: null,
}

/** What a store sells in a mode, one option of each product. */
function sold(sources: OrderSources, store: Dispensary, mode: keyof TaxRules): (Omit<SeededLine, 'quantity'> | null)[] {
  if (store.channel === 'commerce') return soldInCommerce(sources.commerceCatalogue, store, mode)
  return sources.assortment(store).map(({ productId }) => {
    const product = sources.products.get(productId)
    const priced = (product?.variants ?? []).flatMap(({ option, priceRec, priceMed }) => {
      const price = mode === 'medical' ? priceMed : priceRec
      return price === null ? [] : [{ option, price }]
    })
    const [first] = priced
    return product && first ? { ...nothing, product_id: product.id, name: product.name, ...first } : null
  })
}

/** The mode of an order: the wanted one if the store sells in it. */
export const modeOfOrder = ({ modes }: Dispensary, wanted: keyof TaxRules): keyof TaxRules => {
  if (modes.some((mode) => mode.toLowerCase() === wanted)) return wanted
  return wanted === 'medical' ? 'recreational' : 'medical'
}

/** Products without sizes, so that an order again needs no choice. */
const soldInCommerce = ({ products, assortments }: CommerceCatalogue, store: Dispensary, mode: keyof TaxRules) =>
  products.flatMap((product): Omit<SeededLine, 'quantity'>[] => {
    const { sku, type, parentSku, name, urlKey, limits, prices } = product
    const price = prices.find(
      ({ stateCode, mode: of }) => stateCode === store.state_code && of.toLowerCase() === mode,
    )?.cents
    if (type !== 'simple' || parentSku !== null || price === undefined) return []
    if ((assortments[store.store_code]?.[sku] ?? 0) === 0) return []
    return [
      {
        ...nothing,
        product_id: sku,
        option: '',
        name,
        price,
        product_type: type,
        url_key: urlKey,
        thc_mg: limits.thcMg,
        cbd_mg: limits.cbdMg,
        smokable_mg: limits.smokableMg,
        choice: { options: [], bundle: null, giftCard: null },
      },
    ]
  })

/** Up to `count` different products of a store, always the same for an index, at a mode's prices. */
export function pickLines(sources: OrderSources, store: Dispensary, { index, count, mode }: Wanted): SeededLine[] {
  const all = sold(sources, store, mode)
  const lines: SeededLine[] = []
  for (let n = 0; n < count; n += 1) {
    const line = all[(index * 31 + n * 53) % Math.max(1, all.length)]
    if (line && !lines.some(({ product_id }) => product_id === line.product_id)) {
      lines.push({ ...line, quantity: 1 + (n % 2) })
    }
  }
  return lines
}
