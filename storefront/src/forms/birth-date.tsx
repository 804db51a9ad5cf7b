import { BirthDateField } from './birth-date-field.tsx'
import styles from './birth-date.module.css'
import { longDay } from '../ui/words.ts'

type BirthDateProps = {
  /** The name under which the form has it, as `YYYY-MM-DD`. */
  name: string
  /** The date that was given before, which stays; '' without one. */
  saved: string
  error: string | null
  onChange: () => void
}

/** The date of birth: given once, and shown from then on. */
export function BirthDate({ name, saved, error, onChange }: BirthDateProps) {
  if (saved === '')
    return (
      <div className={styles.group}>
        <BirthDateField
          name={name}
          defaultValue=""
          error={error}
          hint="The week around it comes with double points. Once saved, it stays."
          onChange={onChange}
        />
      </div>
    )
  return (
    <div className={styles.group}>
      <p className={styles.label}>Date of birth</p>
      <p className={styles.date}>
        <time dateTime={saved}>{longDay(saved)}</time>
      </p>
      <p className={styles.hint}>
        Your age was checked by it, so it stays. If it is wrong, show your identification at any dispensary.
      </p>
    </div>
  )
}
