/** Nobody chooses a state at the gate any more: the event is gone from the list and from the table. */
import { type Change, changed, withTable } from './change.ts'

const REMOVED = 'ageGate.stateChosen'

export const change: Change = changed('ageGate', (domain) => {
  const events = Object.fromEntries(Object.entries(domain.events).filter(([, { type }]) => type !== REMOVED))
  if (Object.keys(events).length === Object.keys(domain.events).length)
    throw new Error(`There is no event ${REMOVED}: change the variants of tools/releases.`)
  return withTable({ ...domain, events }, (table) => {
    const { unverified, ...states } = table.states ?? {}
    const { [REMOVED]: _, ...on } = { ...unverified?.on }
    return { ...table, states: { unverified: { ...unverified, on }, ...states } }
  })
})
