import { valueState, variantOf } from '@leaflog/core/catalogue'
import type { ConfigurableOption } from '@leaflog/core/wire/commerce/commerce-product'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { Segments, type Segment } from '../../../shared/ui/segments.tsx'
import type { OptionsOnPage } from './use-option-choice.ts'

/** The options, each value with its price and whether it is available with the rest of the choice (3.7.1). */
export function OptionSegments({ options }: { options: OptionsOnPage }) {
  const { t } = useTranslation('product')
  const word = useTerm()
  const { product, choice, choose } = options
  return product.configurable_options.map((option) => (
    <Segments
      key={option.uid}
      legend={word(option.label)}
      look="segments"
      chosen={choice[option.attribute_code] ?? null}
      onChoose={(uid) => choose(option.attribute_code, uid)}
      segments={option.values.map((value) => segmentOf(options, option, { ...value, label: word(value.label) }, t))}
    />
  ))
}

function segmentOf(
  { product, choice }: OptionsOnPage,
  { attribute_code: code }: ConfigurableOption,
  { uid, label, swatch_data }: ConfigurableOption['values'][number],
  t: TFunction<'product'>,
): Segment {
  const state = valueState(product, choice, code, uid)
  const isMade = state !== 'impossible' || valueState(product, {}, code, uid) !== 'impossible'
  const price = variantOf(product, { ...choice, [code]: uid })?.product.price_range.minimum ?? null
  return {
    value: uid,
    label,
    price: price?.final ?? null,
    onSpecial: price !== null && price.final < price.regular,
    colour: /^#[0-9a-f]{6}$/i.test(swatch_data) ? swatch_data : null,
    closed: state === 'soldOut' ? t('stock.soldOut') : isMade ? null : t('options.notAvailable'),
    apart: state === 'impossible' && isMade ? t('options.notTogether') : null,
  }
}
