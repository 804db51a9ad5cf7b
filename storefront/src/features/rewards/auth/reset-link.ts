/** The link of a password email: `/rewards/forgot-password#email=…&token=…`. */
import { secretLink } from '../../../shared/page/secret-link.ts'

export type ResetLink = { readonly email: string; readonly token: string }

/** Replaces the link in the address, so that after a reload the page can explain why it is gone. */
export const LINK_OPENED = 'link-opened'

export const resetLink = secretLink('/rewards/forgot-password', `?${LINK_OPENED}`, (fields): ResetLink | null => {
  const [email, token] = [fields.get('email'), fields.get('token')]
  return email && token ? { email, token } : null
})
