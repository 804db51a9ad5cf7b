import { useEnrolment, useShop } from '@leaflog/react'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { ContentHtml } from '../../../shared/ui/content-html.tsx'
import { ActLink, Ways } from '../../../shared/forms/form-parts.tsx'
import styles from './auth.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** 2e.2: the note, or another one if an email was carried over from enrollment. */
function Note({ carriedOver }: { carriedOver: boolean }) {
  const blocks = useLoaderData({ from: '/rewards/login' })
  const block = blocks[carriedOver ? 'rewards_login_note_for_existing_email' : 'rewards_login_note']
  return block === undefined ? null : (
    <ContentHtml html={block.content} language={block.language} note className={styles.note} />
  )
}

type LoginFormProps = {
  heading: RefObject<HTMLHeadingElement | null>
  /** The email typed in the other view. */
  typed: string
  onForgotten: (email: string) => void
}

/** The login view (2e.1 to 2e.6). The page's guard redirects signed-in visitors (4d.1, guards.ts). */
export function LoginForm({ heading, typed, onForgotten }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  const { email, outcome, status } = useEnrolment()
  const carriedOver = outcome === 'member' && email !== ''

  const createAccount = async () => {
    await shop.enrolment.beginAnew()
    await router.navigate({ to: '/rewards/create-account' })
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('signIn.title')}
      </h1>
      <Note carriedOver={carriedOver} />
      <SignInForm email={carriedOver || status === 'enrolled' ? email : typed} onForgotten={onForgotten} />
      <Ways>
        <span>{t('new')}</span>
        <ActLink href="/rewards/create-account" onAct={() => attempt(createAccount())}>
          {t('createAccount')}
        </ActLink>
      </Ways>
    </>
  )
}
