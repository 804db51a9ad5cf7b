import type { LimitUse, PurchaseRoom } from '@leaflog/core'
import { useTranslation } from 'react-i18next'
import { type Formats, useFormats } from '../i18n/formats.ts'

const MILLIGRAMS_IN_GRAM = 1000

/** Milligrams as text: "400 mg", "3.5 g", "0 g". */
const weightText = (number: Formats['number'], milligrams: number): string =>
  milligrams === 0 || Math.abs(milligrams) >= MILLIGRAMS_IN_GRAM
    ? `${number(milligrams / MILLIGRAMS_IN_GRAM)} g`
    : `${number(milligrams)} mg`

/** Texts about purchase limits. */
export function useRoomText() {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  return {
    /** "You can add 2 more: the limit is 5 g of THC." */
    roomText: ({ kind, most, more }: PurchaseRoom): string =>
      t(`limits.more.${kind}`, {
        count: more,
        number: number(more),
        most: kind === 'line' ? number(most) : weightText(number, most),
      }),
    /** "2 g of 5 g left" */
    leftText: ({ most, taken }: Pick<LimitUse, 'most' | 'taken'>): string => {
      const all = weightText(number, most)
      return taken > most
        ? t('limits.over', { over: weightText(number, taken - most), most: all })
        : t('limits.left', { left: weightText(number, most - taken), most: all })
    },
  }
}
