import { LeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { type ResetType, passwordResetEvents } from './password-reset.events.ts'
import type { PasswordResetView } from './password-reset.view.ts'

export function passwordResetCommands({ commit, until, view }: CommandContext<PasswordResetView>) {
  const answered = async (): Promise<void> => {
    await until(() => view().status !== 'sending' && view().status !== 'setting')
    const { status, problem, problemMeaning } = view()
    if (status === 'failed') throw new LeaflogError('RESET_FAILED', problem ?? undefined, { meaning: problemMeaning })
  }

  return {
    /** Sends a mail with a link, if there is such an account. Rejects with RESET_FAILED and a sentence. */
    async request({ email, type }: { email: string; type: ResetType }): Promise<void> {
      await commit(passwordResetEvents.requested({ email, type }))
      await answered()
    },
    /** Sets the new password with the values from the mail's link. */
    async choose({ email, token, newPassword }: { email: string; token: string; newPassword: string }): Promise<void> {
      await commit(passwordResetEvents.chosen({ email, token, password: newPassword }))
      await answered()
    },
  }
}
