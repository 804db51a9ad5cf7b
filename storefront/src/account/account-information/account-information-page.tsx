import { AccountPage } from '../account-page.tsx'

/** /account/account-information (2c.6). */
export function AccountInformationPage() {
  return (
    <AccountPage title="Your details" lead="Your name, your email and your password.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
