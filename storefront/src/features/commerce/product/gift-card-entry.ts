import { emailProblem, REQUIRED, type Said } from '@leaflog/core'
import { TEXT_AT_MOST } from '@leaflog/core/wire/messages/core-messages'
import { coreMessage } from '@leaflog/core/wire/messages/message'
import { asksFor, longestOf, openAmountProblem, type GiftCardAmount, type GiftCardField } from '@leaflog/core/catalogue'
import type { GiftCardProduct } from '@leaflog/core/wire/commerce/commerce-product'

/** The current input of a gift card. */
export interface GiftCardEntry {
  readonly amount: GiftCardAmount
  readonly texts: Readonly<Partial<Record<GiftCardField, string>>>
}

export type GiftCardProblems = Partial<Record<GiftCardField | 'amount', string | Said>>

export const firstEntry = ({ giftcard_amounts: [first] }: GiftCardProduct): GiftCardEntry => ({
  amount: first === undefined ? { typed: '' } : { uid: first.uid },
  texts: {},
})

const required = (text: string) => (text.trim() === '' ? REQUIRED : null)

const rules = {
  giftcard_sender_name: required,
  giftcard_sender_email: emailProblem,
  giftcard_recipient_name: required,
  giftcard_recipient_email: emailProblem,
  giftcard_message: () => null,
} satisfies Partial<Record<GiftCardField, (text: string) => string | null>>

/** The fields, in display order. */
export const textFields = [
  'giftcard_sender_name',
  'giftcard_sender_email',
  'giftcard_recipient_name',
  'giftcard_recipient_email',
] as const

/** The errors as sentences by field; empty if there are none. */
export function giftCardProblems(card: GiftCardProduct, { amount, texts }: GiftCardEntry): GiftCardProblems {
  const problems: GiftCardProblems = {}
  const amountProblem = 'typed' in amount ? openAmountProblem(card, amount.typed) : null
  if (amountProblem !== null) problems.amount = amountProblem
  for (const field of [...textFields, 'giftcard_message'] as const) {
    if (!asksFor(card, field)) continue
    const text = texts[field] ?? ''
    const longest = longestOf(card, field)
    const problem =
      rules[field](text) ?? (text.trim().length > longest ? coreMessage(TEXT_AT_MOST, { count: longest }) : null)
    if (problem !== null) problems[field] = problem
  }
  return problems
}
