import { Outlet, useLoaderData, useRouterState } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NeedsJavaScript } from '../../shared/forms/form-parts.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { useSignOut } from '../rewards/auth/use-sign-out.ts'
import styles from './account-frame.module.css'

/** The sub-pages of an account (2c.6). */
const pages = [
  { path: '/account', label: 'overview' },
  { path: '/account/orders', label: 'orders' },
  { path: '/account/wishlist', label: 'wishlists' },
  { path: '/account/address', label: 'addresses' },
  { path: '/account/account-information', label: 'details' },
  { path: '/account/store-credit', label: 'storeCredit' },
  { path: '/account/gift-card', label: 'giftCards' },
  { path: '/account/newsletter', label: 'newsletter' },
] as const

/** The navigation between account pages: a list at the side, on small screens a scrolling row. */
function AccountNavigation() {
  const { t } = useTranslation('account')
  const signOut = useSignOut()
  const { header } = useLoaderData({ from: '__root__' })
  const here = useRouterState({ select: (state) => state.location.pathname.replace(/(?<=.)\/$/, '') })
  const list = useRef<HTMLUListElement>(null)
  const currentness = (path: string) => {
    if (here === path) return 'page'
    return path !== '/account' && here.startsWith(`${path}/`) ? 'true' : undefined
  }
  // The row is wider than a phone: scrolls the current entry into view.
  useEffect(() => {
    const row = list.current
    const own = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && own) row.scrollLeft = own.offsetLeft - row.offsetLeft - (row.clientWidth - own.offsetWidth) / 2
  }, [here])
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      <ul ref={list} className={styles.links}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <AppLink href={path} className={styles.link} aria-current={currentness(path)}>
              {t(`nav.${label}`)}
            </AppLink>
          </li>
        ))}
        <li className={styles.end}>
          <button type="button" className={styles.link} onClick={signOut}>
            <Icon icon={LogOut} size={16} />
            {header?.signout.label ?? t('signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** The frame of the account pages. It is also server-rendered, where only the sign-in is known. */
export function AccountFrame() {
  return (
    <div className={styles.frame}>
      <AccountNavigation />
      <div className={styles.page}>
        <NeedsJavaScript />
        <Outlet />
      </div>
    </div>
  )
}
