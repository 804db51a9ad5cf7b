import type { CheckoutCart, CheckoutStep, Missing, Said } from '@leaflog/core'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { classes } from '../../shared/ui/classes.ts'
import bill from './parts/bill.module.css'
import { Blocked } from './parts/blocked.tsx'
import { useChannel } from './parts/channel.ts'
import { Continue } from './continue.tsx'
import { PlaceOrder } from './payment/place-order.tsx'
import { stepHref } from './parts/steps.ts'
import styles from './summary.module.css'

type SummaryProps = {
  step: CheckoutStep
  cart: CheckoutCart
  missing: readonly Missing[]
  totals: ReactNode
  /** Below the button: codes and credit. */
  children?: ReactNode
}

/** A missing card is said from the first step on: nothing else that is entered would help. */
const isAboutCard = ({ meaning }: Said): boolean => meaning?.code.startsWith('CARD_') === true

/** The totals beside the steps; at the first and the last with the button to continue. */
export function Summary({ step, cart, missing, totals, children }: SummaryProps) {
  const { t } = useTranslation('checkout')
  const { number } = useFormats()
  const word = useTerm()
  const channel = useChannel()
  // The first step of a commerce cart says so beside the limits.
  const saysCard = step === 'shipping' || (step === 'cart' && channel.name === 'ordering')
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <aside aria-label={t('summary')} className={classes(bill.bill, styles.summary)}>
      <div className={styles.head}>
        <h2 className={bill.title}>{t('counting', { count, number: number(count) })}</h2>
        {step !== 'cart' && (
          <AppLink href={stepHref('cart')} className={styles.edit}>
            <Trans t={t} i18nKey="review.editItems" components={{ hidden: <VisuallyHidden>{null}</VisuallyHidden> }} />
          </AppLink>
        )}
      </div>
      {step !== 'cart' && (
        <ul className={bill.lines}>
          {cart.lines.map(({ uid, name, quantity, options }) => (
            <li key={uid} className={styles.line}>
              <span className={styles.quantity}>{quantity} ×</span>
              <span>{[name, ...options.map(({ value }) => word(value))].join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {totals}
      {saysCard && <Blocked reasons={channel.blocked.filter(isAboutCard)} />}
      {step === 'cart' && <Continue missing={missing} />}
      {step === 'payment' && <PlaceOrder cart={cart} missing={missing} />}
      {children}
    </aside>
  )
}
