/** Codes of gift cards that were sold: they follow from a secret and from what was sold, so that they are kept nowhere. */
import { createHmac } from 'node:crypto'
import type { SoldGiftCard } from '../../platform/tables/gift-cards.ts'
import { newCode } from './code.ts'

/** The code of a card that was sold; the same one whenever it is asked. */
export type SoldCode = (card: SoldGiftCard) => string

/** @param secret as unguessable as a session's; every server over one database needs the same */
export const createSoldCodes =
  (secret: string): SoldCode =>
  ({ orderNumber, position, copy }) => {
    const said = JSON.stringify(['gift card sold', orderNumber, position, copy])
    return newCode(createHmac('sha512', secret).update(said).digest())
  }
