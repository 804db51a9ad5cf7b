import type { CommandContext } from '../../engine/kernel/commands.ts'
import { type FlagValues, flagsEvents } from './flags.events.ts'

export const flagsCommands = ({ commitIfNews }: CommandContext) => ({
  /**
   * Writes down all flags, instead of those before: at most 100, each a boolean, a number, or a text of at most 200
   * characters. Flags that are the same write nothing. Errors: EVENT_INVALID.
   */
  async decide(values: FlagValues): Promise<void> {
    await commitIfNews(flagsEvents.decided({ values }))
  },
})

/** Feature flags that another system decides. */
export interface FlagsCommands extends ReturnType<typeof flagsCommands> {}
