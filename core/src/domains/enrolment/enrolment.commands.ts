import { LeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import type { ResetType } from '../password-reset/password-reset.events.ts'
import { type Destination, type EnrolmentDetails, enrolmentEvents } from './enrolment.events.ts'
import type { EnrolmentView } from './enrolment.view.ts'

export interface Completion {
  readonly password: string
  readonly emails: boolean
  readonly texts: boolean
  /** The name that signs the consent to texts; '' without. */
  readonly signature: string
}

export function enrolmentCommands({ commit, commitIfNews, until, view }: CommandContext<EnrolmentView>) {
  const answered = () => until(() => view().status !== 'checking' && view().status !== 'enrolling')

  return {
    /** Fetches the states where the program runs. */
    load: () => commitIfNews(enrolmentEvents.opened({})),

    /** Resolves when the outcome is known, or `problem` holds the reason it is not. */
    async submitEmail(email: string): Promise<void> {
      await commit(enrolmentEvents.emailSubmitted({ email }))
      await answered()
    },

    /** Checks the password of the shop's account. If it is right, step 2 is next. */
    async submitPassword(password: string): Promise<boolean> {
      await commit(enrolmentEvents.passwordSubmitted({ password }))
      await answered()
      return view().step === 2
    },

    /** Keeps the details, and goes on to the preferences. */
    giveDetails: (details: EnrolmentDetails) => commit(enrolmentEvents.detailsGiven(details)),

    /** Joins. Rejects with ENROLMENT_FAILED and a sentence. */
    async complete({ password, ...agreed }: Completion): Promise<void> {
      await commit(enrolmentEvents.completed({ password, ...agreed }))
      await answered()
      const { status, problem, problemMeaning } = view()
      if (status !== 'enrolled')
        throw new LeaflogError('ENROLMENT_FAILED', problem ?? undefined, { meaning: problemMeaning })
    },

    /** Returns to the step before. */
    back: () => commitIfNews(enrolmentEvents.wentBack({})),
    /** Clears the email, the step and the stored destination. */
    beginAnew: () => commitIfNews(enrolmentEvents.begunAnew({})),
    /** What the sign-in page shows when it is opened next. */
    storeDestination: (destination: Destination, type: ResetType = 'DEFAULT') =>
      commitIfNews(enrolmentEvents.destinationStored({ destination, resetType: type })),
    /** The sign-in page was opened. */
    clearDestination: () => commitIfNews(enrolmentEvents.destinationCleared({})),
  }
}
