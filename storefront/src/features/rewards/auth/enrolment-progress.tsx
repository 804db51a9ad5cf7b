import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import styles from './enrolment-progress.module.css'

const names = ['email', 'password', 'details', 'preferences'] as const
type Step = 0 | 1 | 2 | 3

/** The progress of the sign-up. Only visitors with an account of the shop give its password. */
export function EnrolmentProgress({ step, withPassword }: { step: Step; withPassword: boolean }) {
  const { t } = useTranslation('auth')
  const steps = names.map((name, index) => ({ name, index })).filter(({ index }) => withPassword || index !== 1)
  return (
    <ol aria-label={t('steps.label')} className={styles.steps}>
      {steps.map(({ name, index }) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className={styles.step}
          data-done={index < step}
        >
          {t(`steps.${name}`)}
          {index < step && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
