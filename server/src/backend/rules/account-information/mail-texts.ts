import type { MailText } from '../customers/mail-texts.ts'

const opening = 'the email of your account was changed just now, and this mailbox no longer belongs to it.'
const otherwise = 'If it was not you, please write to us at once: somebody knows your password.'

/** To the old address. It does not contain the new one, which the old mailbox must not learn. */
export const emailChangedMail: MailText = {
  subject: 'The email of your account was changed',
  text: `Hello,\n\n${opening}\n\n${otherwise}\n`,
  html: ['<p>Hello,</p>', `<p>${opening}</p>`, `<p>${otherwise}</p>`].join('\n'),
}
