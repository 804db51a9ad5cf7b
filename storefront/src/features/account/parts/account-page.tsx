/** Shared parts of the account pages. @module */
import type { ReactNode, Ref } from 'react'
import styles from './account-page.module.css'

type AccountPageProps = {
  /** Ref of the title, for moving the focus there. */
  heading?: Ref<HTMLHeadingElement>
  title: string
  /** A sentence or two below the title. */
  lead?: ReactNode
  /** Beside the title: actions of the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/** One page of the account within its frame: title, lead and content. */
export function AccountPage({ heading, title, lead, actions, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </div>
      {children}
    </div>
  )
}
