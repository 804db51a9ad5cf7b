import { LeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import type { PreferencesChange, ProfileChange } from '../../wire/commerce/customer-model.ts'
import { accountEvents } from './account.events.ts'
import type { AccountView } from './account.view.ts'

export function accountCommands({ commit, commitIfNews, until, view }: CommandContext<AccountView>) {
  /** Resolves when the server has saved the change. Rejects with ACCOUNT_NOT_SAVED and the server's sentence. */
  const save = async (event: DomainEvent): Promise<void> => {
    await commit(event)
    await until(() => !view().saving)
    const { problem, problemMeaning } = view()
    if (problem !== null) throw new LeaflogError('ACCOUNT_NOT_SAVED', problem, { meaning: problemMeaning })
  }

  return {
    /** Fetches the customer again. */
    load: () => commitIfNews(accountEvents.opened({})),
    /** Fetches points, offers and the latest orders again. */
    openDashboard: () => commitIfNews(accountEvents.dashboardOpened({})),
    /**
     * Changes name, telephone, date of birth and so on. Resolves when the server has taken it. Errors:
     * ACCOUNT_NOT_SAVED with its sentence.
     */
    updateProfile: (change: ProfileChange) => save(accountEvents.profileChanged({ change })),
    /** Changes which messages the customer gets. Resolves and rejects as `updateProfile` does. */
    updatePreferences: (change: PreferencesChange) => save(accountEvents.preferencesChanged({ change })),
    /** Resolves and rejects as `updateProfile` does. Neither password is stored. */
    changePassword: ({ current, next }: { current: string; next: string }) =>
      save(accountEvents.passwordChanged({ current, next })),
  }
}
