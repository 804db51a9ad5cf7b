import { useAttempt } from '../../shared/page/attempt.ts'
import { useShop, useUI } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { useLiveLinks } from '../../shared/ui/use-live-links.ts'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { HamburgerAccount } from './hamburger-account.tsx'
import { HamburgerGroup, HamburgerPages } from './hamburger-pages.tsx'
import styles from './hamburger.module.css'
import { ThemeSwitch } from './theme.tsx'
import { useWishlistPath } from './wishlist-link.tsx'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'

/**
 * The slide-in menu of small screens (2a.1): the account, categories with their panels' links, then the site's own
 * pages.
 */
export function Hamburger() {
  const shop = useShop()
  const attempt = useAttempt()
  const { hamburger } = useUI()
  const { header, menu } = useLoaderData({ from: '__root__' })
  const { t } = useTranslation('common')
  const word = useTerm()
  const live = useLiveLinks()
  const wishlist = useWishlistPath()
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
                  {entry.groups.map(({ heading, links }) => (
                    <HamburgerGroup
                      key={heading}
                      heading={word(heading)}
                      links={links.map(({ href, label }) => ({ link: href, label: word(label) }))}
                      onLeave={close}
                    />
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
            <li>
              <AppLink href={wishlist} className={styles.page} onClick={close}>
                {t('menu.wishlist')}
              </AppLink>
            </li>
            {live(header.navigation, (entry) => entry.navLink).map((entry) => (
              <li key={entry.navLink + entry.navLabel}>
                <HamburgerPages entry={entry} onLeave={close} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Sheet>
  )
}
