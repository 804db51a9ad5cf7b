import { AccountPage } from '../account-page.tsx'

/** /order-status: a guest's order. */
export function OrderStatusPage() {
  return (
    <AccountPage title="Find your order" lead="Look up an order that you placed without an account.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
