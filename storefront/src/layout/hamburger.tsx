import { useAttempt } from '../attempt.ts'
import { useShop, useUI } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { AppLink } from '../ui/app-link.tsx'
import { useLiveLinks } from '../ui/use-live-links.ts'
import { Sheet } from '../ui/sheet.tsx'
import { HamburgerAccount } from './hamburger-account.tsx'
import styles from './hamburger.module.css'
import { ThemeSwitch } from './theme.tsx'
import { useTranslation } from 'react-i18next'
import { useWord } from '../i18n/use-word.ts'

/** The slide-in menu of small screens (2a.1): the account, categories with their panels' links, then the site's own pages. */
export function Hamburger() {
  const shop = useShop()
  const attempt = useAttempt()
  const { hamburger } = useUI()
  const { header, menu } = useLoaderData({ from: '__root__' })
  const { t } = useTranslation('common')
  const word = useWord()
  const live = useLiveLinks()
  const close = () => attempt(shop.ui.close('hamburger'))
  return (
    <Sheet open={hamburger} onClose={close} title={t('menu.heading')} side="left" footer={<ThemeSwitch />}>
      <HamburgerAccount onLeave={close} />
      <nav aria-label={t('menu.categories')}>
        <ul>
          {menu.map((entry) => (
            <li key={entry.slug} className={styles.entry}>
              <details name="menu-category">
                <summary className={styles.summary}>{word(entry.label)}</summary>
                <div className={styles.groups}>
                  <AppLink href={entry.href} className={styles.all} onClick={close}>
                    {t('menu.allOf', { category: word(entry.label) })}
                  </AppLink>
                  {entry.groups.map((group) => (
                    <section key={group.heading}>
                      <h3 className={styles.heading}>{word(group.heading)}</h3>
                      <ul className={styles.links}>
                        {group.links.map((link) => (
                          <li key={link.href}>
                            <AppLink href={link.href} className={styles.link} onClick={close}>
                              {word(link.label)}
                            </AppLink>
                          </li>
                        ))}
                      </ul>
                    </section>
                  ))}
                </div>
              </details>
            </li>
          ))}
        </ul>
      </nav>
      {header !== null && (
        <nav aria-label={t('menu.pages')} className={styles.pages}>
          <ul>
            {live(header.navigation, (entry) => entry.navLink).map((entry) => (
              <li key={entry.navLink + entry.navLabel}>
                <AppLink
                  href={entry.navLink}
                  newTab={entry.openNavLinkInNewTab}
                  className={styles.page}
                  onClick={close}
                >
                  {entry.navLabel}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Sheet>
  )
}
