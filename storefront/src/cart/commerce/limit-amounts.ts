import type { Regulations } from '@leaflog/core/wire/commerce-cart'

type Limit = NonNullable<Regulations['limits']['thc']>

/** From here on one is told that it gets tight (3.4.5). */
const NEARLY = 0.9
const MILLIGRAMS_IN_GRAM = 1000

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** `3.5` in `g` is "3.5 g", `5000` in `mg` is "5 g". */
const amountText = (amount: number, unit: string): string =>
  unit === 'mg' && Math.abs(amount) >= MILLIGRAMS_IN_GRAM
    ? `${figures.format(amount / MILLIGRAMS_IN_GRAM)} g`
    : `${figures.format(amount)} ${unit}`

export interface LimitRow {
  readonly kind: 'smoking' | 'thc' | 'cbd'
  readonly label: string
  readonly limit: Limit
  /** What it comes to with this cart, in the limit's unit. */
  readonly taken: number
  readonly level: 'well' | 'nearly' | 'over'
  readonly text: string
}

const labels = { smoking: 'Flower', thc: 'THC', cbd: 'CBD' } as const
const kinds = ['smoking', 'thc', 'cbd'] as const

const levelOf = ({ max_available: max }: Limit, taken: number): LimitRow['level'] => {
  if (taken > max) return 'over'
  return taken >= max * NEARLY ? 'nearly' : 'well'
}

/** What is said of a limit: what is left, or by how much it is too much. */
const textOf = ({ max_available: max, remaining, unit }: Limit, taken: number): string =>
  taken > max
    ? `${amountText(taken - max, unit)} over ${amountText(max, unit)}`
    : `${amountText(remaining, unit)} of ${amountText(max, unit)} left`

/** The limits that there are. A limit of nothing is none that a meter could show. */
export const limitRows = ({ limits }: Regulations): LimitRow[] =>
  kinds.flatMap((kind) => {
    const limit = limits[kind]
    if (limit === null || limit.max_available <= 0) return []
    const taken = limit.used + limit.cart
    return [{ kind, label: labels[kind], limit, taken, level: levelOf(limit, taken), text: textOf(limit, taken) }]
  })

/** "10 g bought before, 3.5 g in this cart" */
export const sharesText = ({ limit: { used, cart, unit } }: LimitRow): string =>
  [...(used > 0 ? [`${amountText(used, unit)} bought before`] : []), `${amountText(cart, unit)} in this cart`].join(
    ', ',
  )
