import { type Meaning, meaningOf } from '../../wire/messages/message.ts'
import type { SessionState } from './session.machine.ts'

/** Whether somebody is signed in. */
export interface SessionView {
  /** `confirming` until the customer query has succeeded. */
  readonly status: 'signedOut' | 'signingIn' | 'confirming' | 'signedIn'
  /** The visitor has a token. */
  readonly isSignedIn: boolean
  /** The token is being renewed. */
  readonly renewing: boolean
  /** The browser has not cleared the last session yet. */
  readonly ending: boolean
  /** How the last session ended. */
  readonly endedBy: 'visitor' | 'expired' | null
  /** Why the last attempt to sign in failed. */
  readonly problem: string | null
  /** `problem` by its code, for translation. */
  readonly problemMeaning: Meaning | undefined
}

export function sessionView(state: SessionState): SessionView {
  const { confirmed, ended, problem, said } = state.context
  const isSignedIn = state.matches('signedIn')
  const status = isSignedIn
    ? confirmed
      ? 'signedIn'
      : 'confirming'
    : state.matches('signingIn')
      ? 'signingIn'
      : 'signedOut'
  return {
    status,
    isSignedIn,
    renewing: state.matches({ signedIn: 'renewing' }),
    ending: ended !== null && !ended.cleared,
    endedBy: ended?.by ?? null,
    problem,
    problemMeaning: meaningOf(problem, said),
  }
}
