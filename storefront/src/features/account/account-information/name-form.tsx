import { birthDateProblem } from '@leaflog/core'
import type { Customer } from '@leaflog/core/wire/commerce/customer-model'
import { useShop } from '@leaflog/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { required } from '../../../shared/forms/field-rules.ts'
import { AuthForm, Pair, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { BirthDate } from '../../../shared/forms/birth-date.tsx'
import { LeaveGuard } from '../../../shared/settings/leave-guard.tsx'
import { useToday } from '../../../shared/page/use-today.ts'
import styles from './account-information.module.css'

/** The customer's name, and the date of birth while it is unknown (3.3). */
export function NameForm({ customer }: { customer: Customer }) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const today = useToday()
  const [unsaved, setUnsaved] = useState(false)
  const saved = customer.date_of_birth ?? ''
  const rules = useMemo(
    () => ({
      firstname: required,
      lastname: required,
      dateOfBirth: (text: string) => (text === '' || text === saved ? null : birthDateProblem(text, today)),
    }),
    [saved, today],
  )
  const form = useForm(rules, async (text) => {
    const dateOfBirth = text('dateOfBirth')
    await shop.account.updateProfile({
      firstname: text('firstname').trim(),
      lastname: text('lastname').trim(),
      ...(saved === '' && dateOfBirth !== '' && { date_of_birth: dateOfBirth }),
    })
    setUnsaved(false)
    await shop.ui.toast({ type: 'success', text: t('name.saved'), fixed: true })
  })
  return (
    <div onChange={() => setUnsaved(true)}>
      <AuthForm label={t('name.form')} form={form}>
        <Problem text={form.failure} />
        <Pair>
          <TextField
            {...form.field('firstname')}
            label={t('name.firstname')}
            autoComplete="given-name"
            maxLength={100}
            defaultValue={customer.firstname}
            required
          />
          <TextField
            {...form.field('lastname')}
            label={t('name.lastname')}
            autoComplete="family-name"
            maxLength={100}
            defaultValue={customer.lastname}
            required
          />
        </Pair>
        <BirthDate {...form.field('dateOfBirth')} saved={saved} />
        <div className={styles.narrow}>
          <SubmitButton busy={form.isSubmitting}>{t('name.save')}</SubmitButton>
        </div>
      </AuthForm>
      <LeaveGuard unsaved={unsaved && !form.isSubmitting} />
    </div>
  )
}
