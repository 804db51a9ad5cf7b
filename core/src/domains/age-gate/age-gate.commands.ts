/** Commands of the age gate. */
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import type { ShopConfig } from '../../http/shop-config.ts'
import { ageGateEvents } from './age-gate.events.ts'
import { calendarDay } from '../../rules/time/days.ts'
import type { AgeGateView } from './age-gate.view.ts'

const invalid = (path: string, reason: string, sentence?: string) =>
  new LeaflogError('EVENT_INVALID', sentence, { issues: [{ path, reason }] })

export function ageGateCommands({ commit, clock, until, view, config }: CommandContext<AgeGateView, ShopConfig>) {
  /** Fetches the states and waits for them. Rejects with the gate's own sentence if they cannot be loaded. */
  const load = async (): Promise<void> => {
    await commit(ageGateEvents.opened({}))
    await until(() => view().status !== 'loading')
  }

  return {
    load,
    /** Chooses a state of `view.states` by its code, without confirming it. */
    chooseState: (state: string) => commit(ageGateEvents.stateChosen({ state })),
    /** Chooses parts of the birth date, without confirming them. */
    chooseDate: (date: { month?: string; day?: string; year?: string }) => commit(ageGateEvents.dateChosen(date)),

    /** Yes: confirms with the chosen state. */
    confirm: () => submit(),
    submit,
    /** No: leaves for `exitUrl`. */
    exit: () => commit(ageGateEvents.exited({})),
  }

  /** Submit (4a.3). Missing values default to the chosen ones. `birthDate` is `YYYY-MM-DD`. Errors: EVENT_INVALID. */
  async function submit(answer: { state?: string; birthDate?: string } = {}) {
    if (view().status === 'loading') await load()
    const { chosen } = view()
    const picked = calendarDay(chosen.year, chosen.month, chosen.day)
    const partial = chosen.year !== '' && chosen.month !== '' && chosen.day !== '' && picked === null
    if (partial && answer.birthDate === undefined)
      throw invalid('birthDate', 'there is no such day', 'That date doesn’t exist.')
    const state = answer.state ?? chosen.state
    const birthDate = answer.birthDate ?? picked
    try {
      return await commit(
        ageGateEvents.submitted({ state, birthDate, offset: clock.offset(), validDays: config.verificationDays }),
      )
    } catch (error) {
      if (!isLeaflogError(error, 'EVENT_INVALID') || error.issues.length > 0) throw error
      const codes = view().states.map(({ code }) => code)
      throw codes.includes(state)
        ? invalid('birthDate', `expected a day as YYYY-MM-DD, which ${state} asks for`)
        : invalid('state', `expected one of ${codes.join(', ')}`)
    }
  }
}
