import { AccountPage } from '../account-page.tsx'

/** /account/wishlist (2c.6). */
export function WishlistPage() {
  return (
    <AccountPage title="Your wishlists" lead="What you keep for another day.">
      <p>We are still preparing this page.</p>
    </AccountPage>
  )
}
