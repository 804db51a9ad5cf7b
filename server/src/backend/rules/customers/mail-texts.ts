/** The texts of the shop's mails. Each is the same for everybody, so that it does not reveal who has an account. */
export interface MailText {
  subject: string
  text: string
  html: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/**
 * (7a.3) The address and the token are in the fragment, which never reaches a server, log or referrer.
 * @param purpose `rewards` if it was requested on a page of Rewards
 */
export function resetMail(
  purpose: 'shop' | 'rewards',
  { shopUrl, email, token }: { shopUrl: string; email: string; token: string },
): MailText {
  const link = `${shopUrl}/rewards/forgot-password#email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`
  const account = purpose === 'rewards' ? 'Rewards account' : 'account'
  const opening = `We got a request to set a new password for your ${account}.`
  const limits = 'The link works once and expires in 30 minutes.'
  const otherwise = 'If you didn’t ask for this, you can ignore this email. Your password won’t change.'
  return {
    subject: `Set a new password for your ${account}`,
    text: `Hello,\n\n${opening}\n\n${link}\n\n${limits}\n\n${otherwise}\n`,
    html: [
      '<p>Hello,</p>',
      `<p>${opening}</p>`,
      `<p><a href="${escapeHtml(link)}">Set a new password</a></p>`,
      `<p>${limits}</p>`,
      `<p>${otherwise}</p>`,
    ].join('\n'),
  }
}
