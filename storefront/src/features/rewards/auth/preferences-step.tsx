import { type EnrolmentView, passwordProblem } from '@leaflog/core'
import { useSession, useShop } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { ContentHtml } from '../../../shared/ui/content-html.tsx'
import styles from './auth.module.css'
import { AuthForm, BackButton, Checkbox, Problem, SubmitButton, Ways } from '../../../shared/forms/form-parts.tsx'
import type { HeldSecret } from './held-secret.ts'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { PASSWORD_RULES, required } from '../../../shared/forms/field-rules.ts'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useBrand } from './use-brand.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'

const anything = () => null

type PreferencesStepProps = {
  view: EnrolmentView
  password: HeldSecret
  onBusy: (busy: boolean) => void
}

/**
 * The last step: communications and password. New members choose a password. Visitors who gave theirs before are asked
 * again only if a reload lost it, because it is stored nowhere. After joining, the page's guard redirects (guards.ts).
 */
export function PreferencesStep({ view, password, onBusy }: PreferencesStepProps) {
  const { t } = useTranslation('auth')
  const sentence = useMessage()
  const shop = useShop()
  const { isSignedIn } = useSession()
  const attempt = useAttempt()
  const brand = useBrand()
  const blocks = useLoaderData({ from: '/rewards/create-account' })
  const { outcome, email, details, status } = view
  const [texts, setTexts] = useState(false)
  const isNew = outcome === 'new'
  const asksPassword = isNew || password.read() === null
  const consent = blocks['rewards_sms_consent']
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
    await shop.ui.toast({ type: 'success', text: t('preferences.welcome', { rewards: brand.rewards }) })
  })
  const termsLink = (
    <a href="/rewards/terms" target="_blank" rel="noopener">
      {null}
    </a>
  )
  const busy = form.isSubmitting || isSignedIn || status === 'enrolling'
  return (
    <>
      <AuthForm label={t('preferences.form')} form={form}>
        <Problem text={form.failure} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {asksPassword && (
          <PasswordField
            {...form.field('password')}
            label={isNew ? t('preferences.choosePassword') : t('preferences.passwordAgain')}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            required
            hint={isNew ? sentence(PASSWORD_RULES) : undefined}
          />
        )}
        <Checkbox {...form.field('emails')} label={t('preferences.emails')} />
        {details.phone === '' ? (
          <p className={styles.small}>{t('preferences.noPhone')}</p>
        ) : (
          <Checkbox
            name="texts"
            checked={texts}
            onChange={(event) => setTexts(event.target.checked)}
            label={t('preferences.texts', { phone: details.phone })}
          />
        )}
        {texts && (
          <>
            {consent !== undefined && (
              <ContentHtml html={consent.content} language={consent.language} note className={styles.note} />
            )}
            <TextField
              {...form.field('signature')}
              label={t('preferences.signature')}
              autoComplete="name"
              required
              hint={t('preferences.signatureHint')}
            />
          </>
        )}
        <p className={styles.small}>
          <Trans t={t} i18nKey="preferences.terms" components={{ a: termsLink }} />
        </p>
        <SubmitButton busy={busy}>{t('preferences.join')}</SubmitButton>
      </AuthForm>
      <Ways>
        <BackButton onClick={() => attempt(shop.enrolment.back())} />
      </Ways>
    </>
  )
}
