import { emailProblem, type ResetType } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import styles from './auth.module.css'
import { ActLink, AuthForm, Problem, SubmitButton, Ways } from '../../../shared/forms/form-parts.tsx'
import { EmailField } from '../../../shared/forms/email-field.tsx'
import { useBrand } from './use-brand.ts'
import { useDelay } from './use-delay.ts'
import { useForm } from '../../../shared/forms/use-form.ts'

/** 9b.6 */
const REDIRECT_AFTER_MS = 1000

const rules = { email: emailProblem }

type ForgotPasswordProps = {
  type: ResetType
  heading: RefObject<HTMLHeadingElement | null>
  /** Shown first, for example why the visitor is here. */
  note?: ReactNode
  /** The email that was typed before. */
  email?: string
  /** Called with the typed email before going to the login view. */
  onLogin?: (email: string) => void
  /** Called while the answer is awaited, and when the visitor is redirected or has to retry. */
  onBusy?: (busy: boolean) => void
}

/** The forgot-password view in its three types (2f), and where each leads once the email is sent (4d.6). */
export function ForgotPassword({ type, heading, note, email = '', onLogin, onBusy }: ForgotPasswordProps) {
  const { t } = useTranslation('auth')
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  const delay = useDelay()
  const brand = useBrand()
  const enrolment = useEnrolment()
  const title = t(`forgot.${type}.title`, { brand: brand.name })
  const known = type === 'DEFAULT' ? '' : enrolment.email

  const toLogin = async (typed: string) => {
    await shop.enrolment.storeDestination('LOGIN')
    onLogin?.(typed)
    await router.navigate({ to: '/rewards/login' })
  }
  const toCreateAccount = () => router.navigate({ to: '/rewards/create-account' })
  const anew = async () => {
    await shop.enrolment.beginAnew()
    await toCreateAccount()
  }

  const form = useForm(rules, async (text) => {
    onBusy?.(true)
    try {
      await shop.passwordReset.request({ email: text('email').trim(), type })
    } catch (error) {
      onBusy?.(false)
      throw error
    }
    if (type === 'DEFAULT') return toLogin(text('email').trim())
    if (type === 'REGISTER') {
      onLogin?.('')
      return toCreateAccount()
    }
    await delay(REDIRECT_AFTER_MS)
    onBusy?.(false)
    return toCreateAccount()
  })

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {note}
      <p className={styles.words}>{t(`forgot.${type}.text`)}</p>
      <AuthForm label={title} form={form}>
        <Problem text={form.failure} />
        <EmailField {...form.field('email')} disabled={known !== ''} defaultValue={known || email} />
        <SubmitButton busy={form.isSubmitting} disabled={!form.isValid}>
          {t(`forgot.${type}.button`)}
        </SubmitButton>
      </AuthForm>
      <Ways>
        {type === 'DEFAULT' && (
          <ActLink href="/rewards/login" onAct={() => attempt(toLogin(form.text('email').trim()))}>
            {t('forgot.signIn')}
          </ActLink>
        )}
        {type === 'HAVE_PASSWORD' && (
          <ActLink href="/rewards/create-account" onAct={() => attempt(anew())}>
            {t('forgot.otherEmail')}
          </ActLink>
        )}
        {type === 'REGISTER' && (
          <ActLink href="/rewards/create-account" onAct={() => attempt(toCreateAccount())}>
            {t('forgot.back')}
          </ActLink>
        )}
      </Ways>
    </>
  )
}
