/** Filling in a gift card. Pure; money in cents. */
import type { GiftCardProduct } from '../../wire/commerce/commerce-product.ts'
import { AMOUNT_AT_LEAST, AMOUNT_AT_MOST, AMOUNT_BETWEEN } from '../../wire/messages/core-messages.ts'
import { coreMessage } from '../../wire/messages/message.ts'
import type { Said } from '../../wire/messages/message.ts'

type GiftCard = Pick<
  GiftCardProduct,
  | 'allow_open_amount'
  | 'open_amount_min'
  | 'open_amount_max'
  | 'giftcard_amounts'
  | 'gift_card_options'
  | 'message_max_length'
>

/** The fields of a card, by the name in their uid. */
export type GiftCardField =
  | 'custom_giftcard_amount'
  | 'giftcard_sender_name'
  | 'giftcard_sender_email'
  | 'giftcard_recipient_name'
  | 'giftcard_recipient_email'
  | 'giftcard_message'

const longestMessage = 255
const NO_AMOUNT: Said = { text: 'Enter an amount in dollars, such as 40.' }

/** The uid of a card's field; undefined if the card does not have it. */
const giftCardFieldUid = (card: GiftCard, field: GiftCardField): string | undefined =>
  card.gift_card_options.find(({ uid }) => uid === btoa(`giftcard/${field}`))?.uid

/**
 * Whether the form of this card has the field. Cards that are not mailed do not ask for email addresses, for example.
 */
export const asksFor = (card: GiftCard, field: GiftCardField): boolean => giftCardFieldUid(card, field) !== undefined

/** Maximum characters of a field. */
export function longestOf(card: GiftCard, field: GiftCardField): number {
  const uid = giftCardFieldUid(card, field)
  const limit = card.gift_card_options.find((option) => option.uid === uid)?.value?.max_characters ?? 0
  if (limit > 0) return limit
  return (field === 'giftcard_message' && card.message_max_length) || longestMessage
}

const usd = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(
    cents / 100,
  )

/** The bounds of an open amount; null if it has none. */
function openAmountBounds({ open_amount_min: least, open_amount_max: most }: GiftCard): Said | null {
  if (least !== null && most !== null) return coreMessage(AMOUNT_BETWEEN, { least: usd(least), most: usd(most) })
  if (most !== null) return coreMessage(AMOUNT_AT_MOST, { most: usd(most) })
  return least === null ? null : coreMessage(AMOUNT_AT_LEAST, { least: usd(least) })
}

/** Parses `40`, `$40` or `40.5` dollars as cents; null for anything else. */
function readAmount(text: string): number | null {
  const [, dollars, cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

/** Why an open amount is invalid; null if it is valid. */
export function openAmountProblem(card: GiftCard, text: string): Said | null {
  const cents = readAmount(text)
  if (cents === null) return NO_AMOUNT
  const least = card.open_amount_min ?? 1
  if (cents >= least && (card.open_amount_max === null || cents <= card.open_amount_max)) return null
  return openAmountBounds(card) ?? NO_AMOUNT
}

/** A chosen amount's uid, or the typed text of an open one. */
export type GiftCardAmount = { readonly uid: string } | { readonly typed: string }

/** The card's value; null without a valid amount. */
export function giftCardWorth(card: GiftCard, amount: GiftCardAmount): number | null {
  if ('uid' in amount) return card.giftcard_amounts.find(({ uid }) => uid === amount.uid)?.value ?? null
  return card.allow_open_amount && openAmountProblem(card, amount.typed) === null ? readAmount(amount.typed) : null
}

/** Input for the cart. Texts are trimmed; empty ones are left out. */
export function giftCardSelection(
  card: GiftCard,
  amount: GiftCardAmount,
  texts: Readonly<Partial<Record<GiftCardField, string>>>,
) {
  const cents = 'typed' in amount ? readAmount(amount.typed) : null
  const entries = Object.entries({
    ...texts,
    custom_giftcard_amount: cents === null ? '' : (cents / 100).toFixed(2),
  })
  return {
    selectedOptions: 'uid' in amount ? [amount.uid] : [],
    enteredOptions: entries.flatMap(([field, text]) => {
      const uid = card.gift_card_options.find((option) => option.uid === btoa(`giftcard/${field}`))?.uid
      const value = text.trim()
      return uid === undefined || value === '' ? [] : [{ uid, value }]
    }),
  }
}
