import { useAttempt } from '../attempt.ts'
import { useShop, useUI } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { AppLink } from '../ui/app-link.tsx'
import { useLiveLinks } from '../ui/use-live-links.ts'
import { Sheet } from '../ui/sheet.tsx'
import { HamburgerAccount } from './hamburger-account.tsx'
import styles from './hamburger.module.css'
import { ThemeSwitch } from './theme.tsx'

/** The slide-in menu of small screens (2a.1): the account, categories with their panels' links, then the site's own pages. */
export function Hamburger() {
  const shop = useShop()
  const attempt = useAttempt()
  const { hamburger } = useUI()
  const { header, menu } = useLoaderData({ from: '__root__' })
  const live = useLiveLinks()
  const close = () => attempt(shop.ui.close('hamburger'))
  return (
    <Sheet open={hamburger} onClose={close} title="Menu" side="left" footer={<ThemeSwitch />}>
      <HamburgerAccount onLeave={close} />
      <nav aria-label="Categories">
        <ul>
          {menu.map((entry) => (
            <li key={entry.slug} className={styles.entry}>
              <details name="menu-category">
                <summary className={styles.summary}>{entry.label}</summary>
                <div className={styles.groups}>
                  <AppLink href={entry.href} className={styles.all} onClick={close}>
                    All of {entry.label}
                  </AppLink>
                  {entry.groups.map((group) => (
                    <section key={group.heading}>
                      <h3 className={styles.heading}>{group.heading}</h3>
                      <ul className={styles.links}>
                        {group.links.map((link) => (
                          <li key={link.href}>
                            <AppLink href={link.href} className={styles.link} onClick={close}>
                              {link.label}
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
        <nav aria-label="Pages" className={styles.pages}>
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
