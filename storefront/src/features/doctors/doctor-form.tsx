import { useRouter } from '@tanstack/react-router'
import { LocateFixed, Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../shared/forms/form-parts.tsx'
import { useLocation } from '../../shared/locations/use-location.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Input, Select } from '../../shared/ui/field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { type DoctorSearch, distances, DOCTORS_PATH, doctorSearchHref } from './doctor-search.ts'
import styles from './doctor-form.module.css'
import { stateCodes, useStateName } from '../../shared/i18n/use-state-name.ts'

/** The form's values: those of the URL until something is changed; typed text waits to be submitted. */
const useDraft = (search: DoctorSearch) => {
  const router = useRouter()
  const [draft, setDraft] = useState(search)
  const [shown, setShown] = useState(search)
  if (doctorSearchHref(shown) !== doctorSearchHref(search)) {
    setShown(search)
    setDraft(search)
  }
  const change = (changed: Partial<DoctorSearch>) => setDraft((before) => ({ ...before, ...changed }))
  const follow = (changed: Partial<DoctorSearch> = {}) => {
    const next = { ...draft, ...changed, place: (changed.place ?? draft.place).trim() }
    setDraft(next)
    void router.navigate({ to: '/', href: doctorSearchHref(next), resetScroll: false })
  }
  return { draft, change, follow }
}

/**
 * State, place, distance and what the doctor offers. The URL is its state. Without JavaScript the browser submits it as
 * a form; with it, choices apply at once and a place when it is submitted.
 */
export function DoctorForm({ search }: { search: DoctorSearch }) {
  const { t } = useTranslation('places')
  const nameOf = useStateName()
  const { draft, change, follow } = useDraft(search)
  const [located, locate] = useLocation()
  const zip = located.status === 'found' ? located.zip : null
  const followed = useRef<string | null>(null)
  useEffect(() => {
    if (zip === null || followed.current === zip) return
    followed.current = zip
    // The location determines the state.
    follow({ place: zip, state: '' })
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    follow()
  }
  const failure = located.status === 'found' && located.zip === null ? t('doctors.noZip') : located.message
  return (
    <form role="search" aria-label={t('doctors.form')} action={DOCTORS_PATH} onSubmit={send} className={styles.form}>
      <div className={styles.fields}>
        <Select
          label={t('doctors.state')}
          name="state"
          value={draft.state}
          onChange={(event) => follow({ state: event.target.value })}
        >
          <option value="">{t('doctors.anyState')}</option>
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
        <Input
          label={t('doctors.place')}
          name="place"
          value={draft.place}
          maxLength={80}
          autoComplete="postal-code"
          hint={t('doctors.placeHint')}
          onChange={(event) => change({ place: event.target.value })}
        />
        <Select
          label={t('doctors.within')}
          name="within"
          value={draft.within ?? ''}
          onChange={({ target: { value } }) => follow({ within: value === '' ? null : Number(value) })}
        >
          <option value="">{t('doctors.anyDistance')}</option>
          {distances.map((miles) => (
            <option key={miles} value={miles}>
              {t('doctors.withinMiles', { count: miles })}
            </option>
          ))}
        </Select>
        <Button type="submit" className={styles.send}>
          <Icon icon={Search} size={18} />
          {t('doctors.search')}
        </Button>
      </div>
      <div className={styles.choices}>
        <Checkbox
          label={t('doctors.telehealth')}
          name="telehealth"
          value="1"
          checked={draft.telehealth}
          onChange={(event) => follow({ telehealth: event.target.checked })}
        />
        <Checkbox
          label={t('doctors.accepting')}
          name="accepting"
          value="1"
          checked={draft.accepting}
          onChange={(event) => follow({ accepting: event.target.checked })}
        />
        <Button
          variant="quiet"
          size="small"
          disabled={located.status === 'asking'}
          onClick={locate}
          className={styles.locate}
        >
          <Icon icon={LocateFixed} size={18} />
          {located.status === 'asking' ? t('doctors.locating') : t('doctors.locate')}
        </Button>
      </div>
      <p role="status" className={styles.failure}>
        {failure}
      </p>
    </form>
  )
}
