import { showsBirthDateToast } from '@leaflog/core'
import { useAccount, useSession, useShop, useUI } from '@leaflog/react'
import { useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'
import { OnDemand } from '../../shared/ui/on-demand.tsx'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'

/** Nobody is disturbed while paying, nor where the date is asked for anyway. */
const qualifies = (path: string): boolean => !/^\/checkout(?:\/|$)/.test(path) && path !== '/rewards/profile'

const question = () => import('./birth-date-question.tsx').then((m) => m.BirthDateQuestion)

/** Asks a member for the date of birth that the account lacks (2h.1, 4a.11). Closed, it stays away for this session. */
export function BirthDateToast() {
  const shop = useShop()
  // The question is asked on another page instead.
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
