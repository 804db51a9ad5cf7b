import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import styles from './cart-totals.module.css'

/** One amount of a cart's totals. */
export type Amount = {
  /** In the visitor's language, or as the service names it: a tax or a promotion. */
  label: string
  cents: number
  /** A deduction is labeled as a saving, and shown with a minus. */
  isSaving?: boolean
  /** Shown instead of zero: "None", "Free". */
  nothing?: string
}

export type CartTotalsProps = { amounts: readonly Amount[]; total: number; busy: boolean }

/** The totals of a cart: savings, and a row for each fee and tax. While `busy` they are the previous ones, and say so. */
export function CartTotals({ amounts, total, busy }: CartTotalsProps) {
  const { t } = useTranslation('cart')
  const { money } = useFormats()
  const sentence = useMessage()
  return (
    <dl className={styles.totals} aria-busy={busy || undefined}>
      {amounts.map(({ label, cents, isSaving = false, nothing }) => (
        <div key={label} className={isSaving ? styles.saving : styles.row}>
          <dt>{sentence(label)}</dt>
          <dd>{cents === 0 && nothing !== undefined ? nothing : `${isSaving ? '−' : ''}${money(cents)}`}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t(busy ? 'totals.before' : 'totals.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}
