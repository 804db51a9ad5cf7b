import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { classes } from '../../../shared/ui/classes.ts'
import { totalRows } from './order-rows.ts'
import styles from './order-totals.module.css'

/** The totals, row by row. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { money } = useFormats()
  const sentence = useMessage()
  const amount = (cents: number): string => (cents < 0 ? `−${money(-cents)}` : money(cents))
  const delivery = t('totals.delivery')
  const rows = totalRows(t, order.total, {
    delivered: order.checkout_type === 'delivery',
    giftCards: order.applied_gift_cards,
  })
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, cents }, index) => (
        <div key={`${label} ${index}`} className={classes(styles.row, cents < 0 && styles.saving)}>
          <dt>{sentence(label)}</dt>
          <dd>{cents === 0 && label === delivery ? t('totals.free') : amount(cents)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('totals.total')}</dt>
        <dd>{money(order.total.grand_total)}</dd>
      </div>
    </dl>
  )
}
