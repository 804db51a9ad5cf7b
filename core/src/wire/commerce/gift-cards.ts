/**
 * Gift cards of commerce GraphQL. A code is worth money: both documents are sent with `hidden`, and their
 * answers do not repeat it.
 */
import * as z from 'zod/mini'
import { money, text } from '../shared/response-fields.ts'

export interface GiftCard {
  /** Cents. */
  readonly balance: number
  /** The last day, `YYYY-MM-DD`; null without an expiry. */
  readonly expires: string | null
}

const account = z.pipe(
  z.nullable(z.object({ balance: money, expiration_date: text })),
  z.transform((sent): GiftCard => ({ balance: sent?.balance ?? 0, expires: sent?.expiration_date ?? null })),
)
const fields = 'balance { value currency } expiration_date'

/** A card's balance. Wrong codes, and too many of them: SERVICE_REFUSED with the server's sentence. */
export const giftCardQuery = {
  operationName: 'giftCardAccount',
  query: `query giftCardAccount($input: GiftCardAccountInput!) { giftCardAccount(input: $input) { ${fields} } }`,
  result: z.pipe(
    z.object({ giftCardAccount: account }),
    z.transform(({ giftCardAccount }) => giftCardAccount),
  ),
} as const

/** Converts the whole balance to store credit of the signed-in customer; returns the amount. */
export const redeemGiftCard = {
  operationName: 'redeemGiftCardBalanceAsStoreCredit',
  query: `mutation redeemGiftCardBalanceAsStoreCredit($input: GiftCardAccountInput!) {
  redeemGiftCardBalanceAsStoreCredit(input: $input) { ${fields} }
}`,
  result: z.pipe(
    z.object({ redeemGiftCardBalanceAsStoreCredit: account }),
    z.transform((data) => data.redeemGiftCardBalanceAsStoreCredit),
  ),
} as const
