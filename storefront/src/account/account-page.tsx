import type { ReactNode } from 'react'
import styles from './account-page.module.css'

type AccountPageProps = {
  title: string
  /** A sentence or two below the title. */
  lead?: ReactNode
  /** Beside the title: what the whole page can do. */
  actions?: ReactNode
  children: ReactNode
}

/** One page of an account within its frame: title, lead and content. */
export function AccountPage({ title, lead, actions, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </div>
      {children}
    </div>
  )
}
