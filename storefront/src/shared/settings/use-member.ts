import type { AccountView } from '@leaflog/core'
import { useAccount, useSession, useShop } from '@leaflog/react'
import { useCallback, useEffect } from 'react'
import { useOnline } from '../ui/use-online.ts'
import { reportUnexpected } from '../page/report-unexpected.ts'

export interface Member {
  readonly account: AccountView
  /** Fetches again; the result is in `account`. */
  readonly reload: () => void
}

/**
 * The signed-in customer, for a page that shows `what` of them. Fetched when the page opens and again when the
 * connection comes back.
 */
export function useMember(what: 'customer' | 'dashboard'): Member {
  const shop = useShop()
  const account = useAccount()
  const { isSignedIn } = useSession()
  const online = useOnline()
  const reload = useCallback(() => {
    const asked = [shop.account.load(), ...(what === 'dashboard' ? [shop.account.openDashboard()] : [])]
    for (const each of asked) each.catch(reportUnexpected({ shop }, 'MEMBER_NOT_ASKED'))
  }, [shop, what])
  useEffect(() => {
    if (isSignedIn && online) reload()
  }, [isSignedIn, online, reload])
  return { account, reload }
}
