import { AccountPage } from '../account-page.tsx'

/** /account/orders/NUMBER (2c.6). */
export function OrderPage() {
  return (
    <AccountPage title="Your order" lead="What you ordered.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
