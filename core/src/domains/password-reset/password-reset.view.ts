import { type Meaning, meaningOf } from '../../wire/messages/message.ts'
import type { ResetType } from './password-reset.events.ts'
import type { PasswordResetState } from './password-reset.machine.ts'

export interface PasswordResetView {
  readonly status: 'idle' | 'sending' | 'sent' | 'setting' | 'set' | 'failed'
  readonly type: ResetType
  /** Shown above the form. */
  readonly problem: string | null
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
