import { SESSION_EXPIRED_HASH, SIGN_IN_PATH, safePath } from '@leaflog/core'
import { useNavigation, useSession, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useAttempt } from '../../shared/page/attempt.ts'

/**
 * What a change of session means for this tab, wherever it came from: the page's guard is asked again (2a.2, 2a.3), and
 * a visitor whose session expired is told so at the sign-in page (2a.6).
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
    const tell = async () => {
      const told = await shop.session.takeExpiry()
      // From a page that signs in one returns to where one was before it.
      if (told && safePath(pathname) !== null) shop.session.rememberPage(pathname + searchStr)
      // The page's guard leads here too, with the hash, and may come after it was told.
      if (told || pathname === SIGN_IN_PATH) await router.navigate({ to: SIGN_IN_PATH, hash: '', replace: true })
    }
    attempt(tell())
  }, [shop, router, attempt, path, hash])

  return null
}
