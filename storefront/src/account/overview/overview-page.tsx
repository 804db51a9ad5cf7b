import { AccountPage } from '../account-page.tsx'

/** /account (2c.6). */
export function OverviewPage() {
  return (
    <AccountPage title="Your account" lead="Your orders, your lists and your addresses.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
