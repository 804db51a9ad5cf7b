/** (3.7.2) What is entered for a gift card. Pure; money is integer cents. */
import type { GiftCardDetails } from '../../platform/tables/catalogue.ts'
import { giftCardAmountUid, giftCardFieldUid, giftCardFields, type GiftCardField } from '../catalogue/uids.ts'
import { isEmail } from '@leaflog/core/wire/email'
import type { GiftCardChoice } from '../../platform/tables/carts.ts'

const LONGEST_NAME = 100
const LONGEST_MESSAGE = 255

interface Entry {
  selectedOptions: readonly string[]
  enteredOptions: readonly { uid: string; value: string }[]
}

/** What the card is worth: one of its amounts, or an open one within its bounds. */
function amountOf(card: GiftCardDetails, { selectedOptions }: Entry, typed: string | null): number | string {
  if (typed === null) {
    const fixed = card.amounts.find((amount) => selectedOptions.includes(giftCardAmountUid(amount)))
    return fixed ?? 'Choose an amount for the gift card.'
  }
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(typed)) return 'Give an amount in dollars, such as 40.'
  const cents = Math.round(Number(typed) * 100)
  if (card.amounts.includes(cents)) return cents
  const { allowOpenAmount, openAmountMin, openAmountMax } = card
  if (!allowOpenAmount) return 'Choose one of the amounts of the gift card.'
  const least = openAmountMin ?? 1
  if (cents >= least && (openAmountMax === null || cents <= openAmountMax)) return cents
  const most = openAmountMax === null ? '' : ` and at most $${openAmountMax / 100}`
  return `Give an amount of at least $${least / 100}${most}.`
}

/** The card as it was filled in, or a sentence that says what is missing. */
export function readGiftCard(card: GiftCardDetails, entry: Entry): GiftCardChoice | string {
  const typed = (field: GiftCardField): string | null => {
    const text = entry.enteredOptions.find(({ uid }) => uid === giftCardFieldUid(field))?.value.trim() ?? ''
    return text === '' ? null : text
  }
  const amountCents = amountOf(card, entry, typed(giftCardFields.amount))
  if (typeof amountCents === 'string') return amountCents
  const [senderName, recipientName] = [typed(giftCardFields.senderName), typed(giftCardFields.recipientName)]
  if (senderName === null || recipientName === null) return 'Say who it is from and who it is for.'
  if (Math.max(senderName.length, recipientName.length) > LONGEST_NAME) return 'A name has up to 100 characters.'
  const emails = {
    senderEmail: typed(giftCardFields.senderEmail),
    recipientEmail: typed(giftCardFields.recipientEmail),
  }
  const isMailed = card.type !== 'PHYSICAL'
  for (const email of Object.values(emails)) {
    if (email === null ? isMailed : !isEmail(email)) return 'Give both email addresses, such as you@example.com.'
  }
  const message = typed(giftCardFields.message)
  if (message !== null && !card.allowMessage) return 'This gift card takes no message.'
  const longest = card.messageMaxLength > 0 ? card.messageMaxLength : LONGEST_MESSAGE
  if (message !== null && message.length > longest) return `A message has up to ${longest} characters.`
  return { amountCents, senderName, recipientName, ...emails, message }
}
