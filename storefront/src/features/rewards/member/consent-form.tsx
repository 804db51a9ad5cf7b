import type { ContentBlock } from '@leaflog/core/wire/content/content'
import type { PreferencesChange } from '@leaflog/core/wire/commerce/customer-model'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { ContentHtml } from '../../../shared/ui/content-html.tsx'
import { AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { phoneDigits } from '../../../shared/forms/field-rules.ts'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { mobileProblem, signatureProblem } from './channels.ts'
import styles from './consent-form.module.css'

const rules = { phone: mobileProblem, signature: signatureProblem }

type ConsentFormProps = {
  /** The kind of texts, for the form's name. */
  label: string
  /** The consent text from the content system. */
  wording: ContentBlock
  phone: string
  onAgree: (signed: Pick<PreferencesChange, 'phone_number' | 'marketing_phone_signature'>) => Promise<void>
  onCancel: () => void
}

/** Consent to text messages requires a number, a signature and the consent text. */
export function ConsentForm({ label, wording, phone, onAgree, onCancel }: ConsentFormProps) {
  const { t } = useTranslation('rewards')
  const form = useForm(rules, (text) =>
    onAgree({ phone_number: phoneDigits(text('phone')), marketing_phone_signature: text('signature').trim() }),
  )
  return (
    <div className={styles.consent}>
      <AuthForm label={t('consent.form', { what: label })} form={form}>
        <ContentHtml html={wording.content} language={wording.language} note />
        <Problem text={form.failure} />
        <div className={styles.fields}>
          <TextField
            {...form.field('phone')}
            label={t('consent.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={24}
            defaultValue={phone}
            required
          />
          <TextField
            {...form.field('signature')}
            label={t('consent.signature')}
            hint={t('consent.signatureHint')}
            autoComplete="name"
            maxLength={100}
            required
          />
        </div>
        <div className={styles.ways}>
          <SubmitButton busy={form.isSubmitting}>{t('consent.agree')}</SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            {t('consent.cancel')}
          </Button>
        </div>
      </AuthForm>
    </div>
  )
}
