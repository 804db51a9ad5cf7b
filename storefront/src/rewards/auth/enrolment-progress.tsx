import { Check } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './enrolment-progress.module.css'

const names = ['Email', 'Password', 'About you', 'Preferences'] as const
export type Step = 0 | 1 | 2 | 3

/** Where the visitor is on the way through the sign-up. Only who has an account with us already gives its password. */
export function EnrolmentProgress({ step, withPassword }: { step: Step; withPassword: boolean }) {
  const steps = names.map((name, index) => ({ name, index })).filter(({ index }) => withPassword || index !== 1)
  return (
    <ol aria-label="Steps" className={styles.steps}>
      {steps.map(({ name, index }, place) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className={styles.step}
          data-done={index < step}
        >
          <span className={styles.mark}>{index < step ? <Icon icon={Check} size={14} /> : place + 1}</span>
          <span>{name}</span>
          {index < step && <VisuallyHidden>done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
