import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from './text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'autoCapitalize'>

/** An email field, with the matching keyboard and autofill. */
export function EmailField({ autoComplete = 'username', ...rest }: EmailFieldProps) {
  const { t } = useTranslation('forms')
  return (
    <TextField
      {...rest}
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      required
    />
  )
}
