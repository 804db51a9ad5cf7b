import { emailProblem, passwordProblem } from '@leaflog/core'
import { useSession, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { ActLink, AuthForm, SubmitButton } from '../../forms/form-parts.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { useForm } from '../../forms/use-form.ts'

const rules = { email: emailProblem, password: passwordProblem }

/** Email, password and the button (2e.4 to 2e.6). A refusal is said by the shop (8.5). */
export function SignInForm({ email, onForgotten }: { email: string; onForgotten: () => void }) {
  const { t } = useTranslation('auth')
  const shop = useShop()
  const { isSignedIn } = useSession()
  const form = useForm(rules, (text) =>
    shop.session.signIn({ email: text('email').trim(), password: text('password') }).catch(() => undefined),
  )
  return (
    <AuthForm label={t('signIn.form')} form={form}>
      <EmailField {...form.field('email')} defaultValue={email} />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" required />
      <ActLink href="/rewards/forgot-password" onAct={onForgotten}>
        {t('forgotten')}
      </ActLink>
      <SubmitButton busy={form.isSubmitting || isSignedIn}>{t('signIn.button')}</SubmitButton>
    </AuthForm>
  )
}
