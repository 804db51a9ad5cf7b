/** Messages from visitors, and texts of the content system. @module */
/** (2c.4) Messages from visitors to the shop: stored, and mailed to support through the outbox. */
import { z } from 'zod'
import { readSetting, type Setting } from '../../platform/settings.ts'
import { writeMail } from '../customers/mails.ts'
import { escapeHtml, type MailText } from '../customers/mail-texts.ts'
import { isEmail } from '@leaflog/core/wire/shared/email'
import type { Database } from '../../platform/db.ts'
import { fingerprintOf, oncePerKey } from '../../platform/idempotency.ts'
import { refusal } from '../../platform/domain-error.ts'

export interface ContactInput {
  name: string
  email: string
  telephone?: string | null
  comment: string
}

const LONGEST = { name: 100, telephone: 40, comment: 4000 } as const

/** The recipient of the messages. */
const contactSetting: Setting<{ email: string }> = { name: 'contact', schema: z.object({ email: z.string() }) }

/** @throws DomainError that names the invalid field */
function checkContact(input: ContactInput): {
  name: string
  email: string
  telephone: string | null
  comment: string
} {
  const name = input.name.trim()
  const email = input.email.trim()
  const telephone = input.telephone?.trim() ?? ''
  const comment = input.comment.replaceAll(/\r\n?/g, '\n').trim()
  if (name === '' || name.length > LONGEST.name || /\p{Cc}/u.test(name)) throw refusal('CONTACT_NAME_INVALID')
  if (!isEmail(email)) throw refusal('EMAIL_INVALID')
  if (telephone.length > LONGEST.telephone || !/^[\d\s().+-]*$/.test(telephone))
    throw refusal('CONTACT_TELEPHONE_INVALID')
  if (comment === '' || comment.length > LONGEST.comment || /(?!\n|\t)\p{Cc}/u.test(comment))
    throw refusal('CONTACT_TEXT_INVALID')
  return { name, email, telephone: telephone === '' ? null : telephone, comment }
}

type Message = ReturnType<typeof checkContact>

/** The mail to support. The subject is a header, so it contains nothing that a visitor wrote. */
function contactMail({ name, email, telephone, comment }: Message): MailText {
  const lines = [`Name: ${name}`, `Email: ${email}`, ...(telephone === null ? [] : [`Phone: ${telephone}`])]
  return {
    subject: 'A message from the contact page',
    text: `${lines.join('\n')}\n\n${comment}\n`,
    html: [
      `<p>${lines.map(escapeHtml).join('<br>')}</p>`,
      ...comment.split(/\n{2,}/).map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`),
    ].join('\n'),
  }
}

/**
 * Stores a message and its mail together; with the same key only once.
 * @throws DomainError; then nothing has changed
 */
export async function leaveMessage(
  db: Database,
  input: ContactInput,
  { key, now }: { key: string | null; now: number },
): Promise<void> {
  const message = checkContact(input)
  const work = async (transaction: Database) => {
    await transaction
      .insertInto('contact_messages')
      .values({ ...message, created_at: now })
      .execute()
    const to = await readSetting(transaction, contactSetting)
    if (to) await writeMail(transaction, { to: to.email, mail: contactMail(message), now })
    return { status: 200, body: null }
  }
  await db.transaction().execute(async (transaction) => {
    if (key === null) return work(transaction)
    const request = { key: `contactUs:${key}`, fingerprint: fingerprintOf('contactUs', JSON.stringify(message)), now }
    const kept = await oncePerKey(transaction, request, () => work(transaction))
    if (kept === 'conflict' || kept === 'lost') throw refusal('IDEMPOTENCY_CONFLICT')
    return kept
  })
}
