import { passwordProblem, LeaflogError } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { Trans, useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import styles from './auth.module.css'
import { ActLink, AuthForm, BackButton, Problem, SubmitButton, Ways } from '../../../shared/forms/form-parts.tsx'
import type { HeldSecret } from './held-secret.ts'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'

const rules = { password: passwordProblem }

/** The second step for shop accounts: the password. */
export function PasswordStep({ password }: { password: HeldSecret }) {
  const { t } = useTranslation('auth')
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  const { email, status } = useEnrolment()
  const form = useForm(rules, async (text) => {
    const right = await shop.enrolment.submitPassword(text('password'))
    const { problem, problemMeaning } = shop.getState().enrolment.view
    if (!right) throw new LeaflogError('ENROLMENT_FAILED', problem ?? undefined, { meaning: problemMeaning })
    password.keep(text('password'))
  })
  const forgotten = async () => {
    await shop.enrolment.storeDestination('FORGOT_PASSWORD', 'REGISTER')
    await router.navigate({ to: '/rewards/login' })
  }
  return (
    <>
      <p className={styles.words}>
        <Trans t={t} i18nKey="account.text" components={{ email: <strong>{email}</strong> }} />
      </p>
      <AuthForm label={t('account.form')} form={form}>
        <Problem text={form.failure} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" required />
        <ActLink href="/rewards/forgot-password" onAct={() => attempt(forgotten())}>
          {t('forgotten')}
        </ActLink>
        <SubmitButton busy={form.isSubmitting || status === 'checking'}>{t('continue')}</SubmitButton>
      </AuthForm>
      <Ways>
        <BackButton onClick={() => attempt(shop.enrolment.back())} />
      </Ways>
    </>
  )
}
