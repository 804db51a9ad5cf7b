import { type Meaning, meaningOf } from '../../wire/messages/message.ts'
import type { ResetType } from './password-reset.events.ts'
import type { PasswordResetState } from './password-reset.machine.ts'

/** Asking for a new password, and setting it. */
export interface PasswordResetView {
  /** `sent`: the mail is on its way. `set`: the new password holds. */
  readonly status: 'idle' | 'sending' | 'sent' | 'setting' | 'set' | 'failed'
  /** Who asks, which decides the words of the page. */
  readonly type: ResetType
  /** Shown above the form. */
  readonly problem: string | null
  /** `problem` by its code, for translation. */
  readonly problemMeaning: Meaning | undefined
}

export const passwordResetView = ({
  value,
  context: { type, problem, said },
}: PasswordResetState): PasswordResetView => ({
  status: value,
  type,
  problem,
  problemMeaning: meaningOf(problem, said),
})
