import { useTranslation } from 'react-i18next'
import { useIssue, type Issue } from '../../../shared/i18n/use-message.ts'
import { Button } from '../../../shared/ui/button.tsx'
import styles from './cart-issues.module.css'

export type CartIssuesProps = {
  issues: readonly Issue[]
  onDismiss: () => void
}

/** What could not be merged or added (8.11), until it is dismissed. */
export function CartIssues({ issues, onDismiss }: CartIssuesProps) {
  const { t } = useTranslation('cart')
  const issueOf = useIssue()
  if (issues.length === 0) return null
  return (
    <div className={styles.issues} role="status">
      <ul className={styles.list}>
        {[...new Map(issues.map((issue) => [`${issue.title}|${issue.text}`, issueOf(issue)]))].map(
          ([key, { title, text }]) => (
            <li key={key}>
              {title !== '' && <b>{title}</b>} {text}
            </li>
          ),
        )}
      </ul>
      <Button variant="secondary" size="small" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </div>
  )
}
