import { emailProblem, passwordProblem } from '@leaflog/core'
import { useSession, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { ActLink, AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { EmailField } from '../../../shared/forms/email-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'

const rules = { email: emailProblem, password: passwordProblem }

type SignInFormProps = {
  email: string
  /** Receives the email as typed so far. */
  onForgotten: (email: string) => void
}

/**
 * Email, password and the button (2e.4 to 2e.6). A refusal is the shop's toast (8.5), and stays here until something
 * changes.
 */
export function SignInForm({ email, onForgotten }: SignInFormProps) {
  const { t } = useTranslation('auth')
  const shop = useShop()
  const { isSignedIn } = useSession()
  const form = useForm(rules, (text) =>
    shop.session.signIn({ email: text('email').trim(), password: text('password') }),
  )
  return (
    <AuthForm label={t('signIn.form')} form={form}>
      <Problem text={form.failure} />
      <EmailField {...form.field('email')} defaultValue={email} />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" required />
      <ActLink href="/rewards/forgot-password" onAct={() => onForgotten(form.text('email').trim())}>
        {t('forgotten')}
      </ActLink>
      <SubmitButton busy={form.isSubmitting || isSignedIn}>{t('signIn.button')}</SubmitButton>
    </AuthForm>
  )
}
