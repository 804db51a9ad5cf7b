import type { OrderOfEither } from '@leaflog/core/wire/commerce/placed-order'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Amount, CartTotals } from '../../cart/parts/cart-totals.tsx'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import bill from '../parts/bill.module.css'
import styles from './order-bill.module.css'

const saving = (label: string, cents: number): Amount[] => (cents > 0 ? [{ label, cents, isSaving: true }] : [])

const amountsOf = (t: TFunction<'cart'>, { totals, pickup, fees = 0 }: OrderOfEither): Amount[] => [
  { label: t('totals.subtotal'), cents: totals.subtotal },
  ...totals.discounts.flatMap(({ label, amount }) => saving(label, amount)),
  ...(pickup === null ? [{ label: t('totals.delivery'), cents: totals.shipping, nothing: t('totals.free') }] : []),
  ...(fees > 0 ? [{ label: t('totals.service'), cents: fees }] : []),
  { label: t('totals.taxes'), cents: totals.tax },
  ...saving(t('totals.points'), totals.points),
  ...saving(t('totals.giftCards'), totals.gift_cards),
  ...saving(t('totals.credit'), totals.credit),
]

/** The ordered items and the totals. */
export function OrderBill({ order }: { order: OrderOfEither }) {
  const { t } = useTranslation('checkout')
  const { t: tCart } = useTranslation('cart')
  const { money } = useFormats()
  const word = useTerm()
  return (
    <section aria-labelledby="placed-order" className={bill.bill}>
      <h2 id="placed-order" className={bill.title}>
        {t('placed.order', { number: order.number })}
      </h2>
      <ul className={bill.lines}>
        {order.lines.map(({ name, sku, quantity, options, total }) => (
          <li key={`${sku} ${options.map(({ value }) => value).join()}`} className={styles.line}>
            <span>
              {quantity} × {[name, ...options.map(({ value }) => word(value))].join(', ')}
            </span>
            <span className={styles.amount}>{money(total)}</span>
          </li>
        ))}
      </ul>
      <CartTotals amounts={amountsOf(tCart, order)} total={order.totals.total} busy={false} />
    </section>
  )
}
