import { AccountPage } from '../account-page.tsx'

/** /account/newsletter (2c.6). */
export function NewsletterPage() {
  return (
    <AccountPage title="Newsletter" lead="Whether we may write to you.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
