import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import field from '../ui/field.module.css'
import styles from './birth-date-field.module.css'

const parts = [
  { part: 'month', length: 2 },
  { part: 'day', length: 2 },
  { part: 'year', length: 4 },
] as const
type Part = (typeof parts)[number]['part']
type Parts = Record<Part, string>

const partsOf = (date: string): Parts => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') }
}

const twoDigits = (text: string) => (text === '' ? '' : text.padStart(2, '0'))

/** `YYYY-MM-DD` if all parts are given; '' if none is. */
const dateOf = ({ year, month, day }: Parts): string =>
  year + month + day === '' ? '' : `${year}-${twoDigits(month)}-${twoDigits(day)}`

const isComplete = ({ year, month, day }: Parts): boolean => year.length === 4 && month !== '' && day !== ''

type BirthDateFieldProps = {
  name: string
  error: string | null
  defaultValue: string
  hint: string
  onChange: () => void
}

/**
 * A date of birth in three short fields, which are quick to type and support autofill. It is validated once all three
 * are filled.
 */
export function BirthDateField({ name, error, defaultValue, hint, onChange }: BirthDateFieldProps) {
  const { t } = useTranslation('forms')
  const id = useId()
  const whole = useRef<HTMLInputElement>(null)
  const [first] = useState(() => partsOf(defaultValue))
  const given = useRef(first)
  const change = (part: Part, text: string) => {
    given.current = { ...given.current, [part]: text.trim() }
    if (whole.current !== null) whole.current.value = dateOf(given.current)
    if (error !== null || isComplete(given.current)) onChange()
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('birthDate.legend')}</legend>
      <div className={styles.parts}>
        {parts.map(({ part, length }) => (
          <div key={part} className={classes(field.field, styles[part])}>
            <label htmlFor={`${id}-${part}`} className={styles.label}>
              {t(`birthDate.${part}`)}
            </label>
            <input
              id={`${id}-${part}`}
              className={field.control}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={length}
              required
              defaultValue={first[part]}
              aria-invalid={error === null ? undefined : true}
              aria-describedby={`${id}-said`}
              onChange={(event) => change(part, event.target.value)}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-said`} className={error === null ? field.hint : field.error}>
        {error ?? hint}
      </p>
      {/* Not `type="hidden"`: React would reset its value to the default on every render. */}
      <input ref={whole} hidden name={name} defaultValue={defaultValue} />
    </fieldset>
  )
}
