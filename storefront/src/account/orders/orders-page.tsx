import { AccountPage } from '../account-page.tsx'

/** /account/orders (2c.6). */
export function OrdersPage() {
  return (
    <AccountPage title="Your orders" lead="Everything you ordered, the latest first.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
