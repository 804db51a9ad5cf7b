import type { ComponentProps, ReactNode } from 'react'
import { Input, Select } from '../ui/field.tsx'
import { classes } from '../ui/classes.ts'
import styles from './text-field.module.css'

type Kept = { after?: ReactNode; short?: boolean }

/** An input with a line reserved below it, where the error replaces the hint, so that nothing shifts. */
export function TextField({ after, short = false, hint, ...rest }: ComponentProps<typeof Input> & Kept) {
  return (
    <div className={classes(styles.slot, short && styles.short)}>
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
