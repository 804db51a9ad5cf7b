import type { Customer } from '@leaflog/core/wire/customer-shape'
import { useEnrolment, useShop } from '@leaflog/react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../cart/sentence.ts'
import { Problem, SubmitButton } from '../../forms/form-parts.tsx'
import { SelectField, TextField } from '../../forms/text-field.tsx'
import { useToday } from '../../use-today.ts'
import { BirthDate } from '../../forms/birth-date.tsx'
import { LeaveGuard } from '../../personal/leave-guard.tsx'
import styles from './profile-form.module.css'
import { changeOf, fieldsOf, type ProfileFields, problemsOf } from './profile-fields.ts'
import { type StoreOption, storesFor } from './store-options.ts'

const genders = [
  { value: '0', label: 'Not given' },
  { value: '1', label: 'Male' },
  { value: '2', label: 'Female' },
  { value: '3', label: 'Prefer not to say' },
]

/** The member's own details. Only what was changed is sent; what another tab saves meanwhile shows in the other fields. */
export function ProfileForm({ customer, stores }: { customer: Customer; stores: readonly StoreOption[] }) {
  const shop = useShop()
  const today = useToday()
  const { states } = useEnrolment()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Partial<ProfileFields>>({})
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const saved = fieldsOf(customer)
  const fields = { ...saved, ...draft }
  const change = changeOf(fields, saved)
  const unsaved = Object.keys(change).length > 0
  const problems = problemsOf(fields, saved, today)
  const set = (part: Partial<ProfileFields>) => {
    setDraft((before) => ({ ...before, ...part }))
    setFailure(null)
  }
  const text = (name: 'firstname' | 'lastname' | 'nickname' | 'suffix') => ({
    name,
    value: fields[name],
    error: tried || name in draft ? problems[name] : null,
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
      await shop.ui.toast({ type: 'success', text: 'Your profile is saved.', fixed: true })
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setSaving(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    // A date of birth of which parts are missing was not told before.
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
    <form ref={form} method="post" noValidate aria-label="Your details" className={styles.form} onSubmit={onSubmit}>
      <TextField {...text('firstname')} label="First name" autoComplete="given-name" maxLength={100} required />
      <TextField {...text('lastname')} label="Last name" autoComplete="family-name" maxLength={100} required />
      <TextField {...text('nickname')} label="Nickname" autoComplete="nickname" maxLength={100} />
      <TextField
        {...text('suffix')}
        label="Suffix"
        hint="Jr., Sr., III"
        autoComplete="honorific-suffix"
        maxLength={40}
      />
      <BirthDate
        name="dateOfBirth"
        saved={saved.dateOfBirth}
        error={problems.dateOfBirth ?? null}
        onChange={() => set({ dateOfBirth: typedBirthDate() })}
      />
      <SelectField
        name="state"
        label="Rewards state"
        hint="Where you shop with us. Offers differ from state to state."
        value={fields.state}
        onChange={(event) => set({ state: event.target.value, store: saved.store })}
      >
        {saved.state === '' && <option value="">Choose a state</option>}
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="store"
        label="Home dispensary"
        value={fields.store}
        onChange={(event) => set({ store: event.target.value })}
      >
        {saved.store === '' && <option value="">Choose a dispensary</option>}
        {offered.map(({ code, name, city }) => (
          <option key={code} value={code}>
            {name.includes(city) ? name : `${city}: ${name}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="gender"
        label="Gender"
        hint="Optional."
        autoComplete="sex"
        value={fields.gender}
        onChange={(event) => set({ gender: event.target.value })}
      >
        {genders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles.end}>
        <Problem text={failure} />
        <SubmitButton busy={saving}>Save</SubmitButton>
      </div>
      <LeaveGuard unsaved={unsaved && !saving} />
    </form>
  )
}
