import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title: string
  /** For links that lead here. */
  id?: string
  /** Beside the title: whether it is saved, or the way to change it. */
  aside?: ReactNode
  children: ReactNode
}

/** One matter of a step, with its heading. */
export function Section({ title, id, aside, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
