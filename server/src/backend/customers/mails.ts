/** The outbox of the mails that the shop would send; nothing in this house sends any. */
import { sql } from 'kysely'
import type { Database } from '../db.ts'

/** Mails that are kept; older ones go. */
export const MAILS_KEPT = 200

export interface Mail {
  id: number
  to: string
  subject: string
  text: string
  html: string
  /** ISO 8601 */
  created_at: string
}

/** The newest first. */
export async function listMails(db: Database): Promise<Mail[]> {
  const rows = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(MAILS_KEPT).execute()
  return rows.map(({ to_address: to, created_at, ...mail }) => ({
    ...mail,
    to,
    created_at: new Date(created_at).toISOString(),
  }))
}

export async function pruneMails(db: Database): Promise<void> {
  await sql`delete from mails where id <= (select id from mails order by id desc offset ${MAILS_KEPT} limit 1)`.execute(
    db,
  )
}
