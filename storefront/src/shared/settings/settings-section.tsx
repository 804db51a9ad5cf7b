/** Shared parts of the settings pages. @module */
import { type ReactNode, useId } from 'react'
import styles from './settings-section.module.css'

/** One section of a settings page: its description on the left, the settings on the right. */
export function SettingsSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.about}>
        <h2 id={heading} className={styles.heading}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.settings}>{children}</div>
    </section>
  )
}
