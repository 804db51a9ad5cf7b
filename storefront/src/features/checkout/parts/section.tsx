import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title: string
  /** Target of links to this section. */
  id?: string
  /** Beside the title: whether it is saved, or a link to change it. */
  aside?: ReactNode
  children: ReactNode
}

/** One section of a step, with its heading. */
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
