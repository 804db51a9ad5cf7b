/** (2c.6) Deleting an account. */
import { emailKey } from '../customers/email.ts'
import { revokeFamilies } from '../customers/families.ts'
import type { Session } from '../customers/sessions.ts'
import type { Database } from '../../platform/db.ts'
import { ordersOf } from '../loyalty/orders.ts'

/**
 * Deletes an account and everything that belongs to it: sign-ins, addresses, cards, points, credit, wishlists, carts,
 * and the newsletter subscription. Orders are business records and stay, without personal data: at once if nothing is
 * left to hand over, else as soon as that is so (the trigger `orders_forget_person`), because the counter needs a name
 * until then.
 * @param leaver unguessable; replaces the email, so that nobody finds the orders by it
 */
export const deleteAccount = (db: Database, session: Session, { leaver, now }: { leaver: string; now: number }) =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', session.customer.id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    // The sign-in that asked ends with its row: a notice could reach its page before the answer, as if it had expired.
    await revokeFamilies(transaction, row.id, now, session.familyId)
    await transaction
      .updateTable('orders')
      .set({ customer_id: null, customer_email: `${leaver}@deleted.invalid`, token: null })
      .where('entity_id', 'in', ordersOf(transaction, row).select('orders.entity_id'))
      .execute()
    await transaction
      .updateTable('gift_card_entries')
      .set({ customer_id: null })
      .where('customer_id', '=', row.id)
      .execute()
    if (row.cart_id !== null) await transaction.deleteFrom('carts').where('id', '=', row.cart_id).execute()
    await transaction.deleteFrom('newsletter_subscribers').where('email_key', '=', row.email_key).execute()
    await transaction
      .deleteFrom('mails')
      .where((where) => where(where.fn<string>('lower', ['to_address']), '=', emailKey(row.email)))
      .execute()
    await transaction.deleteFrom('customers').where('id', '=', row.id).execute()
  })
