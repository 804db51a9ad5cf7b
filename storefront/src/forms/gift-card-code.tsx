import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** A gift card's code: money to whoever reads it, so browsers neither remember nor correct it. */
export const GiftCardCode = (props: Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'onChange'>) => (
  <TextField
    {...props}
    label="Gift card code"
    hint="Sixteen letters and digits, on the card or in the email."
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    required
  />
)
