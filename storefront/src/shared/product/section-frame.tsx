import type { Breadcrumb } from '@leaflog/core/catalogue'
import type { ReactNode } from 'react'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import styles from './section-frame.module.css'

type FrameProps = {
  trail: readonly Breadcrumb[]
  title: string
  intro?: string
  /** The count; announced politely when it changes. */
  count?: string | undefined
  children: ReactNode
}

/** A page: breadcrumbs, heading, and content. */
export function Frame({ trail, title, intro, count, children }: FrameProps) {
  return (
    <div className={styles.page}>
      <BreadcrumbTrail trail={trail} />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {count !== undefined && (
          <p role="status" className={styles.count}>
            {count}
          </p>
        )}
      </header>
      {children}
    </div>
  )
}

type SectionProps = { id: string; title: string; note?: ReactNode; way?: ReactNode; children: ReactNode }

export function Section({ id, title, note, way, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {way}
      </div>
      {note !== undefined && <p className={styles.sectionNote}>{note}</p>}
      {children}
    </section>
  )
}

export const SmallPrint = ({ children }: { children: ReactNode }) => <p className={styles.small}>{children}</p>
