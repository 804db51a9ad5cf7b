/** Generic components: buttons, fields, sheets, images. @module */
import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'band' | 'bandLine'
  size?: 'regular' | 'small'
  wide?: boolean
}

/** The classes of a button, for links styled as one. */
export const buttonClass = ({ variant = 'primary', size = 'regular', wide = false }: ButtonLook = {}): string =>
  classes(styles.button, styles[variant], styles[size], wide && styles.wide)

/** A native button; `type` defaults to "button". */
export function Button({
  variant,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide !== undefined && { wide }) }
  return <button type={type} className={classes(buttonClass(look), className)} {...rest} />
}
