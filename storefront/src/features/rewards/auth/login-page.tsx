/** Joining, signing in, and forgotten passwords. @module */
import type { ResetType } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { LegalLinks } from '../../content/legal-links.tsx'
import { useHydrated } from '../../../shared/ui/use-hydrated.ts'
import { SplitPage } from '../../../shared/ui/split-page.tsx'
import { carriedEmail } from './carried-email.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { LoginForm } from './login-form.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

type View = 'LOGIN' | ResetType

/**
 * /rewards/login: the login view or the forgot-password view (2e.7), by the stored destination, which it clears, or by
 * a link here, which adds an entry to the browser's history.
 */
export function LoginPage() {
  const shop = useShop()
  const attempt = useAttempt()
  const { destination, resetType } = useEnrolment()
  const router = useRouter()
  const hydrated = useHydrated()
  const forgotten = useLocation({ select: ({ state }) => state.forgotPassword === true })
  const [stored, setStored] = useState<View>('LOGIN')
  const [typed, setTyped] = useState(carriedEmail.read)
  useEffect(() => carriedEmail.forget(), [])
  const view = forgotten && hydrated ? 'DEFAULT' : stored
  const [read, setRead] = useState<typeof destination>(null)
  const heading = useHeadingFocus(view)

  if (read !== destination) {
    setRead(destination)
    if (destination !== null) setStored(destination === 'LOGIN' ? 'LOGIN' : resetType)
  }
  useEffect(() => {
    if (destination !== null) attempt(shop.enrolment.clearDestination())
  }, [shop, attempt, destination])

  const toForgotten = (email: string) => {
    setTyped(email)
    void router.navigate({ to: '/rewards/login', state: { forgotPassword: true } })
  }
  const toLogin = (email: string) => {
    setTyped(email)
    setStored('LOGIN')
  }
  return (
    <SplitPage>
      {view === 'LOGIN' ? (
        <LoginForm heading={heading} typed={typed} onForgotten={toForgotten} />
      ) : (
        <ForgotPassword heading={heading} type={view} email={typed} onLogin={toLogin} />
      )}
      <LegalLinks loyalty />
    </SplitPage>
  )
}
