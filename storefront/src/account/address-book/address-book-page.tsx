import { AccountPage } from '../account-page.tsx'

/** /account/address (2c.6). */
export function AddressBookPage() {
  return (
    <AccountPage title="Your addresses" lead="Where we deliver, and where the bill goes.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
