/** When to ask a customer for the birth date that their account lacks. */
export interface BirthDateToastInput {
  readonly isSignedIn: boolean
  readonly dateOfBirth: string | null
  /** Neither the checkout nor the account pages. */
  readonly pageQualifies: boolean
  readonly closedThisSession: boolean
}

export const showsBirthDateToast = (facts: BirthDateToastInput): boolean =>
  facts.isSignedIn && facts.dateOfBirth === null && facts.pageQualifies && !facts.closedThisSession
