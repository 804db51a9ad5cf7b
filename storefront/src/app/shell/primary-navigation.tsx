import type { NavigationEntry } from '@leaflog/core/wire/content/content'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { useLiveLinks } from '../../shared/ui/use-live-links.ts'
import styles from './primary-navigation.module.css'
import { useSections } from './use-sections.ts'
import { usePanels } from './use-panels.ts'

type Sections = NavigationEntry['sections']

function Panel({ sections }: { sections: Sections }) {
  return sections.map(({ heading, links }) => (
    <section key={heading} aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul>
        {links.map(({ label, link, newTab }) => (
          <li key={link + label}>
            <AppLink href={link} newTab={newTab} className={styles.inner}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The navigation entries of the brand's data (2d.5, 3.16.2); those with sections have a panel beside the link. */
export function PrimaryNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useTranslation('common')
  const id = useId()
  const live = useLiveLinks()
  const sectionsOf = useSections()
  const { shown, bar, entry: entryProps, toggle } = usePanels()
  return (
    <nav aria-label={t('layout.main')} className={styles.navigation} {...bar}>
      <ul className={styles.list}>
        {live(entries, (entry) => entry.navLink).map((entry) => {
          const { navLabel, navLink, openNavLinkInNewTab } = entry
          const sections = sectionsOf(entry)
          const expanded = shown === navLabel
          return (
            <li key={navLink + navLabel} className={styles.entry} {...entryProps(navLabel)}>
              <AppLink href={navLink} newTab={openNavLinkInNewTab} className={styles.link}>
                {navLabel}
              </AppLink>
              {sections.length > 0 && (
                <>
                  <button
                    type="button"
                    className={classes(styles.toggle, expanded && styles.expanded)}
                    aria-controls={id + navLink}
                    aria-label={t('menu.more', { category: navLabel })}
                    {...toggle(navLabel)}
                  >
                    <Icon icon={ChevronDown} size={16} />
                  </button>
                  <div id={id + navLink} className={styles.panel} hidden={!expanded}>
                    {expanded && <Panel sections={sections} />}
                  </div>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
