import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useAttempt } from './attempt.ts'

/** Signs out in every tab, and goes to the home page where this one is elsewhere (4d.4). */
export function useSignOut(): () => void {
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  return useCallback(() => {
    const leave = async () => {
      await shop.session.signOut()
      await router.navigate({ to: '/' })
    }
    attempt(leave())
  }, [shop, router, attempt])
}
