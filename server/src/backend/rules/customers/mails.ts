/** The outbox of the mails that the shop would send. No mail is actually sent. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import { hashCode } from '../gift-cards/code.ts'
import type { SoldCode } from '../gift-cards/sold-codes.ts'
import type { MailText } from './mail-texts.ts'
import type { SoldGiftCard } from '../../platform/tables/gift-cards.ts'

/** The number of mails kept; older ones are deleted. */
export const MAILS_KEPT = 200

/** Placeholder for a gift card's code, which is filled in when the mail is read: codes are not stored with mails. */
export const CODE_PLACE = '{{gift card code}}'

export interface Mail {
  id: number
  to: string
  subject: string
  text: string
  html: string
  /** ISO 8601 */
  created_at: string
}

/** Runs inside the caller's transaction, so that the mail exists exactly if its reason does. */
export async function writeMail(
  db: Database,
  { to, mail, now, giftCard }: { to: string; mail: MailText; now: number; giftCard?: SoldGiftCard },
): Promise<void> {
  await db
    .insertInto('mails')
    .values({ to_address: to, ...mail, created_at: now, gift_card: giftCard ? JSON.stringify(giftCard) : null })
    .execute()
  await pruneMails(db)
}

/** Newest first, as sent. @param soldCode derives the codes of gift cards; without it they are omitted */
export async function listMails(db: Database, soldCode?: SoldCode): Promise<Mail[]> {
  const rows = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(MAILS_KEPT).execute()
  return Promise.all(
    rows.map(async ({ to_address: to, created_at, gift_card: card, ...mail }) => {
      const code = card && soldCode && (await liveCode(db, soldCode(card)))
      const filled = (text: string) => (code ? text.replaceAll(CODE_PLACE, code) : text)
      return {
        ...mail,
        text: filled(mail.text),
        html: filled(mail.html),
        to,
        created_at: new Date(created_at).toISOString(),
      }
    }),
  )
}

/** Null if no card has the code, because the secret has changed since the card was sold. */
async function liveCode(db: Database, code: string): Promise<string | null> {
  const hash = hashCode(code)
  const found = await db
    .selectFrom('gift_card_accounts')
    .select('code_hash')
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return found ? code : null
}

export async function pruneMails(db: Database): Promise<void> {
  await sql`delete from mails where id <= (select id from mails order by id desc offset ${MAILS_KEPT} limit 1)`.execute(
    db,
  )
}
