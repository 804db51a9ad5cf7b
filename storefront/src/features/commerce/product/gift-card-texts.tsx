import type { Said } from '@leaflog/core'
import { asksFor, longestOf } from '@leaflog/core/catalogue'
import type { GiftCardProduct } from '@leaflog/core/wire/commerce/commerce-product'
import { useTranslation } from 'react-i18next'
import { Pair } from '../../../shared/forms/form-parts.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { TextArea } from '../../../shared/ui/field.tsx'
import { textFields, type GiftCardEntry, type GiftCardProblems } from './gift-card-entry.ts'

type GiftCardTextsProps = {
  card: GiftCardProduct
  entry: GiftCardEntry
  problems: GiftCardProblems
  onChange: (entry: GiftCardEntry) => void
}

const labels = {
  giftcard_sender_name: 'giftCard.senderName',
  giftcard_sender_email: 'giftCard.senderEmail',
  giftcard_recipient_name: 'giftCard.recipientName',
  giftcard_recipient_email: 'giftCard.recipientEmail',
} as const

const suggestions = {
  giftcard_sender_name: 'name',
  giftcard_sender_email: 'email',
  giftcard_recipient_name: 'off',
  giftcard_recipient_email: 'off',
} as const

/** Sender, recipient and message of the card. */
export function GiftCardTexts({ card, entry, problems, onChange }: GiftCardTextsProps) {
  const { t } = useTranslation('product')
  const sentence = useMessage()
  const messageOf = (problem: string | Said | undefined) => problem && sentence(problem)
  const set = (field: keyof GiftCardEntry['texts'], text: string) =>
    onChange({ ...entry, texts: { ...entry.texts, [field]: text } })
  const message = entry.texts.giftcard_message ?? ''
  const longest = longestOf(card, 'giftcard_message')
  return (
    <>
      <Pair>
        {textFields
          .filter((field) => asksFor(card, field))
          .map((field) => (
            <TextField
              key={field}
              label={t(labels[field])}
              type={field.endsWith('email') ? 'email' : 'text'}
              autoComplete={suggestions[field]}
              maxLength={longestOf(card, field)}
              value={entry.texts[field] ?? ''}
              error={messageOf(problems[field])}
              required
              onChange={({ target }) => set(field, target.value)}
            />
          ))}
      </Pair>
      {asksFor(card, 'giftcard_message') && (
        <TextArea
          label={t('giftCard.message')}
          rows={3}
          maxLength={longest}
          value={message}
          error={messageOf(problems.giftcard_message)}
          hint={t('giftCard.charactersLeft', { left: longest - message.length })}
          onChange={({ target }) => set('giftcard_message', target.value)}
        />
      )}
    </>
  )
}
