import type { ComponentProps, ReactNode } from 'react'
import { Input, Select } from '../ui/field.tsx'
import styles from './text-field.module.css'

type Kept = { after?: ReactNode }

/** An input whose error replaces its hint. */
export function TextField({ after, hint, ...rest }: ComponentProps<typeof Input> & Kept) {
  return (
    <div className={styles.slot}>
      <Input {...rest} hint={rest.error ? null : hint} />
      {after}
    </div>
  )
}

/** The same for a select. */
export function SelectField({ hint, ...rest }: ComponentProps<typeof Select>) {
  return (
    <div className={styles.slot}>
      <Select {...rest} hint={rest.error ? null : hint} />
    </div>
  )
}
