import type { FlagValues } from './flags.events.ts'
import type { FlagsState } from './flags.machine.ts'

/** The feature flags under which the visit happens. */
export interface FlagsView {
  /** By name; empty until they are decided. */
  readonly values: FlagValues
}

export const flagsView = ({ context: { values } }: FlagsState): FlagsView => ({ values })
