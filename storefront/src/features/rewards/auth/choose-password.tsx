import { passwordProblem } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import styles from './auth.module.css'
import { ActLink, AuthForm, Problem, SubmitButton, Ways } from '../../../shared/forms/form-parts.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { PASSWORD_RULES } from '../../../shared/forms/field-rules.ts'
import { type ResetLink, resetLink } from './reset-link.ts'
import { useForm } from '../../../shared/forms/use-form.ts'

const rules = { password: passwordProblem }

/** The page behind an email's link (7a.3): the new password, then signing in, or continuing the enrollment. */
export function ChoosePassword({ link, heading }: { link: ResetLink; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation('auth')
  const sentence = useMessage()
  const shop = useShop()
  const router = useRouter()
  const { email, step } = useEnrolment()
  const isJoining = step === 1 && email.toLowerCase() === link.email.toLowerCase()

  const form = useForm(rules, async (text) => {
    await shop.passwordReset.choose({ ...link, newPassword: text('password') })
    await shop.ui.toast({ type: 'success', text: t('choose.done') })
    await router.navigate({ to: isJoining ? '/rewards/create-account' : '/rewards/login' })
    resetLink.forget()
  })
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('choose.title')}
      </h1>
      <p className={styles.words}>
        <Trans t={t} i18nKey="choose.text" components={{ email: <strong>{link.email}</strong> }} />
      </p>
      <AuthForm label={t('choose.form')} form={form}>
        <Problem text={form.failure} />
        {/* Lets password managers know the account. */}
        <input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label={t('choose.password')}
          autoComplete="new-password"
          required
          hint={sentence(PASSWORD_RULES)}
        />
        <SubmitButton busy={form.isSubmitting} disabled={!form.isValid}>
          {t('choose.button')}
        </SubmitButton>
      </AuthForm>
      <Ways>
        <ActLink href="/rewards/forgot-password" onAct={resetLink.forget}>
          {t('choose.again')}
        </ActLink>
      </Ways>
    </>
  )
}
