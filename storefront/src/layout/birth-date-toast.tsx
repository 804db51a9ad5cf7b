import { useAttempt } from '../attempt.ts'
import { Cake, X } from 'lucide-react'
import { showsBirthDateToast } from '@leaflog/core'
import { useAccount, useSession, useShop, useUI } from '@leaflog/react'
import { useRouterState } from '@tanstack/react-router'
import { AppLink } from '../ui/app-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './birth-date-toast.module.css'

const PROFILE = '/rewards/profile'

/** Nobody is disturbed while paying, nor where the date is asked for anyway. */
const qualifies = (path: string): boolean => !/^\/checkout(?:\/|$)/.test(path) && path !== PROFILE

/** Asks a member for the date of birth that the account lacks (2h.1, 4a.11). Closed, it stays away for this session. */
export function BirthDateToast() {
  const shop = useShop()
  const attempt = useAttempt()
  const { isSignedIn } = useSession()
  const { customer } = useAccount()
  const { birthDateToastClosed } = useUI()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const hydrated = useHydrated()
  const shows = showsBirthDateToast({
    isSignedIn,
    dateOfBirth: customer === null ? '' : customer.date_of_birth,
    pageQualifies: qualifies(path),
    closedThisSession: birthDateToastClosed,
  })
  if (!hydrated || customer === null || !shows) return null
  return (
    <aside aria-label="Your birthday" className={styles.toast}>
      <Icon icon={Cake} size={22} />
      <div className={styles.words}>
        <p>
          <strong>When is your birthday?</strong> The week around it comes with double points.
        </p>
        <AppLink href={PROFILE} className={styles.link}>
          Tell us your birthday
        </AppLink>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label="Close: your birthday"
        onClick={() => attempt(shop.ui.closeBirthDateToast())}
      >
        <Icon icon={X} size={18} />
      </button>
    </aside>
  )
}
