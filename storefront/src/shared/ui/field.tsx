import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { classes } from './classes.ts'

type FieldProps = { label: string; error?: string | null | undefined; hint?: ReactNode; labelHidden?: boolean }

function Frame({ id, label, error, hint, labelHidden, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classes(styles.label, labelHidden && styles.hidden)}>
        {label}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

const described = (id: string, error: unknown, hint: unknown) => {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids === '' ? undefined : ids }
}

/** A native select with its label and, below it, the error. */
export function Select({ label, error, hint, labelHidden, className, ...rest }: ComponentProps<'select'> & FieldProps) {
  const made = useId()
  const id = rest.id ?? made
  const frame = { id, label, error, hint, ...(labelHidden !== undefined && { labelHidden }) }
  return (
    <Frame {...frame}>
      <select
        {...rest}
        id={id}
        className={classes(styles.control, styles.select, className)}
        {...described(id, error, hint)}
      />
    </Frame>
  )
}

/** A native input with its label and, below it, the error. */
export function Input({ label, error, hint, labelHidden, className, ...rest }: ComponentProps<'input'> & FieldProps) {
  const made = useId()
  const id = rest.id ?? made
  const frame = { id, label, error, hint, ...(labelHidden !== undefined && { labelHidden }) }
  return (
    <Frame {...frame}>
      <input {...rest} id={id} className={classes(styles.control, className)} {...described(id, error, hint)} />
    </Frame>
  )
}

/** A native text area with its label and, below it, the error. */
export function TextArea({
  label,
  error,
  hint,
  labelHidden,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldProps) {
  const made = useId()
  const id = rest.id ?? made
  const frame = { id, label, error, hint, ...(labelHidden !== undefined && { labelHidden }) }
  return (
    <Frame {...frame}>
      <textarea {...rest} id={id} className={classes(styles.control, className)} {...described(id, error, hint)} />
    </Frame>
  )
}
