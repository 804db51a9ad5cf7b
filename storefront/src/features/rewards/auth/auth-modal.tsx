import { useSession, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { LegalLinks } from '../../content/legal-links.tsx'
import { ActLink, Ways } from '../../../shared/forms/form-parts.tsx'
import { carriedEmail } from './carried-email.ts'
import { SignInForm } from './sign-in-form.tsx'

/** 4d.7: signing in without leaving the page. Other options open their pages, and return here afterwards. */
export function AuthModal() {
  const { t } = useTranslation('auth')
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  const { isSignedIn } = useSession()

  useEffect(() => {
    if (isSignedIn) attempt(shop.ui.closeModal())
  }, [shop, attempt, isSignedIn])

  const leaveFor = (to: '/rewards/create-account' | '/rewards/forgot-password') => {
    const leave = async () => {
      const { pathname, searchStr } = router.state.location
      shop.session.rememberPage(pathname + searchStr)
      await shop.ui.closeModal()
      if (to === '/rewards/create-account') await shop.enrolment.beginAnew()
      await router.navigate({ to })
    }
    attempt(leave())
  }
  return (
    <>
      <SignInForm
        email=""
        onForgotten={(email) => {
          carriedEmail.keep(email)
          leaveFor('/rewards/forgot-password')
        }}
      />
      <Ways>
        <span>{t('new')}</span>
        <ActLink href="/rewards/create-account" onAct={() => leaveFor('/rewards/create-account')}>
          {t('createAccount')}
        </ActLink>
      </Ways>
      <LegalLinks loyalty />
    </>
  )
}
