/** The link of a password mail: `/rewards/forgot-password#email=…&token=…`. */
import { secretLink } from '../../../shared/page/secret-link.ts'

export type ResetLink = { readonly email: string; readonly token: string }

/** Put into the address in place of the link, so that the page can say after a reload where the link went. */
export const LINK_OPENED = 'link-opened'

export const resetLink = secretLink('/rewards/forgot-password', `?${LINK_OPENED}`, (fields): ResetLink | null => {
  const [email, token] = [fields.get('email'), fields.get('token')]
  return email && token ? { email, token } : null
})
