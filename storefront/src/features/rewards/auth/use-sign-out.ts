import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useAttempt } from '../../../shared/page/attempt.ts'

/** Signs out in every tab, and navigates to the home page (4d.4). */
export function useSignOut(): () => void {
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  return useCallback(() => {
    attempt(signOutHome(shop, router))
  }, [shop, router, attempt])
}

/**
 * Navigates to the home page first. Otherwise a protected page whose session ends would redirect to sign-in (2a.2), and
 * the two navigations would race.
 */
export async function signOutHome(
  shop: ReturnType<typeof useShop>,
  router: ReturnType<typeof useRouter>,
): Promise<void> {
  const arrived = router.navigate({ to: '/' })
  await Promise.all([shop.session.signOut(), arrived])
}
