import { useSignOut } from '../../features/rewards/auth/use-sign-out.ts'
import { ChevronDown, UserRound } from 'lucide-react'
import type { HeaderContent } from '@leaflog/core/wire/content/content'
import { useLoaderData, useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './account-menu.module.css'
import { useAccountWays } from './use-account-ways.ts'
import { useTranslation } from 'react-i18next'

type MemberMenuProps = { links: HeaderContent['rewardsLinks']; signout: HeaderContent['signout'] }

/** My Rewards (2d.3): a button that opens the member's links. Escape, moving the focus out and navigation close it. */
function MemberMenu({ links, signout }: MemberMenuProps) {
  const { t } = useTranslation('common')
  const signOut = useSignOut()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === path
  const close = () => setOpenOn(null)
  useEffect(() => {
    if (!open) return
    const elsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target) !== true) setOpenOn(null)
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [open])
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    menu.current?.querySelector('button')?.focus()
    close()
  }
  return (
    <div
      ref={menu}
      role="presentation"
      className={styles.menu}
      onKeyDown={onEscape}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenOn(open ? null : path)}
      >
        {t('account.myRewards')}
        <Icon icon={ChevronDown} size={16} />
      </button>
      <ul id={id} className={styles.panel} hidden={!open}>
        {links.map(({ label, link, newTab }) => (
          <li key={link}>
            <AppLink href={link} newTab={newTab} className={styles.entry} onClick={close}>
              {label}
            </AppLink>
          </li>
        ))}
        <li className={styles.end}>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              close()
              signOut()
            }}
          >
            {signout.label}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** The account in the header (2d.3). On small screens it is one icon, and the rest is in the hamburger menu. */
export function AccountMenu() {
  const { header } = useLoaderData({ from: '__root__' })
  return header === null ? null : <Ways header={header} />
}

function Ways({ header }: { header: HeaderContent }) {
  const { t } = useTranslation('common')
  const { isMember, ways } = useAccountWays(header)
  const [first] = ways
  return (
    <>
      {first !== undefined && (
        <AppLink href={first.link} className={styles.icon} aria-label={isMember ? t('account.myRewards') : first.label}>
          <Icon icon={UserRound} />
          {isMember && <span className={styles.dot} />}
        </AppLink>
      )}
      {isMember ? (
        <MemberMenu links={ways} signout={header.signout} />
      ) : (
        ways.map(({ label, link, newTab }) => (
          <AppLink key={link} href={link} newTab={newTab} className={styles.link}>
            {label}
          </AppLink>
        ))
      )}
    </>
  )
}
