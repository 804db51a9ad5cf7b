import { passwordProblem } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useAttempt } from '../../attempt.ts'
import styles from './auth.module.css'
import { ActLink, AuthForm, BackButton, Problem, SubmitButton, Ways } from '../../forms/form-parts.tsx'
import type { HeldSecret } from './held-secret.ts'
import { PasswordField } from '../../forms/password-field.tsx'
import { useForm } from '../../forms/use-form.ts'

const rules = { password: passwordProblem }

/** The second step of who has a shop account: its password. */
export function PasswordStep({ password }: { password: HeldSecret }) {
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  const { email, status } = useEnrolment()
  const form = useForm(rules, async (text) => {
    const right = await shop.enrolment.submitPassword(text('password'))
    if (!right) throw new Error(shop.getState().enrolment.view.problem ?? '')
    password.keep(text('password'))
  })
  const forgotten = async () => {
    await shop.enrolment.storeDestination('FORGOT_PASSWORD', 'REGISTER')
    await router.navigate({ to: '/rewards/login' })
  }
  return (
    <>
      <p className={styles.words}>
        You have a shop account as <strong>{email}</strong>. Give its password, or the one that you set with the link in
        our email, and it joins Rewards.
      </p>
      <AuthForm label="Your password" form={form}>
        <Problem text={form.failure} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" required />
        <ActLink href="/rewards/forgot-password" onAct={() => attempt(forgotten())}>
          Forgot your password?
        </ActLink>
        <SubmitButton busy={form.isSubmitting || status === 'checking'}>Continue</SubmitButton>
      </AuthForm>
      <Ways>
        <BackButton onClick={() => attempt(shop.enrolment.back())} />
      </Ways>
    </>
  )
}
