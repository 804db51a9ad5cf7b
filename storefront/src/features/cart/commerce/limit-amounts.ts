import type { Regulations } from '@leaflog/core/wire/commerce/commerce-cart'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../shared/i18n/formats.ts'

type Limit = NonNullable<Regulations['limits']['thc']>

/** From this share of a limit on, a warning is shown (3.4.5). */
const NEARLY = 0.9
const MILLIGRAMS_IN_GRAM = 1000

/** The language and translations of the text. */
export interface Said {
  readonly t: TFunction<'cart'>
  readonly number: Formats['number']
}

/** `3.5` in `g` is "3.5 g", `5000` in `mg` is "5 g". */
const amountText = ({ number }: Said, amount: number, unit: string): string =>
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
  return taken >= max * NEARLY ? 'nearly' : 'well'
}

/** The text of a limit: what is left, or by how much it is exceeded. */
const textOf = (said: Said, { max_available: max, remaining, unit }: Limit, taken: number): string => {
  const most = amountText(said, max, unit)
  return taken > max
    ? said.t('limits.over', { over: amountText(said, taken - max, unit), most })
    : said.t('limits.left', { left: amountText(said, remaining, unit), most })
}

/** The limits that apply. A limit of zero cannot be shown on a meter. */
export const limitRows = (said: Said, { limits }: Regulations): LimitRow[] =>
  kinds.flatMap((kind) => {
    const limit = limits[kind]
    if (limit === null || limit.max_available <= 0) return []
    const taken = limit.used + limit.cart
    const text = textOf(said, limit, taken)
    return [{ kind, label: said.t(`limits.${kind}`), limit, taken, level: levelOf(limit, taken), text }]
  })

/** "10 g bought before, 3.5 g in this cart" */
export const sharesText = (said: Said, { limit: { used, cart: held, unit } }: LimitRow): string => {
  const cart = amountText(said, held, unit)
  return used > 0
    ? said.t('limits.boughtAndInCart', { bought: amountText(said, used, unit), cart })
    : said.t('limits.inCart', { cart })
}
