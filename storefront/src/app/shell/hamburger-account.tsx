import type { HeaderContent } from '@leaflog/core/wire/content/content'
import { useSignOut } from '../../features/rewards/auth/use-sign-out.ts'
import { useLoaderData } from '@tanstack/react-router'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import styles from './hamburger.module.css'
import { useAccountWays } from './use-account-ways.ts'
import { useTranslation } from 'react-i18next'

type HamburgerAccountProps = { onLeave: () => void }

/** The account in the hamburger menu (2d.3): Log In and Sign Up, or My Rewards. */
export function HamburgerAccount({ onLeave }: HamburgerAccountProps) {
  const { header } = useLoaderData({ from: '__root__' })
  return header === null ? null : <Ways header={header} onLeave={onLeave} />
}

function Ways({ header, onLeave }: HamburgerAccountProps & { header: HeaderContent }) {
  const { t } = useTranslation('common')
  const signOut = useSignOut()
  const { login, signout } = header
  const { isMember, ways } = useAccountWays(header)
  if (!isMember)
    return (
      <nav aria-label={t('menu.account')} className={styles.ways}>
        {ways.map(({ label, link, newTab }) => (
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
          {ways.map(({ label, link, newTab }) => (
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
