import type { AgeGateState } from './age-gate.machine.ts'
import { DEFAULT_SUB_TITLE, DEFAULT_TITLE, YEARS_OFFERED } from './age-gate.rules.ts'

/** What the age gate asks, and whether the visitor has answered it. */
export interface AgeGateView {
  /**
   * `loading`: the list of states is on its way. `choosing`: the gate waits for an answer. `refused`: the answer was too
   * young, which `error` says for some seconds. `unavailable`: the list could not be read.
   */
  readonly status: 'loading' | 'choosing' | 'refused' | 'verified' | 'unavailable'
  /** The states to choose from. */
  readonly states: readonly { readonly code: string; readonly label: string }[]
  /** The current choice; '' for nothing. */
  readonly chosen: { readonly state: string; readonly month: string; readonly day: string; readonly year: string }
  /** The state that the visitor named, now or when they were verified; '' for none. */
  readonly state: string
  /** The heading, as the content system has it. */
  readonly title: string
  /** What is asked, as the content system has it. */
  readonly question: string
  /** Whether the chosen state asks for a date of birth. */
  readonly asksBirthDate: boolean
  /** The state is chosen, and all parts of the birth date if it is asked for. */
  readonly canSubmit: boolean
  /** The sentence of a refusal; null without one. */
  readonly error: string | null
  /** The months of the birth date. */
  readonly months: readonly { readonly value: string; readonly label: string }[]
  /** The days of the birth date, `1` to `31`. */
  readonly days: readonly string[]
  /** The years of the birth date, the latest first. */
  readonly years: readonly string[]
}

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const months = MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label }))
const days = Array.from({ length: 31 }, (_, index) => String(index + 1))

export function ageGateView(state: AgeGateState): AgeGateView {
  const { entries, failed, chosen, error, verified, asOf } = state.context
  const entry = entries?.find((each) => each.state_code === chosen.state)
  const asksBirthDate = entry?.show_datepicker ?? false
  const thisYear = new Date(asOf).getUTCFullYear()
  const waiting = failed ? 'unavailable' : 'loading'
  return {
    status: verified ? 'verified' : error ? 'refused' : entries ? 'choosing' : waiting,
    states: (entries ?? []).map((each) => ({ code: each.state_code, label: each.state_label })),
    chosen,
    state: chosen.state || (verified?.state ?? ''),
    title: entry?.main_title || DEFAULT_TITLE,
    question: entry?.sub_title || DEFAULT_SUB_TITLE,
    asksBirthDate,
    canSubmit:
      entry !== undefined && (!asksBirthDate || (chosen.month !== '' && chosen.day !== '' && chosen.year !== '')),
    error: error?.text ?? null,
    months,
    days,
    years: Array.from({ length: YEARS_OFFERED }, (_, index) => String(thisYear - index)),
  }
}
