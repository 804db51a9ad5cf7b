/** Shared parts of both carts. @module */
import type { CartLineView } from '@leaflog/core'
import { TriangleAlert, X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useIssue, useMessage } from '../../../shared/i18n/use-message.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Picture } from '../../../shared/ui/picture.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import styles from './cart-line.module.css'
import { Stepper } from '../../../shared/product/stepper.tsx'
import type { Stop } from '../../../shared/product/use-room-text.ts'

/** A line of either cart, as it is displayed. */
const ENDLESS: Stop = { most: Number.POSITIVE_INFINITY, reason: null }

export type LineParts = {
  line: CartLineView
  /** The product's page; null while it is unknown. */
  href: string | null
  /** The choice, in short: "3.5g". Empty if there was nothing to choose. */
  option: string
  /** The complete choice as text, which distinguishes lines of the same product. */
  chosen: string
  /** Below the name, beside the option. */
  facts: readonly string[]
  /** Parts of a bundle, or gift card details: one line each. */
  details?: readonly string[]
  marks?: ReactNode
  /** Why the last change failed (8.3); shown instead of the details. */
  notice?: string | null
  /** The maximum quantity, and the reason; without one, the maximum is given. */
  stop?: Stop
  /** False while an unconfirmed change may have reached the server. */
  changeable?: boolean
  promos?: readonly string[]
  /** Why it cannot be ordered as it is (8.11). */
  errors?: readonly { readonly code: string; readonly title: string; readonly text: string }[]
}

export type CartLineProps = {
  parts: LineParts
  onQuantity: (quantity: number) => void
  onRemove: (click: MouseEvent) => void
}

/** One line of a cart. A pending line stays in place and is marked. */
export function CartLine({ parts, onQuantity, onRemove }: CartLineProps) {
  const { t } = useTranslation('cart')
  const { money } = useFormats()
  const { line, href, option, notice = null, stop = ENDLESS, changeable = true, details = [], errors = [] } = parts
  const what = option === '' ? line.name : `${line.name}, ${option}`
  const each = line.quantity > 1 ? t('line.each', { price: money(line.basePrice) }) : null
  const facts = [option, ...parts.facts, each].filter(Boolean).join(' · ')
  const picture =
    line.image === null ? (
      <span className={styles.picture} />
    ) : (
      <Picture path={line.image} alt="" width={96} height={96} className={styles.picture} />
    )
  return (
    <li className={classes(styles.line, line.pending && styles.pending)} aria-busy={line.pending || undefined}>
      {picture}
      <div className={styles.facts}>
        <p className={styles.brand}>{line.brand}</p>
        {href === null ? (
          <p className={styles.name}>{line.name}</p>
        ) : (
          <AppLink href={href} className={styles.name}>
            {line.name}
          </AppLink>
        )}
        <p className={classes(styles.option, notice !== null && styles.limited)}>{notice ?? facts}</p>
        {details.map((detail) => (
          <p key={detail} className={styles.option}>
            {detail}
          </p>
        ))}
        {parts.marks}
      </div>
      <button
        type="button"
        data-remove=""
        className={styles.remove}
        aria-disabled={!changeable || undefined}
        onClick={(click) => changeable && onRemove(click)}
        aria-label={t('line.remove', { what })}
      >
        <Icon icon={X} size={18} />
      </button>
      <div className={styles.amounts}>
        <Stepper
          quantity={line.quantity}
          of={what}
          busy={line.pending}
          fixed={!changeable}
          min={0}
          {...(Number.isFinite(stop.most) && { max: stop.most })}
          reason={stop.reason}
          onChange={onQuantity}
        />
        <span className={styles.price}>
          <Price cents={line.total} was={line.saved > 0 ? line.total + line.saved : null} className={styles.total} />
          {line.saved > 0 && <span className={styles.saved}>{t('line.saved', { amount: money(line.saved) })}</span>}
        </span>
      </div>
      <LineNotes parts={parts} hasErrors={errors.length > 0} />
    </li>
  )
}

/** Notes of a line beside its figures. */
function LineNotes({ parts: { line, stop = ENDLESS, promos = [], errors = [] }, hasErrors }: Notes) {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const sentence = useMessage()
  const issue = useIssue()
  const { most, reason } = stop
  const isMost = most > 0 && line.quantity >= most && !hasErrors
  const waits = line.state === 'waiting'
  if (promos.length === 0 && !isMost && !hasErrors && !waits) return null
  return (
    <div className={styles.notes}>
      {waits && <p className={styles.most}>{t('line.waiting')}</p>}
      {promos.map((promo) => (
        <p key={promo} className={styles.promo}>
          {sentence(promo)}
        </p>
      ))}
      {isMost && <p className={styles.most}>{reason ?? t('line.most', { count: most, number: number(most) })}</p>}
      {errors.map((error) => {
        const { title, text } = issue(error)
        return (
          <p key={`${error.code}|${error.text}`} className={styles.error}>
            <Icon icon={TriangleAlert} size={16} />
            <span>
              {title !== '' && <b>{title}</b>} {text}
            </span>
          </p>
        )
      })}
    </div>
  )
}

type Notes = { parts: LineParts; hasErrors: boolean }
