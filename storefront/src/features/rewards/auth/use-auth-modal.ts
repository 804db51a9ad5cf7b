import { useShop } from '@leaflog/react'
import { useCallback } from 'react'
import { useAttempt } from '../../../shared/page/attempt.ts'

/** Opens the sign-in modal (4d.7). `then` runs after signing in; closing the modal cancels it. */
export function useAuthModal(): (then: () => void) => void {
  const shop = useShop()
  const attempt = useAttempt()
  return useCallback(
    (then) => {
      const ask = async () => {
        await shop.ui.openModal('LOGIN_VIEW')
        const forget = shop.session.afterSignIn(then)
        const stop = shop.watch(
          (state) => state.ui.view.modal.open,
          (open) => {
            if (open) return
            forget()
            queueMicrotask(() => stop())
          },
        )
      }
      attempt(ask())
    },
    [shop, attempt],
  )
}
