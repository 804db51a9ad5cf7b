/**
 * The link of an order's confirmation: `/order-status#token=…`. The token opens the order to whoever holds it, names and
 * address included, so it travels in the fragment: no server, proxy or other site gets to see it, which a query would let
 * them. The page that follows an order keeps the token here and goes to `/order-status`.
 */
import { secretLink } from '../../secret-link.ts'

/** In the address in place of the link, so that the page can say after a reload where the order went. */
export const LINK_OPENED = 'link-opened'

export const orderLink = secretLink('/order-status', `?${LINK_OPENED}`, (fields): { token: string } | null => {
  const token = fields.get('token') ?? ''
  return /^[0-9a-zA-Z]{16,64}$/.test(token) ? { token } : null
})
