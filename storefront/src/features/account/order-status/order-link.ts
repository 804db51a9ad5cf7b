/**
 * The link of an order's confirmation: `/order-status#token=…`; with `order_id` and `confirmation_key` it asks to cancel the
 * order. The token opens the order to whoever holds it, names and
 * address included, so it travels in the fragment: no server, proxy or other site gets to see it, which a query would let
 * them. The page that follows an order keeps the token here and goes to `/order-status`.
 */
import { secretLink } from '../../../shared/page/secret-link.ts'

/** In the address in place of the link, so that the page can say after a reload where the order went. */
export const LINK_OPENED = 'link-opened'

export interface OrderLink {
  readonly token: string
  /** What `confirmCancelOrder` asks for. */
  readonly cancellation?: { readonly order_id: string; readonly confirmation_key: string }
}

export const orderLink = secretLink('/order-status', `?${LINK_OPENED}`, (fields): OrderLink | null => {
  const token = fields.get('token') ?? ''
  if (!/^[0-9a-zA-Z]{16,64}$/.test(token)) return null
  const [order_id, confirmation_key] = [fields.get('order_id'), fields.get('confirmation_key')]
  return { token, ...(order_id && confirmation_key && { cancellation: { order_id, confirmation_key } }) }
})
