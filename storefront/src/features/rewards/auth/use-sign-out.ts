import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useAttempt } from '../../../shared/page/attempt.ts'

/** Signs out in every tab, and goes to the home page where this one is elsewhere (4d.4). */
export function useSignOut(): () => void {
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  return useCallback(() => {
    attempt(signOutHome(shop, router))
  }, [shop, router, attempt])
}

/**
 * Leaves for the home page first: a protected page whose session ends would lead to sign-in meanwhile (2a.2), and which of
 * the two came last would be a matter of luck.
 */
export async function signOutHome(
  shop: ReturnType<typeof useShop>,
  router: ReturnType<typeof useRouter>,
): Promise<void> {
  const arrived = router.navigate({ to: '/' })
  await Promise.all([shop.session.signOut(), arrived])
}
