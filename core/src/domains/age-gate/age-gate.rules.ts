/** Age rules of the gate: pure, shared by the machine and by the server's form fallback. */
import { MS_PER_DAY, wholeYears } from '../../rules/time/days.ts'
import type { AgeGateEntry } from '../../wire/commerce/age-gate.ts'

/** How long a verification is valid, in days, by default. */
export const VERIFICATION_DAYS = 30
/** How long the refusal is shown, in milliseconds. */
export const ERROR_SHOWN_MS = 5000
/** Lifetime of the state cookie, in days. */
export const STATE_COOKIE_DAYS = 365
/** Minimum ages if the configured text is not a number. */
export const MIN_AGE = { medical: 18, recreational: 21 } as const
/** How many years the year select offers. */
export const YEARS_OFFERED = 100

// 5a.4
export const DEFAULT_REFUSAL = 'Sorry, you must be 18 years or older to enter this site.'
/** The refusal of somebody who is too young, by default. */
export const AGE_NOT_MET = 'Age requirements not met'
// 5a.6
export const DEFAULT_TITLE = 'Before we get started...'
export const DEFAULT_SUB_TITLE = 'Select your state to confirm your age'
/** The error of the state select without a choice. */
export const STATE_REQUIRED = 'Field Required'
/** The error of a part of the birth date without a choice. */
export const DATE_PART_REQUIRED = 'This field is required'

/** The state whose visitors go to an external shop. */
export const EXTERNAL_SHOP_STATE = 'OH'

/**
 * Whether the visitor meets the medical or the recreational minimum. The recreational minimum is read from the medical
 * field, so the medical minimum effectively applies.
 */
export function isOldEnough(birthDate: string, today: string, entry: Pick<AgeGateEntry, 'min_age_medical'>): boolean {
  const minimum = minimumAge(entry.min_age_medical)
  return wholeYears(birthDate, today) >= minimum
}

function minimumAge(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : MIN_AGE.medical
}

/** When a verification made at `verificationTime` ends; both epoch ms. */
export const verificationEnds = (verificationTime: number, days: number): number =>
  // What storage says may be any number: the end stays one that JSON can write.
  Math.max(0, Math.min(verificationTime + days * MS_PER_DAY, Number.MAX_SAFE_INTEGER))
