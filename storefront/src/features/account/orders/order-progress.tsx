import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import styles from './order-progress.module.css'
import { statusSentence, statusTone, type Step, stepsOf } from './order-status.ts'

function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('orders')
  return (
    <ol className={styles.steps} aria-label={t('progress.label')}>
      {steps.map(({ label, state }) => (
        <li
          key={label}
          className={classes(styles.step, styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>{state === 'done' && <Icon icon={Check} size={14} />}</span>
          <span>
            {label}
            <VisuallyHidden>{t(`progress.${state}`)}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The progress of an order; other outcomes are shown as text. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const word = useTerm('orders')
  const steps = stepsOf(order, t)
  const sentence = statusSentence(order, t, word)
  return (
    <section aria-label={t('progress.status')} className={styles.progress}>
      {steps === null ? <Chip tone={statusTone(order.status)}>{word(order.status)}</Chip> : <Steps steps={steps} />}
      <p role="status" className={styles.sentence}>
        {sentence}
      </p>
    </section>
  )
}
