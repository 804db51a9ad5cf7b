import { passwordProblem } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../i18n/use-message.ts'
import { AuthForm, Problem, SubmitButton } from './form-parts.tsx'
import { PasswordField } from './password-field.tsx'
import { PASSWORD_RULES, required } from './field-rules.ts'
import { useForm } from './use-form.ts'
import styles from './password-form.module.css'

const rules = {
  current: required,
  next: passwordProblem,
}

function Fields({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { t } = useTranslation('forms')
  const sentence = useMessage()
  const shop = useShop()
  const form = useForm(rules, async (text) => {
    await shop.account.changePassword({ current: text('current'), next: text('next') })
    onChanged()
    await shop.ui.toast({ type: 'success', text: t('password.changed'), fixed: true })
  })
  return (
    <AuthForm label={t('password.form')} form={form}>
      <Problem text={form.failure} />
      {/* Lets password managers know the account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...form.field('current')}
        label={t('password.current')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.field('next')}
        label={t('password.next')}
        hint={sentence(PASSWORD_RULES)}
        autoComplete="new-password"
        required
      />
      <SubmitButton busy={form.isSubmitting} variant="secondary">
        {t('password.change')}
      </SubmitButton>
    </AuthForm>
  )
}

/** Changes the password; afterwards the fields are cleared. */
export function PasswordForm({ email }: { email: string }) {
  const [changes, setChanges] = useState(0)
  return (
    <div className={styles.narrow}>
      <Fields key={changes} email={email} onChanged={() => setChanges((before) => before + 1)} />
    </div>
  )
}
