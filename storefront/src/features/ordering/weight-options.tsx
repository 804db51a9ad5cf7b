import { priceOf, stockOf, type ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { Segments, type SegmentsProps } from '../../shared/ui/segments.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { useTranslation } from 'react-i18next'

export type WeightOptionsProps = Pick<SegmentsProps, 'chosen' | 'onChoose' | 'look'> & {
  product: ListedProduct
  mode: ShoppingMode
}

/** The weights of a product, each with its price in this mode. */
export function WeightOptions({ product, mode, look, ...choice }: WeightOptionsProps) {
  const { t } = useTranslation('catalogue')
  const word = useTerm()
  const segments = product.variants.flatMap((variant) => {
    const price = priceOf(variant, mode)
    if (price === null) return []
    const { option } = variant
    const closed = stockOf(product, option) <= 0 ? t('weights.soldOut') : null
    return [{ value: option, label: word(option), price: price.final, onSpecial: price.onSpecial, closed }]
  })
  return (
    <Segments
      {...choice}
      look={look}
      segments={segments}
      legend={
        look === 'segments' ? (
          t('weights.legend')
        ) : (
          <VisuallyHidden>{t('weights.of', { name: product.name })}</VisuallyHidden>
        )
      }
    />
  )
}
