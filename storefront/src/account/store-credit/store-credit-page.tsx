import { AccountPage } from '../account-page.tsx'

/** /account/store-credit (2c.6). */
export function StoreCreditPage() {
  return (
    <AccountPage title="Your store credit" lead="What we owe you, and how it came to be.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
