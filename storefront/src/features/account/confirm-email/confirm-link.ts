/** The link of a confirmation email: `/confirm-email#email=…&token=…`. */
import { secretLink } from '../../../shared/page/secret-link.ts'

export interface ConfirmLink {
  readonly email: string
  readonly token: string
}

export const CONFIRM_PATH = '/confirm-email'

export const confirmLink = secretLink(CONFIRM_PATH, '', (fields): ConfirmLink | null => {
  const [email, token] = [fields.get('email'), fields.get('token')]
  return email && token ? { email, token } : null
})
