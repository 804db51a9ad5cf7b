import type { LimitUse, PurchaseRoom } from '@leaflog/core'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../i18n/formats.ts'
import { amountText, leftText } from './limit-text.ts'

/** Where a quantity stops, and why if the limits stop it; by default the stock does. */
export interface Stop {
  readonly most: number
  readonly reason: string | null
}

/** Texts about purchase limits. */
export function useRoomText() {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const roomText = ({ kind, most, more }: PurchaseRoom): string =>
    t(`limits.more.${kind}`, {
      count: more,
      number: number(more),
      most: kind === 'line' ? number(most) : amountText({ number }, most, 'mg'),
    })
  return {
    /** "You can add 2 more: the limit is 5 g of THC." */
    roomText,
    /**
     * The end of a quantity of which `held` are counted in the limits already.
     * @param stock Infinity where it does not stop the quantity
     */
    stopOf(room: PurchaseRoom | null, stock: number, held = 0): Stop {
      const allowed = room === null ? Number.POSITIVE_INFINITY : held + room.more
      return room !== null && allowed <= stock
        ? { most: allowed, reason: roomText(room) }
        : { most: stock, reason: null }
    },
    /** "2 g of 5 g left" */
    leftText: ({ most, taken }: Pick<LimitUse, 'most' | 'taken'>): string =>
      leftText({ t, number }, most, most - taken, 'mg'),
  }
}
