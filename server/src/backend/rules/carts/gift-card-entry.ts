/** (3.7.2) The details entered for a gift card. Pure; money is integer cents. */
import type { GiftCardDetails } from '../../platform/tables/catalogue.ts'
import { giftCardAmountUid, giftCardFieldUid, giftCardFields, type GiftCardField } from '../catalogue/uids.ts'
import { isEmail } from '@leaflog/core/wire/shared/email'
import type { GiftCardChoice } from '../../platform/tables/carts.ts'
import { message, type Message } from '../../../platform/message.ts'

const LONGEST_NAME = 100
const LONGEST_MESSAGE = 255

interface Entry {
  selectedOptions: readonly string[]
  enteredOptions: readonly { uid: string; value: string }[]
}

/** The card's value: one of its amounts, or an open one within its bounds. */
function amountOf(
  name: string,
  card: GiftCardDetails,
  { selectedOptions }: Entry,
  typed: string | null,
): number | Message {
  if (typed === null) {
    const fixed = card.amounts.find((amount) => selectedOptions.includes(giftCardAmountUid(amount)))
    return fixed ?? message('AMOUNT_MISSING', { name })
  }
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(typed)) return message('AMOUNT_INVALID', { name })
  const cents = Math.round(Number(typed) * 100)
  if (card.amounts.includes(cents)) return cents
  const { allowOpenAmount, openAmountMin, openAmountMax } = card
  if (!allowOpenAmount) return message('AMOUNT_NOT_OFFERED', { name })
  const least = openAmountMin ?? 1
  if (cents >= least && (openAmountMax === null || cents <= openAmountMax)) return cents
  const bounds = { name, least: `$${least / 100}` }
  return openAmountMax === null
    ? message('AMOUNT_TOO_SMALL', bounds)
    : message('AMOUNT_OUT_OF_RANGE', { ...bounds, most: `$${openAmountMax / 100}` })
}

/** The completed card details, or what is missing. */
export function readGiftCard(name: string, card: GiftCardDetails, entry: Entry): GiftCardChoice | Message {
  const typed = (field: GiftCardField): string | null => {
    const text = entry.enteredOptions.find(({ uid }) => uid === giftCardFieldUid(field))?.value.trim() ?? ''
    return text === '' ? null : text
  }
  const amountCents = amountOf(name, card, entry, typed(giftCardFields.amount))
  if (typeof amountCents !== 'number') return amountCents
  const [senderName, recipientName] = [typed(giftCardFields.senderName), typed(giftCardFields.recipientName)]
  if (senderName === null || recipientName === null) return message('GIFT_NAMES_MISSING', { name })
  if (Math.max(senderName.length, recipientName.length) > LONGEST_NAME) return message('GIFT_NAME_TOO_LONG', { name })
  const emails = {
    senderEmail: typed(giftCardFields.senderEmail),
    recipientEmail: typed(giftCardFields.recipientEmail),
  }
  const isMailed = card.type !== 'PHYSICAL'
  for (const email of Object.values(emails)) {
    if (email === null ? isMailed : !isEmail(email)) return message('GIFT_EMAILS_MISSING', { name })
  }
  const text = typed(giftCardFields.message)
  if (text !== null && !card.allowMessage) return message('GIFT_MESSAGE_REFUSED', { name })
  const longest = card.messageMaxLength > 0 ? card.messageMaxLength : LONGEST_MESSAGE
  if (text !== null && text.length > longest) return message('GIFT_MESSAGE_TOO_LONG', { name, count: longest })
  return { amountCents, senderName, recipientName, ...emails, message: text }
}
