import { showsBirthDateToast } from '@leaflog/core'
import { useAccount, useSession, useShop, useUI } from '@leaflog/react'
import { useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'
import { OnDemand } from '../../shared/ui/on-demand.tsx'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'

/** Not during checkout, and not on pages that ask for the date anyway. */
const qualifies = (path: string): boolean => !/^\/checkout(?:\/|$)/.test(path) && path !== '/rewards/profile'

const question = () => import('./birth-date-question.tsx').then((m) => m.BirthDateQuestion)

/**
 * Asks a member for the date of birth that the account lacks (2h.1, 4a.11). Once closed, it stays away for the browser
 * session.
 */
export function BirthDateToast() {
  const shop = useShop()
  // If its code is missing, another page asks instead.
  const missing = useCallback((error: unknown) => reportUnexpected({ shop }, 'BIRTH_DATE_NOT_ASKED')(error), [shop])
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
  return hydrated && customer !== null && shows && <OnDemand wanted load={question} onMissing={missing} />
}
