/** Store credit and gift cards of the sample customers, as rows. */
import type { CommerceCheckout } from '@leaflog/fixtures'
import { hashCode } from '../rules/gift-cards/code.ts'

export const creditRows = ({ storeCredit }: CommerceCheckout) =>
  storeCredit.map(({ customerId, ...entry }) => ({ ...entry, customer_id: customerId, order_number: null }))

export const giftCardRows = ({ giftCards }: CommerceCheckout) =>
  giftCards.map(({ code, balance, expiresOn }) => ({
    code_hash: hashCode(code),
    balance,
    expires_on: expiresOn,
    is_redeemable: true,
  }))
