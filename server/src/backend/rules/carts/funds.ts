/** The store credit and gift cards of a cart. Placing the order takes them with spendStoreCredit and spendGiftCard. */
import type { Database } from '../../platform/db.ts'
import { readGiftCards, type GiftCard } from '../gift-cards/gift-cards.ts'

export { readStoreCredit as creditOf } from '../store-credit/store-credit.ts'

/** The cards of these codes that are valid on a day, in the order of the codes. */
export const liveGiftCards = async (db: Database, codes: readonly string[], today: string): Promise<GiftCard[]> =>
  (await readGiftCards(db, codes, today)).filter(({ isOver }) => !isOver)
