import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'autoCapitalize'>

/** An email address, with the keyboard and the suggestions for one. */
export const EmailField = ({ autoComplete = 'username', ...rest }: EmailFieldProps) => (
  <TextField
    {...rest}
    label="Email"
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    required
  />
)
