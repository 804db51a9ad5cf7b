import type { MenuBarEntry } from '@leaflog/core/catalogue'
import { ChevronDown } from 'lucide-react'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './menu-bar.module.css'
import { usePanels } from './use-panels.ts'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'

/** Entries with reduced prices, by slug. */
const offers: ReadonlySet<string> = new Set(['specials', 'last-chance'])

function Panel({ entry, open, id }: { entry: MenuBarEntry; open: boolean; id: string }) {
  const { t } = useTranslation('common')
  const word = useTerm()
  const name = word(entry.label)
  return (
    <div id={id} className={styles.panel} hidden={!open}>
      <div className={styles.columns}>
        {entry.groups.map((group) => (
          <section key={group.heading} aria-label={t('menu.group', { category: name, group: word(group.heading) })}>
            <h3 className={styles.heading}>{word(group.heading)}</h3>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <AppLink href={link.href} className={styles.link}>
                    {word(link.label)}
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <AppLink href={entry.href} className={styles.all}>
          {t('menu.all', { category: name === 'CBD' ? name : name.toLowerCase() })}
        </AppLink>
      </div>
    </div>
  )
}

/** The menu bar (2h.1): a link for each category, and beside it a button that opens its panel. */
export function MenuBar({ entries }: { entries: readonly MenuBarEntry[] }) {
  const { t } = useTranslation('common')
  const word = useTerm()
  const { path, shown, bar, entry: entryProps, toggle } = usePanels()
  return (
    <nav aria-label={t('menu.heading')} className={styles.menu} {...bar}>
      <ul className={styles.list}>
        {entries.map((entry) => {
          const expanded = shown === entry.slug
          const current = path === entry.href || path.startsWith(`${entry.href}/`)
          return (
            <li
              key={entry.slug}
              className={classes(
                styles.entry,
                offers.has(entry.slug) && styles.offers,
                expanded && styles.expanded,
                current && styles.current,
              )}
              {...entryProps(entry.slug)}
            >
              <AppLink href={entry.href} className={styles.category}>
                {word(entry.label)}
              </AppLink>
              {entry.groups.length > 0 && (
                <>
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-controls={`menu-${entry.slug}`}
                    aria-label={t('menu.more', { category: word(entry.label) })}
                    {...toggle(entry.slug)}
                  >
                    <Icon icon={ChevronDown} size={16} />
                  </button>
                  <Panel entry={entry} open={expanded} id={`menu-${entry.slug}`} />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
