/** Under which flags a visit happens. They are the deciding system's, so they stay when a session ends. */
import { type SnapshotFrom, assign, setup } from 'xstate'
import type { FlagValues, FlagsEvent } from './flags.events.ts'

export interface FlagsContext {
  readonly values: FlagValues
}

export const flagsMachine = setup({
  types: { context: {} as FlagsContext, events: {} as FlagsEvent },
}).createMachine({
  id: 'flags',
  context: { values: {} },
  on: {
    'flags.decided': {
      guard: ({ context, event }) => !isSame(context.values, event.data.values),
      actions: assign(({ event }) => ({ values: event.data.values })),
    },
  },
})

const isSame = (one: FlagValues, other: FlagValues): boolean => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

export type FlagsState = SnapshotFrom<typeof flagsMachine>
