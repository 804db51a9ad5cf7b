/** What the pages of the account share. @module */
import type { ReactNode, Ref } from 'react'
import styles from './account-page.module.css'

type AccountPageProps = {
  /** Of the title, for who moves the focus there. */
  heading?: Ref<HTMLHeadingElement>
  title: string
  /** A sentence or two below the title. */
  lead?: ReactNode
  /** Beside the title: what the whole page can do. */
  actions?: ReactNode
  children: ReactNode
}

/** One page of an account within its frame: title, lead and content. */
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
