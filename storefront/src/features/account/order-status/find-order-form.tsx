import { emailProblem, isLeaflogError } from '@leaflog/core'
import type { GuestOrderInput } from '@leaflog/core/wire/commerce/commerce-orders'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField } from '../../../shared/forms/email-field.tsx'
import { required } from '../../../shared/forms/field-rules.ts'
import { AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { SpokenError } from '../../../shared/page/sentence.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { orderNumber } from '../orders/orders-search.ts'
import { OfAnAccount } from './of-an-account.tsx'

const rules = { number: required, email: emailProblem, lastname: required }

/** Details that only the person who placed the order knows. */
export function FindOrderForm({ onFind }: { onFind: (input: GuestOrderInput) => Promise<void> }) {
  const { t } = useTranslation('orders')
  const [ofAccount, setOfAccount] = useState<string | null>(null)
  const form = useForm(rules, async (text) => {
    setOfAccount(null)
    const number = orderNumber(text('number'))
    try {
      await onFind({ number, email: text('email').trim(), lastname: text('lastname').trim() })
    } catch (error) {
      // The message does not reveal which of the three was wrong.
      if (isLeaflogError(error, 'NOT_FOUND')) throw new SpokenError(t('find.notFound'), { cause: error })
      if (!isLeaflogError(error, 'NOT_AUTHORIZED')) throw error
      setOfAccount(number)
    }
  })
  return (
    <>
      <AuthForm label={t('find.form')} form={form}>
        <Problem text={form.failure} />
        <TextField
          {...form.field('number')}
          label={t('find.number')}
          hint={t('find.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          required
        />
        <EmailField {...form.field('email')} autoComplete="email" maxLength={254} />
        <TextField
          {...form.field('lastname')}
          label={t('find.lastname')}
          hint={t('find.lastnameHint')}
          autoComplete="family-name"
          maxLength={255}
          required
        />
        <SubmitButton busy={form.isSubmitting}>{t('find.submit')}</SubmitButton>
      </AuthForm>
      {ofAccount !== null && <OfAnAccount number={ofAccount} />}
    </>
  )
}
