import { emailProblem } from '@leaflog/core'
import { updateCustomerEmail } from '@leaflog/core/wire/commerce/account-information'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { required } from '../../../shared/forms/field-rules.ts'
import { AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import styles from './account-information.module.css'

const rules = { email: emailProblem, password: required }

function Fields({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const form = useForm(rules, async (text) => {
    await shop.commerce.ask(updateCustomerEmail, { email: text('email').trim(), password: text('password') })
    await shop.account.load()
    onChanged()
    await shop.ui.toast({ type: 'success', text: t('email.changed'), fixed: true })
  })
  return (
    <AuthForm label={t('email.form')} form={form}>
      <Problem text={form.failure} />
      <TextField
        {...form.field('email')}
        label={t('email.new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('email.password')}
        hint={t('email.passwordHint')}
        autoComplete="current-password"
        required
      />
      <SubmitButton busy={form.isSubmitting} variant="secondary">
        {t('email.change')}
      </SubmitButton>
    </AuthForm>
  )
}

/** Changes the email, confirmed by the password. Afterwards the fields are cleared. */
export function EmailForm({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const [changes, setChanges] = useState(0)
  return (
    <div className={styles.narrow}>
      <p className={styles.now}>
        <Trans t={t} i18nKey="email.now" values={{ email }} components={{ b: <b /> }} />
      </p>
      <Fields key={changes} onChanged={() => setChanges((before) => before + 1)} />
    </div>
  )
}
