import { emailProblem, passwordProblem } from '@leaflog/core'
import { useEnrolment, useSession, useShop } from '@leaflog/react'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useAttempt } from '../../attempt.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { ActLink, AuthForm, SubmitButton, Ways } from './form-parts.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './auth.module.css'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const rules = { email: emailProblem, password: passwordProblem }

/** 2e.2: the note, another one when an email was carried over from enrolment. */
function Note({ carriedOver }: { carriedOver: boolean }) {
  const blocks = useLoaderData({ from: '/rewards/login' })
  const block = blocks[carriedOver ? 'rewards_login_note_for_existing_email' : 'rewards_login_note']
  return block === undefined ? null : <ContentHtml html={block.content} note className={styles.note} />
}

type LoginFormProps = { heading: RefObject<HTMLHeadingElement | null>; onForgotten: () => void }

/** The login view (2e.1 to 2e.6). */
export function LoginForm({ heading, onForgotten }: LoginFormProps) {
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  const { isSignedIn } = useSession()
  const { email, outcome, status } = useEnrolment()
  const carriedOver = outcome === 'member' && email !== ''

  // The page's guard sends on who is signed in (4d.1, guards.ts); a refusal has been said by the shop (8.5).
  const form = useForm(rules, (text) =>
    shop.session.signIn({ email: text('email').trim(), password: text('password') }).catch(() => undefined),
  )

  const createAccount = async () => {
    await shop.enrolment.beginAnew()
    await router.navigate({ to: '/rewards/create-account' })
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        Sign In To Your Account
      </h1>
      <Note carriedOver={carriedOver} />
      <AuthForm label="Sign in" form={form}>
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          defaultValue={carriedOver || status === 'enrolled' ? email : ''}
        />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" required />
        <ActLink href="/rewards/forgot-password" onAct={onForgotten}>
          Forgot your password?
        </ActLink>
        <SubmitButton busy={form.isSubmitting || isSignedIn}>Sign In</SubmitButton>
      </AuthForm>
      <Ways>
        <span>New to Rewards?</span>
        <ActLink href="/rewards/create-account" onAct={() => attempt(createAccount())}>
          Create An Account.
        </ActLink>
      </Ways>
    </>
  )
}
