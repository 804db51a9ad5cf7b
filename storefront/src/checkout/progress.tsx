import { type CheckoutStep, type Missing, STEPS, stepFor } from '@leaflog/core'
import { Check } from 'lucide-react'
import { AppLink } from '../ui/app-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './progress.module.css'
import { stepHref, stepNames } from './steps.ts'

type ProgressProps = {
  step: CheckoutStep
  missing: readonly Missing[]
  /** The order is being placed: there is no way back now. */
  locked: boolean
}

/** Where one is in the checkout (2b.8), with the ways to the steps that can be reached. */
export function Progress({ step, missing, locked }: ProgressProps) {
  return (
    <nav aria-label="Checkout">
      <ol className={styles.steps}>
        {stepNames.map(({ step: each, name }) => {
          const isDone = STEPS[each] < STEPS[step]
          const isOpen = !locked && each !== step && stepFor(each, missing) === each
          const words = (
            <>
              <span className={styles.number}>{isDone ? <Icon icon={Check} size={16} /> : STEPS[each]}</span>
              <span className={styles.name}>{name}</span>
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </>
          )
          return (
            <li key={each} className={styles.step} aria-current={each === step ? 'step' : undefined}>
              {isOpen ? (
                <AppLink href={stepHref(each)} className={styles.way}>
                  {words}
                </AppLink>
              ) : (
                <span className={styles.way}>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
