/** 4a.11: when a customer is asked for the birth date that their account lacks. */
export interface BirthDateToastInput {
  readonly isSignedIn: boolean
  readonly dateOfBirth: string | null
  /** Not on checkout and not on the pages of the account itself. */
  readonly pageQualifies: boolean
  readonly closedThisSession: boolean
}

export const showsBirthDateToast = (facts: BirthDateToastInput): boolean =>
  facts.isSignedIn && facts.dateOfBirth === null && facts.pageQualifies && !facts.closedThisSession
