import { asksFor, longestOf } from '@leaflog/core/catalogue'
import type { GiftCardProduct } from '@leaflog/core/wire/commerce-product'
import { Pair } from '../forms/form-parts.tsx'
import { TextField } from '../forms/text-field.tsx'
import { TextArea } from '../ui/field.tsx'
import { textFields, type GiftCardEntry, type GiftCardProblems } from './gift-card-entry.ts'

type GiftCardTextsProps = {
  card: GiftCardProduct
  entry: GiftCardEntry
  problems: GiftCardProblems
  onChange: (entry: GiftCardEntry) => void
}

const labels = {
  giftcard_sender_name: 'Your name',
  giftcard_sender_email: 'Your email',
  giftcard_recipient_name: 'Their name',
  giftcard_recipient_email: 'Their email',
} as const

const suggestions = {
  giftcard_sender_name: 'name',
  giftcard_sender_email: 'email',
  giftcard_recipient_name: 'off',
  giftcard_recipient_email: 'off',
} as const

/** Whom the card is from, whom it is for, and what is written on it. */
export function GiftCardTexts({ card, entry, problems, onChange }: GiftCardTextsProps) {
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
              label={labels[field]}
              type={field.endsWith('email') ? 'email' : 'text'}
              autoComplete={suggestions[field]}
              maxLength={longestOf(card, field)}
              value={entry.texts[field] ?? ''}
              error={problems[field]}
              required
              onChange={({ target }) => set(field, target.value)}
            />
          ))}
      </Pair>
      {asksFor(card, 'giftcard_message') && (
        <TextArea
          label="Message (optional)"
          rows={3}
          maxLength={longest}
          value={message}
          error={problems.giftcard_message}
          hint={`${longest - message.length} of ${longest} characters left`}
          onChange={({ target }) => set('giftcard_message', target.value)}
        />
      )}
    </>
  )
}
