/** Codes of sold gift cards. They are derived from a secret and from the sale, so that they are not stored. */
import { createHmac } from 'node:crypto'
import type { SoldGiftCard } from '../../platform/tables/gift-cards.ts'
import { newCode } from './code.ts'

/** The code of a sold card; always the same one. */
export type SoldCode = (card: SoldGiftCard) => string

/** @param secret as unguessable as a session's; every server over one database needs the same */
export const createSoldCodes =
  (secret: string): SoldCode =>
  ({ orderNumber, position, copy }) => {
    const sale = JSON.stringify(['gift card sold', orderNumber, position, copy])
    return newCode(createHmac('sha512', secret).update(sale).digest())
  }
