import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from './text-field.tsx'

/** A gift card's code: worth money, so browsers must neither remember nor correct it. */
export function GiftCardCode(props: Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'onChange'>) {
  const { t } = useTranslation('forms')
  return (
    <TextField
      {...props}
      label={t('giftCard.code')}
      hint={t('giftCard.hint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
    />
  )
}
