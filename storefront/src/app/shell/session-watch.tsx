import { SESSION_EXPIRED_HASH, SIGN_IN_PATH, safePath } from '@leaflog/core'
import { useNavigation, useSession, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useAttempt } from '../../shared/page/attempt.ts'

/**
 * Reacts to a change of session, in whichever tab it began: the page's guard runs again (2a.2, 2a.3), and a visitor
 * whose session expired sees the warning on the sign-in page (2a.6).
 */
export function SessionWatch() {
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  const { isSignedIn } = useSession()
  const { path, hash } = useNavigation()
  const guarded = useRef(isSignedIn)

  useEffect(() => {
    if (guarded.current === isSignedIn) return
    guarded.current = isSignedIn
    void router.invalidate()
  }, [router, isSignedIn])

  useEffect(() => {
    if (hash.replace('#', '') !== SESSION_EXPIRED_HASH) return
    const { pathname, searchStr } = router.state.location
    // Another tab has shown the warning. The hash has said what it had to, and a later visit must not find it.
    const leaveHash = async () => {
      const here = router.latestLocation
      if (here.hash !== SESSION_EXPIRED_HASH) return
      await router.navigate({ to: '/', href: here.pathname + here.searchStr, replace: true, resetScroll: false })
    }
    const showExpiry = async () => {
      const wasMarked = await shop.session.takeExpiry()
      // After signing in, the visitor returns to the page they were on.
      if (wasMarked && safePath(pathname) !== null) shop.session.rememberPage(pathname + searchStr)
      // The page's guard redirects here too, with the hash, and may do so after the warning.
      if (wasMarked || pathname === SIGN_IN_PATH) await router.navigate({ to: SIGN_IN_PATH, hash: '', replace: true })
      else await leaveHash()
    }
    attempt(showExpiry())
  }, [shop, router, attempt, path, hash])

  return null
}
