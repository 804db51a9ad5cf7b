/** (3.7.2) Creates and mails the gift cards of an order, once for each unit of each item. */
import { writeMail } from '../customers/mails.ts'
import type { Database } from '../../platform/db.ts'
import { issueGiftCard } from '../gift-cards/gift-cards.ts'
import type { SoldCode } from '../gift-cards/sold-codes.ts'
import { dayAt, PROGRAMME_TIME_ZONE } from '../../platform/days.ts'
import type { StoredOrder } from '../loyalty/order-search.ts'
import { dayAfter } from '../carts/local-time.ts'
import { giftCardMail } from './order-mails.ts'

export interface IssueTerms {
  soldCode: SoldCode
  shopUrl: string
  now: number
}

/** The product's card settings; if the product was deleted, its cards have no expiry. */
async function termsOf(db: Database, sku: string, now: number) {
  const product = await db.selectFrom('catalog_products').select('details').where('sku', '=', sku).executeTakeFirst()
  const lifetime = product?.details.giftCard?.lifetime ?? 0
  return {
    expiresOn: lifetime === 0 ? null : dayAfter(dayAt(now, PROGRAMME_TIME_ZONE), lifetime),
    isRedeemable: product?.details.giftCard?.isRedeemable ?? true,
  }
}

/**
 * Runs inside the caller's transaction, which marks it as done. A card without a recipient's address goes to the buyer.
 */
export async function issueGiftCards(db: Database, order: StoredOrder, terms: IssueTerms): Promise<void> {
  const { soldCode, shopUrl, now } = terms
  for (const { position, product_id: sku, quantity, choice } of order.items) {
    const card = choice?.giftCard
    if (!card) continue
    const { expiresOn, isRedeemable } = await termsOf(db, sku, now)
    for (let copy = 1; copy <= quantity; copy += 1) {
      const sold = { orderNumber: order.increment_id, position, copy }
      await issueGiftCard(db, { code: soldCode(sold), cents: card.amountCents, expiresOn, isRedeemable })
      const to = card.recipientEmail ?? order.customer_email
      await writeMail(db, { to, mail: giftCardMail(card, { shopUrl, expiresOn }), now, giftCard: sold })
    }
  }
}
