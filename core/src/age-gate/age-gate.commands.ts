/** What a caller may ask of the age gate. */
import { LeaflogError } from '../errors.ts'
import type { CommandContext } from '../kernel/commands.ts'
import { ageGateEvents } from './age-gate.events.ts'
import { calendarDay } from '../time/days.ts'
import type { AgeGateView } from './age-gate.view.ts'

export function ageGateCommands({ commit, clock, until }: CommandContext, view: () => AgeGateView, validDays: number) {
  /** Fetches the states (4a.10) and waits until they are known; the gate's own sentence when they cannot be had. */
  const load = async (): Promise<void> => {
    await commit(ageGateEvents.opened({}))
    await until(() => view().status !== 'loading')
  }

  return {
    load,
    chooseState: (state: string) => commit(ageGateEvents.stateChosen({ state })),
    chooseDate: (date: { month?: string; day?: string; year?: string }) => commit(ageGateEvents.dateChosen(date)),

    /** Yes (4a.3): confirms with the state that is chosen. */
    confirm: () => submit(),
    submit,
    exit: () => commit(ageGateEvents.exited({})),
  }

  /** Submit (4a.3). What is not given is taken from what was chosen; `birthDate` is `YYYY-MM-DD`. */
  async function submit(answer: { state?: string; birthDate?: string } = {}) {
    if (view().status === 'loading') await load()
    const { chosen } = view()
    const picked = calendarDay(chosen.year, chosen.month, chosen.day)
    const partial = chosen.year !== '' && chosen.month !== '' && chosen.day !== '' && picked === null
    if (partial && answer.birthDate === undefined) throw new LeaflogError('EVENT_INVALID', 'That day does not exist.')
    return commit(
      ageGateEvents.submitted({
        state: answer.state ?? chosen.state,
        birthDate: answer.birthDate ?? picked,
        offset: clock.offset(),
        validDays,
      }),
    )
  }
}
