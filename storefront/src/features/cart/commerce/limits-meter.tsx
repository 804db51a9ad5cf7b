import { useCommerceCart } from '@leaflog/react'
import { refusalsOf, type Regulations } from '@leaflog/core/wire/commerce/commerce-cart'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import type { LimitFormat } from '../../../shared/product/limit-text.ts'
import { classes } from '../../../shared/ui/classes.ts'
import styles from './limits-meter.module.css'
import { type LimitRow, limitRows, sharesText } from './limit-amounts.ts'

/** Widths are in percent of the limit; anything over it is clipped. */
function Meter({ row, format, labelledBy }: { row: LimitRow; format: LimitFormat; labelledBy: string }) {
  const { limit, taken, level, text } = row
  const share = (amount: number) =>
    Math.round((Math.min(amount, limit.max_available) / limit.max_available) * 1000) / 10
  const before = share(limit.used)
  return (
    <div
      role="meter"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={limit.max_available}
      aria-valuenow={Math.min(taken, limit.max_available)}
      aria-valuetext={format.t('limits.inWords', { text, shares: sharesText(format, row) })}
      className={classes(styles.meter, styles[level])}
    >
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="2" className={styles.track} />
        <rect width={before} height="2" className={styles.before} />
        <rect x={before} width={Math.max(0, share(taken) - before)} height="2" className={styles.cart} />
      </svg>
    </div>
  )
}

/**
 * The state's purchase limits and how much of each is used (3.4.5): before, and with this cart. A cart of gift cards
 * alone uses none, so it shows none. `messages` also shows the regulations' messages, for places where nothing else does.
 */
export function LimitsMeter({
  regulations,
  heading: Heading,
  messages = false,
}: {
  regulations: Regulations
  heading: 'h2' | 'h3'
  messages?: boolean
}) {
  const id = useId()
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const sentence = useMessage()
  const format = { t, number }
  const virtual = useCommerceCart().cart?.is_virtual === true
  const rows = virtual ? [] : limitRows(format, regulations)
  const { info, info_message: note } = regulations
  const problems = messages ? refusalsOf(regulations) : []
  if (virtual ? problems.length === 0 : rows.length === 0 && !messages) return null
  return (
    <section className={styles.limits} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={styles.title}>
        {t('limits.heading')}
      </Heading>
      <p className={styles.info}>{sentence(info, regulations.info_meaning)}</p>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.kind}>
              <p className={styles.row}>
                <b id={`${id}-${row.kind}`}>{row.label}</b>
                <span className={classes(styles.left, row.level !== 'well' && styles.tight)}>{row.text}</span>
              </p>
              <Meter row={row} format={format} labelledBy={`${id}-${row.kind}`} />
              <p className={styles.shares} aria-hidden="true">
                {sharesText(format, row)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {note !== null && <p className={styles.note}>{sentence(note, regulations.info_message_meaning)}</p>}
      {problems.map((problem) => (
        <p key={problem.text} className={styles.problem}>
          {sentence(problem)}
        </p>
      ))}
    </section>
  )
}
