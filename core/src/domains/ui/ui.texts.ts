/** The toast after a password reset was requested. */
export const RESET_SENT =
  'If a valid username was entered, an email with reset instructions has been sent to the associated account.'
/** What became of favorites at a sign-in. */
export const FAVORITES_JOINED = 'What you saved is now on your wishlist.'
export const FAVORITES_LEFT =
  'We couldn’t add everything you saved to your wishlist. Your wishlist page shows what is left.'
export const FAVORITES_NOT_SENT =
  'We couldn’t add what you saved to your wishlist yet. It is still saved on this device.'
// 5a.8, 8.1
export const NO_CONFIG = 'Oops, something went wrong, please refresh the page'
