import type { OrderTotal } from '@leaflog/core/wire/commerce/commerce-orders'
import type { TFunction } from 'i18next'

export interface TotalRow {
  /** In the visitor's language, or as the service names it: a tax or a promotion. */
  readonly label: string
  /** Cents; negative if it lowers the total. */
  readonly cents: number
}

const unlessNothing = (label: string, cents: number | null): TotalRow[] => (cents ? [{ label, cents }] : [])

type GiftCards = readonly { readonly code: string; readonly applied_balance: number }[]

const giftCardRows = (t: TFunction<'orders'>, cards: GiftCards, all: number | null): TotalRow[] =>
  cards.length === 0
    ? unlessNothing(t('totals.giftCards'), all === null ? null : -all)
    : cards.map(({ code, applied_balance }) => ({
        // Services send the whole code, or its end after asterisks.
        label: t('totals.giftCard', { code: code.slice(-4) }),
        cents: -applied_balance,
      }))

/**
 * From the subtotal to the paid amount: a row for every discount, fee and tax, then points, gift cards and store
 * credit. The rows add up to `grand_total`, shown below them.
 */
export function totalRows(
  t: TFunction<'orders'>,
  total: OrderTotal,
  { delivered, giftCards }: { delivered: boolean; giftCards: GiftCards },
) {
  const taxes = total.taxes.map(({ title, amount, code }) => ({
    label: code === 'SERVICE_FEE' ? t('totals.service') : title,
    cents: amount,
  }))
  const shipping: TotalRow[] =
    delivered || total.total_shipping !== 0 ? [{ label: t('totals.delivery'), cents: total.total_shipping }] : []
  const off = (label: string, cents: number | null) => unlessNothing(label, cents === null ? null : -cents)
  return [
    { label: t('totals.subtotal'), cents: total.subtotal_excl_tax },
    ...total.discounts.map(({ label, amount }) => ({ label, cents: -amount })),
    ...shipping,
    ...(taxes.length === 0 ? unlessNothing(t('totals.taxes'), total.total_tax) : taxes),
    ...off(t('totals.points'), total.total_reward_points),
    ...giftCardRows(t, giftCards, total.total_giftcard),
    ...off(t('totals.credit'), total.total_store_credit),
  ]
}
