import type { Regulations } from '@leaflog/core/wire/commerce/commerce-cart'
import { amountText, leftText, type LimitFormat } from '../../../shared/product/limit-text.ts'
import { isNear } from '../parts/is-near.ts'

type Limit = NonNullable<Regulations['limits']['thc']>

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

/** The limits that apply. A limit of zero cannot be shown on a meter. */
export const limitRows = (format: LimitFormat, { limits }: Regulations): LimitRow[] =>
  kinds.flatMap((kind) => {
    const limit = limits[kind]
    if (limit === null || limit.max_available <= 0) return []
    const taken = limit.used + limit.cart
    const { max_available: most, remaining, unit } = limit
    const text = leftText(format, most, taken > most ? most - taken : remaining, unit)
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
