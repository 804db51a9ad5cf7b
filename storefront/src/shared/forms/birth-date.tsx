import { useTranslation } from 'react-i18next'
import { useFormats } from '../i18n/formats.ts'
import { BirthDateField } from './birth-date-field.tsx'
import styles from './birth-date.module.css'

type BirthDateProps = {
  /** The field's name in the form; its value is `YYYY-MM-DD`. */
  name: string
  /** The saved date, which cannot change; '' without one. */
  saved: string
  error: string | null
  onChange: () => void
}

/** The date of birth: given once, and shown afterwards. */
export function BirthDate({ name, saved, error, onChange }: BirthDateProps) {
  const { t } = useTranslation('forms')
  const { day } = useFormats()
  if (saved === '')
    return (
      <div className={styles.group}>
        <BirthDateField name={name} defaultValue="" error={error} hint={t('birthDate.hint')} onChange={onChange} />
      </div>
    )
  return (
    <div className={styles.group}>
      <p className={styles.label}>{t('birthDate.legend')}</p>
      <p className={styles.date}>
        <time dateTime={saved}>{day(saved)}</time>
      </p>
      <p className={styles.hint}>{t('birthDate.stays')}</p>
    </div>
  )
}
