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

interface Letter {
  subject: string
  /** Why it comes, and what to do. */
  opening: string
  link: string
  /** What the link says in HTML. */
  act: string
  limits: string
  /** For whoever did not ask for it. */
  otherwise: string
}

const letter = ({ subject, opening, link, act, limits, otherwise }: Letter): MailText => ({
  subject,
  text: `Hello,\n\n${opening}\n\n${link}\n\n${limits}\n\n${otherwise}\n`,
  html: [
    '<p>Hello,</p>',
    `<p>${opening}</p>`,
    `<p><a href="${escapeHtml(link)}">${act}</a></p>`,
    `<p>${limits}</p>`,
    `<p>${otherwise}</p>`,
  ].join('\n'),
})

interface Secret {
  shopUrl: string
  email: string
  token: string
}

/** A fragment never reaches a server, log or referrer. */
const fragment = ({ email, token }: Secret) => `#email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`

export const confirmationMail = (secret: Secret): MailText =>
  letter({
    subject: 'Confirm your email',
    opening: 'Confirm that this is your email, and the orders you place with it appear in your account.',
    link: `${secret.shopUrl}/confirm-email${fragment(secret)}`,
    act: 'Confirm your email',
    limits: 'The link expires in three days.',
    otherwise: 'If you didn’t create an account, you can ignore this email. Your orders won’t appear in it.',
  })

/**
 * (7a.3) A link to a new password.
 * @param purpose `rewards` if it was requested on a page of Rewards
 */
export function resetMail(purpose: 'shop' | 'rewards', secret: Secret): MailText {
  const account = purpose === 'rewards' ? 'Rewards account' : 'account'
  return letter({
    subject: `Set a new password for your ${account}`,
    opening: `We got a request to set a new password for your ${account}.`,
    link: `${secret.shopUrl}/rewards/forgot-password${fragment(secret)}`,
    act: 'Set a new password',
    limits: 'The link works once and expires in 30 minutes.',
    otherwise: 'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
  })
}
