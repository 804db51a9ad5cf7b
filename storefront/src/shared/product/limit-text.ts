/** Amounts that purchase limits count, as text. */
import type { TFunction } from 'i18next'
import type { Formats } from '../i18n/formats.ts'

/** The language and translations of the text. */
export interface LimitFormat {
  readonly t: TFunction<'cart'>
  readonly number: Formats['number']
}

const MILLIGRAMS_IN_GRAM = 1000

/** `3.5` in `g` is "3.5 g", `400` in `mg` is "400 mg", `5000` in `mg` is "5 g". */
export const amountText = ({ number }: Pick<LimitFormat, 'number'>, amount: number, unit: string): string =>
  unit === 'mg' && (amount === 0 || Math.abs(amount) >= MILLIGRAMS_IN_GRAM)
    ? `${number(amount / MILLIGRAMS_IN_GRAM)} g`
    : `${number(amount)} ${unit}`

/**
 * "2 g of 5 g left", or by how much a limit is exceeded.
 * @param left negative if it is exceeded
 */
export function leftText(format: LimitFormat, most: number, left: number, unit: string): string {
  const all = amountText(format, most, unit)
  return left < 0
    ? format.t('limits.over', { over: amountText(format, -left, unit), most: all })
    : format.t('limits.left', { left: amountText(format, left, unit), most: all })
}
