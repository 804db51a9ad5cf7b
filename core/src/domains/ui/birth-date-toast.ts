/** When to ask a customer for the birth date that their account lacks. */
export interface BirthDateToastInput {
  /** Nobody else is asked. */
  readonly isSignedIn: boolean
  /** `YYYY-MM-DD`; null if the account has none. */
  readonly dateOfBirth: string | null
  /** Neither the checkout nor the account pages. */
  readonly pageQualifies: boolean
  /** The visitor has closed it, and is not asked again until the browser is. */
  readonly closedThisSession: boolean
}

/** Whether a signed-in customer without a date of birth is asked for it here. */
export const showsBirthDateToast = (facts: BirthDateToastInput): boolean =>
  facts.isSignedIn && facts.dateOfBirth === null && facts.pageQualifies && !facts.closedThisSession
