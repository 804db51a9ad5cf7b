import { useSignOut } from '../use-sign-out.ts'
import { useSession } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { useLiveLinks } from '../ui/use-live-links.ts'
import styles from './hamburger.module.css'
import { useTranslation } from 'react-i18next'

/** The account in the hamburger menu (2d.3): Log In and Sign Up, or My Rewards. */
export function HamburgerAccount({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('common')
  const signOut = useSignOut()
  const { header } = useLoaderData({ from: '__root__' })
  const { isSignedIn } = useSession()
  const live = useLiveLinks()
  if (header === null) return null
  const { login, signup, signout, rewardsLinks } = header
  const links = live(isSignedIn ? rewardsLinks : [login, signup], ({ link }) => link)
  if (!isSignedIn)
    return (
      <nav aria-label={t('menu.account')} className={styles.ways}>
        {links.map(({ label, link, newTab }) => (
          <AppLink
            key={link}
            href={link}
            newTab={newTab}
            className={buttonClass({ variant: link === login.link ? 'primary' : 'secondary', size: 'small' })}
            onClick={onLeave}
          >
            {label}
          </AppLink>
        ))}
      </nav>
    )
  return (
    <nav aria-label={t('account.myRewards')} className={styles.entry}>
      <details name="menu-category">
        <summary className={styles.summary}>{t('account.myRewards')}</summary>
        <ul className={styles.account}>
          {links.map(({ label, link, newTab }) => (
            <li key={link}>
              <AppLink href={link} newTab={newTab} className={styles.link} onClick={onLeave}>
                {label}
              </AppLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.out}
              onClick={() => {
                onLeave()
                signOut()
              }}
            >
              {signout.label}
            </button>
          </li>
        </ul>
      </details>
    </nav>
  )
}
