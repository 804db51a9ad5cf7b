import type { NavigationEntry } from '@leaflog/core/wire/content/content'
import { AppLink } from '../../shared/ui/app-link.tsx'
import styles from './hamburger.module.css'
import { useSections } from './use-sections.ts'

type Leaving = { onLeave: () => void }
type GroupProps = Leaving & { heading: string; links: readonly { link: string; label: string; newTab?: boolean }[] }

/** Links below a heading, in two columns. */
export function HamburgerGroup({ heading, links, onLeave }: GroupProps) {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.links}>
        {links.map(({ link, label, newTab = false }) => (
          <li key={link + label}>
            <AppLink href={link} newTab={newTab} className={styles.link} onClick={onLeave}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One entry of the primary navigation on small screens (2d.5): a link, or its sections with the link first. */
export function HamburgerPages({ entry, onLeave }: Leaving & { entry: NavigationEntry }) {
  const { navLabel, navLink, openNavLinkInNewTab } = entry
  const sections = useSections()(entry)
  const link = (className: string | undefined) => (
    <AppLink href={navLink} newTab={openNavLinkInNewTab} className={className} onClick={onLeave}>
      {navLabel}
    </AppLink>
  )
  if (sections.length === 0) return link(styles.page)
  return (
    <details name="menu-category">
      <summary className={styles.pageSummary}>{navLabel}</summary>
      <div className={styles.groups}>
        {link(styles.all)}
        {sections.map(({ heading, links }) => (
          <HamburgerGroup key={heading} heading={heading} links={links} onLeave={onLeave} />
        ))}
      </div>
    </details>
  )
}
