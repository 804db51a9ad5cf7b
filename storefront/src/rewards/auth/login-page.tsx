import type { ResetType } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useEffect, useState } from 'react'
import { useAttempt } from '../../attempt.ts'
import { LegalLinks } from '../../content/legal-links.tsx'
import { PlatePage } from '../../ui/plate-page.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { LoginForm } from './login-form.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

type View = 'LOGIN' | ResetType

/** /rewards/login: the login view or the forgot-password view (2e.7), by the stored destination, which it clears. */
export function LoginPage() {
  const shop = useShop()
  const attempt = useAttempt()
  const { destination, resetType } = useEnrolment()
  const [view, setView] = useState<View>('LOGIN')
  const [read, setRead] = useState<typeof destination>(null)
  const heading = useHeadingFocus(view)

  if (read !== destination) {
    setRead(destination)
    if (destination !== null) setView(destination === 'LOGIN' ? 'LOGIN' : resetType)
  }
  useEffect(() => {
    if (destination !== null) attempt(shop.enrolment.clearDestination())
  }, [shop, attempt, destination])

  return (
    <PlatePage>
      {view === 'LOGIN' ? (
        <LoginForm heading={heading} onForgotten={() => setView('DEFAULT')} />
      ) : (
        <ForgotPassword heading={heading} type={view} onLogin={() => setView('LOGIN')} />
      )}
      <LegalLinks loyalty />
    </PlatePage>
  )
}
