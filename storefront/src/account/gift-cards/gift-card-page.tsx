import { AccountPage } from '../account-page.tsx'

/** /account/gift-card (2c.6). */
export function GiftCardPage() {
  return (
    <AccountPage title="Gift cards" lead="What is on a gift card, and how to use it.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
