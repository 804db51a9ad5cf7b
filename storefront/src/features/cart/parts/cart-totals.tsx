import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import styles from './cart-totals.module.css'

/** One figure of what a cart comes to. */
export type Amount = {
  /** In the visitor's language, or as the service says it: the name of a tax or of a promotion. */
  label: string
  cents: number
  /** What is taken off is said so, and shown with a minus. */
  isSaving?: boolean
  /** In place of a figure of nothing: "None", "Free". */
  nothing?: string
}

export type CartTotalsProps = { amounts: readonly Amount[]; total: number; busy: boolean }

/** What a cart comes to: savings said plainly, each fee and tax on a line of its own. While `busy` they are those of before. */
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
        <dt>{t('totals.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}
