import { useAttempt } from '../../shared/page/attempt.ts'
import { useAgeGate, useShop } from '@leaflog/react'
import { useState } from 'react'
import { Select } from '../../shared/ui/field.tsx'
import styles from './age-gate.module.css'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'

type Part = 'month' | 'day' | 'year'

/** Month, day and year, each required (5a.1); the error for an insufficient age is beside the year (5a.4). */
export function BirthDate({ legend }: { legend: string }) {
  const { t } = useTranslation('gate')
  const { month } = useFormats()
  const shop = useShop()
  const attempt = useAttempt()
  const { chosen, months, days, years, error } = useAgeGate()
  const [left, setLeft] = useState<ReadonlySet<Part>>(new Set())
  const select = (part: Part, label: string, options: readonly { value: string; label: string }[], wrong?: string) => (
    <Select
      name={part}
      label={label}
      required
      autoComplete={`bday-${part}`}
      value={chosen[part]}
      error={wrong ?? (left.has(part) && chosen[part] === '' ? t('required') : null)}
      onBlur={() => setLeft((before) => new Set(before).add(part))}
      onChange={(event) => attempt(shop.ageGate.chooseDate({ [part]: event.target.value }))}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <fieldset className={styles.birthDate}>
      <legend className={styles.legend}>{legend}</legend>
      {select(
        'month',
        t('month'),
        months.map(({ value }) => ({ value, label: month(Number(value)) })),
      )}
      {select('day', t('day'), plain(days))}
      {select('year', t('year'), plain(years), error === null ? undefined : t('tooYoung'))}
    </fieldset>
  )
}
