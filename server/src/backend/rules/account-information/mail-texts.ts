import type { MailText } from '../customers/mail-texts.ts'

const opening = 'The email on your account was just changed, and we’ll no longer write to this address.'
const otherwise = 'If you didn’t make this change, contact us right away. Someone may know your password.'

/** To the old address. It does not contain the new one, which the old mailbox must not learn. */
export const emailChangedMail: MailText = {
  subject: 'Your account email was changed',
  text: `Hello,\n\n${opening}\n\n${otherwise}\n`,
  html: ['<p>Hello,</p>', `<p>${opening}</p>`, `<p>${otherwise}</p>`].join('\n'),
}
