import { type Meaning, meaningOf } from '../../wire/messages/message.ts'
import type { ResetType } from '../password-reset/password-reset.events.ts'
import type { Destination, EnrolmentDetails } from './enrolment.events.ts'
import type { EnrolmentState } from './enrolment.machine.ts'
import type { EnrolmentOutcome } from './enrolment.rules.ts'

/** Joining Rewards, step by step. */
export interface EnrolmentView {
  /** 0: email; 1: the password of an account of the shop; 2: details; 3: preferences. */
  readonly step: 0 | 1 | 2 | 3
  /** '' if none was given. */
  readonly email: string
  /** Outcome of the email check. */
  readonly outcome: EnrolmentOutcome | null
  /** `checking`: the email or password is being checked. `enrolling`: the account is being made. */
  readonly status: 'asking' | 'checking' | 'enrolling' | 'enrolled'
  /** A sentence to show above the form. */
  readonly problem: string | null
  /** `problem` by its code, for translation. */
  readonly problemMeaning: Meaning | undefined
  /** What was entered so far. */
  readonly details: EnrolmentDetails
  /** What the sign-in page shows when it is opened next; null for its first screen. */
  readonly destination: Destination | null
  /** The mail that a known email is offered. */
  readonly resetType: ResetType
  /** Where the program runs; empty until known. */
  readonly states: readonly { readonly code: string; readonly name: string }[]
  /** Why the states could not be fetched. */
  readonly configProblem: string | null
  /** `configProblem` by its code, for translation. */
  readonly configProblemMeaning: Meaning | undefined
}

const noStates: EnrolmentView['states'] = []

export function enrolmentView({ context }: EnrolmentState): EnrolmentView {
  const { step, email, outcome, waiting, enrolled, problem, details, destination, resetType } = context
  const { states, configProblem, said } = context
  const busy = waiting?.kind === 'enrol' ? 'enrolling' : 'checking'
  return {
    step,
    email,
    outcome,
    status: enrolled ? 'enrolled' : waiting ? busy : 'asking',
    problem,
    problemMeaning: meaningOf(problem, said),
    details,
    destination,
    resetType,
    states: states ?? noStates,
    configProblem,
    configProblemMeaning: meaningOf(configProblem, said),
  }
}
