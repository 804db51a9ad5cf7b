import type { Order } from '@leaflog/core/wire/commerce-orders'
import { Check } from 'lucide-react'
import { Chip } from '../../ui/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './order-progress.module.css'
import { statusSentence, statusTone, type Step, stepsOf } from './order-status.ts'

const spoken = { done: 'done', current: 'now', ahead: 'still to come' } as const

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} aria-label="How far your order is">
      {steps.map(({ label, state }) => (
        <li
          key={label}
          className={classes(styles.step, styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>{state === 'done' && <Icon icon={Check} size={14} />}</span>
          <span>
            {label}
            <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Where an order is on its way; one that ended otherwise says so. */
export function OrderProgress({ order }: { order: Order }) {
  const steps = stepsOf(order)
  const sentence = statusSentence(order)
  return (
    <section aria-label="Status" className={styles.progress}>
      {steps === null ? <Chip tone={statusTone(order.status)}>{order.status}</Chip> : <Steps steps={steps} />}
      {sentence !== null && <p className={styles.sentence}>{sentence}</p>}
    </section>
  )
}
