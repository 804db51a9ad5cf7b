import { type EnrolmentView, passwordProblem } from '@leaflog/core'
import { useSession, useShop } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAttempt } from '../../attempt.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import styles from './auth.module.css'
import { AuthForm, BackButton, Checkbox, Problem, SubmitButton, Ways } from '../../forms/form-parts.tsx'
import type { HeldSecret } from './held-secret.ts'
import { PasswordField } from '../../forms/password-field.tsx'
import { PASSWORD_RULES, required } from '../../forms/field-rules.ts'
import { TextField } from '../../forms/text-field.tsx'
import { useBrand } from './use-brand.ts'
import { useForm } from '../../forms/use-form.ts'

const anything = () => null

type PreferencesStepProps = {
  view: EnrolmentView
  password: HeldSecret
  onBusy: (busy: boolean) => void
}

/**
 * The last step: what we may send, and the password. New members choose one; who gave theirs before is asked again only
 * when it was lost by a reload, because it is kept nowhere. Joined, the visitor is sent on by the page's guard (guards.ts).
 */
export function PreferencesStep({ view, password, onBusy }: PreferencesStepProps) {
  const shop = useShop()
  const { isSignedIn } = useSession()
  const attempt = useAttempt()
  const brand = useBrand()
  const blocks = useLoaderData({ from: '/rewards/create-account' })
  const { outcome, email, details, status } = view
  const [texts, setTexts] = useState(false)
  const isNew = outcome === 'new'
  const asksPassword = isNew || password.read() === null
  const consent = blocks['rewards_sms_consent']?.content
  const rules = useMemo(
    () => ({
      password: asksPassword ? passwordProblem : anything,
      emails: anything,
      signature: texts ? required : anything,
    }),
    [asksPassword, texts],
  )
  const form = useForm(rules, async (text) => {
    onBusy(true)
    try {
      await shop.enrolment.complete({
        password: asksPassword ? text('password') : (password.read() ?? ''),
        emails: text('emails') !== '',
        texts,
        signature: text('signature').trim(),
      })
    } catch (error) {
      onBusy(false)
      throw error
    }
    await shop.ui.toast({ type: 'success', text: `Welcome to ${brand.rewards}.` })
  })
  const busy = form.isSubmitting || isSignedIn || status === 'enrolling'
  return (
    <>
      <AuthForm label="Preferences" form={form}>
        <Problem text={form.failure} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {asksPassword && (
          <PasswordField
            {...form.field('password')}
            label={isNew ? 'Choose a password' : 'Your password, once more'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            required
            hint={isNew ? PASSWORD_RULES : 'We do not keep it when the page is reloaded.'}
          />
        )}
        <Checkbox {...form.field('emails')} label="Email me offers, new harvests and what my points are worth." />
        {details.phone === '' ? (
          <p className={styles.small}>For offers by text, go back and give us your mobile phone.</p>
        ) : (
          <Checkbox
            name="texts"
            checked={texts}
            onChange={(event) => setTexts(event.target.checked)}
            label={`Text me offers at ${details.phone}.`}
          />
        )}
        {texts && (
          <>
            {consent !== undefined && <ContentHtml html={consent} note className={styles.note} />}
            <TextField
              {...form.field('signature')}
              label="Signature"
              autoComplete="name"
              required
              hint="Your full name, as consent to texts."
            />
          </>
        )}
        <p className={styles.small}>
          By joining you accept the{' '}
          <a href="/rewards/terms" target="_blank" rel="noopener">
            Rewards terms
          </a>
          .
        </p>
        <SubmitButton busy={busy}>Join Rewards</SubmitButton>
      </AuthForm>
      <Ways>
        <BackButton onClick={() => attempt(shop.enrolment.back())} />
      </Ways>
    </>
  )
}
