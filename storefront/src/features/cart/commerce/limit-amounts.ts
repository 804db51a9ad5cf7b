import type { Regulations } from '@leaflog/core/wire/commerce/commerce-cart'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../shared/i18n/formats.ts'
import { isNear } from '../parts/is-near.ts'

type Limit = NonNullable<Regulations['limits']['thc']>

const MILLIGRAMS_IN_GRAM = 1000

/** The language and translations of the text. */
export interface LimitFormat {
  readonly t: TFunction<'cart'>
  readonly number: Formats['number']
}

/** `3.5` in `g` is "3.5 g", `5000` in `mg` is "5 g". */
const amountText = ({ number }: LimitFormat, amount: number, unit: string): string =>
  unit === 'mg' && Math.abs(amount) >= MILLIGRAMS_IN_GRAM
    ? `${number(amount / MILLIGRAMS_IN_GRAM)} g`
    : `${number(amount)} ${unit}`

export interface LimitRow {
  readonly kind: 'smoking' | 'thc' | 'cbd'
  readonly label: string
  readonly limit: Limit
  /** The amount including this cart, in the limit's unit. */
  readonly taken: number
  readonly level: 'well' | 'nearly' | 'over'
  readonly text: string
}

const kinds = ['smoking', 'thc', 'cbd'] as const

const levelOf = ({ max_available: max }: Limit, taken: number): LimitRow['level'] => {
  if (taken > max) return 'over'
  return isNear(taken, max) ? 'nearly' : 'well'
}

/** The text of a limit: what is left, or by how much it is exceeded. */
const textOf = (format: LimitFormat, { max_available: max, remaining, unit }: Limit, taken: number): string => {
  const most = amountText(format, max, unit)
  return taken > max
    ? format.t('limits.over', { over: amountText(format, taken - max, unit), most })
    : format.t('limits.left', { left: amountText(format, remaining, unit), most })
}

/** The limits that apply. A limit of zero cannot be shown on a meter. */
export const limitRows = (format: LimitFormat, { limits }: Regulations): LimitRow[] =>
  kinds.flatMap((kind) => {
    const limit = limits[kind]
    if (limit === null || limit.max_available <= 0) return []
    const taken = limit.used + limit.cart
    const text = textOf(format, limit, taken)
    return [{ kind, label: format.t(`limits.${kind}`), limit, taken, level: levelOf(limit, taken), text }]
  })

const shareOf = ({ taken, limit }: LimitRow) => taken / limit.max_available

/** The limit that is nearest, if one is near or exceeded. */
export const nearestRow = (rows: readonly LimitRow[]): LimitRow | undefined =>
  rows.filter(({ level }) => level !== 'well').toSorted((a, b) => shareOf(b) - shareOf(a))[0]

/** "10 g bought before, 3.5 g in this cart" */
export const sharesText = (format: LimitFormat, { limit: { used, cart: held, unit } }: LimitRow): string => {
  const cart = amountText(format, held, unit)
  return used > 0
    ? format.t('limits.boughtAndInCart', { bought: amountText(format, used, unit), cart })
    : format.t('limits.inCart', { cart })
}
