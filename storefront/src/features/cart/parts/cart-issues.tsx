import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Button } from '../../../shared/ui/button.tsx'
import styles from './cart-issues.module.css'

export type CartIssuesProps = {
  issues: readonly { readonly title: string; readonly text: string }[]
  onDismiss: () => void
}

/** What could not be taken along or put in (8.11), until it has been read. */
export function CartIssues({ issues, onDismiss }: CartIssuesProps) {
  const { t } = useTranslation('cart')
  const sentence = useMessage()
  if (issues.length === 0) return null
  return (
    <div className={styles.issues} role="status">
      <ul className={styles.list}>
        {[...new Map(issues.map((issue) => [`${issue.title}|${issue.text}`, issue])).values()].map(
          ({ title, text }) => (
            <li key={`${title}|${text}`}>
              {title !== '' && <b>{sentence(title)}</b>} {sentence(text)}
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
