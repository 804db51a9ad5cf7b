import { type CheckoutStep, type Missing, STEPS, stepFor } from '@leaflog/core'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './progress.module.css'
import { stepHref, steps } from './parts/steps.ts'

type ProgressProps = {
  step: CheckoutStep
  missing: readonly Missing[]
  /** The order is being placed: the steps cannot be changed now. */
  locked: boolean
}

/** The current step of the checkout (2b.8), with links to the steps that can be reached. */
export function Progress({ step, missing, locked }: ProgressProps) {
  const { t } = useTranslation('checkout')
  return (
    <nav aria-label={t('title')}>
      <ol className={styles.steps}>
        {steps.map((each) => {
          const isDone = STEPS[each] < STEPS[step]
          const isOpen = !locked && each !== step && stepFor(each, missing) === each
          const words = (
            <>
              <span className={styles.number}>{isDone ? <Icon icon={Check} size={16} /> : STEPS[each]}</span>
              <span className={styles.name}>{t(`steps.${each}`)}</span>
              {isDone && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
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
