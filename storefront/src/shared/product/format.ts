import type { ListedProduct, StrainType } from '@leaflog/core/wire/search/search'
import type { TFunction } from 'i18next'
import type { Formats } from '../i18n/formats.ts'

/** The fixed code of the strains: a color, a letter and a word, never the color alone. */
export const strains = {
  INDICA: { letter: 'I', label: 'Indica', tone: 'indica' },
  HYBRID: { letter: 'H', label: 'Hybrid', tone: 'hybrid' },
  SATIVA: { letter: 'S', label: 'Sativa', tone: 'sativa' },
} as const satisfies Record<StrainType, { letter: string; label: string; tone: string }>

/** The label of a filter's value: `INDICA` is "Indica", everything else stays unchanged. */
export const strainLabel = (label: string): string => label.slice(0, 1).toUpperCase() + label.slice(1).toLowerCase()

type Potency = NonNullable<ListedProduct['thc']>
type Numbers = Formats['number']

/** "THC 18 to 22 percent": for screen readers. */
export const potencyLabel = (
  of: string,
  { min, max, unit }: Potency,
  t: TFunction<'product'>,
  number: Numbers,
): string => {
  const parameters = { of, least: number(min), most: number(max) }
  if (unit === '%') return min === max ? t('potency.percent', parameters) : t('potency.percentRange', parameters)
  return min === max ? t('potency.milligrams', parameters) : t('potency.milligramsRange', parameters)
}
