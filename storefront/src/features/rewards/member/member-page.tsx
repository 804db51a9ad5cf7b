/** The pages of a member: dashboard, profile, communications. */
import { useLoaderData } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NeedsJavaScript } from '../../../shared/forms/form-parts.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import styles from './member-page.module.css'

type MemberPageProps = {
  title: string
  /** A sentence or two below the title. */
  lead?: ReactNode
  /** 2a.4: the dashboard is narrower than other pages. */
  narrow?: boolean
  children: ReactNode
}

/** The frame of the member pages: navigation, title and content. */
export function MemberPage({ title, lead, narrow = false, children }: MemberPageProps) {
  const { t } = useTranslation('rewards')
  const { header } = useLoaderData({ from: '__root__' })
  const links = useRef<HTMLUListElement>(null)
  // On a phone the row of links is wider than the screen: scrolls the current link into view.
  useEffect(() => {
    const row = links.current
    const own = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && own) row.scrollLeft = own.offsetLeft - row.offsetLeft - (row.clientWidth - own.offsetWidth) / 2
  }, [])
  return (
    <div className={classes(styles.page, narrow && styles.narrow)}>
      {header !== null && (
        <nav aria-label={t('nav')} className={styles.nav}>
          <ul ref={links} className={styles.links}>
            {header.rewardsLinks.map(({ label, link, newTab }) => (
              <li key={link}>
                <AppLink href={link} newTab={newTab} className={styles.link}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead}
      </div>
      <NeedsJavaScript />
      {children}
    </div>
  )
}
