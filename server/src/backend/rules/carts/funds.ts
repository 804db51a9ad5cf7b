/** Store credit and gift cards, as a cart counts with them. An order takes them by spendStoreCredit and spendGiftCard. */
import type { Database } from '../../platform/db.ts'
import { readGiftCards, type GiftCard } from '../gift-cards/gift-cards.ts'

export { readStoreCredit as creditOf } from '../store-credit/store-credit.ts'

/** Those of the codes that are good on a day, in the order of the codes. */
export const liveGiftCards = async (db: Database, codes: readonly string[], today: string): Promise<GiftCard[]> =>
  (await readGiftCards(db, codes, today)).filter(({ isOver }) => !isOver)
