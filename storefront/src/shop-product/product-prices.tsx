import type { ShoppingMode } from '@leaflog/core/catalogue'
import type { CommerceProduct, PriceRange } from '@leaflog/core/wire/commerce-product'
import { PriceRows, type PriceRow } from '../catalogue/price-rows.tsx'
import type { ProductPage } from './product-loader.ts'

type Price = PriceRange['minimum']

const labelOf = (product: CommerceProduct): string =>
  product.price_range.minimum.final < product.price_range.maximum.final ? 'From' : 'Each'

/** Medical and recreational price of everything that can be bought of it; empty where the store has one mode only. */
export function priceRowsOf({ product, otherPrices, mode, store }: ProductPage): PriceRow[] {
  if (store.modes.length < 2 || product.__typename === 'GiftCardProduct') return []
  const row = (label: string, sku: string, own: Price, status: CommerceProduct['stock_status']): PriceRow => {
    const here = product.is_sold_in_mode ? own : null
    const there = otherPrices?.[sku] ?? null
    const prices: Record<ShoppingMode, Price | null> =
      mode === 'MEDICAL' ? { MEDICAL: here, RECREATIONAL: there } : { RECREATIONAL: here, MEDICAL: there }
    return { label, isSoldOut: status === 'OUT_OF_STOCK', prices }
  }
  if (product.__typename !== 'ConfigurableProduct') {
    return [row(labelOf(product), product.sku, product.price_range.minimum, product.stock_status)]
  }
  return product.variants.map(({ attributes, product: variant }) =>
    row(
      attributes.map(({ label }) => label).join(', '),
      variant.sku,
      variant.price_range.minimum,
      variant.stock_status,
    ),
  )
}

export function ProductPrices({ page }: { page: ProductPage }) {
  const rows = priceRowsOf(page)
  const { product } = page
  const of = product.__typename === 'ConfigurableProduct' ? (product.configurable_options[0]?.label ?? 'Size') : 'Price'
  return rows.length > 0 && <PriceRows of={of} rows={rows} mode={page.mode} />
}
