/**
 * The link of an order's confirmation: `/order-status#token=…`; with `order_id` and `confirmation_key` it asks to
 * cancel the order. The token gives access to the order, name and address included, so it is in the fragment, which no
 * server, proxy or other site receives, unlike a query. The order confirmation page stores the token here and links to
 * `/order-status`.
 */
import { secretLink } from '../../../shared/page/secret-link.ts'

/** Replaces the link in the address, so that after a reload the page can explain why the order is gone. */
export const LINK_OPENED = 'link-opened'

export interface OrderLink {
  readonly token: string
  /** Variables of `confirmCancelOrder`. */
  readonly cancellation?: { readonly order_id: string; readonly confirmation_key: string }
}

export const orderLink = secretLink('/order-status', `?${LINK_OPENED}`, (fields): OrderLink | null => {
  const token = fields.get('token') ?? ''
  if (!/^[0-9a-zA-Z]{16,64}$/.test(token)) return null
  const [order_id, confirmation_key] = [fields.get('order_id'), fields.get('confirmation_key')]
  return { token, ...(order_id && confirmation_key && { cancellation: { order_id, confirmation_key } }) }
})
