/** The toast after a password reset was requested. */
export const RESET_SENT =
  'If a valid username was entered, an email with reset instructions has been sent to the associated account.'
/** 5a.8, 8.1 */
export const NO_CONFIG = 'Oops, something went wrong, please refresh the page'
