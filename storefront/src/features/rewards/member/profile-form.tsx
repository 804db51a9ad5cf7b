import type { Said } from '@leaflog/core'
import type { Customer } from '@leaflog/core/wire/commerce/customer-model'
import { useEnrolment, useShop } from '@leaflog/react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { SelectField, TextField } from '../../../shared/forms/text-field.tsx'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { useToday } from '../../../shared/page/use-today.ts'
import { BirthDate } from '../../../shared/forms/birth-date.tsx'
import { LeaveGuard } from '../../../shared/settings/leave-guard.tsx'
import styles from './profile-form.module.css'
import { changeOf, fieldsOf, type ProfileFields, problemsOf } from './profile-fields.ts'
import { type StoreOption, storesFor } from './store-options.ts'

/** Adobe's numbers. */
const genders = ['0', '1', '2', '3'] as const

/** The member's details. Only changed fields are sent; changes from another tab appear in the others. */
export function ProfileForm({ customer, stores }: { customer: Customer; stores: readonly StoreOption[] }) {
  const { t } = useTranslation('rewards')
  const sentence = useMessage()
  const word = useTerm()
  const shop = useShop()
  const today = useToday()
  const { states } = useEnrolment()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Partial<ProfileFields>>({})
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Said | null>(null)

  const saved = fieldsOf(customer)
  const fields = { ...saved, ...draft }
  const change = changeOf(fields, saved)
  const unsaved = Object.keys(change).length > 0
  const problems = problemsOf(fields, saved, today)
  const messageOf = (problem: string | null | undefined) => (problem ? sentence(problem) : null)
  const set = (part: Partial<ProfileFields>) => {
    setDraft((before) => ({ ...before, ...part }))
    setFailure(null)
  }
  const text = (name: 'firstname' | 'lastname' | 'nickname' | 'suffix') => ({
    name,
    value: fields[name],
    error: tried || name in draft ? messageOf(problems[name]) : null,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })

  const typedBirthDate = (): string => {
    const typed = form.current?.elements.namedItem('dateOfBirth')
    return typed instanceof HTMLInputElement ? typed.value : ''
  }

  const save = async () => {
    setSaving(true)
    try {
      if (unsaved) await shop.account.updateProfile(change)
      setDraft({})
      setTried(false)
      await shop.ui.toast({ type: 'success', text: t('form.saved'), fixed: true })
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setSaving(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    // An incomplete date of birth had not been reported before.
    flushSync(() => {
      setTried(true)
      if (saved.dateOfBirth === '') set({ dateOfBirth: typedBirthDate() })
    })
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else void save()
  }

  const offered = storesFor(stores, fields.state, saved.store)
  return (
    <form ref={form} method="post" noValidate aria-label={t('form.label')} className={styles.form} onSubmit={onSubmit}>
      <TextField
        {...text('firstname')}
        label={t('form.firstname')}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <TextField {...text('lastname')} label={t('form.lastname')} autoComplete="family-name" maxLength={100} required />
      <TextField {...text('nickname')} label={t('form.nickname')} autoComplete="nickname" maxLength={100} />
      <TextField
        {...text('suffix')}
        label={t('form.suffix')}
        hint={t('form.suffixHint')}
        autoComplete="honorific-suffix"
        maxLength={40}
      />
      <BirthDate
        name="dateOfBirth"
        saved={saved.dateOfBirth}
        error={messageOf(problems.dateOfBirth)}
        onChange={() => set({ dateOfBirth: typedBirthDate() })}
      />
      <SelectField
        name="state"
        label={t('form.state')}
        hint={t('form.stateHint')}
        value={fields.state}
        onChange={(event) => set({ state: event.target.value, store: saved.store })}
      >
        {saved.state === '' && <option value="">{t('form.chooseState')}</option>}
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {word(name)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="store"
        label={t('form.store')}
        value={fields.store}
        onChange={(event) => set({ store: event.target.value })}
      >
        {saved.store === '' && <option value="">{t('form.chooseStore')}</option>}
        {offered.map(({ code, name, city }) => (
          <option key={code} value={code}>
            {name.includes(city) ? name : t('form.storeIn', { city, name })}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="gender"
        label={t('form.gender')}
        hint={t('form.optional')}
        autoComplete="sex"
        value={fields.gender}
        onChange={(event) => set({ gender: event.target.value })}
      >
        {genders.map((value) => (
          <option key={value} value={value}>
            {t(`genders.${value}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.end}>
        <Problem text={failure} />
        <SubmitButton busy={saving}>{t('form.save')}</SubmitButton>
      </div>
      <LeaveGuard unsaved={unsaved && !saving} />
    </form>
  )
}
