import type { ShoppingMode } from '@leaflog/core/catalogue'
import type { CommerceProduct, PriceRange } from '@leaflog/core/wire/commerce/commerce-product'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { PriceRows, type PriceRow } from '../../../shared/product/price-rows.tsx'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import type { ProductPage } from './product-loader.ts'

type Price = PriceRange['minimum']

const labelOf = ({ price_range: { minimum, maximum } }: CommerceProduct, t: TFunction<'product'>): string =>
  minimum.final < maximum.final ? t('prices.from') : t('prices.each')

/** Medical and recreational prices of all variants; empty if the store has only one mode. */
export function priceRowsOf({ product, otherPrices, mode, store }: ProductPage, t: TFunction<'product'>): PriceRow[] {
  if (store.modes.length < 2 || product.__typename === 'GiftCardProduct') return []
  const row = (label: string, sku: string, own: Price, status: CommerceProduct['stock_status']): PriceRow => {
    const here = product.is_sold_in_mode ? own : null
    const there = otherPrices?.[sku] ?? null
    const prices: Record<ShoppingMode, Price | null> =
      mode === 'MEDICAL' ? { MEDICAL: here, RECREATIONAL: there } : { RECREATIONAL: here, MEDICAL: there }
    return { label, isSoldOut: status === 'OUT_OF_STOCK', prices }
  }
  if (product.__typename !== 'ConfigurableProduct') {
    return [row(labelOf(product, t), product.sku, product.price_range.minimum, product.stock_status)]
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
  const { t } = useTranslation('product')
  const word = useTerm()
  const rows = priceRowsOf(page, t)
  const { product } = page
  const [option] = product.__typename === 'ConfigurableProduct' ? product.configurable_options : []
  const of =
    product.__typename !== 'ConfigurableProduct'
      ? t('prices.price')
      : option === undefined
        ? t('prices.size')
        : word(option.label)
  return rows.length > 0 && <PriceRows of={of} rows={rows} mode={page.mode} />
}
