import type { ReactNode } from 'react'
import { AppLink } from './app-link.tsx'
import { buttonClass } from './button.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  drawing: ReactNode
  title: string
  text: string
  action: { label: string; href: string } | ReactNode
}

const isLink = (action: EmptyStateProps['action']): action is { label: string; href: string } =>
  typeof action === 'object' && action !== null && 'href' in action

/** Nothing to show, or a failed request: an illustration, a sentence and the next step. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        {isLink(action) ? (
          <AppLink href={action.href} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {action.label}
          </AppLink>
        ) : (
          action
        )}
      </div>
    </div>
  )
}
