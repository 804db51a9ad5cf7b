/** Plain states of domains, as `replay` gives them, become states of the machines again. */
import { LeaflogError } from '../errors/errors.ts'
import type { State } from '../engine/kernel/fold.ts'
import { init, restore } from '../engine/kernel/stepper.ts'
import { allDomains } from '../domains/domains.ts'
import type { ReplayedState } from './open-log.ts'

/** Domains that are left out begin from nothing. FILE_VERSION_UNKNOWN for a state that its domain does not know (any more). */
export function restoreStates(states: ReplayedState): State {
  return Object.fromEntries(
    allDomains.map(({ name, machine }) => {
      const saved = Object.hasOwn(states, name) ? states[name] : undefined
      if (saved === undefined) return [name, init(machine)]
      try {
        if (typeof saved !== 'object' || saved === null) throw new TypeError('a state is an object')
        return [name, restore(machine, saved)]
      } catch (cause) {
        throw new LeaflogError('FILE_VERSION_UNKNOWN', `${name} knows no such state (any more).`, { cause })
      }
    }),
  )
}
